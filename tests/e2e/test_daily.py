"""The puzzle of the day: shown, answered, shared; midnight, restarts, other languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
import pytest_asyncio

from bot.cogs.daily.days import DAY, date_of, day_of
from bot.cogs.daily.posed import Posed, posed
from bot.table import ids
from games.core import Move, Puzzle, shown
from local_discord import Message, Person
from tests.databases import found
from tests.e2e.driver import answer, pressed, whisper
from tests.e2e.matches import Time
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk
from tests.puzzles import ASKED, HINT, WHY, puzzle, ship
from tests.puzzles import WRONG as NO

EVEN, ODD = "graveyard_shift", "bushwhacked"
"""The games that have the puzzle on an even and on an odd day."""
WRONG = "isn't it"


@pytest.fixture
def puzzles(monkeypatch: pytest.MonkeyPatch) -> dict[str, Puzzle]:
    """One puzzle of each of two games ships, so that a day's puzzle differs from its
    neighbours'."""
    made = {EVEN: puzzle(EVEN), ODD: puzzle(ODD, ply=20, grade=4)}
    ship(monkeypatch, {game: [one] for game, one in made.items()})
    return made


@pytest_asyncio.fixture
async def time(scene: Scene, puzzles: dict[str, Puzzle]) -> Time:
    """The time: noon of an even day."""
    turned = Time(scene)
    today = day_of(turned.now)
    turned.now = (today + today % 2) * DAY + DAY / 2
    return turned


def read(game: str, puzzles: dict[str, Puzzle], language: str = "en") -> Posed:
    return posed(puzzles[game], 0, language)


def wrong_move(of: Posed) -> Move:
    return next(move for move in of.view(of.seat).legal if not of.right(move))


async def answered(person: Person, message: Message, move: Move) -> Message:
    """Press this move. (That menus lead to every move: `tests/bot/test_menu.py`.)"""
    await person.press(message, next(id for id, entry in entries(message) if entry == move))
    return message


def entries(message: Message) -> Iterator[tuple[str, Move]]:
    """The buttons that answer a puzzle."""
    for id in filter(None, (button.custom_id for button in message.buttons)):
        if isinstance(control := ids.parse(id), ids.Step):
            yield id, control.entry


def attempts(scene: Scene, what: str = "tries, solved IS NOT NULL") -> list[tuple[object, ...]]:
    return found(scene.database, f"SELECT {what} FROM attempts ORDER BY day, person")


async def test_a_wrong_answer_gives_nothing_away_and_the_right_one_says_why(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle], talk: Talk
) -> None:
    of = read(EVEN, puzzles)
    right, wrong = puzzles[EVEN].answers[0], wrong_move(of)
    await talk(f"""
        Anna: /daily → Daily puzzle, {date_of(day_of(time.now))} | You play White. {ASKED} | ~{HINT}
        Anna: Hint → Graveyard Shift · ★☆☆☆☆ | 💡 {HINT} | ~[Hint]
    """)
    message = talk.shown[scene.anna]
    assert {entry for _, entry in entries(message)} == set(of.view(of.seat).legal)
    assert message.alt_texts[0] == of.say(of.game.words.describe(of.view(of.seat)))
    assert "You (White): on" in message.alt_texts[0]
    assert "(Red)" not in message.alt_texts[0]  # not "Red (Red)": there are no other names
    known, scene.bot.router.on_message = scene.bot.router.on_message, lambda _: True
    words = await scene.anna.forge(message, f"t:0:dailywords.{day_of(time.now)}")
    assert whisper(words) == message.alt_texts[0]  # too short for the button
    scene.bot.router.on_message = known
    message = await answered(scene.anna, message, wrong)
    above, below = message.texts  # around the picture: on a phone the text above it is out of sight
    assert ASKED in above
    assert f"❌ ~~**{of.say(of.game.captioned(of.view(0), wrong))}**~~ isn't it. {NO}" in below
    asked = message.attachments[0].bytes
    assert "1 wrong answer so far" in message.text
    assert WHY not in message.text
    message = await answered(scene.anna, message, right)
    assert ASKED in message.texts[0]  # nothing is left to find
    assert f"Solved: {of.say(of.solution)}" in message.texts[1]
    assert WHY in message.texts[1]
    after = of.answered(right).view(of.seat)
    assert message.alt_texts[0] == of.say(of.game.words.describe(after))  # the answer, on the board
    assert message.attachments[0].bytes != asked
    assert attempts(scene, "tries, hint, solved IS NOT NULL") == [(2, True, True)]
    await talk("Anna: /daily → In 2 tries | Your streak: 1 day. Your longest: 1 day.")
    assert talk.shown[scene.anna].text == message.text


def test_of_very_many_answers_the_first_are_told(puzzles: dict[str, Puzzle]) -> None:
    of = read(ODD, puzzles)
    many = puzzles[ODD].model_copy(update={"answers": of.view(of.seat).legal[:20]})
    told = of.say(posed(many, 0, "en").solution)
    assert told.endswith(" or …")
    assert len(told) < 200


async def test_answers_are_typed_in_ones_own_language_and_else_refused(
    scene: Scene,
    time: Time,
    puzzles: dict[str, Puzzle],
    monkeypatch: pytest.MonkeyPatch,
    talk: Talk,
) -> None:
    async def offered(**options: str) -> list[tuple[str, object]]:
        return await scene.bob.suggest("daily", scene.channel, "move", **options, move="")

    await talk(f"""
        Bob: /daily move=move X → what's “X”? | ~{WRONG}
        Bob: /daily move=move N;move S → One move | ~{WRONG}
        Bob: /daily move=resign → can't be typed | ~{WRONG}
    """)
    today = day_of(time.now)
    for days in (1, 400, -31, -9_999):
        date = date_of(today + days)
        told = "hasn't come yet" if days > 0 else "the last 30 days"
        await talk(f"Bob: /daily date={date}; move=move N → {told}")
        assert await offered(date=date) == []
    for date in ("yesterday", "0000-00-00", "2026-13-01", "٢٠٢٦-١١-٢١x", "9" * 20):
        reply = await scene.bob.command("daily", scene.channel, date=date)
        assert f"a date like {date_of(today - 1)}" in whisper(reply)
        assert await offered(date=date) == []
    assert attempts(scene) in ([], [(0, False)])
    scene.bob.locale = "de"
    of = read(EVEN, puzzles, "de")
    label = of.say(of.game.captioned(of.view(of.seat), puzzles[EVEN].answers[0]))
    assert (label, puzzles[EVEN].answers[0]) in await offered()
    await talk(f"""
        Bob: /daily move={wrong_move(of)} → ist es nicht
        Bob: /daily move={shown(label)} → Gelöst | Tagesrätsel
    """)
    assert attempts(scene) == [(2, True)]
    scene.bob.locale = "en-US"
    ship(monkeypatch, {})
    await time.passes(3 * DAY)
    await talk("Bob: /daily → There's no puzzle today.")
    assert await offered() == []


async def test_after_midnight_one_types_at_the_puzzle_that_one_has_before_one(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle], talk: Talk
) -> None:
    """At others one types by their dates."""
    wrong, wrong_later = (wrong_move(read(game, puzzles)) for game in (EVEN, ODD))
    right, later = puzzles[EVEN].answers[0], puzzles[ODD].answers[0]
    await talk("""
        Anna: /daily
        Cleo: /daily
    """)
    await time.passes(DAY)
    today = day_of(time.now)
    yesterday = date_of(today - 1)
    for options in ({}, {"date": yesterday}):
        offered = await scene.anna.suggest("daily", scene.channel, "move", **options, move="")
        assert wrong in [move for _, move in offered]
    found = await scene.cleo.suggest("daily", scene.channel, "date", date=date_of(today)[:8])
    assert (yesterday, yesterday) in found
    await talk(f"""
        Anna: /daily move={wrong} → {WRONG} | `/daily move: date:{yesterday}`
        Anna: /daily move={right} → Your streak: 1 day.
        Anna: /daily move={later} → Your streak: 2 days.
        Cleo: /daily
        Cleo: /daily move={wrong_later} → {WRONG}
        Cleo: /daily date={yesterday}; move={right} → Solved
        Cleo: /daily date={date_of(today - 3)} → doesn't count for your streak
    """)
    assert attempts(scene, "tries") == [(0,), (2,), (1,), (1,), (1,)]


HOSTILE = "**@everyone** [x](https://evil.example)\n# \u202eA `||b||` <@1> " + "W" * 2000


async def test_card_and_table_give_nothing_away_and_a_name_is_only_a_name(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle], talk: Talk
) -> None:
    of, right = read(EVEN, puzzles), puzzles[EVEN].answers[0]
    mean = scene.world.person(HOSTILE)
    scene.guild.join(mean)
    other = scene.world.guild("The Tomb")
    scene.world.install(scene.application, other)
    other.join(scene.dora)
    other.channel("tomb")
    await scene.world.settled()
    await talk(f"""
        Dora in tomb: /daily move={right} → Solved
        Anna: /daily
        Anna: #dailytable → Nobody has solved it
        Anna: #dailyhint
        Anna: /daily move={wrong_move(of)}
        Anna: /daily move={right}
        Anna: Show here
    """)
    card = scene.board(scene.bob)
    assert "**Anna** solved the daily puzzle" in card.text
    assert "⬛🟩💡" in card.text
    assert card.alt_texts[0].endswith("In 2 tries, with the hint\n1 day in a row")
    for secret in (of.say(of.solution), shown(of.say(of.solution)), WHY, HINT):
        assert secret not in card.text + card.alt_texts[0]
    assert not card.pings
    await talk("Anna: Show here → already")
    assert scene.board(scene.bob) is card

    for person in (mean, scene.bob):
        await person.command("daily", scene.channel, move=right)
    message = answer(await mean.command("daily", scene.channel))
    assert (await scene.after(mean.press(message, "Show here"))).failed is None
    card = scene.board(scene.bob)
    assert not card.pings
    assert re.search(r"(?<!\\)[*|`\[<]", card.text[2:80]) is None  # no Markdown
    assert card.text.endswith("🟩")
    table = whisper(await pressed(mean, message, "dailytable"))
    assert "3 people have solved it in this server" in table
    assert "\n#" not in table
    assert "\n2. **Bob**: 1 try" in table
    assert "\n3. **Anna**: 2 tries" in table
    scene.guild.leave(scene.bob)
    time.now += 3700  # the bot asks who is in the server once an hour
    await talk("""
        Anna: /daily
        Anna: #dailytable → 2 people | ~Bob
    """)
