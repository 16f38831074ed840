"""What people get without asking for it: each of these sentences once, and nothing more while
nothing changes for them, whatever else happens and however often the bot starts again."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from bot.cogs.challenges.calls import Calls
from bot.cogs.daily.days import SPREAD
from bot.cogs.daily.posts import DailyPost
from bot.cogs.tournaments.cog import Tournaments
from bot.cogs.tournaments.tournament import Terms
from local_discord import Message, Permission, Person
from tests.e2e import challenging as personal
from tests.e2e import test_daily_posts as daily
from tests.e2e.calling import GAME, somebody_wants_to_play, wants
from tests.e2e.cup import Cup, by_hand, played
from tests.e2e.driver import controls, laid, opens, pressed, seated, shown, whisper
from tests.e2e.matches import DAY, Time, dms, mover, playing, refusals
from tests.e2e.scene import Scene
from tests.puzzles import puzzle, ship
from tests.sample import sample

__all__ = ["by_hand"]
BOT = Path(__file__).parents[2] / "bot"
EVERYBODY = None
"""Who reads the channel."""
Told = tuple[str, Sequence[Person | None]]
"""A sentence, and who gets it."""
SENDERS = {
    "live/wire.py": "a turn, somebody who can't be written to, a challenge",
    "live/waiting.py": "a table that can't be shown",
    "live/reminders.py": "a reminder",
    "cogs/plans/cog.py": "a plan",
    "cogs/tables/opening.py": "a lobby that makes way",
    "cogs/tournaments/notices.py": "a tournament",
    "cogs/daily/posting.py": "the daily puzzle, one that can't be posted",
    "cogs/challenges/calling.py": "a call",
    "press/guests.py": "a greeting",
    "cogs/challenges/calls.py": "asked for: by choosing games to be called for",
    "cogs/entrance/cog.py": "asked for: by a manager's press, again where it was deleted",
    "cogs/safety/cog.py": "asked for: a report is one press and one message",
}
"""Where the bot writes by itself, and which of the cases below says how often."""


async def a_turn(scene: Scene) -> Told:
    """After a reminder of it."""
    assert "Your turn" in scene.board().text
    return "Your turn", [EVERYBODY]


async def somebody_who_cant_be_written_to(scene: Scene) -> Told:
    await laid(scene)
    scene.bob.close_dms()
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    return "I can't DM you", [EVERYBODY]


async def a_challenge(scene: Scene) -> Told:
    await personal.challenge(scene, scene.anna, scene.bob)
    return "would like to play with you", [scene.bob]


async def a_table_that_cant_be_shown(scene: Scene) -> Told:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    first = await mover(scene)
    await first.press(scene.board(), controls(scene.board())[0][0])
    return "I can't show your", [scene.anna, scene.bob]


async def a_reminder(scene: Scene) -> Told:
    time = Time(scene)
    late, _ = await playing(scene)
    await time.passes(DAY / 2 + 10)
    return "It's your turn", [late]


async def a_plan(scene: Scene) -> Told:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    first = await mover(scene)
    second = scene.bob if first is scene.anna else scene.anna
    await scene.after(first.press(scene.board(), "Enter at A1"))
    sheet = shown(await pressed(first, scene.board(), "more"))
    for label in ("Plan ahead", "Add a line", "Enter at D4", "⬆ North to A2"):
        sheet = (await first.press(sheet, label)).message or sheet
    form = await opens(first, sheet, "Type lines")
    lines = "if enter D1: n\nif hop: n"
    assert lines in whisper(await first.submit(form, {"lines": lines}))  # given back
    typed = await first.submit(form, {"lines": "if enter D1: n"})
    sheet = typed.message or sheet
    sheet = (await first.press(sheet, "Confirm the plan")).message or sheet
    assert sheet.text.count("you play") == 2, "one was pressed together, one typed"
    await second.press(scene.board(), "Enter at D4")
    return "Your plan for Graveyard Shift", [first]


async def a_lobby_that_makes_way(scene: Scene) -> Told:
    await scene.after(scene.bob.command("newgame", scene.channel, game="graveyard_shift"))
    time = Time(scene)
    time.now += 3600
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift")
    return "nobody joined for ten minutes", [scene.bob]


async def a_tournament(scene: Scene) -> Told:
    cup = await Cup.open(scene, [scene.anna, scene.bob], Terms(rounds=1))
    for pairing in (await cup.start()).running:
        assert pairing.table
        await played(scene, pairing.table, scene.bot.tables.random)
    await cup.tick()
    return r"**Autumn \*Cup\***: ", [EVERYBODY]


async def the_daily_puzzle(scene: Scene) -> Told:
    time = managed(scene)
    await daily.wanted(scene)
    await daily.at(scene, time, daily.tomorrow(time, daily.NINE + SPREAD))
    return "Daily puzzle, ", [EVERYBODY]


async def one_that_cant_be_posted(scene: Scene) -> Told:
    time = managed(scene)
    await daily.wanted(scene)
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    await daily.at(scene, time, daily.tomorrow(time, daily.NINE + SPREAD))
    return "couldn't post the daily puzzle", [scene.anna]


async def a_call(scene: Scene) -> Told:
    await wants(scene, scene.anna, GAME)
    await somebody_wants_to_play(scene, scene.cleo)
    return "### Somebody wants to play", [scene.anna]


async def a_greeting(scene: Scene) -> Told:
    await scene.after(scene.anna.command("newgame", scene.channel, game="graverobber"))
    for control in ("Join", "⋯", "Leave the table", "Join"):
        seen = scene.bob.look(scene.channel)[-1] if "Leave" in control else scene.board()
        await scene.after(scene.bob.press(seen, control))
    return "You've joined a", [scene.anna, scene.bob]


def managed(scene: Scene) -> Time:
    """The time; Anna manages the server, and nothing is posted but by the test."""
    scene.grant(scene.anna, Permission.MANAGE_GUILD)
    daily.still(scene)
    return Time(scene)


Case = Callable[[Scene], Awaitable[Told]]
TOGETHER: Sequence[Sequence[Case]] = [
    [a_reminder, a_turn],
    [a_challenge, a_call, a_greeting],
    [a_tournament, the_daily_puzzle],
    [a_plan],
    [a_table_that_cant_be_shown],
    [somebody_who_cant_be_written_to],
    [a_lobby_that_makes_way],
    [one_that_cant_be_posted],
]
"""What happens in one server, one after the other."""


def name(case: Case) -> str:
    return case.__name__.replace("cant", "can't").replace("_", " ")


def read_by(scene: Scene, person: Person | None) -> list[Message]:
    if person is EVERYBODY:
        return [m for m in scene.dora.look(scene.channel) if not m.ephemeral]
    return dms(person) if person.dm else []


def everything(scene: Scene) -> dict[str, list[int]]:
    """The messages that are anywhere."""
    people = (EVERYBODY, scene.anna, scene.bob, scene.cleo, scene.dora)
    return {
        person.name if person else "": [m.id for m in read_by(scene, person)] for person in people
    }


async def looked(scene: Scene) -> None:
    """Much happens in the server that concerns nobody there, and whatever looks by itself for what
    is to be done does so."""
    await scene.settle()  # after a start, what was refused is tried once more, in each way
    other, bot, before = scene.guild.channel("other"), scene.bot, refusals(scene)
    thread = scene.world.threads.start(other, scene.dora, {"name": "x", "type": 11}, None)
    scene.world.threads.change(thread, scene.dora, {"archived": True})
    other.deny(scene.application.user, Permission.ATTACH_FILES)
    scene.guild.role("x", Permission.MANAGE_MESSAGES)
    await scene.world.settled()
    await scene.after(bot.permissions.look())
    assert refusals(scene) == before, "nothing has changed for a table that can't be shown"
    await bot.permissions.all()
    for look in (bot.looks.sweep, bot.clock.tick, scene.cog(DailyPost).posting.tick):
        await look()
    await scene.cog(Tournaments).director.tick()
    await scene.after(scene.cog(Calls).calling.tick())


@pytest.mark.parametrize(
    "cases", sample(TOGETHER, 5), ids=lambda cases: ", ".join(map(name, cases))
)
async def test_each_gets_it_once(
    scene: Scene, cases: Sequence[Case], monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(monkeypatch, {game: [puzzle(game)] for game in (daily.EVEN, daily.ODD)})
    told = list[Told]()
    for case in cases:
        told.append(await scene.after(case(scene)))
    now = scene.bot.tables.now()
    for sentence, people in told:
        for one in people:
            assert sum(sentence in m.text for m in read_by(scene, one)) == 1, sentence
    before = everything(scene)
    await looked(scene)
    await scene.restart()
    Time(scene).now = now
    scene.bot.background.loops["the puzzle of the day"].cancel()
    await looked(scene)
    assert everything(scene) == before


def test_every_place_that_writes_by_itself_is_among_these() -> None:
    sends = re.compile(r"channels\.(send|tell|greet)\(")
    writes = {
        path.relative_to(BOT).as_posix()
        for path in BOT.rglob("*.py")
        if sends.search(path.read_text("utf-8"))
    }
    assert writes == SENDERS.keys()
    said = {part for what in SENDERS.values() if "asked" not in what for part in what.split(", ")}
    assert said == {name(case) for cases in TOGETHER for case in cases}
