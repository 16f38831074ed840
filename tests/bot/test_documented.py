"""Every command that a document names exists, with its options; what papers and the playground
quote, the bot says word for word."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import bot
from bot import __main__ as of_bot
from bot.playground import hint
from games import __main__ as of_games
from tests.mutations import MUTATIONS
from tools.sentences.spoken import rooms, said

ROOT = Path(bot.__file__).parents[1]
PAPERS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PARSERS = {"bot": of_bot._parser, "games": of_games._parser}
_CODE = re.compile(r"^```\w*\n(.*?)^```|`([^`\n]+)`", re.MULTILINE | re.DOTALL)
_MAKE = re.compile(r"(?:^|\s)make ((?:[a-z][a-z-]*(?: |$))+)")
_FILE = re.compile(
    r"(?<![\w/:.-])(?:assets|bot|deploy|docs|examples|games|local_discord|requirements|tests|tools)"
    r"/[\w./-]*[\w/](?![\w<])"
)
"""A path in this repository: none with a gap (`oracle_<game>.py`), none of another version."""
_RUN = re.compile(r"python3? -m ([\w.]+) ?(.*)")


def named() -> Iterator[tuple[str, str]]:
    """Each line of code in a document, without its remark: the document, the line."""
    for paper in PAPERS:
        for block, inline in _CODE.findall(paper.read_text("utf-8")):
            for line in (inline or block).splitlines():
                yield paper.name, re.split(r"\s#\s|\s{2,}", line.strip())[0]


def lacking(parser: argparse.ArgumentParser, words: list[str]) -> Iterator[str]:
    """What of these words a parser does not know: commands and options."""
    for word in words:
        option = word.strip("[]").partition("=")[0]
        commands = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
        if option.startswith("--"):
            if option not in parser._option_string_actions:
                yield option
        elif commands and re.fullmatch(r"[a-z-]+", word):
            if word not in commands[0].choices:
                yield word
                return
            parser = commands[0].choices[word]


def test_every_target_that_a_document_names_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    wanted = [
        (paper, target)
        for paper, line in named()
        for found in _MAKE.findall(line)
        for target in found.split()
    ]
    assert len(wanted) > 20
    assert [one for one in wanted if one[1] not in targets] == []


def test_every_file_that_a_document_names_is_there() -> None:
    found = [(paper, file) for paper, line in named() for file in _FILE.findall(line)]
    assert len(found) > 50
    assert [one for one in found if not (ROOT / one[1]).exists()] == []


def test_every_command_and_option_that_a_document_names_is_there() -> None:
    found = [(paper, *run) for paper, line in named() for run in _RUN.findall(line)]
    assert len(found) > 50
    wrong = list[tuple[str, str, str]]()
    for paper, module, rest in found:
        if find_spec(module) is None:
            wrong.append((paper, module, ""))
        elif module in PARSERS:
            words = re.sub(r'"[^"]*"?', "TEXT", rest).split()
            wrong += [(paper, module, one) for one in lacking(PARSERS[module](), words)]
    assert wrong == []


def test_every_defect_of_the_mutations_fits_and_its_tests_are_there() -> None:
    for one in MUTATIONS:
        assert (ROOT / one.file).read_text("utf-8").count(one.before) == 1, one.name
        for test in one.tests:
            file, _, case = test.partition("::")
            assert f"def {case.split('[')[0]}" in (ROOT / file).read_text("utf-8"), test


def test_what_does_not_exist_is_noticed() -> None:
    assert list(lacking(of_bot._parser(), ["backup", "FILE", "--kept", "3"])) == ["--kept"]
    assert list(lacking(of_bot._parser(), ["--env", "FILE", "back-up"])) == ["back-up"]
    assert list(lacking(of_games._parser(), ["puzzles", "bake"])) == ["bake"]


@pytest.mark.parametrize("words", ["list", "schema graverobber"])
def test_those_that_only_print_run(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["games", *words.split()])
    assert of_games.main() == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("words", ["replay nowhere.json", "verify nowhere.json"])
def test_a_file_that_is_not_there_is_told_without_a_number(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["games", *words.split()])
    assert of_games.main() == 1
    assert capsys.readouterr().err == "nowhere.json: No such file or directory\n"


ROOMS = rooms([ROOT / "games", ROOT / "bot"])
DISCORDS = {
    *("Bot", "OAuth2 → URL Generator", "View Channels", "Send Messages", "User Install"),
    *("Send Messages in Threads", "Create Public Threads", "Attach Files", "Installation"),
    *("Read Message History", "Create Events", "Apps", "Advanced", "Developer Mode"),
    *("Reset Secret", "Launch", "App Testers"),
    *("Copy Channel ID", "Invite it to your server", "Such hosts throw their disk away"),
}
"""Quoted from Discord, and from the papers themselves."""
_QUOTED = re.compile(r"(?<!\*)\*([^*\n]+[^*\n.:?!])\*(?!\*)")


def labels(language: str) -> set[str]:
    """Everything that stands on a button or names a game."""
    files = [room.files[language] for room in ROOMS]
    return {said(message) for file in files for message in file.messages.values()}


@pytest.mark.parametrize("path", ["README.md", "docs/hosting.md"])
def test_what_papers_call_buttons_is_what_stands_on_them(path: str) -> None:
    text = re.sub(
        r"```.*?```", "", (ROOT / path).read_text("utf-8"), flags=re.DOTALL
    )  # `*.service`
    quoted = set(_QUOTED.findall(text))
    assert quoted
    assert quoted - DISCORDS - labels("en") == set()


@pytest.mark.parametrize(("heading", "language"), [("English", "en"), ("Deutsch", "de")])
def test_so_is_what_the_listing_calls_them(heading: str, language: str) -> None:
    text = (ROOT / "docs/listing.md").read_text("utf-8")
    section = text.split(f"## {heading}\n")[1].split("\n## ")[0]
    assert set(_QUOTED.findall(section)) - labels(language) == set()


def test_so_is_what_the_playground_says_first() -> None:
    quoted = set(_QUOTED.findall(hint()))
    assert {"Play the computer", "Join", "Start"} <= quoted
    assert quoted <= labels("en")
