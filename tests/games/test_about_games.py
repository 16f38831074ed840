"""What a game says about itself in each language, and its rulebook's pages."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from games import GAMES
from games.core import Match, Option, add_room, rulebook
from games.tools.contest import play_match, uniform

OWN = """
cellar-name = Cellar
cellar-tagline = Below.
cellar-goal = Drink.
cellar-credit = Found there.
cellar-score = { $n ->
    [one] one cask
   *[other] { $n } casks
}
cellar-side-red = Red
cellar-side-red-means = begins
cellar-option-lamp = Lamp
cellar-option-lamp-on = Lit
cellar-mark-cask = cask?
"""


def test_a_game_tells_of_itself_by_messages(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(OWN, "utf-8")
    add_room("cellar", tmp_path)
    lamp = Option("lamp", ("on",), "on")
    game = replace(GAMES["graverobber"], id="cellar")
    texts = (
        *(game.title, game.about, game.aim, game.source, game.points("1"), game.points("-2")),
        *(game.side("Red"), game.side_means("Red"), game.setting(lamp), game.choice(lamp, "on")),
        game.mark("cask?"),
    )
    assert [text and text.say([]) for text in texts] == [
        *(
            "Cellar",
            "Below.",
            "Drink.",
            "Found there.",
            "one cask",
            "-2 casks",
            "Red",
            "begins",
            "Lamp",
        ),
        *("Lit", "cask?"),
    ]


def test_pages_are_read_by_heading_with_their_pictures_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "attic" / "rulebook"
    package.mkdir(parents=True)
    (tmp_path / "attic" / "__init__.py").touch()
    pages = "# Begin\n\nFirst.\n\n![The attic](empty)\n\n## More\nLast.\n\n# End\nThat is all.\n"
    (package / "en.md").write_text(pages, "utf-8")
    (package / "ru.md").write_text("# Начало\n![Чердак](empty)\nПервое.\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    import_module("attic")

    def empty(language: str) -> Image.Image:
        return Image.new("RGB", (len(language), 1))

    book = rulebook("attic", {"empty": empty})
    begin, end = book("en")
    assert (begin.title, begin.text) == ("Begin", "First.\n\n## More\nLast.")
    assert begin.picture
    assert (begin.picture().width, begin.alt) == (2, "The attic")
    assert (end.title, end.text, end.picture) == ("End", "That is all.", None)
    assert [(page.title, page.alt) for page in book("ru")] == [("Начало", "Чердак")]
    assert [page.text for page in book("de")] == [page.text for page in book("en")]
    assert book("ru")[0].text == "Первое."
    del sys.modules["attic"]


def test_the_readme_lists_the_games_in_their_order() -> None:
    """The easiest first, as `/newgame`, `/rules` and `/help` do."""
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    names = [game.title.say(()) for game in GAMES.values()]
    told = [name for line in readme.splitlines() for name in names if f"| **{name}** (" in line]
    facts = [name for line in readme.splitlines() for name in names if f"| {name} | " in line]
    assert told == facts == names


# --- rulebooks: what the sources leave open, what marks in pictures mean --------------------------


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("bushwhacked", "trade before you capture"),
        ("bushwhacked", "An arrow has one shape"),
        ("bushwhacked", "columns D, I and N cross rows 4, 9 and 14"),
        ("bushwhacked", "red cross is on every stone that the player to move can capture"),
        ("bushwhacked", "since the last turn of the player to move has an orange frame"),
        ("graveyard_shift", "first player of the first round is drawn by lot"),
        ("graveyard_shift", "loser of a round starts the next"),
        ("graveyard_shift", "Parts go back where the set-up could have put them"),
        ("graveyard_shift", "Equal rounds are a draw"),
        ("graveyard_shift", "orange frame marks where the latest movement ended"),
        ("graverobber", "The orange frame is around the latest of all"),
        ("graverobber", "✕: a dig that found no Plot"),
        ("graverobber", "three times in a row, six skips running"),
        ("graverobber", "It may touch another Grave too"),  # GR-3
        ("graverobber", "out of bounds: everybody is told the square"),  # GR-12, GR-20
        ("bushwhacked", "your play stones are on at least three of the four squares"),  # BW-21
        ("cop_and_rob", "dead end (1 exit), straight and curve (2), tee (3) and cross (4)"),
        ("cop_and_rob", "blank (a side without an exit)"),
        ("pointsweeper", "doesn't have to start where the piece scouted"),  # PS-17
    ],
)
def test_the_rulebook_says_it(game: str, said: str) -> None:
    assert any(said in page.text for page in GAMES[game].teaching.rulebook("en"))


# --- feats: what a game is proud of ---------------------------------------------------------------


Matches = Match[Any]


def feats(match: Matches) -> set[str]:
    """What the winner has done. Their deal and log say the same, or leave it open."""
    outcome = match.state.outcome
    assert outcome
    seat, view = outcome.places.index(1), match.state.open_view()
    earned = {feat for feat in match.game.feats if feat.earned(view, match.log, seat)}
    for feat in match.game.feats:
        assert feat.told(match.deal, match.log, seat) in (None, feat in earned)
    return {feat.id for feat in earned}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_can_tell_them_after_any_match(game: Any) -> None:
    for seats in game.rules.seats:
        match = play_match(game, [uniform] * seats, "feats")
        assert feats(match) <= {feat.id for feat in game.feats}
    for feat in game.feats:
        title, about = (text.say(()) for text in game.feat(feat))
        assert title != about


def test_cop_comes_late_and_rob_gets_away() -> None:
    found = set[str]()
    for seed in (1, 2, 3, 4, 12, 27):
        match = play_match(GAMES["cop_and_rob"], [uniform] * 2, str(seed))
        outcome, board = match.state.outcome, match.state.open_view().board
        assert outcome
        cop = outcome.places[board.cast["cop"]] == 1
        left = 32 - board.turned // 2
        free = outcome.reason.id == "cop-and-rob-ends-free"
        expected = {"late"} if cop and left <= 10 else {"away"} if free else set()
        assert feats(match) == expected
        found |= {*expected, "none" if not expected else ""}
    assert found >= {"late", "away", "none"}
