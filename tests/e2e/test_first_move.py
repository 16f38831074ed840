"""How many presses somebody who has never heard of the games needs from `/newgame` to the first
move.

They press whatever comes first. A menu takes two presses: it is opened, then an entry is chosen.
Going to a secret board takes two presses as well.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.table import ids
from bot.table.table import Table
from games import GAMES
from local_discord import Message, tree
from tests.e2e.driver import alone
from tests.e2e.scene import Scene

MOST = {
    game.id: 4 + (2 if game.rules.set_up else 0) + (2 if game.controls.leads else 0)
    for game in GAMES.values()
}
"""A secret set-up takes two more: one lays it at random, one says that it is ready. So does a game
where the kind of piece is chosen from a row before its square stands in a menu."""


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_first_move_takes_a_few_presses(scene: Scene, game: str) -> None:
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    await alone(scene.anna, scene.board())
    await scene.settle()
    told = [line for m in scene.anna.look(scene.channel) for line in m.text.splitlines()]
    assert len(set(told)) == len(told)
    finger = Finger(scene, game, presses=1)
    if GAMES[game].rules.set_up:
        await finger.press("Random layout")
        await finger.press("Ready")
    while not await finger.moved() and finger.presses < 10:
        await finger.press_first()
    assert await finger.moved()
    assert finger.presses <= MOST[game]


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.rules.private])
async def test_what_is_to_be_pressed_is_the_primary_button(scene: Scene, game: str) -> None:
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    await alone(scene.anna, scene.board())
    await scene.settle()
    buttons = scene.board().buttons
    mine = next(button for button in buttons if button.label == "My secret board")
    moves = [button for button in buttons if _of_a_move(button)]
    primary = [button for button in buttons if button.data["style"] == 1]
    assert primary == (moves or [mine])


@dataclass
class Finger:
    """Anna's finger, which counts its presses."""

    scene: Scene
    game: str
    presses: int
    there: bool = False
    """Is Anna at her secret board?"""

    async def press(self, label: str) -> None:
        """Press a button where she plays."""
        await self.scene.anna.press(await self._message(), label)
        await self._pressed(1)

    async def press_first(self) -> None:
        """Press the first control that is about a move."""
        message = await self._message()
        control = next(c for c in tree.walk(message.components) if _of_a_move(c))
        if isinstance(control, tree.Select):
            id, value = control.custom_id, control.options[0].value
            reply = await self.scene.anna.choose(message, id, value)
        else:
            assert isinstance(control, tree.Button)
            reply = await self.scene.anna.press(message, control)
        assert reply.failed is None
        await self._pressed(2 if isinstance(control, tree.Select) else 1)

    async def _pressed(self, presses: int) -> None:
        self.presses += presses
        await self.scene.settle()

    async def _message(self) -> Message:
        """The message where she plays. What the channel asks is answered there; secret boards are
        in the direct message."""
        board = self.scene.board()
        if any(map(_of_a_move, tree.walk(board.components))):
            return board
        if not self.there:
            self.there = True
            self.presses += 1
        return self.scene.dm(self.scene.anna)

    async def moved(self) -> bool:
        """Has she made a move of her own? Choosing who begins, or who plays which side, does not
        count."""
        table: Table | None = await self.scene.bot.tables.table_in(self.scene.channel.id)
        assert table
        seat = table.seat_of(self.scene.anna.id)
        moves = [move for by, move in table.playing.log if by == seat]
        laid = 8 if table.game.rules.set_up else 0
        asked = {"first", "second", "rob", "cop"}
        return len([move for move in moves if move not in asked]) > laid


def _of_a_move(component: tree.Component) -> bool:
    """Does this control play a move, or lead to one?"""
    if not isinstance(component, tree.Button | tree.Select) or not component.custom_id:
        return False
    return isinstance(ids.parse(component.custom_id), ids.Step)
