"""What every game is made of: texts, views, states, and the match that carries them.

A match is a deal and a log of moves. Everything else is computed from those two, so anything can
be shown again at any time. Nothing here or in a game knows Discord, a disk or a network; a clock
only bounds how long a computer player thinks (`Budget`).
"""

from games.core.accounts import Account, fortune, tenths_summed, whole
from games.core.computers import (
    BUSY,
    LEVELS,
    Budget,
    Computer,
    Judge,
    Level,
    Levels,
    Meter,
    Players,
    Thought,
    estimate,
    judged,
)
from games.core.game import Game, Line, Maker, Played, Task, Teaching
from games.core.languages import (
    ENGLISH,
    LANGUAGES,
    Language,
    add_room,
    formatted,
    ids_like,
    imprint,
    load,
    spoken_as,
)
from games.core.lessons import Lesson, LessonStep, Page, covering, rulebook
from games.core.match import DRAW, RESIGN, TIMEOUT, Match, Turn
from games.core.parts import (
    Box,
    Controls,
    Dealt,
    Feat,
    Foresight,
    Looks,
    Marks,
    Option,
    Options,
    Pace,
    Rules,
    SetUp,
    Shortlist,
    Spot,
    Standing,
    Time,
    Touch,
    Way,
    Words,
)
from games.core.printed import CONTROLS, printable, show
from games.core.puzzles import GRADES, PUZZLES, Candidate, Puzzle, read_puzzles
from games.core.reviews import BEST, PLAYED, Judged, Review, from_json, to_json
from games.core.state import Outcome, State, View, Why
from games.core.text import (
    MOST_SEATS,
    Damaged,
    Move,
    Note,
    Refused,
    Seat,
    Text,
    Who,
    all_of,
    any_of,
    from_words,
    lines,
    paragraphs,
    parse,
    percent,
    read_text,
    say,
    sentences,
    text_of,
    verbatim,
    written,
)
from games.core.typed import Ambiguous, shown, vocabulary
