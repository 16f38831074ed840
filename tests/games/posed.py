"""Positions that hardly a match comes to, and what is asked in each: its answers are golden, in
every language (`golden/<game>-said.txt`). A row names a position, how it is reached, and the asks.

Moves are typed, `;` between them, each by whoever may act first, or by the seat before it (`1:
resign`). Asks: `words` (of a seat, or of the public), `told` (so many notes), `tip`, `asks`,
`label`, `labels` (of legal moves), `spot` (names), `warn`, `no` (why a move is refused), `touch`
(why a place is none), `plays` (the large button), `why` (a reason for a move), `step`, `lists`,
`handy`, `result`, `so far`, `reads` (the moves that are meant; `,` between several that are typed
at once), `feats` (of the winner).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from games import GAMES, pen
from games.core import LANGUAGES, Match, Refused, Text, Thought, View, verbatim
from games.core.lessons import ANY
from games.posing import lesson_match, lesson_played
from tests.games.cop_and_rob_table import deck
from tests.games.graverobber_table import RED, WHITE
from tests.games.graveyard_shift_table import FIRST_WINS, SECOND_WINS, deal
from tests.games.pointsweeper_table import SCOUTED, dealt

AnyMatch = Match[Any]
Row = tuple[str, AnyMatch, str]
NAMES = ("Ann", "Борис", "Cleo", "Дуня")
_BY = re.compile(r"(?:(\d): )?(.*)")


def posed(
    game: str, typed: str, seats: int = 2, deal: Mapping[str, Any] | None = None, **options: str
) -> AnyMatch:
    """The match after what was typed."""
    match: AnyMatch = Match.start(GAMES[game], seats, options, deal or {})
    for part in filter(None, typed.split("; ")):
        found = _BY.fullmatch(part)
        assert found
        seat = int(found[1]) if found[1] else match.state.acting[0]
        if found[2] in ("resign", "timeout", "draw"):
            match = match.play(seat, found[2])
            continue
        for move in match.read(seat, found[2]):
            match = match.play(seat, move)
    return match


def answers(match: AnyMatch, asks: str) -> Iterator[tuple[str, Sequence[Text | None]]]:
    """Each ask, and what is said."""
    seat = match.state.acting[0] if match.state.acting else None
    for ask in asks.split("; "):
        word, _, rest = ask.partition(" ")
        yield ask, _ANSWERS[word](match, match.state.view(seat), rest)


def _words(match: AnyMatch, _: View[Any], rest: str) -> list[Text | None]:
    return [match.game.words.describe(match.state.view(int(rest) if rest else None))]


def _told(match: AnyMatch, _: View[Any], rest: str) -> list[Text | None]:
    count, __, seat = rest.partition(" ")
    notes = match.state.view(int(seat) if seat else None).notes
    return [note.text for note in notes[-int(count) :]]


def _spot(match: AnyMatch, view: View[Any], rest: str) -> list[Text | None]:
    spots = match.game.looks.spots(view)
    return [spots[name].says for name in rest.split(", ")]


def _spot_of_public(match: AnyMatch, _: View[Any], rest: str) -> list[Text | None]:
    return _spot(match, match.state.view(None), rest)


def _refused(match: AnyMatch, view: View[Any], rest: str) -> list[Text | None]:
    try:
        match.read(view.seat or 0, rest)
    except Refused as refused:
        return [refused.text]
    return [None]


def _lists(match: AnyMatch, view: View[Any], _: str) -> list[Text | None]:
    found = list[Text | None]()
    for shortlist in match.game.controls.shortlists(view):
        found += [shortlist.title, *list(shortlist.moves.values())[:4]]
    return found


def _result(match: AnyMatch, _: View[Any], __: str) -> list[Text | None]:
    outcome = match.state.outcome
    assert outcome
    return [outcome.result, outcome.summary, outcome.remark]


_ANSWERS: Mapping[str, Any] = {
    "words": _words,
    "told": _told,
    "spot": _spot,
    "public": _spot_of_public,
    "no": _refused,
    "lists": _lists,
    "result": _result,
    "tip": lambda m, v, _: [m.game.teaching.tip(v)],
    "asks": lambda m, v, _: [m.game.touch.asks(v, ())],
    "label": lambda m, _, rest: [m.game.words.label(rest)],
    "labels": lambda m, v, _: [m.game.captioned(v, move) for move in v.legal[:12]],
    "caption": lambda m, v, rest: [m.game.captioned(v, rest)],
    "warn": lambda m, v, rest: [m.game.teaching.warn(v, rest)],
    "touch": lambda m, v, rest: [m.game.touch.why_not(v, (), rest)],
    "plays": lambda m, v, rest: [m.game.touch.plays(v, rest)],
    "why": lambda m, v, rest: [m.game.players.why(v, Thought(rest))],
    "step": lambda m, v, rest: [m.game.words.step(v, rest)],
    "handy": lambda m, v, _: [m.game.captioned(v, move) for move in m.game.controls.handy(v)],
    "reads": lambda m, v, rest: [
        verbatim("; ".join(m.read(v.seat or 0, rest.replace(", ", "; "))))
    ],
    "feats": lambda m, _, __: _feats(m),
    "sofar": lambda m, v, _: [m.game.words.so_far(v)],
    "points": lambda m, v, rest: [m.game.points(rest)],
    "itself": lambda m, v, _: _itself(m.game),
    "marks": lambda m, v, rest: [m.game.words.describe(replace(v, marks=_marks(rest)))],
}


def _itself(game: Any) -> list[Text | None]:
    found = [game.title, game.about, game.aim, *map(game.side, game.rules.sides)]
    for option in game.rules.options:
        found += [game.setting(option), *(game.choice(option, value) for value in option.choices)]
    return found


def _feats(match: AnyMatch) -> list[Text | None]:
    outcome, view = match.state.outcome, match.state.open_view()
    assert outcome
    winner, game = outcome.places.index(1), match.game
    earned = [f for f in game.feats if f.earned(view, match.log, winner)]
    assert all(f.told(match.deal, match.log, winner) in (None, f in earned) for f in game.feats)
    return [game.feat(f)[0] for f in earned]


def _marks(rest: str) -> Mapping[str, str]:
    return dict(part.split("=") for part in rest.split(", "))


@cache
def rows(game: str) -> tuple[Row, ...]:
    """What is posed of a game; nothing of one that is made for a test."""
    return tuple(_POSED[game]()) if game in _POSED else ()


PICTURED = {
    "bushwhacked": (
        *("captured", "pierced", "a base is held", "and left", "all is new but one's own"),
        *("a pass has nothing to show", "captured without the aid", "Red may not capture"),
        *("a base counts at the end",),
    ),
    "cop_and_rob": ("joined", "blocked by oneself"),
    "graverobber": (
        *("an empty board", "the first turn", "a seat's board", "walked often", "the third Plot"),
        *("a Plot counts at the end", "a Plot that decides nothing", "resigned while laying"),
    ),
    "graveyard_shift": (
        *("to move", "two of a kind", "two rounds to none", "two rounds to one"),
        *("a round resigned",),
    ),
    "pointsweeper": ("every square", "no room in its square", "ticked", "nothing is ticked"),
}
"""Positions that are drawn too, as whoever acts sees them."""


def pictures(game: str) -> Mapping[str, bytes]:
    """File name -> PNG."""
    seen = {name: match for name, match, _ in rows(game) if name in PICTURED[game]}
    return {
        f"{game}-{re.sub('[^a-z]+', '-', name.lower())}.png": pen.png(
            GAMES[game].looks.draw(
                match.state.view(match.state.acting[0] if match.state.acting else None)
            )
        )
        for name, match in seen.items()
    }


def texts(game: str) -> Mapping[str, str]:
    """File name -> all answers; and the positions of the lesson."""
    said = {f"{game}-said.txt": _all_said(game)} if rows(game) else {}
    return said | ({f"{game}-lesson.txt": "\n".join(_taught(game))} if GAMES[game].lesson else {})


def _taught(name: str) -> Iterator[str]:
    """What its learner sees at each step, and when the first right move has been played."""
    game = GAMES[name]
    assert game.lesson
    for number, step in enumerate(game.lesson.steps):
        match = lesson_match(game, game.lesson, number)
        move = match.state.legal(game.lesson.seat)[0] if step.right == ANY else step.right[0]
        after = lesson_played(match, game.lesson, number, move)
        yield f"== {step.say} =="
        marked = replace(match.view(game.lesson.seat), marks=step.marks)
        yield game.words.describe(marked).say(NAMES)
        yield f"\n{', '.join(step.right)}, and then:"
        yield game.words.describe(after.view(game.lesson.seat)).say(NAMES)


def _all_said(game: str) -> str:
    lines = list[str]()
    for name, match, asks in rows(game):
        lines += ["", f"== {name} =="]
        for ask, texts in answers(match, asks):
            lines.append(f"{ask}:")
            for text in texts:
                lines += [f"  {code}  {_said(text, code)}" for code in LANGUAGES]
    return "\n".join(lines).lstrip() + "\n"


def _said(text: Text | None, language: str) -> str:
    told = text.say(NAMES, language) if text else "-"
    return told.replace("\n", "\n      ").replace("\N{NO-BREAK SPACE}", "~")


EDGES = ((1, 2), (17, 16))
"""The rows of White's edge and of Red's."""
SURROUNDED = "j10; k10; l10; a17; k11; done; c17"
TRADE = (
    "b3; c3; d3; f3; c2; done; i3; f2; done; a10; e3; done; c10; g3; done; b11; i2; done; p13; h3; "
    "done; p15; j3; done; n12; b10; done; n16; done; pass; x c3; x f3; x i3; pass; x b10"
)
"""White can trade for Red's capture stone on B10."""


def _bushwhacked() -> Iterator[Row]:
    def at(typed: str = "", seats: int = 2, **options: str) -> AnyMatch:
        return posed("bushwhacked", typed, seats, {"first": 0}, **options)

    labels = "place; place K; place K10; capture; capture L; capture L11; trade; trade K10; pay"
    asks = "; ".join(f"label {label}" for label in [*labels.split("; "), "pay C5", "pass", "done"])
    scores = (
        "1 base, 0 captures",
        "3 bases, 1 capture",
        "1 base, 2 captures",
        "5 bases, 11 captures",
    )
    points = "; ".join(f"points {score}" for score in scores)
    yield (
        "the beginning",
        at(),
        f"itself; {asks}; tip; asks; lists; plays place J10; touch D9; touch A1; {points}",
    )
    yield "three have begun", at("a1; pass; e1", 3), "words; words 2; tip; spot I9, white"
    yield "after two passes", at("pass; a1"), "words; tip; asks; no done; no pay c5"
    yield "a stone more", at("pass; a1; c1"), "words; warn done; warn place C3; tip; asks"
    no_third = "a1; c1; pass; c3; pass; c5"
    yield "no third pass", at(no_third), "tip; no pass; no r1; no i9; no c3; no a1; no trade a1"
    surrounded = "words; words 0; tip; no x k10; public K10, A17, C17, B1, white, red; why place A1"
    yield "surrounded", at(SURROUNDED), surrounded
    can = (
        "tip; asks; warn done; warn capture K10; lists; no a5; no pass; no x i9; no x a6; no x j10"
    )
    yield "to be captured", at(f"{SURROUNDED}; pass"), f"{can}; no x a17; touch A17"
    taken = f"{SURROUNDED}; pass; x k10"
    yield "captured", at(taken), "words; told 2; tip"
    yield "able to capture", at(SURROUNDED), "reads a1, x k10"
    yield "only to capture", at(f"{SURROUNDED}; pass"), "reads k10"
    unaided = at(f"{SURROUNDED}; pass", assist="off")
    yield "captured without the aid", unaided, "words; tip; warn done; why capture K10"
    arrow = "j11; k13; l11; a17; k12; x k13"
    yield "pierced", at(arrow), "told 1"
    chain = "j10; k10; l10; k9; j9; a17; l9; c17; k11; x k10"
    yield "a chain", at(chain), "told 1; tip; asks"
    yield "chained", at(f"{chain}; x k9"), "told 1"
    own = "l12; l13; k11; a1; m11; done; c1"
    yield "an arrow of one's own", at(own), "warn place L11; warn place A3; lists"
    base = "h9; a1; i8; c1; j9; e1; i10; g1; pass"
    yield "a base is held", at(base), "words; public I9; tip"
    yield "and left", at(f"{base}; 1: resign"), "words; result"
    yield "around a base", at("h9; i10; i8"), "words; why place J9; why place N8"
    yield "about to hold", at("d10; a1; d8; a3; c9; a5"), "handy; lists"
    guard = at("k10; j10; a1; l10; a3; c17")
    yield "guarded", guard, "why place K11; why place I8; no place k10"
    yield "able to trade", at(TRADE), "tip; lists; no trade a5; caption trade B10"
    paying = f"{TRADE}; trade b10; pay c3"
    yield (
        "a trade",
        at(paying),
        "words; tip; public B10, C3, F3; no pay c3; no done; caption pay F3",
    )
    yield "traded", at(f"{paying}; pay f3; pay i3"), "words; told 1; public B10, C3"
    yield "one has left", at("a1; 1: resign", 3), "words; no a2"
    yield "four", at("a1", 4), "lists"
    yield "all is new but one's own", at("a1; c1; e1; g1", 4), "told 1"
    yield "a pass has nothing to show", at("a1; c1; pass", 3), "told 1"
    yield "Red may not capture", at(f"{SURROUNDED}; pass; done"), "no x k10"
    edges = [f"{column}{row}" for row in (1, 3, 5, 7, 13, 15, 17) for column in "acegikmoq"]

    def nearly(begun: str, first: int, more: int) -> AnyMatch:
        """White has one stone in hand."""
        return at("; ".join(filter(None, [begun, *edges[first : first + more]])))

    end = "; ".join(edges[4:55])
    yield "the last stone, equal", nearly("", 0, 58), "warn place F17"
    ahead = nearly(f"{SURROUNDED}; pass; x k10", 0, 52)
    yield "the last stone, ahead", ahead, "warn place F17; handy"
    three = nearly("h9; a17; j9; c17; i10; e17", 0, 52)
    yield "the last stone makes a base", three, "warn place G17; warn place I8; handy"
    leads = nearly("d10; a1; d8; c1; c9; e1; e9; g1", 4, 50)
    yield "the last stone anywhere", leads, "handy"
    yield "the last stone wins", nearly("d10; a1; d8; c1; c9; e1", 3, 52), "handy"
    yield "the last stone does not win", nearly("d10; a1; d8; c1", 2, 54), "handy"

    def filled(plan: str, red: str = "") -> AnyMatch:
        """White plays this, a turn a line; then both fill edges until White has no stone left."""
        squares = [[f"{c}{row}" for row in rows for c in "abcdefghijklmnopq"] for rows in EDGES]
        white = [*plan.split(" | "), *squares[0]][:30]
        reds = [*filter(None, red.split(" ")), *squares[1]]
        return at(
            "; ".join(f"{w}; {r}" for w, r in zip(white, reds, strict=False)).rpartition(";")[0]
        )

    trap, prey = "j10 | l10 | j9 | l9 | j8 | l8", "k10 k9 k8"
    at_once = filled(f"{trap} | k11; x k10; x k9; x k8", prey)
    yield "three captures in one turn", at_once, "feats"
    in_two = filled(f"{trap} | k11; x k10; x k9; done | k7; x k8", prey)
    yield "three captures in two turns", in_two, "feats"
    around = "c9 | e9 | d8 | d10 | h4 | j4 | i3"
    yield "two bases", filled(f"{around} | i5"), "feats"
    yield "one base", filled(around), "feats"
    yield "a base counts at the end", at(f"{base.removesuffix('; pass')}; {end}"), "told 1"


def _cop_and_rob() -> Iterator[Row]:
    def at(rob: str, cop: str, typed: str = "") -> AnyMatch:
        cards: dict[str, Any] = {"lots": [], "rob": deck(*rob.split()), "cop": deck(*cop.split())}  # type: ignore[arg-type]
        return posed("cop_and_rob", f"rob; {typed}".removesuffix("; "), 2, cards, roles="host")

    def lots(*pairs: list[str]) -> AnyMatch:
        return posed("cop_and_rob", "", 2, {"lots": [*pairs], "rob": deck(), "cop": deck()})

    labels = "rob; cop; place; place -1,; place 1,1; place 1,1 NES; place 1,1 W; place 1,1 NESW"
    labels += "; block 1,; block 1,2; cover 1,1; lift 1,2; drive 2,1; stay; discard"
    asks = "; ".join(f"label {label}" for label in labels.split("; "))
    yield (
        "lots",
        lots(["tee", "tee"], ["tee", "cross"]),
        "words; told 2; tip; handy; why rob; no stay",
    )
    yield "a supercard wins", lots(["super", "tee"]), "words; told 1; tip"
    start = "tip; asks; labels; plays place 0,2 NS; touch 0,0; touch 0,-1; touch 0,-2; no discard"
    no = "no 0,0 ns; no 0,1 ns; no 0,2 es; no 5,5 ns; no stay; no block 1,-1; no cover 0,-1; no rob"
    yield "a straight", at("straight", "tee"), f"itself; {asks}; {start}; {no}"
    driving = "tip; asks; labels; no drive 0,1; no drive 0,-1; no 1,1 ew"
    curve = "reads ② e; reads 2 es; reads place 3 nw; reads ② opens east; no 2; no 9"
    yield "a curve", at("curve", "tee"), curve
    drives = at("curve", "tee", "0,2 es")
    yield "to drive there", drives, "reads 1; reads drive ①; no cover 1"
    roads = "; stay; ".join(f"0,{side * n} ns" for n in range(2, 7) for side in (1, -1))
    fives = "straight straight straight straight straight"
    yield "the eighth turn", at(fives, fives, "; stay; ".join(roads.split("; stay; ")[:8])), "tip"
    yield "the ninth turn", at(fives, fives, "; stay; ".join(roads.split("; stay; ")[:9])), "tip"
    yield "to drive", at("straight", "tee", "0,2 ns"), driving
    yield "a tee", at("straight", "tee", "0,2 ns; stay"), "labels; caption place -1,-1; told 3"
    yield "a dead end", at("dead_end", ""), "labels; words"
    yield "that opens nothing", at("dead_end", "", "0,2 s"), "told 1"
    only = at("straight dead_end", "straight", "0,2 ns; stay; 0,-2 ns; stay")
    yield "a dead end that costs a way out", only, "tip"
    blocked = "0,2 nes; stay; block 1,2"
    yield "a tee's ways", at("tee tee", "super", blocked), "labels"
    yield "a way is blocked", at("tee curve", "super", blocked), "labels; no place 1,2 ns"
    curves = "1,1 sw; stay; 1,-1 nw; stay"
    join = at("curve straight", "curve", curves)
    yield "about to join", join, "labels; warn place 1,0 NS; warn place 0,2 NS; no 1,0 nesw"
    joined = at("curve straight", "curve", f"{curves}; 1,0 ns")
    yield "joined", joined, "told 1; words; result; public result; no stay"
    ends = "curve dead_end dead_end"
    shut = f"{curves}; 0,2 s; stay; 0,-2 n; stay; -1,1 e; stay; -1,-1 e; stay"
    last = at(f"{ends} super", ends, shut)
    yield "a last way out", last, "words; warn block 1,0; warn cover 0,-2; why block 1,0; tip"
    yield "blocked by oneself", at(f"{ends} super", ends, f"{shut}; block 1,0"), "result; words"
    nothing = at(f"{ends} cross", ends, f"{shut}; discard")
    yield "nowhere to place it", nothing, "told 1"
    cover = f"{curves}; 0,2 s; stay; cover 1,1; stay; -1,1 nesw; stay; 1,0 ns; stay"
    lifting = at("curve dead_end cross super", "curve super straight", cover)
    yield "a supercard to lift", lifting, "warn lift 1,1; warn cover 1,0; tip; why lift 1,1"
    table = at(
        "tee super curve", "super dead_end", "0,2 nsw; stay; cover 0,2; block 1,-1; -1,-1 e; stay"
    )
    yield "the table", table, "words; words 1; public card; no 0,2 ns"
    yield "shut in", at("dead_end", "super", "0,2 s; drive 0,2; cover 0,1"), "words"
    story = "0,2 ns; 0,2; block 1,1; lift 1,1; stay"
    yield "a story", at("straight super", "super super", story), "told 10; tip; no lift 7,7"
    cells = "0,2 nes; 0,2; 1,-1 nw; stay; cover 1,-1; stay; block 0,3"
    spots = "public 0,3; public 0,2; public 1,2; public 0,0; public 1,-1; public card; labels"
    yield "every cell", at("tee super dead_end", "curve super", cells), spots
    yield "resigned", at("tee", "", "0: resign"), "words; result; public result"
    pawn = at("straight", "super", "0,2 ns; drive 0,2")
    yield "a supercard", pawn, "tip; asks; labels; no cover 0,2; no 0,3 ns; no cover 0,-1"
    late = "1,1 esw; stay; 1,-1 nw"
    yield "Cop drives", at("tee straight straight", "curve super straight", late), "tip"


def _graverobber() -> Iterator[Row]:
    def at(typed: str = "", red: str = RED, white: str = WHITE, **options: str) -> AnyMatch:
        lines = f"{red}; {white}; {typed}".removesuffix("; ")
        return posed("graverobber", lines, 2, {}, **options)

    labels = "move; move up; move up 3; dig left; skip; windmill; windmill C; windmill C3; plot E3"
    asks = "; ".join(f"label {label}" for label in [*labels.split("; "), "ready", "clear"])
    empty = (
        "words; tip; asks; touch H8; no grave c3; no clear; no windmill h3; no windmill a1; no x"
    )
    yield (
        "an empty board",
        posed("graverobber", ""),
        f"itself; {asks}; {empty}; caption windmill G1",
    )
    half = (
        "words 0; spot D4, F5, E6, A1, H8, white board; told 2 0; no plot h8; no grave d4; no ready"
    )
    yield "half laid", posed("graverobber", "windmill c3; grave f5"), half
    short = "wm c3; g f5; f6; grave b6; plot B7; g2; p h2; ready"
    yield "laid in short forms", posed("graverobber", short), "told 1; words 0"
    all_laid = RED.removesuffix("; ready")
    laid = "tip; labels; why ready; no grave a8; warn ready"
    yield "all laid", posed("graverobber", all_laid), laid
    yield "one is ready", posed("graverobber", RED), "words 0; words; told 1"
    hemmed = "windmill A2; grave C1; plot D1; grave E5; plot E6; grave G2; plot H2"
    yield "hemmed in", posed("graverobber", hemmed, placement="reachable"), "warn ready; warn clear"
    touching = posed("graverobber", "windmill c3")
    yield "touching", touching, "no grave e5; why grave F5"
    walled = posed("graverobber", "windmill C3; grave G8; plot F8", placement="reachable")
    yield "walled in", walled, "no grave h7; no i9"
    begun = (
        "tip; labels; no up; no xyzzy; no move up 8; no move left 1; no windmill c3; touch own B2"
    )
    warns = "warn dig left; warn dig up; touch mark H1; asks; plays move up 3; why move up 3"
    yield "the first turn", at(), f"{begun}; {warns}; told 1"
    yield "in the way", at("u3; s"), "no move right 2; warn dig right; tip; told 2"
    stood = at("u3; l2; du; dr; r1", assist="on")
    marked = "marks C3=obstacle?, D4=obstacle?, E5=x, F6=plot?"
    spots = "public red B4, red F8, white A3"
    yield "a seat's board", stood, f"words 0; words 1; {marked}; {spots}; told 2; told 2 1"
    yield (
        "and after",
        at("u3; l2; du; dr; r1; s", assist="on"),
        "spot own D4, own F6, own G8, own A4, own B4, own F8, mark A3, mark A2, mark B2, red board",
    )
    found = "r1; s; u3; s; dl; s"
    dug = "words; words 1; public red C3, red B2, red H8, white A4, white A3; warn dig left; told 2"
    yield "a Plot is dug up", at(found), dug
    yield "known squares", at("u1; s; du; s"), "warn dig down; warn dig up; warn dig right"
    yield "to dig", at("u1; s; u1; s; u1; s"), "tip"
    often = at("r3; s; l3; s; r3; s; l3; s; r3; s; l3; s; u1; s")
    yield "many passes", often, "words; words 0"
    free = "windmill E5; grave C3; plot C4; grave C7; plot D7; grave F2; plot E2; ready"
    known = at("s; l7; s; d7; u1; s", white=free, assist="on")
    yield "only one square", known, "warn dig down; words 0"
    yield "skipped", at("s; s; s; s; s"), "told 1; words; warn skip"
    yield "skipped to the end", at("s; s; s; s; s; s"), "result; told 1"
    yield "more Plots", at(f"{found}; s; s; s; s; s"), "result"
    long_ago = "r7; s; u7; s; d1; s; u1; s; d1; s"
    since = f"r1; s; dr; s; {'; '.join(['r1; s; l1; s'] * 10)}"
    yield "moves since a dig", at(since), "words 0; labels"
    yield "more moves since a dig", at(f"{since}; r1"), "words 0; words 1; words"
    squares = [f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)]
    marks = ", ".join(
        f"{s}={('plot?', 'clear', 'obstacle?')[n % 3]}" for n, s in enumerate(squares)
    )
    yield "marks on all squares", at(), f"marks {marks}"
    robbed = "windmill C5; grave F2; plot F3; grave H4; plot G4; grave B2; plot B3; ready"
    other = "windmill E2; grave B4; plot B5; grave G7; plot G8; grave D7; plot D8; ready"
    first, then = "u4; s; dr", "u3; s; r2; s; dr; s; r3; s; dr"
    two = "d3; s; l1; s; dd; s; l1; s; d1; s; dd"
    nine, ten = ("; ".join(["du; s"] * n) for n in (9, 10))
    for name, turns in (
        ("three Plots in twelve digs", f"{nine}; {first}; s; {then}"),
        ("three Plots in thirteen digs", f"{ten}; {first}; s; {then}"),
        ("none against two", f"{ten.removesuffix('; s')}; {two}; {first}; s; {then}"),
        ("one against two", f"{ten}; {first}; {two}; {then}"),
    ):
        yield name, at(turns, robbed, other), "feats"
    yield "walked often", at(long_ago), "told 1"
    near = "windmill G5; grave A3; plot A2; grave C1; plot B1; grave C3; plot C2; ready"
    far = "windmill E5; grave A8; plot B8; grave H1; plot G1; grave H4; plot G4; ready"
    won = at("du; s; dr; dr; r1; s; u1; dr; dr", far, near)
    yield "the third Plot", won, "result; words; told 2"
    yield "a Plot counts at the end", at("du; s; s; s; s; s; s", far, near), "told 1"
    nothing = at("du; s; r1; 1: resign", far, near)
    yield "a Plot that decides nothing", nothing, "told 1"
    yield "resigned while laying", posed("graverobber", "windmill c3; 1: resign"), "told 1"
    line = at("dl; s; u3; dl; dr; s")
    yield "so far", line, "sofar"


def _graveyard_shift() -> Iterator[Row]:
    def at(typed: str = "", rounds: str = "1") -> AnyMatch:
        return posed("graveyard_shift", typed, 2, deal(int(rounds)), rounds=rounds)

    labels = "enter; enter A; enter A1; move; move N; move E; take; take brain; return"
    more = "return heart; return heart B; return heart B2"
    asks = "; ".join(f"label {label}" for label in f"{labels}; {more}".split("; "))
    yield (
        "the beginning",
        at(),
        f"itself; {asks}; words; tip; labels; asks; no b2; no move n; why enter A1",
    )
    yield "a gate is taken", at("a1"), "tip; no a1; labels; touch B2"
    yield (
        "to move",
        at("a1; d1"),
        "tip; labels; no s; no a4; no xyzzy; caption move; no heart; asks",
    )
    carted = at("a1; d1; e; n")
    yield "a stack to push", carted, "tip; labels; spot A4, B2, B1, D2, N, white; why move N"
    attack = at("a1; d1; e; w; e; n; w; s")
    yield "an attack", attack, "labels; tip; told 2"
    taking = at("a1; d1; e; n; n; n; s; w; w")
    yield "to take", taking, "tip; asks; labels; words; spot brain, heart; no chest; no n; no"
    back = at("a1; d1; e; n; n; n; s; w; w; take heart")
    yield (
        "to put back",
        back,
        "tip; asks; labels; words; no brain c2; no brain b1; no brain d4; no e7; no b2",
    )
    yield "two of a kind", at("a1; d1; e; n; n; n; s; w; w; brain"), "spot heart, A1; words; told 2"
    board = at("a1; d1; n; n; n; w; n; brain")
    yield (
        "the position",
        board,
        "words; words 0; words 1; no legs c2; no chest c2; no chest b2; reads d2",
    )
    useless = at("a1; d1; n; n; s; chest; w; a1; w; n")
    yield "for nothing", useless, "warn move N; warn move E; labels"
    yield "it was for nothing", at("a1; d1; n; n; s; chest; w; a1; w; n; n"), "told 2; words"
    drop = at("a1; d1; e; w; e; w; heart; e; d1")
    yield "a drop", drop, "told 2"
    example = at("a1; d4; n; w; e; w; e; s; w; move E")
    yield "carted", example, "told 1"
    swapped = deal()
    other = {"B2": ["heart", "legs"], "C2": ["brain", "chest"], "A2": ["legs"], "B4": ["chest"]}
    swapped["rounds"][0] |= other
    pairs = posed("graveyard_shift", "a1; d4; n; w; e; w; e", 2, swapped, rounds="1")
    yield "parts of a kind", pairs, "told 1"
    yield "won", at(FIRST_WINS), "words 0; result; told 2; no a1; feats"
    yield "to enter again", at("a1; d1; n; n; s; chest; n"), "tip"
    yield "the part that wins", at(FIRST_WINS.rpartition(";")[0]), "tip"
    yield "to move by squares", at("a1; d1; n"), "reads move c1; reads go to D2"
    yield "to push by squares", at("a1; d1; e; n; n; n"), "reads move D2; tip"
    lost_first = f"{FIRST_WINS}; {FIRST_WINS}; {SECOND_WINS}"
    yield "who lost the first round", at(lost_first, "3"), "feats"
    yield "one of three", at(FIRST_WINS, "3"), "words; tip; told 2"
    yield "two of three", at(f"{FIRST_WINS}; {FIRST_WINS}", "3"), "words 1"
    yield "two rounds to none", at(f"{FIRST_WINS}; {SECOND_WINS}", "3"), "told 1"
    yield "two rounds to one", at("; ".join([FIRST_WINS] * 3), "3"), "told 1; feats"
    begun = f"{FIRST_WINS}; {SECOND_WINS.rpartition(';')[0]}; 1: resign"
    yield "a round resigned", at(begun, "3"), "told 1"
    reach = at("a1; d1; n; n; n; w; e")
    yield "no move ends there", reach, "no move a1"


def _pointsweeper() -> Iterator[Row]:
    def at(typed: str = "", tiles: Mapping[str, Any] | None = None, **options: str) -> AnyMatch:
        return posed("pointsweeper", typed, 2, dealt(tiles or {}), **options)

    scouted = "; ".join(SCOUTED)
    labels = "scout; scout R; scout R A; scout R A3; claim; claim R; claim R A; claim R A1"
    more = "claim R A1 B; claim R A1 A3; first; second; pass"
    asks = "; ".join(f"label {label}" for label in f"{labels}; {more}".split("; "))
    yield "the choice", at(), f"itself; {asks}; words; tip; asks; handy; no scout b a3"
    yield "left before the first board", at("0: resign"), "words"
    goes = (
        "told 1; tip; asks; handy; no second; no claim r a1 a3; no pass; no scout p a8; no scout x"
    )
    yield "the first scout", at("first"), goes
    yield "the other is first", at("second"), "told 1; tip"
    yield "a scout tells", at("first; scout B A3"), "told 2; told 2 0; tip"
    tiles = {"A1": 3, "A2": -1, "A3": "*"}
    can = "tip; asks; handy; caption scout P; caption claim P; no claim p c4 c3; no claim k d4 d6"
    steps = "step scout R; step claim R; step claim R A1; no claim r a1 a1; no scout q; words 1"
    yield (
        "to claim",
        at(scouted, tiles),
        f"{can}; {steps}; words; words 0; reads r a1 a3; reads b1 a3",
    )
    claimed = f"{scouted}; claim R A1 A2; claim R A4 A3"
    yield "claimed", at(claimed, tiles), "words; words 0; words 1; told 2; no claim r h1 h1"
    mined = {"A1": 5, "A2": 4, "A3": "*", "A4": 3, "A5": "*", "B1": -1, "B2": 2, "B3": 0}
    tale = f"{scouted}; claim K A1 A2; claim R A2 A6; claim B B1 A2; pass"
    yield "a tale", at(tale, mined), "told 4; words"
    nothing = f"{scouted}; claim R A1 A4; claim B A4 B3"
    empty = "warn scout P A2; warn scout P A3; warn claim P A2 B3; warn pass; words 0"
    yield "empty squares", at(nothing), empty
    yield "and a claim of nothing", at(f"{nothing}; claim P A2 B3"), "told 1"
    seen = {"B3": "*", "A3": 1, "C3": 4, "B4": 5}
    before = f"{scouted}; claim N A3 C4; claim R C3 D3"
    yield "a mine was seen", at(before, seen), "warn claim P B2 B4; warn claim R B3 B4"
    yield "unaided", at(before, seen, aids="off"), "warn claim P B2 B4; words 0; handy"
    met = f"{scouted}; claim R A1 A4"
    yield "ticked", at(met, {"A2": "*"}), "words; words 0; words 1"
    yield "nothing is ticked", at(met, {"A2": "*"}, aids="off"), "words; words 0; words 1"
    fives = {f"A{row}": 5 for row in range(1, 5)}
    with_mine = {**fives, "B1": "*", "C1": 0}
    passed = "; ".join([f"{scouted}; pass; pass"] * 2)
    for name, there, claims in (
        ("twenty points at once", fives, "claim R A1 A4; pass"),
        ("nineteen points at once", {**fives, "A4": 4}, "claim R A1 A4; pass"),
        ("twenty points and a mine", with_mine, "claim R A1 A4; pass; claim R C1 B1"),
        ("fewer points and a mine", with_mine, "claim R A1 A3; pass; claim R C1 B1"),
    ):
        yield name, at(f"{scouted}; {claims}; pass; {passed}", there), "feats"
    spots = "first; scout R A2; scout N H8; scout R A2; scout P B7; scout Q D4; scout K A2; "
    spots += "claim R A1 A3; claim Q H7 H8"
    square = "A1, A2, B7, H8, G8, D4, red-scout-R, red-claim-R, blue-scout-P, red-pawns, result-1"
    places = at(spots, {"A1": 5, "A3": -2, "H8": "*"})
    yield "every square", places, f"spot {square}; public D4, A1; words 0; no scout q a1"
    room = at(f"{scouted}; scout K D4; claim R D4 D5", {"A3": 5, "B4": 4, "D4": 3})
    yield "no room in its square", room, "told 1"
    used = f"{scouted}; claim Q A1 A2; scout R A1"
    yield "a queen has claimed", at(used), "no scout q a1; no claim q a1 a2"
    over = f"{scouted}; claim R A1 A2; pass; pass"
    yield "a board is over", at(over, {"A1": 3}), "words 0; told 1; tip; public board-1"
    ended = f"{over}; first; timeout; timeout; first; timeout; timeout"
    yield "timeouts", at(ended, {"A1": 3}), "result; words; told 2"
    lost = f"{scouted}; claim K A1 A2; claim R A2 A6; pass; pass" + "; first; timeout; timeout" * 2
    yield "mines cost", at(lost, mined), "result"
    none = "; ".join(["first; timeout; timeout"] * 3)
    yield "a draw", at(none), "result; told 3"
    yield "resigned", at("first; scout k a1; scout k a1; timeout; resign"), "result"


_POSED: Mapping[str, Any] = {
    "bushwhacked": _bushwhacked,
    "cop_and_rob": _cop_and_rob,
    "graverobber": _graverobber,
    "graveyard_shift": _graveyard_shift,
    "pointsweeper": _pointsweeper,
}
