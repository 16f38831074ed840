"""The rulebook, its pictures drawn from a match that is played for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.core import Page
from games.pen import Picture
from games.pointsweeper.draw import draw
from games.pointsweeper.rules import deal, start

_SCOUTING = ("first", "scout B A3", "scout Q E5", "scout R G7", "scout N C6", "scout P C2")
_CLAIMING = ("scout K D7", "claim R G7 G8", "claim Q E5 E8", "claim B A3 C1")
_ENDING = ("pass", "claim R A4 A7", "claim N F4 H5", "pass")


def _picture(seat: int | None, *moves: str) -> Callable[[], Picture]:
    """What a viewer sees after these moves of whoever's turn it is."""

    def picture() -> Picture:
        state = start(deal(Random(5), 2, {}), 2, {})
        for move in moves:
            state = state.apply(state.acting[0], move)
        return draw(state.view(seat))

    return picture


RULEBOOK = (
    Page(
        "In 30 seconds",
        """\
**Goal.** The most points after three boards win. Points lie hidden under the squares, −2 to +5 \
on each, and so do ten mines a board; every mine you take costs more than the one before.

**Your turn.** You have a set of chessmen, and do one of two things with a piece. *Scout*: you \
alone learn how many points and mines lie where it could move. *Claim*: you take every point on \
its way, or, if there are mines on it, only the mines. Your first three turns on a board are \
scouts.

**The end.** A board ends when both have passed or used all their pieces, or when all its points \
or all its mines are taken. Then comes the next one.""",
        _picture(0, *_SCOUTING, *_CLAIMING),
        "Red's view of a board: claimed squares in the players' colours, and Red's scouts.",
    ),
    Page(
        "Three minefields",
        """\
Two players, **Red** and **Blue**, clear three boards of 8 by 8 squares, one after the other. \
Under every board lie **54 numbered tiles**, worth −2 to +5 points, and **10 mines**. \
Nobody sees them. The eight values are about equally common: on each board six of them lie there \
7 times and two 6 times.

Before boards 1 and 3 Red chooses to play **first** or **second**, before board 2 Blue. \
The first player's pawns move **up** (towards row 8), the other's move **down** (towards row 1). \
In the picture an arrow beside each player's pawn shows which way.

Both players get a full set of chessmen for every board: a king, a queen, two rooks, two \
bishops, two knights and eight pawns. A piece is put on the board only while it acts, so pieces \
are never in each other's way. Turns alternate, and in one turn you **scout** or **claim** with \
one piece, or you **pass**.""",
        _picture(None, "first"),
        "A covered board, and both players' sixteen pieces, all unused.",
    ),
    Page(
        "Scouting",
        """\
Put a piece on any square, also an empty one. You alone are told two numbers about its own \
square and all squares it could move to: the **sum** of the tiles and the **number of mines** \
that are still there ("23 points, 1 mine"). Mines are not in the sum. The other player sees which \
piece you put where, and not what it told you.

Your **first three turns** on every board must be scouts. Each piece can scout once, and only \
while it has not claimed.

**Pawns** can't be put on rows 1 and 8. They go one square forward, from their own second row \
(row 2 going up, row 7 going down) also two, and diagonally forward both ways.

Your own board keeps all results and counts what is left of them as tiles and mines go. Dashed \
orange frames show what the last scout saw. Green ticks mark squares that surely hide no mine; \
the host can switch these and the warnings of sure mines off (*Aids*).""",
        _picture(0, *_SCOUTING),
        "A seat's own board: its scouts on their squares, each with its sum and mines.",
    ),
    Page(
        "Claiming",
        """\
Name a piece, a start and an end: a different square that the piece could move to. The **path** \
is start, end, and every square between them (a knight's is start and end alone).

**No mine on the path:** you get every tile that is still there. They are shown to everybody, \
and their points are yours, the negative ones too.

**One or more mines on the path:** you get those mines and nothing else. The tiles stay where \
they are, hidden.

Each piece can claim once, whether it has scouted or not. A path over nothing but empty squares \
is allowed and brings nothing. In the picture orange frames mark what the last claim took, and \
arrow heads its way; the player in the orange frame is to move.

From your fourth turn on you may **pass** instead: then you take no more turns on this board.""",
        _picture(None, *_SCOUTING, *_CLAIMING),
        "Claimed tiles and mines, with who took them; arrow heads show the last claim.",
    ),
    Page(
        "End and score",
        """\
A board is over as soon as all 54 tiles or all 10 mines are claimed, or when neither player can \
take a turn: who has passed, or has claimed with all 16 pieces, is skipped. Then all of it is \
shown to everybody.

After the third board each player pays for the mines they took on **all three boards together**: \
1 for the first, 2 more for the second, 3 more for the third, and so on. Three mines cost 6 \
points, six cost 21, ten cost 55. The higher score wins; the orange frame is then the winner's. \
The score in the pictures is always after this cost.

**Pace.** The host sets it: by the *table's clock*, as in every game; *Blitz*, as the source has \
it: a minute for every move, and two more minutes on every board for when that is not enough; *a \
day* for every move; or *no limit*. If your time runs out, you have passed on that board, even \
before your third scout; if you do not choose in time, you play first. Then the match waits for \
you: the next board begins when you press *Go on*. You have an hour for that, or a turn's time \
where that is longer; to let it pass as well is to resign.""",
        _picture(None, *_SCOUTING, *_CLAIMING, *_ENDING),
        "A board that is over: what nobody claimed lies open on parchment.",
    ),
    Page(
        "Typing moves, and where the source is silent",
        """\
`first`, `second`, `scout B A3`, `claim R A1 A3`, `pass`. Pieces: K, Q, R, B, N (knight), P. \
Shorter: `b a3` scouts, `r a1 a3` claims, and names will do: `Rook, A1, A3`.

The source calls Red the DMO and Blue the EC. It leaves some things open. Here
- each value lies on a board 6 or 7 times, and then everything is shuffled;
- three scouts are three turns *each*;
- everybody sees which piece scouts where;
- emptied squares count nothing when they are scouted;
- like pieces are not told apart, and a claim uses one that has scouted if you have one;
- a path over emptied squares is allowed;
- the clock's pass counts in the first three turns as well;
- equal scores are a draw.

*Pointsweeper* was designed by **elk** and featured in Bidders' Paradise. This page tells \
its rules in our own words.""",
    ),
)
