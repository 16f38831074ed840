"""Computer players at tables: added in the lobby, hints, stand-ins, matches to watch."""

from __future__ import annotations

import asyncio
from dataclasses import InitVar, dataclass, field
from random import Random
from typing import Any

import pytest

from bot.live.computers import Computers
from bot.table.question import ADVISER
from bot.table.table import Table
from games import GAMES
from games.core import Thought
from local_discord import Message
from local_discord.patience import LONG
from local_discord.permissions import Permission
from tests.e2e.driver import alone, controls, press_something, resigned, seated, whisper
from tests.e2e.scene import Scene
from tests.e2e.test_life import DAY, Time, playing
from tests.e2e.test_standing import shown


async def table(scene: Scene) -> Table:
    found = await scene.bot.tables.table_in(scene.channel.id)
    assert found
    return found


async def against_computer(scene: Scene, game: str) -> None:
    """Anna plays against a computer."""
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    await alone(scene.anna, scene.board())
    await scene.settle()


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_computer_takes_a_seat_and_plays(scene: Scene, game: str) -> None:
    random = Random(5)
    await against_computer(scene, game)
    for _ in range(12):
        now = await table(scene)
        if now.stage != "playing":
            break
        message = scene.dm(scene.anna) if now.game.rules.private else scene.board()
        await press_something(scene.anna, message, random)
        await scene.settle()
    now = await table(scene)
    assert now.match
    assert any(seat != _anna(now) for seat, _ in now.match.log)
    assert all("<@-" not in m.text for m in scene.anna.look(scene.channel))


def _anna(table: Table) -> int:
    return next(s for s, player in enumerate(table.players) if not player.level)


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.rules.private])
async def test_one_can_play_on_in_a_message_of_ones_own(scene: Scene, game: str) -> None:
    random = Random(5)
    await against_computer(scene, game)
    asked = controls(scene.board())
    if any(asked):
        await press_something(scene.anna, scene.board(), random)
        await scene.settle()
    own = shown(await scene.anna.press(scene.board(), "My secret board"))
    if GAMES[game].rules.set_up:
        await scene.anna.press(own, "Random layout")
        await scene.anna.press(own, "Ready")
    for _ in range(4):
        await scene.settle()
        # a warning is a message of its own, and the match goes on in it
        own = [m for m in scene.anna.look(scene.channel) if m.ephemeral][-1]
        assert "Your turn." in own.text
        assert any(controls(own))
        turns = (await table(scene)).playing.turns
        await press_something(scene.anna, own, random)
    await scene.settle()
    assert len((await table(scene)).playing.turns) > len(turns)


async def test_a_hint_is_private_and_legal(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    reply = await scene.anna.command("hint", scene.channel)
    assert reply.failed is None
    await scene.settle()
    told = (reply.message.text if reply.message else "") + "".join(m.text for m in reply.followups)
    legal = (await table(scene)).playing.state.legal(_anna(await table(scene)))
    assert any(f"`/play {move}`" in told for move in legal)
    assert all("/play" not in m.text for m in scene.bob.look(scene.channel))


def whispered(scene: Scene) -> list[Message]:
    """What only Anna sees in the channel."""
    return [m for m in scene.anna.look(scene.channel) if m.ephemeral]


async def hint(scene: Scene) -> Message:
    """What the computer would play; only Anna is told."""
    reply = await scene.anna.command("hint", scene.channel)
    await scene.world.wait(lambda: bool(reply.message and reply.message.buttons))
    assert reply.message
    assert reply.message.ephemeral
    return reply.message


async def test_a_hint_is_played_by_its_button_and_goes_then(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    offered = whispered(scene)  # a newcomer is offered a lesson
    given, before = await hint(scene), (await table(scene)).playing
    move = given.text.split("/play ")[1].strip("`")
    await scene.anna.press(given, "Play this")
    await scene.settle()
    now = await table(scene)
    assert now.playing.log[len(before.log)] == (_anna(now), move)
    assert whispered(scene) == offered


async def test_a_hint_for_an_earlier_position_is_not_played(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    given = await hint(scene)
    moves, _ = controls(scene.board())
    of_moves = [button for button in scene.board().buttons if button.custom_id in moves]
    other = next(b for b in of_moves if (b.label or "") not in given.text)
    await scene.anna.press(scene.board(), other)
    await scene.settle()
    log = (await table(scene)).playing.log
    await scene.anna.press(given, "Play this")
    await scene.settle()
    assert (await table(scene)).playing.log == log
    assert "The board has moved on since." in given.text


@dataclass
class Held:
    """An adviser that answers when the test lets it."""

    monkeypatch: InitVar[pytest.MonkeyPatch]
    asked: int = 0
    thinks: asyncio.Event = field(default_factory=asyncio.Event)
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        think = Computers.think

        async def held(
            computers: Computers, of: Table, seat: int, level: str, *task: Any
        ) -> Thought:
            if level == ADVISER:
                self.asked += 1
                self.thinks.set()
                await self.may_answer.wait()
            return await think(computers, of, seat, level, *task)

        monkeypatch.setattr(Computers, "think", held)


async def test_who_asks_again_and_again_has_one_thought_at_a_time(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await against_computer(scene, "graveyard_shift")
    adviser = Held(monkeypatch)
    first = asyncio.create_task(scene.anna.command("hint", scene.channel))
    await adviser.thinks.wait()
    for _ in range(20):
        reply = await scene.anna.command("hint", scene.channel)
        assert "I'm still busy with your last request" in whisper(reply)
    assert adviser.asked == 1
    adviser.may_answer.set()
    given = (await first).message
    assert given
    await scene.world.wait(lambda: bool(given.buttons))
    await hint(scene)
    assert adviser.asked == 2


async def test_a_hint_that_comes_after_the_move_says_so(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await against_computer(scene, "graveyard_shift")
    adviser = Held(monkeypatch)
    asked = asyncio.create_task(scene.anna.command("hint", scene.channel))
    await adviser.thinks.wait()
    await press_something(scene.anna, scene.board(), Random(1))
    adviser.may_answer.set()
    reply = await asked
    await scene.settle()
    assert whisper(reply) == "The board has moved on since."


async def test_a_hint_is_played_below_a_secret_board(scene: Scene) -> None:
    await against_computer(scene, "pointsweeper")
    dm = scene.dm(scene.anna)
    reply = await scene.anna.press(dm, "Give me a hint")
    await scene.world.wait(lambda: bool(reply.message and reply.message.buttons))
    assert reply.message
    before = len((await table(scene)).playing.log)
    await scene.anna.press(reply.message, "Play this")
    await scene.settle()
    assert len((await table(scene)).playing.log) > before
    assert [m for m in scene.anna.look(scene.anna.dm) if m.ephemeral] == []


async def test_a_hint_is_offered_to_whoever_has_finished_no_match_of_that_game(
    scene: Scene,
) -> None:
    await against_computer(scene, "graveyard_shift")
    offered, random = list[bool](), Random(2)
    while len(offered) < 5:
        now = await table(scene)
        assert len(now.playing.finished_turns(_anna(now))) == len(offered)
        offered.append("Give me a hint" in [b.label for b in scene.board().buttons])
        turns = now.playing.turns
        while (await table(scene)).playing.turns == turns:
            await press_something(scene.anna, scene.board(), random)
            await scene.settle()
    assert all(offered)
    await resigned(scene, scene.anna)
    await against_computer(scene, "graveyard_shift")
    assert "Give me a hint" not in [b.label for b in scene.board().buttons]


async def test_a_typed_move_leaves_nothing_behind_in_an_open_game(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    now, offered = await table(scene), whispered(scene)
    move = now.playing.state.legal(_anna(now))[0]
    await scene.anna.command("play", scene.channel, move=move)
    await scene.settle()
    assert len((await table(scene)).playing.log) > len(now.playing.log)
    assert whispered(scene) == offered


async def test_a_turn_and_the_answers_to_it_are_one_new_message(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    before, old = len(scene.cleo.look(scene.channel)), scene.board()
    await press_something(scene.anna, old, Random(1))
    await scene.settle()
    assert len(scene.cleo.look(scene.channel)) == before + 1
    assert not old.buttons
    assert old.attachments
    told = scene.board().text
    assert "**Anna** enters at" in told
    assert "**Computer (easy)**" in told
    assert "**Anna** enters at" not in old.text


async def test_a_takeback_is_told_in_the_channel(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    await press_something(scene.anna, scene.board(), Random(1))
    await scene.settle()
    more = (await scene.anna.press(scene.board(), "⋯")).message
    assert more
    await scene.anna.press(more, "Undo my last turn")
    await scene.settle()
    assert "**Anna** took back their last turn." in scene.board().text
    assert scene.board().pings == {scene.anna}
    assert controls(scene.board())[0]


@pytest.mark.twice
async def test_a_crash_while_a_computer_thinks_leaves_one_message_that_tells_all(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await against_computer(scene, "graveyard_shift")
    old, before = scene.board(), len(scene.cleo.look(scene.channel))
    thinks = asyncio.Event()

    async def never(*_: object) -> str:
        thinks.set()
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Computers, "think", never)
    await scene.anna.press(old, controls(old)[0][0])
    await thinks.wait()
    await scene.world.settled()
    assert "is thinking…" in old.text
    assert not old.buttons
    monkeypatch.undo()
    await scene.restart()
    await scene.settle()
    assert len(scene.cleo.look(scene.channel)) == before + 1
    assert "**Anna** enters at" in scene.board().text
    assert "**Anna** enters at" not in old.text


async def test_the_seal_is_shown_by_a_button(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    more = (await scene.cleo.press(scene.board(), "⋯")).message
    assert more
    reply = await scene.cleo.press(more, "Seal")
    assert reply.message
    assert (await table(scene)).seal in reply.message.text


async def test_no_hints_between_people(scene: Scene) -> None:
    await playing(scene)
    reply = await scene.anna.command("hint", scene.channel)
    assert reply.message
    assert "only for matches against the computer" in reply.message.text


async def test_a_computer_goes_on_after_a_restart(scene: Scene) -> None:
    await against_computer(scene, "graveyard_shift")
    await scene.restart()
    await scene.settle()
    now = await table(scene)
    assert now.computers == ()


async def test_the_computer_stands_in_for_somebody_who_does_not_come(scene: Scene) -> None:
    time = Time(scene)
    late, other = await playing(scene)
    more = (await other.press(scene.board(), "⋯")).message
    assert more
    always = ["Rules", "Seal", "Offer a draw", "Plan ahead", "Give more time", "Pause the match"]
    always += ["Resign", "Block or report…"]
    assert [button.label for button in more.buttons] == always
    await time.passes(DAY / 2 + 60)
    more = (await other.press(scene.board(), "⋯")).message
    assert more
    assert [button.label for button in more.buttons] == always
    await time.passes(DAY / 2)
    await other.press(scene.board(), "Computer plays on")
    await scene.settle()
    now = await table(scene)
    assert now.seat_of(late.id) is None
    assert now.match
    assert now.match.log


async def test_the_dm_of_somebody_who_was_stood_in_for_loses_its_controls(
    scene: Scene,
) -> None:
    time, people = Time(scene), [scene.anna, scene.bob]
    await seated(scene, "graverobber", people)
    for person in people:
        for label in ("Random layout", "Ready"):
            await person.press(scene.dm(person), label)
            await scene.settle()
    late = next(person for person in people if "Your turn" in scene.dm(person).text)
    other = next(person for person in people if person is not late)
    await time.passes(DAY + 60)
    dm = scene.dm(late)
    assert "ran out of time" in dm.text
    await other.press(scene.dm(other), "Computer plays on")
    await scene.settle()
    assert dm.text.startswith("The computer now plays for you")
    assert [*dm.buttons, *dm.selects, *dm.attachments] == []


async def test_all_others_must_agree_to_a_stand_in(scene: Scene) -> None:
    time = Time(scene)
    people = [scene.anna, scene.bob, scene.cleo]
    await seated(scene, "bushwhacked", people, Clock="No clock")
    now = await table(scene)
    absent = now.playing.state.acting[0]
    by_seat = [next(p for p in people if p.id == player.id) for player in now.players]
    first, second = (p for s, p in enumerate(by_seat) if s != absent)
    await time.passes(3 * DAY + 60)
    more = (await first.press(scene.board(), "⋯")).message
    assert more
    await first.press(more, f"Computer for {by_seat[absent].name}")
    await scene.settle()
    assert (await table(scene)).seat_of(by_seat[absent].id) == absent
    reply = await by_seat[absent].press(scene.board(), "Accept")
    assert reply.message
    assert "your opponent" in reply.message.text
    await second.press(scene.board(), "Accept")
    await scene.settle()
    assert (await table(scene)).seat_of(by_seat[absent].id) is None


@pytest.mark.twice
async def test_computers_alone_can_be_watched_to_the_end(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift", watch="easy")
    await scene.bot.hands.settled()
    await scene.settle()
    now = await table(scene)
    assert now.stage == "over"
    assert "wins" in scene.board().text or "draw" in scene.board().text
    assert [button.label for button in scene.board().buttons] == ["Replay", "Review", "In words"]
    board = (await scene.anna.command("leaderboard", scene.channel)).message
    assert board
    assert "Computer" not in board.text


@pytest.mark.twice
async def test_computers_among_themselves_wait_until_they_can_be_seen_again(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_answer, think = asyncio.Event(), asyncio.Event(), Computers.think

    async def waiting(*about: Any) -> Thought:
        thinks.set()
        await may_answer.wait()
        return await think(*about)

    monkeypatch.setattr(Computers, "think", waiting)
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift", watch="easy")
    await thinks.wait()
    await scene.world.settled()
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    may_answer.set()
    await scene.settle()
    assert len((await table(scene)).playing.log) == 1
    scene.channel.allow(scene.application.user, Permission.SEND_MESSAGES)
    async with asyncio.timeout(LONG):
        while (await table(scene)).stage == "playing":
            await scene.settle()
    assert "wins" in scene.board().text or "draw" in scene.board().text
