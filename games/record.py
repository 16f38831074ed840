"""Records: matches written down, with who played, when, how it ended, and the seal of the deal.

A record is JSON. What `Match.dumps` writes is a record; all other fields are optional. Of a seat's
secret set-up only the moves after its last `clear` are written down (`tidy`), since what was laid
before plays no part; a record that has them is accepted all the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator

from games import GAMES, playable
from games.core import CONTROLS, Damaged, Dealt, Game, Match, Move, Seat, Text, parse, verbatim
from games.core.text import MOST_SEATS, UNKNOWN, parsed
from games.core.text import plain as plain_text

MOST_BYTES = 1_000_000
"""Longer records are refused unread. One with the most moves that are possible takes about a third
of this."""
MOST_MOVES = 7_000
"""No game's rules allow more, except a set-up that is cleared again and again.

Bushwhacked has the longest matches: 200 turns by each of four (BW-31). The longest turn is a trade
(BW-12, 4 moves) and `done`. Captures come on top; each takes a capture stone out of a hand, of
which there are 80, and a trade brings back 3. That makes 800 * (4 + 1 + 3) + 80 = 6,480.
Graverobber's two set-ups and 400 turns (GR-6, GR-16) are 416.
"""


def _words(text: str) -> str:
    if text != _one_line(text):
        raise ValueError("must be one line, without control characters")
    return text


def _one_line(name: str) -> str:
    return re.sub(r"[\n\t]", " ", CONTROLS.sub("", name))


Words = Annotated[str, Field(max_length=100), AfterValidator(_words)]
Time = Annotated[float, Field(allow_inf_nan=False)]


def _reason(stored: object) -> Text:
    """A reason as it is written today, or in words as it was before. An id that only another
    version knows is no fault, since only the moves count. Raises `ValueError`."""
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

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)
    places: list[int] = Field(max_length=8)
    scores: list[Words] = Field(max_length=8)
    reason: Reason
    """As id and values, or in words."""


class Record(BaseModel):
    """A match as it is written down for people to keep.

    >>> from random import Random
    >>> game = GAMES["graveyard_shift"]
    >>> deal = game.rules.deal(Random(1), 2, game.settle({}))
    >>> match = Match.start(game, 2, {}, deal).play(deal["first"], "resign")
    >>> record = read(write(match, ["Ann", "Bob"], [1e9], "00" * 16))
    >>> record.names, record.result.places, record.commitment == seal(deal, record.nonce)
    (('Ann', 'Bob'), [2, 1], True)
    >>> replay(record) == match
    True
    """

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)
    game: str = Field(max_length=40)
    rules: int
    """The version of the game's rules by which it was played."""
    seats: int
    """How many played."""
    options: dict[str, str] = Field(max_length=20)
    deal: dict[str, Any]
    log: list[tuple[int, Words]] = Field(max_length=MOST_MOVES)
    """Seat and move, line by line."""
    people: list[Words] | None = Field(None, max_length=8)
    """Names by seat."""
    times: list[Time] | None = Field(None, max_length=MOST_MOVES)
    """When each line of the log was played, in seconds since 1970."""
    result: Result | None = None
    """How it ended."""
    nonce: str | None = Field(None, pattern="^[0-9a-f]{32}$")
    """Sealed the deal, together with `commitment`: see `seal`."""
    commitment: str | None = Field(None, pattern="^[0-9a-f]{64}$")
    """The seal itself, told before the first move."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(self.people or anonymous(self.seats))


def anonymous(seats: int) -> list[str]:
    """`Player 1` and so on."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def seal(deal: Dealt, nonce: str) -> str:
    """The commitment to a deal, told before the first move: SHA-256, in hexadecimal digits, of the
    deal as JSON (keys sorted, no spaces), a line feed, and the nonce. Without the nonce anybody
    could try all deals."""
    text = json.dumps(deal, sort_keys=True, separators=(",", ":"))
    return sha256(f"{text}\n{nonce}".encode()).hexdigest()


def write(match: Match[Any], people: Sequence[str], times: Sequence[float], nonce: str) -> str:
    """The record of a match that is over. `nonce` is empty if the deal was not sealed."""
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
    """The record of a match, over or not, that tells no more than who played."""
    return json.dumps(_plain(match, people))


def _plain(match: Match[Any], people: Sequence[str]) -> dict[str, Any]:
    log = [match.log[ply] for ply in _kept(match.game, match.log)]
    return {**json.loads(match.dumps()), "log": log, "people": [_one_line(name) for name in people]}


def _kept(game: Game[Any], log: Sequence[tuple[Seat, Move]]) -> list[int]:
    """The places in the log that are written down: of a set-up, those after its seat's last
    `clear`."""
    if game.rules.set_up is None:
        return list(range(len(log)))
    cleared = {seat: ply for ply, (seat, move) in enumerate(log) if move == game.rules.set_up.clear}
    return [ply for ply, (seat, _) in enumerate(log) if ply > cleared.get(seat, -1)]


def tidy(record: Record) -> Record:
    """The same match as it is written today. Raises `Damaged`."""
    kept = _kept(_game(record), record.log)
    times = record.times and [record.times[ply] for ply in kept]
    return record.model_copy(update={"log": [record.log[ply] for ply in kept], "times": times})


def read(text: str) -> Record:
    """A record of the right form. Raises `Damaged` with the place of its first fault."""
    if len(text) > MOST_BYTES:
        raise Damaged("record", "is longer than a million characters")
    try:
        return parse(Record, text, "record")
    except Damaged as fault:
        raise Damaged(fault.where.removeprefix("record."), fault.why) from None


def replay(record: Record) -> Match[Any]:
    """The match of a record; every move, the result and the seal are checked.

    Raises `Damaged` with the place of the first fault, such as `log[36]`.
    """
    game = _game(record)
    match = Match.replayed(game, record.seats, record.options, record.deal, record.log)
    _check(record, match)
    return match


def _game(record: Record) -> Game[Any]:
    """The game by the rules it was played by. Raises `Damaged`."""
    if record.game not in GAMES:
        raise Damaged("game", "unknown game")
    game = playable(record.game, record.rules)
    if game is None:
        newest = GAMES[record.game]
        raise Damaged("rules", f"{newest.id} is at rules version {newest.rules.version}")
    return game


def _check(record: Record, match: Match[Any]) -> None:
    """Raises `Damaged` if the rest of the record does not agree with its match."""
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
    """Like `replay`, for a record that was checked before: nothing is checked again."""
    start = Match.start(_game(record), record.seats, record.options, record.deal)
    return start.gone_on(record.log)


def verify(record: Record) -> None:
    """Raises `Damaged` unless this deal was sealed before the match."""
    for name in ("nonce", "commitment"):
        if getattr(record, name) is None:
            raise Damaged(name, "is missing: this deal was not sealed")
    replay(record)
