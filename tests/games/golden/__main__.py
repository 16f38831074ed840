"""Writes the golden files again: of all games, or of those that are named."""

import sys

from games import GAMES
from tests.games import posed
from tests.games.golden import FOLDER, pictures, playthroughs
from tests.games.golden.reasons import reasons
from tests.games.posed import texts

for name in sys.argv[1:] or GAMES:
    game = GAMES[name]
    for file, text in {**playthroughs(game), **texts(name)}.items():
        (FOLDER / file).write_text(text, encoding="utf-8")
    for file, data in {**pictures(game), **posed.pictures(name)}.items():
        (FOLDER / file).write_bytes(data)
    if (kept := FOLDER / f"{name}-reasons.jsonl").exists():
        kept.write_text(reasons(name), "utf-8")
    print(f"{name}: written")
