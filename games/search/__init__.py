"""What searches share: a tree of playouts, the choice among good moves, fitted weights."""

from games.search.lot import clarity, lot
from games.search.share import interval
from games.search.tree import Level, Lore, Weighed, players, search, weighed
from games.search.weights import Weights, fitted

__all__ = [
    "Level",
    "Lore",
    "Weighed",
    "Weights",
    "clarity",
    "fitted",
    "interval",
    "lot",
    "players",
    "search",
    "weighed",
]
