"""Standings, achievements, replays and records on the local Discord."""

from __future__ import annotations

from typing import Any

import pytest

from games.record import read, verify
from local_discord import Permission
from tests.e2e.driver import answer, resigned, seated, shown
from tests.e2e.finished import COUNTS, attached, graverobber
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def test_a_match_is_rated_and_leads_to_the_leaderboard(scene: Scene, talk: Talk) -> None:
    await graverobber(scene, COUNTS)
    await talk("""
        Bob: /leaderboard → 1. Anna: 1138 provisional ± 323, 1 played, 1 won | 2. Bob: 927
        Cleo: /leaderboard game=bushwhacked → Nobody has a rated match yet
        Cleo: /leaderboard → You have no rated match here yet
        Bob: Where = Everywhere → everywhere | 1. Anna: 1138
        Bob: Game = Graverobber → Graverobber, everywhere
        Bob: /leaderboard
        Bob: Show here
        Cleo: sees → Leaderboard: All games, this server | 1. Anna: 1138
    """)
    public, mine = scene.board(), talk.shown[scene.bob]
    assert (public.buttons, public.selects, public.pings) == ([], [], set())
    assert public.attachments[0].bytes != mine.attachments[0].bytes  # his marks his own line
    await talk("""
        Bob: Show here → already
        Cleo: /profile person=@Anna → Anna
        Cleo: @Anna/Profile → Anna
        Cleo: Show here
        Bob: sees → Anna | Most often against Bob
        Cleo: /leaderboard
    """)
    before = scene.board()
    assert before.buttons == []
    scene.channel.deny(scene.cleo, Permission.SEND_MESSAGES)
    await talk("Cleo: Show here → can't write")
    assert scene.board() is before


async def stored(scene: Scene) -> dict[str, list[tuple[Any, ...]]]:
    """All ratings and results in the database."""
    async with scene.bot.store.engine.reading() as connection:
        return {
            name: [
                tuple(row)
                for row in await connection.exec_driver_sql(f"SELECT * FROM {name} ORDER BY 1,2,3")
            ]
            for name in ("ratings", "results")
        }


# --- records -------------------------------------------------------------------------------------


async def test_the_deal_was_sealed_before_the_match(scene: Scene) -> None:
    await seated(scene, "cop_and_rob", [scene.anna, scene.bob])
    assert "Everything random is settled" in scene.board().text
    more = answer(await scene.cleo.press(scene.board(), "⋯"))
    seal = answer(await scene.cleo.press(more, "Seal"))
    table = await scene.table()
    assert table.nonce not in "".join(m.text for m in scene.anna.look(scene.channel))
    await resigned(scene, scene.bob)
    given = shown(await scene.anna.command("record", scene.channel))
    record = read(attached(given, "record.json").decode())
    verify(record)
    assert record.commitment
    assert record.commitment in seal.text


FAULTY = [
    (b"[" * 500_000, "`record`"),
    (b"\xff\xfe", "isn't text"),
    (b"x" * 1_000_001, "too large"),
    (b'{"game": "chess"}', "`"),
]
"""What is no record, and what is said of it. (Each fault of one that nearly is:
`tests/games/test_record.py`.)"""


async def test_what_is_no_record_is_refused_and_stores_nothing(scene: Scene) -> None:
    for data, told in FAULTY:
        before = await stored(scene)
        reply = await scene.dora.command("replay", scene.channel, file=("r.json", data))
        assert told in shown(reply).text
        assert await stored(scene) == before


@pytest.mark.long
async def test_a_win_is_told_shown_on_the_profile_and_leads_to_its_replay(
    scene: Scene, talk: Talk
) -> None:
    board = await graverobber(scene, COUNTS)
    await talk("""
        Bob: sees → earns *Foot in the Door*
        Bob: /profile person=@Anna
        Bob: Achievements → Achievements of Anna | 1 of 20 | Earned: Foot in the Door.
        Bob: Look at one… = ✓ Foot in the Door → Win your first rated match. Earned
    """)
    feats = talk.shown[scene.bob]
    await talk("Bob: Show the match → Bob resigned")
    await scene.bob.press(feats, "In words")
    assert feats.text.count("Not yet.") == 19
    scene.bot.router.on_message = lambda _: True  # as if the message had these controls
    for id, values in (
        ("t:0:feats.987654321", []),
        ("t:0:feats.words.-1", []),
        (f"o:0:feat.{scene.anna.id}", ["of.tomorrow"]),
    ):
        told = shown(await scene.bob.forge(board, id, values)).text
        assert "Foot in the Door" not in told
        assert "nothing left to show" in told or "don't know that achievement" in told
