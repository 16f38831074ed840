"""Records: a match written down, with who played, when, how it ended, and the seal of its deal.

A record is JSON. What `Match.dumps` writes is one already; everything else in it is optional.
A seat's secret set-up is written down only from where it was last cleared: what was laid before
has no part in the match (`tidy`). A record that holds it all the same is a right one.

- `people`: a name by seat, `times`: seconds since 1970 by log line
- `result`: places, scores, and the reason as id and values (`games.core.text`), or in words
- `nonce` and `commitment`: the seal, see `seal`
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator

from games import GAMES, playable
from games.core import Damaged, Dealt, Game, Match, Move, Refused, Seat, Text, parse, verbatim
from games.core.text import MOST_SEATS, UNKNOWN, parsed
from games.core.text import plain as plain_text

MOST_BYTES = 1_000_000
"""A record is not looked at where it is longer; one of the most moves takes about a third of it."""
MOST_MOVES = 7_000
"""More than any game's rules allow, but for a set-up that is cleared again and again.

Bushwhacked has the longest matches: 200 turns by each of four (BW-31). The most that a turn can
hold is a trade (BW-12, 4 moves) and `done`; captures come on top, and each takes a capture stone
out of a hand: 80 are there, and a trade brings back 3. That makes 800 * (4 + 1 + 3) + 80 = 6,480.
Graverobber's two set-ups and 400 turns (GR-6, GR-16) are 416.
"""

Words = Annotated[str, Field(max_length=100)]
Time = Annotated[float, Field(allow_inf_nan=False)]


def _reason(stored: object) -> Text:
    """As it is written today, or in words as it was before. One that only another version knows
    is no fault: what counts are the moves. Raises `ValueError`."""
    if isinstance(stored, str) and len(stored) <= 500:
        return verbatim(stored)
    try:
        return parsed(stored, MOST_SEATS)
    except Damaged as fault:
        if fault.where != UNKNOWN:
            raise ValueError("is neither words nor an id with values") from None
        return verbatim("")


Reason = Annotated[Text, PlainValidator(_reason), PlainSerializer(plain_text)]


class Result(BaseModel):
    """How a match ended, by seat."""

    model_config = ConfigDict(extra="forbid", strict=True)
    places: list[int] = Field(max_length=8)
    scores: list[Words] = Field(max_length=8)
    reason: Reason


class Record(BaseModel):
    """A match as it is written down for people to keep."""

    model_config = ConfigDict(extra="forbid", strict=True)
    game: str = Field(max_length=40)
    rules: int
    seats: int
    options: dict[str, str] = Field(max_length=20)
    deal: dict[str, Any]
    log: list[tuple[int, Words]] = Field(max_length=MOST_MOVES)
    people: list[Words] | None = Field(None, max_length=8)
    times: list[Time] | None = Field(None, max_length=MOST_MOVES)
    result: Result | None = None
    nonce: str | None = Field(None, pattern="^[0-9a-f]{32}$")
    commitment: str | None = Field(None, pattern="^[0-9a-f]{64}$")

    @property
    def names(self) -> tuple[str, ...]:
        """What to call the seats."""
        return tuple(self.people or anonymous(self.seats))


def anonymous(seats: int) -> list[str]:
    """`Player 1` and so on."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def seal(deal: Dealt, nonce: str) -> str:
    """The commitment to a deal, told before the first move: SHA-256 in hexadecimal digits.

    Of the deal as JSON with sorted keys and no spaces, a line feed, and the nonce, which keeps
    anybody from trying all deals.
    """
    text = json.dumps(deal, sort_keys=True, separators=(",", ":"))
    return sha256(f"{text}\n{nonce}".encode()).hexdigest()


def write(match: Match[Any], people: Sequence[str], times: Sequence[float], nonce: str) -> str:
    """The record of a match that is over. A `nonce` is empty where the deal was not sealed."""
    outcome = match.state.outcome
    if outcome is None:
        raise ValueError("a running match has no record to give away")
    more = {
        "times": [times[ply] for ply in _kept(match.game, match.log)],
        "result": {
            "places": outcome.places,
            "scores": outcome.scores,
            "reason": plain_text(outcome.summary),
        },
    }
    sealed = {"nonce": nonce, "commitment": seal(match.deal, nonce)} if nonce else {}
    return json.dumps(_plain(match, people) | more | sealed)


def plain(match: Match[Any], people: Sequence[str]) -> str:
    """A match, over or not, with no more about it than who played."""
    return json.dumps(_plain(match, people))


def _plain(match: Match[Any], people: Sequence[str]) -> dict[str, Any]:
    log = [match.log[ply] for ply in _kept(match.game, match.log)]
    return {**json.loads(match.dumps()), "log": log, "people": list(people)}


def _kept(game: Game[Any], log: Sequence[tuple[Seat, Move]]) -> list[int]:
    """The plies that are written down: of a set-up those since its seat cleared it last."""
    if game.rules.set_up is None:
        return list(range(len(log)))
    cleared = {seat: ply for ply, (seat, move) in enumerate(log) if move == game.rules.set_up.clear}
    return [ply for ply, (seat, _) in enumerate(log) if ply > cleared.get(seat, -1)]


def tidy(record: Record) -> Record:
    """The record of the same match as it is written today. Raises `Damaged`."""
    kept = _kept(_game(record), record.log)
    times = record.times and [record.times[ply] for ply in kept]
    return record.model_copy(update={"log": [record.log[ply] for ply in kept], "times": times})


def read(text: str) -> Record:
    """A record whose form is right. Raises `Damaged` with the place of its first fault."""
    if len(text) > MOST_BYTES:
        raise Damaged("record", "is longer than a million characters")
    try:
        return parse(Record, text, "record")
    except Damaged as fault:
        raise Damaged(fault.where.removeprefix("record."), fault.why) from None


def replay(record: Record) -> Match[Any]:
    """The match a record tells of, every move, the result and the seal checked.

    Raises `Damaged` with the place of the first fault, such as `log[36]`.
    """
    match = _begin(record)
    for ply, (seat, move) in enumerate(record.log):
        try:
            match = match.play(seat, move)
        except Refused as refused:
            names = [f"seat {s}" for s in range(record.seats)]
            raise Damaged(f"log[{ply}]", refused.text.say(names)) from None
    _check(record, match)
    return match


def _game(record: Record) -> Game[Any]:
    """The game as it was played. Raises `Damaged`."""
    if record.game not in GAMES:
        raise Damaged("game", "unknown game")
    game = playable(record.game, record.rules)
    if game is None:
        newest = GAMES[record.game]
        raise Damaged("rules", f"{newest.id} is at rules version {newest.rules.version}")
    return game


def _begin(record: Record) -> Match[Any]:
    """The match before its first move. Raises `Damaged`."""
    return Match.start(_game(record), record.seats, record.options, record.deal)


def _check(record: Record, match: Match[Any]) -> None:
    """Does the rest of the record agree with its match? Raises `Damaged`."""
    if record.people is not None and len(record.people) != record.seats:
        raise Damaged("people", "must be as many as there are seats")
    if record.times is not None and len(record.times) != len(record.log):
        raise Damaged("times", "must be as many as there are moves")
    outcome, told = match.state.outcome, record.result
    if told:
        if outcome is None:
            raise Damaged("result", "the moves lead to no end")
        if (told.places, told.scores) != (list(outcome.places), list(outcome.scores)):
            raise Damaged("result", "the moves lead to another one")
    if record.nonce and record.commitment and seal(record.deal, record.nonce) != record.commitment:
        raise Damaged("commitment", "is not that of this deal and nonce")


def follow(record: Record) -> Match[Any]:
    """`replay` for a record that has been checked before: the moves are taken as they are."""
    return _begin(record).gone_on(record.log)


def verify(record: Record) -> None:
    """Was this deal sealed before the match? Raises `Damaged` where it was not, or another."""
    for name in ("nonce", "commitment"):
        if getattr(record, name) is None:
            raise Damaged(name, "is missing: this deal was not sealed")
    replay(record)
