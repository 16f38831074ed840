"""What a lobby offers, it takes: each control works for whoever it is shown to, or for somebody
else who sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, Literal

import pytest
from discord import ButtonStyle
from discord.ui import Button, Select, UserSelect

from bot.message.direct import lobby_target
from bot.message.lobby import alone_sheet, lobby_sheet
from bot.message.options import computer_sheet, host_sheet, options_sheet
from bot.message.parts import Sheet
from bot.press.commands import brief_choices
from bot.press.opens import EMPTY_LIFE, makes_way
from bot.table import controls, direct, ids, lobby
from bot.table.controls import StartAlone
from bot.table.player import Player
from bot.table.table import Table
from bot.table.terms import terms
from bot.table.timer import Span
from games import GAMES
from games.core import LANGUAGES, LEVELS, Refused
from tests.bot.matches import seated, text_of

HOST, GUEST, INVITED, STRANGER = 1, 2, 3, 4
EVERYBODY = HOST, GUEST, INVITED, STRANGER
Reach = Literal["channel", "direct", "answers"]
Does = Callable[[Table, int, Any], object]

ACTS: dict[type[ids.Control], Does] = {
    controls.Join: lambda t, me, _: lobby.join(t, Player(me, "P")),
    controls.Start: lambda t, me, _: (
        direct.ready(t, me) if t.reach == "direct" else lobby.start(t, me, Random(1), 0.0)
    ),
    controls.AskAlone: lambda t, me, _: lobby.may_start_alone(t, me),
    controls.StartAlone: lambda t, me, c: lobby.start_alone(t, c.value, me, Random(1), 0),
    controls.AskComputer: lambda t, me, _: lobby.add_computer(t, "easy", me),
    controls.AddComputer: lambda t, me, c: lobby.add_computer(t, c.value, me),
    controls.TurnDown: lambda t, me, _: lobby.decline(t, me),
    controls.ToEverybody: lambda t, me, _: lobby.check_opens_up(t, me),
    controls.Invite: lambda t, me, _: lobby.invite(t, Player(99, "New"), me),
    controls.Remove: lambda t, me, c: lobby.remove(t, c.person, me),
    controls.HandOver: lambda t, me, c: lobby.hand_over(t, c.person, me),
    controls.Leave: lambda t, me, _: lobby.leave(t, me),
    controls.Cancel: lambda t, me, _: lobby.cancel(t, me),
    controls.AskOptions: lambda t, me, _: lobby.hosted_by(t, me),
    controls.AskClock: lambda t, me, _: lobby.hosted_by(t, me),
    controls.Options: lambda t, me, _: lobby.open_lobby(t),
    controls.Host: lambda t, me, _: lobby.open_lobby(t),
    controls.Rules: lambda t, me, _: None,
}


def lobbies(game: str, reach: Reach) -> Iterator[Table]:
    """Lobbies with all numbers of people, guests, computers."""
    most = max(GAMES[game].rules.seats)
    levels = list(GAMES[game].players.levels)
    for guests, computers, invited in product(range(most), range(most), range(most)):
        if 1 + guests + computers + invited > most:
            continue
        players = [Player(HOST, "Host"), *(Player(GUEST + 10 * n, "G") for n in range(guests))]
        players += [Player(-1 - n, "C", levels[0]) for n in range(computers)]
        asked = tuple(Player(INVITED + 10 * n, "I") for n in range(invited))
        guild = 0 if reach == "direct" else 5
        yield seated(game, *players, guild=guild, reach=reach, invited=asked, challenges=True)


def offered(sheet: Sheet) -> Iterator[ids.Control]:
    """The controls of a sheet that can be used; of a menu, each choice."""
    for item in sheet.view.walk_children():
        id = getattr(item, "custom_id", None)
        if id is None or getattr(item, "disabled", False):
            continue
        if isinstance(item, Button):
            yield ids.parse(id, ())
        elif isinstance(item, UserSelect):
            yield ids.parse(id, ["99"])
        elif isinstance(item, Select):
            yield from (ids.parse(id, [option.value]) for option in item.options)


def works(table: Table, person: int, control: ids.Control) -> bool:
    try:
        ACTS[type(control)](table, person, control)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("reach", ["channel", "direct", "answers"])
@pytest.mark.parametrize("game", GAMES)
def test_each_control_of_a_lobby_works_for_somebody_who_sees_it(game: str, reach: Reach) -> None:
    for table in lobbies(game, reach):
        shown = list[tuple[Sheet, tuple[int, ...]]]()
        if reach == "direct":
            shown += [(lobby_target(table, p, None).sheet, (p,)) for p in EVERYBODY]
        else:
            shown.append((lobby_sheet(table), EVERYBODY))
        shown += [
            (host_sheet(table), (HOST,)),
            *((options_sheet(table, p), (p,)) for p in (GUEST, INVITED, STRANGER)),
        ]
        if works(table, HOST, controls.AskAlone(1)):
            shown.append((alone_sheet(table, None), (HOST,)))
        if works(table, HOST, controls.AskComputer(1)):
            shown.append((computer_sheet(table), (HOST,)))
        for sheet, people in shown:
            for control in offered(sheet):
                assert any(works(table, p, control) for p in people), (control, table)


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("game", list(GAMES))
def test_no_two_fields_of_a_lobbys_form_have_one_name(game: str, language: str) -> None:
    titles = [term.title.in_(language) for term in terms(seated(game, 1, 2))]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("game", "said"), [("graverobber", True), ("bushwhacked", False)])
def test_closed_dms_are_said_before_the_start_where_something_is_secret(
    game: str, said: bool
) -> None:
    table = seated(game, Player(HOST, "P"), Player(GUEST, "P", reachable=False))
    assert (f"<@{GUEST}>: I can't DM you." in text_of(lobby_sheet(table))) == said


def test_that_a_computer_makes_it_unrated_is_not_the_hosts_choice() -> None:
    """Whether the host has chosen that, too, makes no difference then."""
    people = (Player(HOST, "P"), Player(-1, "C", level="easy"))
    for casual in (False, True):
        text = text_of(lobby_sheet(seated("bushwhacked", *people, casual=casual)))
        assert "a turn. Not rated, since a computer plays." in text
        assert "Chosen by the host" not in text


@pytest.mark.parametrize("game", list(GAMES))
def test_it_shows_the_game_its_goal_its_length_and_what_can_be_done(game: str) -> None:
    """*Start* is coloured when it can start, *Join* is grey when all seats are taken."""
    record, most = GAMES[game], max(GAMES[game].rules.seats)
    for guests in range(most):
        players = (Player(HOST + n, "P") for n in range(guests + 1))
        made = lobby_sheet(seated(game, *players, challenges=True))
        cover = record.looks.cover("en")
        assert cover
        assert made.alt == cover.alt
        items = list(made.view.walk_children())
        text = text_of(made)
        assert record.aim.say(()) in text
        assert f"About {record.time.minutes} minutes" in text
        assert not [item for item in items if isinstance(item, Select)]
        buttons = {item.label: item for item in items if isinstance(item, Button)}
        assert list(buttons) == [
            *["Join"],
            *(["Play the computer"] if not guests else []),
            *(["Add a computer"] if guests + 1 < most and most > 2 else []),
            *("Start", "How to play", "Options…"),
            *(["Open to everybody"] if guests + 1 < most else []),
            "⋯",
        ]
        assert buttons["Start"].disabled == (guests == 0)
        green = buttons["Start"].style is ButtonStyle.success
        assert green == (guests > 0)
        assert buttons["Join"].disabled == (guests + 1 == most)


ALONE = seated("bushwhacked", HOST, opened=0.0)
LONG = EMPTY_LIFE + 1


@pytest.mark.parametrize(
    ("table", "person", "away", "closes"),
    [
        (ALONE, STRANGER, (), True),
        (ALONE, STRANGER, (Span(0.0, 10.0),), False),  # when the bot was away does not count
        (ALONE, HOST, (Span(0.0, LONG),), True),
        (lobby.join(ALONE, Player(GUEST, "G")), STRANGER, (), False),
        (lobby.join(ALONE, Player(GUEST, "G")), HOST, (), False),
        (lobby.invite(ALONE, Player(INVITED, "I"), HOST), STRANGER, (), False),
        (lobby.add_computer(ALONE, "hard", HOST), STRANGER, (), False),
        (lobby.add_computer(ALONE, "hard", HOST), HOST, (), False),
    ],
)
def test_a_lobby_makes_way_only_where_nobody_else_sits(
    table: Table, person: int, away: tuple[Span, ...], *, closes: bool
) -> None:
    assert bool(makes_way(table, person, LONG, away)) == closes
    if person != table.host:
        assert not makes_way(table, person, EMPTY_LIFE - 1, ())


def test_choices_say_what_somebody_wants_to_know_the_easiest_first() -> None:
    choices = [choice.name for choice in brief_choices()]
    assert choices[0] == "Graveyard Shift: 2 players, 15 minutes, no secrets"
    assert "Bushwhacked: 2 to 4 players, 40 minutes, no secrets" in choices
    assert all(len(choice) <= 100 for choice in choices)


def test_against_the_computer_the_fewest_seats_are_filled_and_an_invitation_gives_way() -> None:
    asked = lobby.invite(ALONE, Player(INVITED, "I"), HOST)
    begun = lobby.start_alone(asked, "hard", HOST, Random(1), 0.0)
    assert sorted(player.level for player in begun.players) == ["", "hard"]
    assert begun.invited == ()


@pytest.mark.parametrize(("last", "first"), [(None, "easy"), ("hard", "hard"), ("of old", "easy")])
def test_the_computer_of_last_time_comes_first_or_the_weakest(last: str, first: str) -> None:
    asked = [c.value for c in offered(alone_sheet(ALONE, last)) if isinstance(c, StartAlone)]
    assert asked == [first, *(level for level in LEVELS if level != first)]


def test_in_direct_messages_only_the_host_reads_who_declined_and_who_did_learns_no_names() -> None:
    people = [Player(id, f"P{id}") for id in (GUEST, INVITED)]
    asked = seated("bushwhacked", HOST, reach="direct", invited=people, wanted=3, guild=0)

    def read(table: Table, words: str) -> set[int]:
        told = {who: text_of(lobby_target(table, who, None).make()) for who in EVERYBODY}
        return {who for who, text in told.items() if words in text}

    declined = lobby.decline(asked, INVITED)
    assert read(declined, "Your invitation was declined.") == {HOST}
    assert read(lobby.join(declined, Player(STRANGER, "Dora")), "Dora") == {HOST, GUEST, STRANGER}
