"""One battery for every game: whatever still reads as English in the pseudo-language never was a
message, and in Russian it was not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

from games import GAMES, pen
from games.core import Text, Thought, View
from games.core.languages import PSEUDO
from tests.games.battery import AnyGame, every_game, looks, spread, viewers
from tests.games.golden import walk

NAMES = ["Q0", "Q1", "Q2", "Q3"]
MOVES = 6
"""Of so many legal moves of a position, spread over all, it is asked what is said of them."""
SPOTS = 12
"""Of so many spots of a picture, spread over all, it is heard what they say."""
FOREIGN = 20
"""So many moves of other positions are tried where they may not be legal."""
ENGLISH = re.compile(r"(?<![^\W\d_])(?![NESW]{3,4}(?![^\W\d_]))[A-Za-z]{3,}(?![^\W\d_])")
CODE = re.compile(r"`[^`]*`|https?://\S+")
"""What is typed in every language, and addresses."""


def left_over(words: str, game: AnyGame) -> set[str]:
    """The words that nobody translated: no names, and no moves of a single word."""
    found = set(ENGLISH.findall(CODE.sub("", words)))
    return found - set(_single_words(game.id))


@cache
def _single_words(name: str) -> frozenset[str]:
    return frozenset(move for match in walk(name)[-1:] for _, move in match.log if " " not in move)


def english(texts: Iterator[Text | None], game: AnyGame) -> dict[str, set[str]]:
    """Id of a text -> what is English in it. Those who made the game have their own names."""
    said = {
        text: f"{text.say(NAMES, PSEUDO)} {'' if text == game.source else text.say(NAMES, 'ru')}"
        for text in texts
        if text
    }
    return {text.id: found for text, words in said.items() if (found := left_over(words, game))}


def of_a_view(game: AnyGame, view: View[Any]) -> Iterator[Text | None]:
    """What is said beside a picture, and on its controls."""
    yield from (game.words.describe(view), game.teaching.tip(view), game.words.asks(view))
    yield from (note.text for note in view.notes[-8:])
    spots = game.looks.spots(view)
    yield from (spots[name].says for name in spread(tuple(spots), SPOTS))
    for shortlist in game.controls.shortlists(view):
        yield from (shortlist.title, *shortlist.moves.values())
    for move in spread(view.legal, MOVES):
        words = move.split()
        for beginning in (" ".join(words[:n]) for n in range(1, len(words) + 1)):
            yield from (game.words.label(beginning), game.captioned(view, beginning))
        yield from (game.teaching.warn(view, move), game.players.why(view, Thought(move)))
    if view.outcome:
        yield from (view.outcome.result, view.outcome.summary, view.outcome.remark)


@every_game
def test_no_english_is_left_in_what_is_said_and_drawn(game: AnyGame) -> None:
    played = tuple(sorted({move for _, move in walk(game.id)[-1].log}))
    tried = ("", "nonsense", *spread(played, FOREIGN))
    for match in looks(game.id, 3):
        for seat in (None, *range(match.seats)):
            view = replace(match.state.view(seat), language=PSEUDO)
            assert english(of_a_view(game, view), game) == {}, "beside the picture"
            if seat is not None:
                refused = (match.refusal(seat, move) for move in tried)
                assert english(refused, game) == {}, "in refusals"
            if seat in viewers(match):
                written = {word.text for word in pen.words(game.looks.draw(view))}
                assert not {w for w in written if left_over(w, game)}, "in the picture"


@every_game
def test_no_english_is_left_in_moments(game: AnyGame) -> None:
    """In the last ones of the match, and its first."""
    for part in (walk(game.id)[:12], walk(game.id)[-30:]):
        for seat in viewers(part[0]):
            told = (game.words.moment(*two) for two in pairwise(m.state.view(seat) for m in part))
            assert english(told, game) == {}


@every_game
def test_no_english_is_left_in_what_a_game_says_of_itself(game: AnyGame) -> None:
    told = [game.title, game.about, game.aim, game.source]
    told += filter(None, map(game.points, walk(game.id)[-1].state.scores))
    told += [game.side(side) for side in game.rules.sides]
    told += filter(None, map(game.side_means, game.rules.sides))
    told += [game.mark(kind) for kind in (game.looks.marks.kinds if game.looks.marks else ())]
    for option in game.rules.options:
        told += [game.setting(option), *(game.choice(option, value) for value in option.choices)]
        told += [
            game.time.late({**game.settle({}), option.name: value}) for value in option.choices
        ]
    assert english(iter(told), game) == {}


@every_game
def test_no_english_is_left_in_rulebook_and_cover(game: AnyGame) -> None:
    cover = game.looks.cover(PSEUDO)
    for page in (*game.teaching.rulebook(PSEUDO), *((cover,) if cover else ())):
        drawn = pen.words(page.picture()) if page.picture else ()
        for words in (page.title, page.text, page.alt, *(word.text for word in drawn)):
            assert not left_over(words, game), words


def test_what_is_english_is_found() -> None:
    game = GAMES["graveyard_shift"]
    assert left_over("Ŵĥííťé walks to D2, see `move N`", game) == {"walks", "see"}
    assert english(iter([None]), game) == {}
