"""`python -m tools.sentences games bot`: does every language have every sentence, and is it
right?

Faults end with exit code 1. A missing sentence is listed but is no fault, since people then see the
English one. Only files are read: neither the bot nor a game must run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.core.languages import ENGLISH, LANGUAGES
from games.core.lessons import LESSON
from tools.sentences.said import Sayings
from tools.sentences.spoken import Room, calls, rooms, strings
from tools.sentences.style import awkward, unstyled

_BY_RULE = ("-typed-", "-option-", "-side-", "-mark-", "-command-", "-puzzle-", "-feat-", "-web-")
_ONE_EACH = ("name", "tagline", "goal", "credit", "score")


def faults(found: Sequence[Room]) -> Iterator[str]:
    """What is wrong, one line each, with the file."""
    for room in found:
        for file in room.files.values():
            yield from file.faults(room.files[ENGLISH])
    yield from _twice(found)
    yield from _unknown(found)
    yield from _unused(found)
    yield from unstyled(found)
    yield from awkward(found, Sayings(found))


def _twice(found: Sequence[Room]) -> Iterator[str]:
    """Ids that stand in two folders."""
    seen = dict[str, Path]()
    for room in found:
        both = sorted(seen.keys() & room.english.messages.keys())
        yield from (f"{room.folder}: {id} is also in {seen[id]}" for id in both)
        seen |= dict.fromkeys(room.english.messages, room.folder)


def missing(found: Sequence[Room]) -> Iterator[str]:
    """What people see in English instead: sentences, and rulebooks without some or all pages."""
    for room in found:
        for code in LANGUAGES:
            lacks = set(room.english.messages)
            if code in room.files:
                lacks -= set(room.files[code].messages)
            yield from (f"{room.folder}/locale/{code}.ftl lacks {id}" for id in sorted(lacks))
        yield from _unwritten(room.folder / "teaching" / "rulebook")


def _unwritten(rulebook: Path) -> Iterator[str]:
    """Pages of a rulebook that a language lacks. Which ones, only English can tell."""
    english = _pages(rulebook / f"{ENGLISH}.md")
    for code in LANGUAGES:
        lacks = len(english) - len(_pages(rulebook / f"{code}.md"))
        if lacks > 0:
            yield f"{rulebook}/{code}.md lacks {lacks} of {len(english)} pages"


def _pages(path: Path) -> list[str]:
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return [line for line in lines if line.startswith("# ")]


def _unknown(found: Sequence[Room]) -> Iterator[str]:
    """Ids in the code that no room has, and values that a sentence needs but does not get."""
    known = {id: room.english.variables(id) for room in found for id in room.english.messages}
    prefixes = tuple(f"{room.name}-" for room in found)
    for room in found:
        for id in sorted(room.taught - set(known)):
            yield f"{room.folder / LESSON}: there is no sentence {id}"
    for path in {path for room in found for path in room.code}:
        for line, id, values in calls(path):
            if id.startswith(prefixes) and " " not in id and id not in known:
                yield f"{path}:{line}: there is no sentence {id}"
            elif id in known and values is not None and (lacks := known[id] - values):
                yield f"{path}:{line}: {id} needs {', '.join(sorted(lacks))}"


def _unused(found: Sequence[Room]) -> Iterator[str]:
    """Sentences that nobody says. An id must stand whole in the code, or follow a pattern."""
    said = {word for room in found for path in room.code for word in strings(path)}
    said |= {id for room in found for id in room.english.referred}
    said |= {id for room in found for id in room.taught}
    for room in found:
        by_rule = {f"{room.name}-{part}" for part in _ONE_EACH}
        for id in room.english.messages:
            ruled = id in by_rule or id.startswith(tuple(f"{room.name}{p}" for p in _BY_RULE))
            if id not in said and not ruled:
                yield f"{room.folder}/locale/{ENGLISH}.ftl: nobody says {id}"


def main(folders: Sequence[str]) -> int:
    """Prints all that is wrong or missing; returns the exit code."""
    found = rooms([Path(folder) for folder in folders])
    wrong = list(faults(found))
    sys.stdout.writelines(f"{line}\n" for line in (*missing(found), *wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
