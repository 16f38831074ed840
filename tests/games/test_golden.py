"""The golden match of every game plays, reads and looks as it did when it was last reviewed."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from games import GAMES
from games.core import LANGUAGES, Game
from tests.games import posed
from tests.games.golden import FOLDER, pictures, playthroughs
from tests.games.golden.reasons import reasons
from tests.games.posed import NAMES, answers, rows, texts

SHOTS = Path("shots") / "golden"
"""Where pictures that differ are put: expected, got, difference."""
CLEARLY = 40
"""By how much one colour of a pixel must change to count."""
FEW = 0.0003
"""Which share of the pixels may change clearly: edges, where a font renders otherwise."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
def test_golden_playthrough(game: Game[Any]) -> None:
    for file, text in {**playthroughs(game), **texts(game.id)}.items():
        golden = (FOLDER / file).read_text(encoding="utf-8")
        assert text.splitlines() == golden.splitlines(), (
            f"{file}: if that is meant: python -m tests.games.golden"
        )


@pytest.mark.parametrize("game", [file.stem for file in FOLDER.glob("*-reasons.jsonl")])
def test_golden_reasons(game: str) -> None:
    game = game.removesuffix("-reasons")
    golden = (FOLDER / f"{game}-reasons.jsonl").read_text("utf-8")
    assert reasons(game).splitlines() == golden.splitlines()


@every_game
def test_golden_pictures(game: Game[Any]) -> None:
    wrong = [
        str(side_by_side(name, golden, drawn))
        for name, data in {**pictures(game), **posed.pictures(game.id)}.items()
        if differ(golden := flat((FOLDER / name).read_bytes()), drawn := flat(data))
    ]
    assert not wrong, f"look at {', '.join(wrong)}; if meant: python -m tests.games.golden"


def test_what_buttons_show_in_posed_positions_can_be_typed() -> None:
    """As in the battery; but hardly a match has a trade, an attack, or a joint of roads."""
    tried = 0
    for match, asks in ((match, asks) for game in GAMES for _, match, asks in rows(game)):
        if "labels" not in asks.split("; "):
            continue
        seat = match.state.acting[0]
        ((_, labels),) = answers(match, "labels")
        for move, label in zip(match.state.legal(seat), labels, strict=False):
            for language in LANGUAGES:
                assert label
                assert match.read(seat, label.say(NAMES, language), language) == (move,)
                tried += 1
    assert tried > 200


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_moves_are_typed_in_peoples_own_words(game: Game[Any], language: str) -> None:
    """`typed.tsv`: a game, a language, what is typed, the move."""
    table = (FOLDER / "typed.tsv").read_text("utf-8").splitlines()
    for of, code, typed, move in (line.split("\t") for line in table):
        if (of, code) == (game.id, language):
            assert game.understood(typed, language) == move, typed
            assert game.words.fold(move) == move


def test_a_moved_piece_is_a_difference_and_a_shaded_pixel_is_not() -> None:
    plain = Image.new("RGB", (1000, 600), "#EFE6D2")
    shaded, moved = plain.copy(), plain.copy()
    shaded.paste("#E5DCC8", (0, 0, 500, 300))
    moved.paste("#D1495B", (500, 300, 520, 320))
    assert not differ(plain, plain)
    assert not differ(plain, shaded)
    assert differ(plain, moved)
    assert differ(plain, plain.crop((0, 0, 999, 600)))


def flat(png: bytes) -> Image.Image:
    """The picture as it looks on a dark ground."""
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    ground = Image.new("RGBA", image.size, "black")
    return Image.alpha_composite(ground, image).convert("RGB")


def changed(one: Image.Image, two: Image.Image) -> Image.Image:
    """White where the pictures differ clearly."""
    bands = ImageChops.difference(one, two).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return worst.point([255 * (value > CLEARLY) for value in range(256)])


def differ(one: Image.Image, two: Image.Image) -> bool:
    """Is there a difference that a person would see?"""
    if one.size != two.size:
        return True
    return changed(one, two).histogram()[255] > FEW * one.width * one.height


def side_by_side(name: str, golden: Image.Image, drawn: Image.Image) -> Path:
    """Writes expected, got and difference into one file."""
    size = (max(golden.width, drawn.width), max(golden.height, drawn.height))
    sheet = Image.new("RGB", (3 * size[0], size[1]), "grey")
    sheet.paste(golden, (0, 0))
    sheet.paste(drawn, (size[0], 0))
    if golden.size == drawn.size:
        sheet.paste(changed(golden, drawn), (2 * size[0], 0))
    SHOTS.mkdir(parents=True, exist_ok=True)
    sheet.save(SHOTS / name)
    return SHOTS / name
