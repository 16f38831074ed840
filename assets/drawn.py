"""The icon, the banner, and a picture of each game in the middle of a match between computers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

from games import GAMES, pen
from games.bushwhacked.shown.sprites import play_stone
from games.core import Game, Match, View
from games.graverobber.shown.sprites import grave, windmill
from games.graveyard_shift.shown.sprites import part
from games.pointsweeper.shown.sprites import mine

FOLDER = Path(__file__).parent
LEVEL, PLIES = "normal", 24
"""The level of the computers that play for the pictures, and how many moves they make: after the
set-up, if there is one."""


def make() -> None:
    """Write all of them."""
    _save("icon", _icon())
    _save("banner", _banner())
    for game in GAMES.values():
        view = view_of(game)
        _save(game.id, game.looks.draw(view))


def _save(name: str, image: Image.Image) -> None:
    (FOLDER / f"{name}.png").write_bytes(pen.png(image))


def _icon() -> Image.Image:
    """A lantern bearer at a headstone, 512 pixels square."""
    image = Image.new("RGB", (512, 512), pen.rgb(pen.INK))
    pen.put(image, pen.sprite(_moon, 512), (256, 256))
    pen.put(image, pen.sprite(grave, 330), (320, 300))
    pen.put(image, pen.sprite(pen.pawn(pen.RED, 0), 300), (160, 340))
    return image


def _moon(brush: pen.Brush) -> None:
    brush.circle((0.5, 0.5), 0.44, pen.SLATE)


def _banner() -> Image.Image:
    """The name above pieces of the games, 1360 by 480 pixels: twice Discord's size."""
    image = Image.new("RGB", (1360, 480), pen.rgb(pen.INK))
    pen.write(image, (680, 130), "Skulduggery", 130, bold=True, anchor="mm")
    line = "board games of digging, ambush and secrets"
    pen.write(image, (680, 225), line, 40, pen.MIST, anchor="mm")
    pieces = (windmill, play_stone(0), pen.pawn(pen.BLUE, 1), mine, part("brain", "B"), grave)
    for n, piece in enumerate(pieces):
        pen.put(image, pen.sprite(piece, 120), (230 + 180 * n, 360))
    return image


def view_of(game: Game[Any]) -> View[Any]:
    """The first seat's view in the middle of a match; the public view where boards are open."""
    random, seats = Random(7), max(game.rules.seats)
    options = game.settle({})
    match = Match.start(game, seats, options, game.rules.deal(random, seats, options))
    if game.rules.set_up:
        for seat in range(seats):
            for move in (
                *game.rules.set_up.random(match.state.view(seat), random),
                game.rules.set_up.ready,
            ):
                match = match.play(seat, move)
    begun = len(match.log)
    while match.state.outcome is None and len(match.log) < begun + PLIES:
        seat = match.state.acting[0]
        match = match.play(seat, game.players.levels[LEVEL].move(match.state.view(seat), random))
    return match.state.view(0 if game.rules.private else None)
