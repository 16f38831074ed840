"""The rulebook of Cop & Rob, its pictures drawn from positions that were dealt and played."""

from __future__ import annotations

from collections import Counter

from games.cop_and_rob.cards import DECK, Kind
from games.cop_and_rob.draw import draw
from games.cop_and_rob.rules import start
from games.core import Page
from games.pen import Picture

_STORY = (
    *("place 0,2 NES", "stay", "place 1,-1 NSW", "drive 1,-1"),
    *("place 1,2 SW", "stay", "cover 0,2", "stay"),
    *("place 1,1 NSW", "drive 1,1", "place 1,0 NS"),
)


def _after(moves: int) -> Picture:
    """The story so many moves in."""
    dealt = {
        "lots": [],
        "rob": _deck("tee", "curve", "tee"),
        "cop": _deck("tee", "super", "straight"),
    }
    state = start(dealt, 2, {"roles": "host"}).apply(0, "rob")
    for move in _STORY[:moves]:
        (seat,) = state.acting
        state = state.apply(seat, move)
    return draw(state.view(None))


def _deck(*top: Kind) -> list[Kind]:
    rest = Counter(DECK)
    rest.subtract(top)
    return [*top, *rest.elements()]


_IN_SHORT = """
**Goal.** Rob flees over a road of cards that he builds himself, Cop builds one to catch him. Rob \
wants to keep a way out to the end; Cop wants his road to meet Rob's.

**Your turn.** Your top card is turned up. Press the number of a green cell to lay it where your \
road goes on. Then drive along your road, or stay.

**The end.** Cop wins when the roads meet, or when Rob has no way out. Rob wins when Cop has no \
way out, or has played his last card.
"""

_CHASE = """
Rob has robbed the bank and flees; Cop hunts him. Both build a road, card by card, on an endless \
grid. **Rob** wants to keep a way out to the end. **Cop** wants to join his own road to Rob's.

In the middle lie Rob's start at `0,1`, the bank at `0,0` and Cop's start at `0,-1`. Cells are \
named `x,y`: x grows to the right (east), y upwards (north). Nothing is ever laid on the bank, \
and no road leads into it.

Each has a shuffled deck of 32 cards: six each of dead end, straight, curve, tee and cross, and \
two **supercards** (Rob's Explosions 💥, Cop's Ambushes 🚧). Rob's cards are red with a dot, Cop's \
are blue with a bar.

**Who is Rob?** Unless the host set it otherwise, each draws a card from both decks mixed; more \
exits choose, a supercard beats any road, and equals draw again. Rob has the first turn.
"""

_PLACING = """
Your turn begins with the top card of your deck, turned up for everybody.

An exit is **open** if no supercard covers its card and the cell it leads to is empty: no card, \
no supercard, not the bank. Your **ways out** are the open exits of the cards that your pawn can \
drive to.

A **road card** goes on an empty cell to which one of your ways out leads. Turn it as you like, \
but it has to
• continue your road there,
• fit **every** card next to it, yours or the other player's: exit meets exit, blank meets blank,
• be blank towards the bank.

Towards empty cells, and towards a supercard lying on bare ground, anything goes.

If the card fits anywhere **you must place it**, however much it hurts. If it fits nowhere, \
discard it. In the picture the green cells are where Rob's curve fits. The buttons bear \
their numbers and say what the card would open there. Orange frames mark what was done last: the \
card that was played, and where that pawn drove.

When the roads are too long for one picture, it shows where you can play; the little map below \
shows all of them, and in a frame what part that is.
"""

_DRIVING = """
After the card, placed or discarded, you may **drive**: to any other card of yours that your pawn \
can get to over your own road, through exits that face each other. Or you stay. If there is \
nowhere to drive, your turn ends by itself.

**Where you stand matters.** The card under your pawn can't be covered, and only the part of your \
road that your pawn can get to counts: for building on, and for having a way out.
"""

_SUPERCARDS = """
With a supercard you do one of these:
• **Block** an empty cell that an open exit of the other's road leads to. It closes your own \
exits that lead there too: mind your last way out.
• **Cover** a road card of the other, but not the one under the pawn, and none that is covered.
• **Lift** a supercard that the *other* has played. Both cards are out of the game, and the road \
that lay under it counts again.
• **Discard** it.

Nobody drives onto or through a supercard, not even one's own.
"""

_CUT_OFF = """
A covered card leads nowhere, and what lies behind it may be cut off: the picture shows it pale. \
Here Cop's Ambush covers `0,2`, so Rob can neither drive to `1,2` nor build on from it, until he \
lifts the Ambush or finds another way round.

Covered cards still want to be fitted: a new card next to one must match it.
"""

_END = """
After every move this is looked at, in this order:
1. **Cop wins** if the roads are joined: an exit of a card that Cop can drive to faces an exit of \
any uncovered card of Rob. It counts whoever joined them, also by lifting a supercard.
2. **Cop wins** if Rob has no way out.
3. **Rob wins** if Cop has no way out.
4. **Rob wins** when Cop has played the last card of his deck and that turn is over.

The last picture shows why it is over: an orange ring where the roads are joined, a red cross on \
a pawn that has no way out, or, in green, the ways out that Rob still has.

The table asks once more before you play a card that would lose at once.

Who runs out of time loses, and that counts.
"""

_TYPING = """
Buttons and menus do it all; typing is quicker:
• `place 1,1 NES`, or just `1,1 nes`: the cell, then the exits of the card (N E S W, any order)
• `block 1,2`, `cover 1,1`, `lift 1,2`, `discard`
• `drive 2,1`, `stay`
• `rob` or `cop`, to choose who you are
• the number in the picture instead of the cell: `1 nes`, `cover 4`, or just `2` where that can \
mean only one thing
• several at once: `1,1 nes; drive 1,1`

**Where the original is silent**, this table rules: the numbers of cards in a deck; both starts \
are tees, blank towards the bank; cards fit all their neighbours; you build, and Cop joins the \
roads, only from cards that your pawn can drive to; placing is compulsory; you may drive after a \
supercard or a discard too; Rob wins whenever Cop has no way out, whatever the cause.

*Cop & Rob* (Коп и Роб) is a game by **Владимир Бечик**. Thank you!
"""

RULEBOOK: tuple[Page, ...] = (
    Page("In 30 seconds", _IN_SHORT.strip(), lambda: _after(4), "Rob has a curve: where it fits."),
    Page("The chase", _CHASE.strip(), lambda: _after(0), "The bank between Rob's start and Cop's."),
    Page(
        "A turn: your card",
        _PLACING.strip(),
        lambda: _after(4),
        "Where Rob's curve fits.",
    ),
    Page(
        "A turn: driving",
        _DRIVING.strip(),
        lambda: _after(5),
        "Where Rob can drive to.",
    ),
    Page("Supercards", _SUPERCARDS.strip(), lambda: _after(6), "Where Cop may lay his Ambush."),
    Page("Cut off", _CUT_OFF.strip(), lambda: _after(8), "Rob's card behind the Ambush is pale."),
    Page("How it ends", _END.strip(), lambda: _after(11), "Cop's last card joined the roads."),
    Page("Typing, rulings, credit", _TYPING.strip()),
)
