"""What every game is made of: texts, views, states, and the match that carries them.

A match is a deal and a log of moves. Everything else is computed from those two, so anything can
be shown again at any time. Nothing here or in a game knows Discord, a disk or a network; a clock
only bounds how long a computer player thinks (`Budget`).
"""

from games.core.cached import from_json, to_json
from games.core.catalogue import add_room, formatted, imprint, load
from games.core.game import (
    Dealt,
    Fitted,
    Game,
    Leanings,
    Maker,
    Marks,
    Option,
    Options,
    Pace,
    SetUp,
    Shortlist,
)
from games.core.judgement import BEST, PLAYED, Judge, Judged
from games.core.languages import ENGLISH, LANGUAGES, Language, spoken_as
from games.core.lesson import Lesson, LessonStep
from games.core.match import DRAW, RESIGN, TIMEOUT, Match, Turn
from games.core.outside import parse
from games.core.pages import Page, rulebook
from games.core.posing import casual, posed, proven, puzzle_match
from games.core.puzzle import GRADES, PUZZLES, Candidate, Puzzle, Task, read_puzzles
from games.core.review import MOST_PLIES, Review, Unreviewable, go_through
from games.core.state import Move, Outcome, State, View, Why
from games.core.stored import from_words, read_text, written
from games.core.teaching import lesson_match, lesson_played
from games.core.text import (
    Damaged,
    Note,
    Refused,
    Seat,
    Text,
    Who,
    all_of,
    any_of,
    lines,
    paragraphs,
    say,
    sentences,
    verbatim,
)
from games.core.thought import Budget, Computer, Meter, Thought, estimate, judged, percent
from games.core.typed import Ambiguous, Words, shown, words

__all__ = [
    "BEST",
    "DRAW",
    "ENGLISH",
    "GRADES",
    "LANGUAGES",
    "MOST_PLIES",
    "PLAYED",
    "PUZZLES",
    "RESIGN",
    "TIMEOUT",
    "Ambiguous",
    "Budget",
    "Candidate",
    "Computer",
    "Damaged",
    "Dealt",
    "Fitted",
    "Game",
    "Judge",
    "Judged",
    "Language",
    "Leanings",
    "Lesson",
    "LessonStep",
    "Maker",
    "Marks",
    "Match",
    "Meter",
    "Move",
    "Note",
    "Option",
    "Options",
    "Outcome",
    "Pace",
    "Page",
    "Puzzle",
    "Refused",
    "Review",
    "Seat",
    "SetUp",
    "Shortlist",
    "State",
    "Task",
    "Text",
    "Thought",
    "Turn",
    "Unreviewable",
    "View",
    "Who",
    "Why",
    "Words",
    "add_room",
    "all_of",
    "any_of",
    "casual",
    "estimate",
    "formatted",
    "from_json",
    "from_words",
    "go_through",
    "imprint",
    "judged",
    "lesson_match",
    "lesson_played",
    "lines",
    "load",
    "paragraphs",
    "parse",
    "percent",
    "posed",
    "proven",
    "puzzle_match",
    "read_puzzles",
    "read_text",
    "rulebook",
    "say",
    "sentences",
    "shown",
    "spoken_as",
    "to_json",
    "verbatim",
    "words",
    "written",
]
