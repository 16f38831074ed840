"""Bushwhacked's rulebook: our own words, with pictures of positions reached by playing."""

from __future__ import annotations

from games.bushwhacked.draw import draw
from games.bushwhacked.rules import BushwhackedState, start
from games.core import Page
from games.pen import Picture


def _play(state: BushwhackedState, *moves: str) -> BushwhackedState:
    """The position after these moves of whoever is to move."""
    for move in moves:
        (seat,) = state.acting
        assert state.refusal(seat, move) is None
        state = state.apply(seat, move)
    return state


def _placed(white: str, red: str) -> BushwhackedState:
    """White and Red have placed these stones in turn, and captured nothing; White is to move."""
    state = start({"first": 0}, 2, {})
    for pair in zip(white.split(), red.split(), strict=True):
        for seat, square in enumerate(pair):
            state = _play(state, f"place {square}")
            state = _play(state, "done") if state.acting == (seat,) else state
    return state


def _set_up() -> Picture:
    return draw(start({"first": 0}, 3, {}).view(None))


def _captures() -> Picture:
    state = _placed("F11 H11 G12 L12 K11 M11", "G11 L13 C3 E2 P5 N3")
    return draw(_play(state, "pass").view(None))


def _chain() -> Picture:
    state = _placed("J10 L10 K11 J9 L9", "K10 K9 D16 F16 H16")
    return draw(_play(state, "pass", "capture K10").view(None))


def _trade() -> Picture:
    state = _placed(
        "B3 D3 C2 F2 E3 G3 I2 H3 J3 B10",
        "C3 F3 I3 A10 C10 B11 P13 P15 N12 N16",
    )
    state = _play(state, "pass", "capture C3", "capture F3", "capture I3")
    return draw(_play(state, "pass", "capture B10", "trade B10", "pay C3").view(None))


def _bases() -> Picture:
    state = _placed(
        "I10 H9 I8 J10 J8 K9 D12 F13 N5",
        "J9 I13 H14 J14 I15 L6 P9 E5 K4",
    )
    return draw(_play(state, "pass", "capture J9").view(None))


_SHORT = """
**Goal**: win bases. A base is yours while your stones are on all four squares next to it. In the \
picture I9 is White's and I14 is Red's.

**Your turn**: place a stone on any empty square, or pass and place one more next time. Then \
capture if you can: a stone with three of yours around it, or one at the tip of an arrow of three \
(see *Capturing*).

**The end**: when somebody has placed the last of their 30 stones, most bases win. At equal bases \
it is most captures.
"""

_START = """
Two to four players fight over the black **bases** on a field of 17×17 squares, `A1` to `Q17`. \
With four players there are nine bases, with three seven, with two five. Nobody plays on a base, \
and a base never moves.

Everybody has two kinds of stones in hand:
• 30 **play stones** (domed), which are placed, and can be captured;
• 20 **capture stones** (ringed and notched), which take the place of what is captured, and stay.

White, Red, Blue and Yellow take turns in this order. Who begins is drawn, or the host \
chooses somebody.

**In the pictures** everything since the last turn of the player to move is ringed in its \
player's colour, the newest turn on filled squares. The four sides of a base take the colours of \
the stones next to them. A red cross is on every stone that the player to move can capture; the \
host can switch the crosses off. At the end an orange frame marks what decided the match.

**Most bases at the end win.** Below the board you see, for every player, the bases controlled and \
the capture stones on the board, then the stones in hand.
"""

_TURN = """
First the movement, then captures.

**Movement** is one of these:
• **Place** one play stone on any empty square.
• **Pass.** For every pass in a row you may place one stone more in your next turn: two after one \
pass, three after two. A third pass in a row is not possible, and what you don't place in that \
turn you can't place later.
• **Trade** capture stones (see *Trading*).

**Captures**: as many as you like, in any order, or none. You may also capture after a pass or a \
trade. After the first capture of a turn no more stones are placed in it.

**Done** ends your turn. Where nothing else is left to do, the turn ends by itself.
"""

_CAPTURING = """
In your own turn you may capture a play stone of another player in two ways:

**Surrounded**: your stones are on at least three of the four squares next to it. The edge of the \
board does not count as a stone. In the picture White has surrounded G11.

**Pierced**: three of your play stones make an arrow. Its *head* is next to the victim; behind the \
head, in the same line, is an **empty** square, and your two *wings* are on both sides of that \
square. In the picture White's arrow L12, K11, M11 pierces L13. Any stone inside, or a base, \
breaks the arrow.

The captured stone returns to its owner's hand and can be placed again. A capture stone of yours \
takes its square, where nobody can capture it. Without a capture stone in hand you can't capture.

The shape need not be completed in this turn: whatever is surrounded or pierced in your turn may \
be taken. You may safely place a stone where others could capture it, until their turn comes.
"""

_CHAINS = """
Capture stones don't help to surround, with one exception: those that you have gained **in this \
turn** do. So one capture can lead to the next.

White has just captured K10. With J9 and L9 the new stone surrounds K9 on three sides, and K9 can \
be captured too, in this turn only.

The stones of an arrow must always be play stones.
"""

_TRADING = """
With three or more capture stones of your own on the board you may trade instead of placing a \
stone. Name a capture stone of another player, then pay with three of yours.

The three leave the board and return to your hand, and a capture stone of yours takes the place \
of the one you named, which returns to its owner. It counts as gained in this turn, so it can \
start a chain of captures.

There is one trade a turn, and no way back once it has begun. A trade ends a row of passes.
"""

_END = """
You **control** a base while all four squares next to it hold stones of yours, of either kind. \
Its four sides and its middle then have your colour. In the picture White controls I9 and Red \
controls I14.

The match ends at the end of a turn in which somebody has placed their last play stone; at the \
latest when everybody still in has had 200 turns.

Whoever controls the most bases wins. Among equals it is the one with the most capture stones on \
the board; if these are equal too, the place is shared.

Who resigns or runs out of time takes no more turns. The stones stay, can be captured and traded, \
and still guard. Places of those who left come after all others, and the last one left wins.
"""

_TYPING = """
`place K10` or just `k10` · `pass` or `p` · `capture L11` or `x l11` · `trade K10`, then three \
times `pay C5` · `done`
Several at once: `k10; x l11; done`

**Where the rules are silent**
• The marked points are where columns D, I and N cross rows 4, 9 and 14. With three players the \
corners D14 and N4 have no base. A marked point without a base is an ordinary square.
• You trade before you capture, so the stones you pay with come from earlier turns.
• Pierced has one shape: head next to the victim, behind it the empty inside, the wings on both \
sides of that inside, in any of the four directions.
• Capture stones of earlier turns do not attack, and the stones of an arrow are play stones.
• Any three of your capture stones pay for a trade, whoever they were taken from.
• You still capture after a pass, and it still counts as a pass.
• Control is judged from the board as it stands, so it is lost when one of the four stones is.
• Who leaves in their own turn ends it; an unfinished trade is void.
• After 200 turns each the match is over.

Bushwhacked was invented by **Kevin Reilly**.
"""

RULEBOOK = (
    Page(
        "In 30 seconds",
        _SHORT,
        _bases,
        "White's four stones around the base I9, Red's four around I14",
    ),
    Page("Set-up", _START, _set_up, "The empty battlefield of three players with seven bases"),
    Page("A turn", _TURN),
    Page(
        "Capturing",
        _CAPTURING,
        _captures,
        "Red's stone on G11 between three white stones, and L13 at the tip of a white arrow",
    ),
    Page(
        "Chain captures",
        _CHAINS,
        _chain,
        "White's new capture stone on K10 and its neighbours surround Red's stone on K9",
    ),
    Page(
        "Trading",
        _TRADING,
        _trade,
        "White trades for Red's capture stone on B10, has paid with C3 and can pay with F3 and I3",
    ),
    Page(
        "Bases and the end",
        _END,
        _bases,
        "White's four stones around the base I9, one a capture stone; Red's around I14",
    ),
    Page("Typing moves, rulings, credit", _TYPING),
)
