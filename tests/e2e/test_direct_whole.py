"""Matches in direct messages, typed to the last move: the golden ones, with restarts, and people
who close their messages and open them again. (How such a match begins: `test_direct.py`.)"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.player import Player
from bot.table.table import Table
from games import GAMES
from games.core import Match
from tests.e2e.scene import Scene
from tests.games.golden import walk

EVERY = 25
"""After so many moves something happens."""
LAST = 3 * EVERY
"""How many moves are typed: enough for all that happens."""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_golden_match_is_played_to_its_end(scene: Scene, game: str) -> None:
    golden = walk(game)[-1]
    people = [scene.anna, scene.bob, scene.cleo, scene.dora][: golden.seats]
    begun = Match.start(GAMES[game], golden.seats, golden.options, golden.deal).with_forced
    now = scene.bot.tables.now()
    table = Table(
        id=0,
        guild=0,
        channel=0,
        game_id=game,
        host=people[0].id,
        players=tuple(Player(person.id, person.name) for person in people),
        options=golden.options,
        rules=GAMES[game].rules.version,
        stage="playing",
        match=begun,
        started=now,
    ).started_anew(now)
    id = (await scene.bot.tables.open_direct(table, scene.world.new_id())).id
    await scene.settle()
    async with scene.bot.tables.hold(id) as held:
        later = replace(held.table, match=walk(game)[-1 - LAST :][0].with_forced)
        await held.save(later.started_anew(now).changed(), None)
    await scene.settle()
    while len(log := (await scene.bot.tables.look(id)).playing.log) < len(golden.log):
        seat, move = golden.log[len(log)]
        person = people[seat]
        match len(log) % (3 * EVERY):
            case 0:
                await scene.restart()
            case 25:
                people[-1].close_dms()
            case 50:
                people[-1].open_dms()
        where = scene.channel if person.dm is None else person.dm
        reply = await person.command("play", where, move=move)
        assert reply.failed is None
        if reply.message and (sure := [b for b in reply.message.buttons if "anyway" in b.label]):
            await person.press(reply.message, sure[0].label)
        await scene.settle()
        live = await scene.bot.tables.live(id)
        assert live.shown == live.table.revision
        assert live.table.match
        assert live.table.match.log[: len(log) + 1] == golden.log[: len(log) + 1]
        if live.table.stage == "over":
            break
    over = await scene.bot.tables.look(id)
    assert over.match
    assert over.match.log == golden.log
    assert over.stage == "over"
    people[-1].open_dms()
    assert all("Rematch" in [b.label for b in scene.dm(p).buttons] for p in people[:-1])
