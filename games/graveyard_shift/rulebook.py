"""The rules as pages, in our own words."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Page
from games.graveyard_shift.draw import draw
from games.graveyard_shift.rules import GraveyardShiftState, start
from games.pen import Picture

_DEAL = {
    "first": 0,
    "rounds": [
        {
            **{"B2": ["heart", "brain"], "C2": ["legs", "chest"]},
            **{"B3": ["chest", "legs"], "C3": ["brain", "heart"]},
            **{"A2": ["chest"], "A3": ["brain"], "B1": ["heart"], "B4": ["legs"]},
            **{"C1": ["brain"], "C4": ["heart"], "D2": ["chest"], "D3": ["legs"]},
        }
    ],
}


def _position(moves: str) -> GraveyardShiftState:
    state = start(_DEAL, 2, {"rounds": "1"})
    for move in filter(None, moves.split("; ")):
        state = state.apply(state.acting[0], move)
    return state


def _after(moves: str) -> Callable[[], Picture]:
    return lambda: draw(_position(moves).view(None))


_SOWN = "enter A1; enter D4; move N; move S; move E; move W; move E"
_ATTACKED = "enter A1; enter A4; move N; move S; move N"
_DELIVERED = "enter A1; enter D4; move N; move W; move N; move W; move N; take chest"

RULEBOOK = (
    Page(
        "In 30 seconds",
        "**Goal.** Bring a brain, a heart, a chest and a pair of legs to the gates in the corners "
        "before the other assistant does.\n\n"
        "**Your turn.** Move your pawn north, east, south or west. It pushes along all the parts "
        "on its square: one part goes one square, a stack goes as many squares as it has parts "
        "and drops its bottom part on every square that it passes. End at a gate, and your master "
        "takes one part that you still need; the rest goes back to the graves. End on the other "
        "pawn's square, and you move again at once.\n\n"
        "**The end.** Four different parts win the round, two rounds win the match. It takes about "
        "15 minutes, and nothing is secret.",
        _after(_SOWN),
        "The graveyard in the middle of a round.",
    ),
    Page(
        "Your master wants four parts",
        "Two assistants push their carts through the graveyard, each for a scientist who is in "
        "a hurry. **The first to deliver a brain, a heart, a chest and a pair of legs wins the "
        "round**; a match is the best of three rounds, or a single one if you chose that.\n\n"
        "The graveyard has 16 squares, A1 at the bottom left. The corners are **entrances**. The "
        "four squares in the middle are **mausoleums** with two parts each, the eight at the "
        "sides are **graves** with one part each. All of this is open; only chance decides what "
        "lies where: two parts of each kind in the mausoleums, two in the graves.\n\n"
        "First one player enters on any entrance, then the other on a different one. From then "
        "on you take turns, beginning with the player who entered first. Who that is in the first "
        "round is drawn, or the host chooses.\n\n"
        "**In the pictures** an orange frame marks where the latest movement ended and where "
        "parts were put back, the arrow its way, and the framed panel who is to play. Green is "
        "what can be chosen. At the end the parts and the rounds that won are framed.",
        _after(""),
        "The graveyard as it is dealt, every grave and mausoleum filled.",
    ),
    Page(
        "A turn: push your cart",
        "Your pawn stands on top of all the parts on its square, and takes them along.\n"
        "- **No part or one part**: it moves one square north, east, south or west, with the "
        "part.\n"
        "- **A stack**: it goes straight on, as many squares as the stack has parts, or to the "
        "edge of the board. On every square it leaves, except the one it started from, the "
        "**bottom** part falls off.\n"
        "- **Off the map**: it enters on any of the four entrances. That is the whole turn.\n\n"
        "Parts always land on top of what lies there. You can pass through the other pawn, and "
        "nothing happens to it. You must move; only a direction that leaves the board at once "
        "is not allowed.\n\n"
        "In the picture White stood on three parts on B2, a heart at the bottom, and went east: "
        "the heart fell off on C2, and the edge of the board stopped the cart on D2 with the "
        "other two. The green letters show where Red can go now.",
        _after(_SOWN),
        "White has pushed a stack from B2 to D2 and lost a heart on C2.",
    ),
    Page(
        "Attack",
        "End your movement on the other pawn's square, or enter there, and you **take another "
        "turn** at once. Your parts lie on top of that stack, and the whole stack is now yours "
        "to push: the other pawn stays behind with nothing.\n\n"
        "Only the end counts: running past the other pawn is no attack.",
        _after(_ATTACKED),
        "White has ended on A3, where Red stands, and moves again.",
    ),
    Page(
        "Delivery",
        "Bring one part or more to an entrance, and your master looks at it.\n"
        "- If there is a kind you have not collected, you **take one** such part, and your "
        "pawn leaves the map. Next turn it enters again, wherever you like.\n"
        "- If there is none, you take nothing, and your pawn stays.\n"
        "- Everything else goes back to the board, one part at a time, **the other player "
        "first**, then in turn. Whoever places chooses the part and the square.\n\n"
        "A part can go to a grave without parts, or to a mausoleum with fewer than two. Pawns "
        "don't matter, and a part is put on top.\n\n"
        "If a delivery is also an attack, the delivery comes first, then the extra turn.",
        _after(_DELIVERED),
        "White has taken the chest on A4; Red puts the brain back on a square with a green dot.",
    ),
    Page(
        "End, typing and rulings",
        "The fourth kind wins the round at once. Every round is dealt anew. Who wins more rounds "
        "wins the match; two are enough. Who runs out of time loses the whole "
        "match, and that counts.\n\n"
        "**Typing**: `enter A1`, `move N`, `take brain`, `return heart B2`. Shorter: `a1`, "
        "`n` or `up`, `brain`, `heart b2`. `move b1` is the movement that ends on B1.\n\n"
        "**Where the source is silent, we play**:\n"
        "- The first player of the first round is drawn by lot or chosen by the host.\n"
        "- Starting helps, so the loser of a round starts the next one; after a drawn round it is "
        "the player who did not start it.\n"
        "- A round is drawn when the same position stands for the third time at the start of a "
        "turn, or after 300 turns. Equal rounds are a draw; so is a single round that is drawn.\n"
        "- Parts go back where the set-up could have put them: on top of a grave without parts or "
        "a mausoleum with fewer than two.\n"
        "- You cannot pass.\n"
        "- An attack that is also a delivery counts as both.\n"
        "- Entering on the other pawn's entrance is an attack, too.\n"
        "- Each round's graveyard is unseen until the round begins.\n\n"
        "*Graveyard Shift* was created by Isaiah Tanenbaum in 2011. The rules are used under "
        "[CC BY-SA 2.5](https://creativecommons.org/licenses/by-sa/2.5/), after the text on "
        "Mancala World; the words and pictures here are our own.",
    ),
)
