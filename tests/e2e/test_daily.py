"""The puzzle of the day: shown, answered, shared; midnight, restarts, other languages."""

from __future__ import annotations

import asyncio
import re

import pytest
import pytest_asyncio

from bot.cogs.daily.days import DAY, date_of, day_of
from bot.cogs.daily.posed import Posed, posed
from bot.table import ids
from games import GAMES
from games.core import Move, Puzzle, shown
from games.core.puzzles import puzzles_of
from games.lines import Solving, to_text
from games.posing import puzzle_match
from local_discord import Message, Person, Reply
from local_discord.errors import NoSuchControl
from tests.databases import found
from tests.e2e.driver import pressed, whisper
from tests.e2e.matches import Time
from tests.e2e.scene import Scene
from tests.own_data import unpacked
from tests.puzzles import ASKED, HINT, TASK, WHY, puzzle, ship
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


async def opened(scene: Scene, person: Person) -> Message:
    """What `/daily` shows a person."""
    reply = await person.command("daily", scene.channel)
    whisper(reply)
    assert reply.message
    return reply.message


async def answered(person: Person, message: Message, move: Move) -> Message:
    """Press and choose until this move is answered."""
    for _ in range(5):
        buttons = [b.custom_id for b in message.buttons if b.custom_id]
        exact = next((id for id in buttons if id.startswith("d:") and _entry(id) == move), None)
        if exact:
            reply = await person.press(message, exact)
        else:
            reply = await _chosen(person, message, move)
        assert reply.failed is None
        message = reply.message or message
        if exact or WRONG in message.text or "Solved" in message.text:
            return message
    raise AssertionError(f"{move} can't be pressed")


def _entry(custom_id: str) -> Move:
    control = ids.parse(custom_id)
    assert isinstance(control, ids.Step)
    return control.entry


async def _chosen(person: Person, message: Message, move: Move) -> Reply:
    options = [(s.custom_id, o.value) for s in message.selects for o in s.options]
    fitting = [(id, value) for id, value in options if move.startswith(ids.read_entry(value))]
    return await person.choose(message, *max(fitting, key=lambda one: len(one[1])))


def attempts(scene: Scene, what: str = "tries, solved IS NOT NULL") -> list[tuple[object, ...]]:
    return found(scene.database, f"SELECT {what} FROM attempts ORDER BY day, person")


async def test_it_is_shown_like_a_match(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    message = await opened(scene, scene.anna)
    assert f"Daily puzzle, {date_of(day_of(time.now))}" in message.text
    assert "Graveyard Shift · ★☆☆☆☆" in message.text
    assert f"You play White. {ASKED}" in message.text
    assert HINT not in message.text
    assert WHY not in message.text
    of = read(EVEN, puzzles)
    assert message.alt_texts[0] == of.say(of.game.described(of.view(of.seat)))
    assert "White: on" in message.alt_texts[0]  # not "White (White)": there are no other names
    controls = [button.custom_id or "" for button in message.buttons]
    entries = {_entry(id) for id in controls if id.startswith("d:")}
    assert entries == set(of.view(of.seat).legal)


async def test_a_wrong_answer_gives_nothing_away_and_the_right_one_says_why(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    of = read(EVEN, puzzles)
    right, wrong = puzzles[EVEN].answers[0], wrong_move(of)
    message = await answered(scene.anna, await opened(scene, scene.anna), wrong)
    above, below = message.texts  # around the picture: on a phone the text above it is out of sight
    assert ASKED in above
    assert f"❌ ~~**{of.say(of.game.captioned(of.view(0), wrong))}**~~ isn't it. {NO}" in below
    asked = message.attachments[0].bytes
    assert "1 wrong answer so far" in message.text
    assert WHY not in message.text
    message = await answered(scene.anna, message, right)
    assert f"Solved: {of.say(of.solution)}" in message.texts[1]
    assert WHY in message.texts[1]
    after = of.answered(right).view(of.seat)
    assert message.alt_texts[0] == of.say(of.game.described(after))  # the answer, on the board
    assert message.attachments[0].bytes != asked
    assert "In 2 tries" in message.text
    assert "Your streak: 1 day. Your longest: 1 day." in message.text
    assert attempts(scene) == [(2, True)]
    assert (await opened(scene, scene.anna)).text == message.text


@pytest.fixture
def deep(monkeypatch: pytest.MonkeyPatch, puzzles: dict[str, Puzzle]) -> Puzzle:
    """A puzzle that ships, whose line is longer than one move."""
    found = next(one for one in puzzles_of(EVEN) if one.turns == 3)
    ship(monkeypatch, {EVEN: [found.model_copy(update={"task": TASK})]})
    return found


async def test_it_goes_on_to_the_end_of_the_line(scene: Scene, time: Time, deep: Puzzle) -> None:
    """Over a restart; what is pressed on an earlier message plays nothing."""
    asked = deep.model_copy(update={"task": TASK})
    on = Solving(puzzle_match(GAMES[EVEN], asked), asked)
    message, old = await opened(scene, scene.anna), await opened(scene, scene.anna)
    wrongs = 0
    while on.right:
        assert "Solved" not in message.text
        if on.played:
            assert "What's next?" in message.text or wrongs
            wrong = next(m for m in on.now.state.legal(asked.seat) if m not in on.right)
            message, wrongs = await answered(scene.anna, message, wrong), wrongs + 1
            assert "❌ ~~" in message.text
        message = await answered(scene.anna, message, on.right[0])
        if not on.played:
            await scene.restart()
        on = on.after(on.right[0])
    assert "Solved" in message.text
    assert "The whole line: " in message.text
    assert attempts(scene, "tries, line") == [(1 + wrongs, to_text(on.played))]
    await scene.anna.press(old, next(b.custom_id or "" for b in old.buttons))
    assert attempts(scene, "tries, line") == [(1 + wrongs, to_text(on.played))]


def test_of_very_many_answers_the_first_are_told(puzzles: dict[str, Puzzle]) -> None:
    of = read(ODD, puzzles)
    many = puzzles[ODD].model_copy(update={"answers": of.view(of.seat).legal[:20]})
    told = of.say(posed(many, 0, "en").solution)
    assert told.endswith(" or …")
    assert len(told) < 200


async def test_the_hint_is_told_once_asked_for(scene: Scene, time: Time) -> None:
    message = await opened(scene, scene.anna)
    await scene.anna.press(message, "Hint")
    assert f"💡 {HINT}" in message.text
    assert "Hint" not in [button.label for button in message.buttons]
    assert f"💡 {HINT}" in (await opened(scene, scene.anna)).text
    assert attempts(scene, "hint, tries") == [(True, 0)]


async def test_menus_lead_on_to_an_answer(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    await time.passes(DAY)
    of = read(ODD, puzzles)
    wrong = next(move for move in of.view(of.seat).legal if move.startswith("place"))
    message = await answered(scene.anna, await opened(scene, scene.anna), wrong)
    assert WRONG in message.text
    back = [button.label for button in message.buttons]
    assert "Back" not in back
    assert "Solved" in (await answered(scene.anna, message, puzzles[ODD].answers[0])).text


async def test_answers_are_typed_in_ones_own_language(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    scene.bob.locale = "de"
    of = read(EVEN, puzzles, "de")
    label = of.say(of.game.captioned(of.view(of.seat), puzzles[EVEN].answers[0]))
    suggested = await scene.bob.suggest("daily", scene.channel, "move", move="")
    assert (label, puzzles[EVEN].answers[0]) in suggested
    wrong = whisper(await scene.bob.command("daily", scene.channel, move=wrong_move(of)))
    assert "ist es nicht" in wrong
    told = whisper(await scene.bob.command("daily", scene.channel, move=shown(label)))
    assert "Gelöst" in told
    assert "Tagesrätsel" in told
    assert attempts(scene) == [(2, True)]


@pytest.mark.parametrize(
    ("typed", "told"),
    [("move X", "what's “X”?"), ("move N; move S", "One move"), ("resign", "can't be typed")],
)
async def test_what_is_no_answer_is_refused_and_costs_no_try(
    scene: Scene, time: Time, typed: str, told: str
) -> None:
    text = whisper(await scene.anna.command("daily", scene.channel, move=typed))
    assert told in text
    assert WRONG not in text
    assert attempts(scene) in ([], [(0, False)])


async def test_it_is_solved_in_a_direct_message_by_somebody_who_takes_none(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    await scene.bot.channels.tell(scene.anna.id, "Hello.")
    assert scene.anna.dm
    reply = await scene.anna.command("daily", scene.anna.dm)
    assert reply.message
    scene.anna.close_dms()
    message = await answered(scene.anna, reply.message, puzzles[EVEN].answers[0])
    labels = [button.label for button in message.buttons]
    assert "Show here" not in labels
    assert attempts(scene, "guild") == [(0,)]


# --- days --------------------------------------------------------------------------------------


async def test_a_puzzle_opened_before_midnight_counts_for_its_day(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    message = await opened(scene, scene.anna)
    await time.passes(DAY)
    solved = await answered(scene.anna, message, puzzles[EVEN].answers[0])
    assert "Your streak: 1 day." in solved.text
    solved = await answered(scene.anna, await opened(scene, scene.anna), puzzles[ODD].answers[0])
    assert "Your streak: 2 days. Your longest: 2 days." in solved.text
    await time.passes(2 * DAY)
    solved = await answered(scene.anna, await opened(scene, scene.anna), puzzles[ODD].answers[0])
    assert "Your streak: 1 day. Your longest: 2 days." in solved.text


async def test_after_midnight_one_types_at_the_puzzle_that_one_has_before_one(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    wrong = wrong_move(read(EVEN, puzzles))
    await opened(scene, scene.anna)
    await time.passes(DAY)
    offered = await scene.anna.suggest("daily", scene.channel, "move", move="")
    assert wrong in [move for _, move in offered]
    told = whisper(await scene.anna.command("daily", scene.channel, move=wrong))
    assert WRONG in told
    assert f"`/daily move: date:{date_of(day_of(time.now) - 1)}`" in told
    told = whisper(await scene.anna.command("daily", scene.channel, move=puzzles[EVEN].answers[0]))
    assert "Your streak: 1 day." in told
    told = whisper(await scene.anna.command("daily", scene.channel, move=puzzles[ODD].answers[0]))
    assert "Your streak: 2 days." in told
    assert attempts(scene) == [(2, True), (1, True)]


async def test_who_looks_at_todays_puzzle_types_at_it_and_at_others_by_their_dates(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    await opened(scene, scene.anna)
    await time.passes(DAY)
    today = day_of(time.now)
    await opened(scene, scene.anna)
    wrong = wrong_move(read(ODD, puzzles))
    assert WRONG in whisper(await scene.anna.command("daily", scene.channel, move=wrong))
    options = {"date": date_of(today - 1), "move": puzzles[EVEN].answers[0]}
    offered = await scene.anna.suggest("daily", scene.channel, "date", date=date_of(today)[:8])
    assert (options["date"], options["date"]) in offered
    offered = await scene.anna.suggest("daily", scene.channel, "move", **{**options, "move": ""})
    assert options["move"] in [move for _, move in offered]
    assert "Solved" in whisper(await scene.anna.command("daily", scene.channel, **options))
    shown = whisper(await scene.anna.command("daily", scene.channel, date=date_of(today - 3)))
    assert f"Daily puzzle, {date_of(today - 3)}" in shown
    assert "doesn't count for your streak" in shown


@pytest.mark.parametrize("days", [1, 400, -31, -9_999])
async def test_of_other_days_there_is_no_puzzle(scene: Scene, time: Time, days: int) -> None:
    date = date_of(day_of(time.now) + days)
    told = whisper(await scene.anna.command("daily", scene.channel, date=date, move="move N"))
    assert ("hasn't come yet" if days > 0 else "the last 30 days") in told
    assert await scene.anna.suggest("daily", scene.channel, "move", date=date, move="") == []
    assert attempts(scene) == []


@pytest.mark.parametrize("date", ["yesterday", "0000-00-00", "2026-13-01", "٢٠٢٦-١١-٢١x", "9" * 20])
async def test_what_is_no_date_is_refused(scene: Scene, time: Time, date: str) -> None:
    told = whisper(await scene.anna.command("daily", scene.channel, date=date))
    assert f"a date like {date_of(day_of(time.now) - 1)}" in told
    assert await scene.anna.suggest("daily", scene.channel, "move", date=date, move="") == []


async def test_two_days_later_it_is_shown_and_does_not_count(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    message = await opened(scene, scene.anna)
    await time.passes(2 * DAY)
    message = await answered(scene.anna, message, wrong_move(read(EVEN, puzzles)))
    assert "doesn't count for your streak" in message.text
    message = await answered(scene.anna, message, puzzles[EVEN].answers[0])
    assert WHY in message.text
    assert "doesn't count for your streak" in message.text
    assert "Your streak" not in message.text


async def test_a_day_to_come_is_refused(scene: Scene, time: Time) -> None:
    message = await opened(scene, scene.anna)
    time.now -= DAY
    for control in ("dailyhint", "dailytable"):
        assert "hasn't come yet" in whisper(await pressed(scene.anna, message, control))
    answer = next(b for b in message.buttons if (b.custom_id or "").startswith("d:"))
    assert "hasn't come yet" in whisper(await scene.anna.press(message, answer))


async def test_without_puzzles_it_says_so(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    ship(monkeypatch, {})
    told = whisper(await scene.anna.command("daily", scene.channel))
    assert told == "There's no puzzle today."
    assert await scene.anna.suggest("daily", scene.channel, "move", move="") == []


# --- at once, and after a restart ----------------------------------------------------------------


async def test_two_presses_at_once_are_one_solution(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    message = await opened(scene, scene.anna)
    answer = next(
        b
        for b in message.buttons
        if (b.custom_id or "").startswith("d:")
        and _entry(b.custom_id or "") == puzzles[EVEN].answers[0]
    )
    replies = await asyncio.gather(*(scene.anna.press(message, answer) for _ in range(3)))
    assert [reply.failed for reply in replies] == [None] * 3
    await scene.settle()
    assert attempts(scene) == [(1, True)]
    assert "On the first try" in (await opened(scene, scene.anna)).text


async def test_it_goes_on_after_a_restart(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    message = await answered(
        scene.anna, await opened(scene, scene.anna), wrong_move(read(EVEN, puzzles))
    )
    now = time.now
    await scene.restart()
    Time(scene).now = now
    scene.bot.tables.now = lambda: now
    message = await answered(scene.anna, message, puzzles[EVEN].answers[0])
    assert "In 2 tries" in message.text


# --- what others see -----------------------------------------------------------------------------


async def solved(scene: Scene, person: Person, puzzles: dict[str, Puzzle]) -> Message:
    return await answered(person, await opened(scene, person), puzzles[EVEN].answers[0])


async def test_the_card_gives_nothing_away(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    of = read(EVEN, puzzles)
    await pressed(scene.anna, await opened(scene, scene.anna), "dailyhint")
    await answered(scene.anna, await opened(scene, scene.anna), wrong_move(of))
    message = await solved(scene, scene.anna, puzzles)
    await scene.anna.press(message, "Show here")
    await scene.settle()
    card = scene.board(scene.bob)
    assert "**Anna** solved the daily puzzle" in card.text
    assert "⬛🟩💡" in card.text
    assert card.alt_texts[0].endswith("In 2 tries, with the hint\n1 day in a row")
    for secret in (of.say(of.solution), shown(of.say(of.solution)), WHY, HINT):
        assert secret not in card.text + card.alt_texts[0]
    assert not card.pings
    assert "already" in whisper(await scene.anna.press(message, "Show here"))
    assert len([m for m in scene.bob.look(scene.channel) if " solved the daily" in m.text]) == 1


async def test_the_servers_table_lists_who_solved_it_there(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    other = scene.world.guild("The Tomb")
    scene.world.install(scene.application, other)
    other.join(scene.dora)
    elsewhere = other.channel("general")
    await scene.world.settled()
    reply = await scene.dora.command("daily", elsewhere)
    assert reply.message
    await answered(scene.dora, reply.message, puzzles[EVEN].answers[0])
    message = await opened(scene, scene.cleo)
    assert "Nobody has solved it" in whisper(await pressed(scene.cleo, message, "dailytable"))
    await answered(scene.cleo, message, wrong_move(read(EVEN, puzzles)))
    for person in (scene.cleo, scene.anna, scene.bob):
        await solved(scene, person, puzzles)
    await scene.settle()
    table = whisper(await pressed(scene.anna, await opened(scene, scene.anna), "dailytable"))
    assert "3 people have solved it in this server" in table
    assert table.endswith("1. **Anna**: 1 try\n2. **Bob**: 1 try\n3. **Cleo**: 2 tries")
    scene.guild.leave(scene.bob)
    time.now += 3700  # the bot asks who is in the server once an hour
    table = whisper(await pressed(scene.anna, await opened(scene, scene.anna), "dailytable"))
    assert "Bob" not in table
    assert "2 people" in table


async def test_my_data_holds_it_and_takes_it_away(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    message = await solved(scene, scene.anna, puzzles)
    await solved(scene, scene.bob, puzzles)
    reply = await scene.anna.command("mydata", scene.channel)
    assert reply.message
    [file] = reply.message.attachments
    told = unpacked(file.bytes)
    assert [(one["day"], one["tries"]) for one in told["attempts"]] == [(day_of(time.now), 1)]
    sure = await pressed(scene.anna, reply.message, "mydata")
    assert sure.message
    await pressed(scene.anna, sure.message, "mydata")
    await scene.settle()
    assert attempts(scene, "person") == [(scene.bob.id,)]
    assert "nothing left to show" in whisper(await scene.anna.press(message, "Show here"))
    table = whisper(await pressed(scene.bob, await opened(scene, scene.bob), "dailytable"))
    assert "Anna" not in table


async def test_somebody_elses_controls_can_not_be_pressed(scene: Scene, time: Time) -> None:
    message = await opened(scene, scene.anna)
    with pytest.raises((NoSuchControl, AssertionError)):
        await scene.bob.press(message, "Hint")


# --- anybody, anywhere -------------------------------------------------------------------------

HOSTILE = "**@everyone** [x](https://evil.example)\n# \u202eA `||b||` <@1> " + "W" * 2000


async def test_a_name_meant_to_harm_is_only_a_name(
    scene: Scene, time: Time, puzzles: dict[str, Puzzle]
) -> None:
    people = [scene.world.person(f"{n} {HOSTILE}") for n in range(4)]
    scene.guild.join(*people)
    await scene.world.settled()
    for person in people:
        message = await solved(scene, person, puzzles)
        assert (await person.press(message, "Show here")).failed is None
    await scene.settle()
    cards = [m for m in scene.bob.look(scene.channel) if " solved the daily" in m.text]
    assert len(cards) == 4
    for card in cards:
        assert not card.pings
        assert re.search(r"(?<!\\)[*|`\[<]", card.text[2:80]) is None  # no Markdown
        assert card.text.endswith("🟩")
    table = whisper(await pressed(people[-1], message, "dailytable"))
    assert "4 people have solved it" in table
    assert "4. **3 \\*" in table
    assert "\n#" not in table


@pytest.mark.parametrize(
    "control",
    [
        "d:9999999:0:move N",
        "d:0:0:move N",
        "t:0:daily.٣",
        "t:0:dailyhint.9999999",
        "t:0:dailyhint.1.2.3",
        "t:0:dailyshare.-1",
        "t:0:dailytable",
        "t:0:dailystop",
    ],
)
async def test_what_was_made_up_is_refused_and_breaks_nothing(
    scene: Scene, time: Time, control: str
) -> None:
    message = await opened(scene, scene.anna)
    scene.bot.router.on_message = lambda _: True
    reply = await scene.anna.forge(message, control)
    assert reply.failed is None
    shown = reply.message.text if reply.message else message.text
    assert "went wrong" not in shown
    assert "Hint" in [button.label for button in (await opened(scene, scene.anna)).buttons]
