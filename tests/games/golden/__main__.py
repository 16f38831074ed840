"""Writes the golden files of all games anew, or of those named."""

import sys

from games import GAMES
from tests.games.golden import FOLDER, pictures, playthrough, spoken, text_file

for name in sys.argv[1:] or GAMES:
    game = GAMES[name]
    for language in spoken(game):
        text_file(game, language).write_text(playthrough(game, language), encoding="utf-8")
    for file, data in pictures(game).items():
        (FOLDER / file).write_bytes(data)
    print(f"{name}: written")
