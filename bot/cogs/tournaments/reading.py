"""What one person reads of tournaments: which there are, standings and pairings page by page, and
all of it as a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from discord import ButtonStyle
from discord.ui import File

from bot.cogs.tournaments.controls import (
    PAIRINGS,
    STANDINGS,
    Choose,
    ListAll,
    Read,
    Register,
    SaveFile,
    Tools,
    Withdraw,
)
from bot.cogs.tournaments.picture import pictured
from bot.cogs.tournaments.ruling import read
from bot.cogs.tournaments.sheets import alt_of
from bot.cogs.tournaments.told import Told, fitting, may_enter
from bot.cogs.tournaments.tournament import BYE, Field, Pairing, Tournament
from bot.message.parts import LONGEST, Sheet, Widget, button, labelled, rows, select, sheet, turners
from bot.message.words import lines
from bot.table.player import plain
from games import GAMES
from games.core import Text, say

PAGE = 20
"""Lines of a page."""
SAVED = "tournament.json"
LISTED = 10
"""How many tournaments are listed: the newest, of one's own and of the server."""


def list_sheet(found: Sequence[Tournament], language: str) -> Sheet:
    """The tournaments to choose from."""
    if not found:
        return sheet(None, say("bot-tournament-none").in_(language))
    head = say("bot-tournament-list").in_(language)
    listed = [f"- **{plain(one.name)}**: {_state(one).in_(language)}" for one in found]
    choices = {Choose(one.id): " ".join(one.name.split()) for one in found}
    menu = select(say("bot-tournament-choose").in_(language), choices)
    return sheet(None, "\n".join([head, *listed]), rows([menu]))


def _state(tournament: Tournament) -> Text:
    game, most = GAMES[tournament.game].title, tournament.terms.rounds
    state = tournament.stage
    return say(
        "bot-tournament-listed",
        game=game,
        stage=state,
        kind=tournament.terms.kind,
        n=tournament.round,
        of=most,
    )


def read_sheet(
    field: Field,
    person: int,
    language: str,
    *,
    here: bool,
    what: str = STANDINGS,
    page: int = 0,
    said: str = "",
) -> Sheet:
    """A page for this person. `here`: in the tournament's server, where they can register. `said`:
    what they are told first."""
    told, tournament = Told(field, language), field.tournament
    entry = field.of(person)
    own = told.mine(entry.number) if entry else []
    begins = told.begins(mine=person == tournament.person)
    state = {"open": begins, "playing": told.now}.get(tournament.stage)
    state = state or told.outcome([f"**{told.name(number)}**" for number in told.winners])
    head = lines(said, told.head, state, *fitting(own, 500))
    shown = Read(tournament.id, what, page)
    if not tournament.round:
        return _before(told, head, person, here=here)
    return _page(told, head, shown, _controls(told, person, shown, here=here))


def _before(told: Told, head: str, person: int, *, here: bool) -> Sheet:
    entered = [one.number for one in told.field.people]
    counted = say("bot-tournament-entered", n=len(entered), most=told.field.tournament.terms.most)
    text = lines(head, *told.terms, f"**{told.say(counted)}**", told.names(entered, 2 * PAGE))
    game = GAMES[told.field.tournament.game]
    return sheet(game, text, rows(_entering(told, person, here=here)))


def _page(told: Told, head: str, shown: Read, controls: Sequence[Widget]) -> Sheet:
    game, first = GAMES[told.field.tournament.game], shown.page * PAGE
    if shown.what == STANDINGS:
        listed = [told.line(line) for line in told.standings]
        ties = told.ties
    else:
        listed, ties = _all_pairings(told), ""
    some = fitting(listed[first : first + PAGE], LONGEST - len(head) - len(ties) - 100)
    text = lines(head, *some)
    if shown.what == PAIRINGS or not some:
        return sheet(game, text, rows(controls))
    picture, alt = pictured(told, first, PAGE), alt_of(told, first)
    return sheet(game, text, rows(controls), draw=picture, alt=alt, below=ties)


def _all_pairings(told: Told) -> list[str]:
    """The newest round first."""
    found = list[str]()
    for round in range(told.field.tournament.round, 0, -1):
        found += [told.say("bot-tournament-of-round", n=round), *told.pairings(round)]
    return found


def _controls(told: Told, person: int, shown: Read, *, here: bool) -> list[Widget]:
    id, what, page = shown.id, shown.what, shown.page
    count = len(told.standings if what == STANDINGS else _all_pairings(told))
    items = turners(partial(Read, id, what), page, (count - 1) // PAGE, told.language)
    other = PAIRINGS if what == STANDINGS else STANDINGS
    label = say("bot-tournament-pairings" if what == STANDINGS else "bot-tournament-standings")
    items.append(button(Read(id, other, 0), told.say(label)))
    return [*items, *_entering(told, person, here=here)]


def _entering(told: Told, person: int, *, here: bool) -> list[Widget]:
    tournament, entry = told.field.tournament, told.field.of(person)
    id, plays = tournament.id, entry is not None and entry.plays
    items = list[Widget]()
    if here and not plays and may_enter(tournament):
        items.append(labelled(told, Register(id), "bot-tournament-join", ButtonStyle.primary))
    if here and plays and tournament.stage != "over":
        items.append(labelled(told, Withdraw(id), "bot-tournament-leave"))
    items.append(labelled(told, SaveFile(id), "bot-tournament-file"))
    if here:
        items.append(button(Tools(id), "⋯"))
    return [*items, labelled(told, ListAll(), "bot-tournament-all")]


def file_sheet(field: Field, language: str) -> Sheet:
    """The message that the file comes with."""
    told = Told(field, language)
    text = lines(told.head, told.say("bot-tournament-saved"))
    return sheet(GAMES[field.tournament.game], text, [File[Any](f"attachment://{SAVED}")])


def saved(field: Field) -> Mapping[str, Any]:
    """All of a tournament, for a file: by names, without anybody's id. Points are whole numbers and
    halves here."""
    told, tournament = Told(field, "en"), field.tournament
    terms = tournament.terms
    names = {number: player.called("en") for number, player in field.players.items()}
    return {
        "name": tournament.name,
        "game": tournament.game,
        "stage": tournament.stage,
        "round": tournament.round,
        "terms": {
            "options": GAMES[tournament.game].settle(terms.options),
            "clock": terms.clock,
            "rated": not terms.casual,
            "kind": terms.kind,
            "rounds": terms.rounds,
            "round_seconds": terms.length,
            "most": terms.most,
            "computers": terms.computers or None,
        },
        "entrants": [
            {
                "number": one.number,
                "name": names[one.number],
                "computer": bool(one.level),
                "from_round": one.since,
                "plays": one.plays,
            }
            for one in field.entrants
        ],
        "pairings": [
            {
                "round": one.round,
                "board": one.board,
                "match": one.leg + 1,
                "first": one.first,
                "second": None if one.second == BYE else one.second,
                "first_points": _points(one.first_points),
                "second_points": _points(one.second_points),
                "why": one.why or None,
                "ruling": _ruling(one),
            }
            for one in field.pairings
        ],
        "standings": [
            {
                "place": line.place,
                "number": line.entrant.number,
                "name": names[line.entrant.number],
                "points": line.points / 2,
                "buchholz_cut_1": line.buchholz / 2,
                "sonneborn_berger": line.sonneborn / 4,
                "direct_encounter": line.direct / 2,
                "wins": line.wins,
            }
            for line in told.standings
        ],
    }


def _ruling(one: Pairing) -> Mapping[str, Any] | None:
    """What the host has decided about a match, and what its result was before."""
    ruling = read(one.ruling)
    if ruling is None:
        return None
    first, second = ruling.points or (None, None)
    before = {"first_points": _points(first), "second_points": _points(second)}
    return {"reason": ruling.reason, "before": before | {"why": ruling.why or None}}


def _points(halves: int | None) -> float | None:
    return None if halves is None else halves / 2
