"""A tournament's one message, which everybody in its channel sees."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.cogs.tournaments.controls import STANDINGS, Read, Register, Tools, Withdraw
from bot.cogs.tournaments.picture import pictured
from bot.cogs.tournaments.told import Told, fitting, may_enter
from bot.cogs.tournaments.tournament import Field
from bot.message.parts import LONGEST, Sheet, Widget, button, labelled, rows, sheet
from bot.message.words import shortened
from bot.table.player import plain
from games import GAMES
from games.core import Text, say

NAMED, PLACED, MATCHES = 30, 16, 20
"""How many people are named before the start, how many places in words, how many matches."""


def post_sheet(field: Field) -> Sheet:
    """The message, in its channel's language."""
    told = Told(field, field.tournament.language)
    made = {"open": _open, "playing": _playing, "over": _over}
    return made[field.tournament.stage](told)


def winner_text(field: Field) -> str:
    """One line for a new message at the end. It mentions whoever has won."""
    told = Told(field, field.tournament.language)
    mentions = [field.players[number].mentioned(told.language) for number in told.winners]
    return f"**{plain(told.field.tournament.name)}**: {told.outcome(mentions)}"


def _open(told: Told) -> Sheet:
    tournament = told.field.tournament
    entered = [one.number for one in told.field.people]
    counted = say("bot-tournament-entered", n=len(entered), most=tournament.terms.most)
    text = [told.head, told.say(_by(told)), *told.terms, told.begins(), f"**{told.say(counted)}**"]
    text.append(told.names(entered, NAMED))
    return _sheet(told, "\n".join(text), [*_entering(told), _tools(told)])


def _playing(told: Told) -> Sheet:
    tournament, field = told.field.tournament, told.field
    head = [told.head, told.now]
    pairs = told.pairings(tournament.round)
    matches = [f"**{told.say('bot-tournament-pairings')}**"]
    if len(pairs) <= MATCHES:
        matches += pairs
    elif running := len({pairing.board for pairing in field.running}):
        matches = [told.say("bot-tournament-matches", n=running)]
    else:
        matches = []
    if out := told.out:
        who = told.names(out, NAMED)
        matches.append(f"-# {told.say('bot-tournament-out', people=who)}")
    room = LONGEST - sum(map(len, head)) - 100
    below = "\n".join(fitting(matches, room * 3 // 5))
    standings = _standings(told, room - len(below))
    text = "\n".join([*head, *standings])
    controls = [*_entering(told), _reading(told), _tools(told)]
    return _sheet(told, text, controls, below=below)


def _over(told: Told) -> Sheet:
    tournament = told.field.tournament
    outcome = told.outcome([f"**{told.name(number)}**" for number in told.winners])
    head = [told.head, told.game, outcome]
    if not tournament.round:
        return _sheet(told, "\n".join(head))
    ties = told.ties
    room = LONGEST - sum(map(len, head)) - len(ties) - 100
    return _sheet(told, "\n".join([*head, *_standings(told, room)]), [_reading(told)], below=ties)


def _standings(told: Told, room: int) -> list[str]:
    head = f"**{told.say('bot-tournament-standings')}**"
    return [head, *fitting(map(told.line, told.standings[:PLACED]), room)]


def _sheet(told: Told, text: str, controls: Sequence[Widget] = (), below: str = "") -> Sheet:
    game = GAMES[told.field.tournament.game]
    if not told.field.tournament.round:
        return sheet(game, text, rows(controls))
    alt = alt_of(told)
    return sheet(game, text, rows(controls), draw=pictured(told), alt=alt, below=below)


def alt_of(told: Told, first: int = 0) -> str:
    """The picture's description."""
    listed = [told.line(line, marked=False) for line in told.standings[first:]]
    return shortened("\n".join([told.say("bot-tournament-standings"), *listed]))


def _by(told: Told) -> Text:
    game = GAMES[told.field.tournament.game]
    if not told.host:
        return say("bot-tournament-run", game=game.title)
    return say("bot-tournament-by", game=game.title, host=told.host)


def _entering(told: Told) -> list[Widget]:
    tournament = told.field.tournament
    join = labelled(told, Register(tournament.id), "bot-tournament-join", ButtonStyle.primary)
    leave = labelled(told, Withdraw(tournament.id), "bot-tournament-leave")
    return [*([join] if may_enter(tournament) else []), leave]


def _reading(told: Told) -> Widget:
    return labelled(told, Read(told.field.tournament.id, STANDINGS, 0), "bot-tournament-read")


def _tools(told: Told) -> Widget:
    return button(Tools(told.field.tournament.id), "⋯")
