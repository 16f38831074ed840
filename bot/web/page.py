"""What the page shows of a table to one viewer, as JSON. It is made of the messages that Discord
shows, so that both say the same."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import inf
from typing import Any

from discord import File
from discord.ui import Button, Select, TextDisplay

from bot.message.board import board_sheet, offered, whose_turn
from bot.message.ending import scored, winner
from bot.message.made import made_once
from bot.message.mine import others, state_of
from bot.message.news import WHOLE, WHOLE_ROOM, news, recent
from bot.message.parts import Sheet, later
from bot.message.seat import more_sheet, seat_sheet
from bot.message.waiting import beside_moves
from bot.message.words import jump_url, lines, tell, whole_text
from bot.table import clocks, controls, ids
from bot.table.away import ends
from bot.table.ids import Control, Step
from bot.table.late import SILENCE
from bot.table.player import plain
from bot.table.table import Table
from bot.web.past import just_changed, steps
from bot.web.touched import touched
from games.core import Refused, Seat, View

Json = Mapping[str, Any]
UNITS = 2
"""In how many units a reserve is told."""
_NAMES = re.compile(r"\\.|<@!?(\d+)>|<#\d+>|<(/[^:>]+):\d+>", re.DOTALL)
"""What Discord shows as a name; or an escaped character, which means itself."""


@dataclass(frozen=True)
class SeenTable:
    """A table as one viewer sees it. The `table` is in their language.

    `seat`: the viewer's; None for a spectator.
    `known`: the kinds of controls that the page can use.
    `away`: Discord can't be reached.
    `confirms`: the viewer confirms moves here.
    `unseen`: what has happened is on Discord once somebody presses something there.
    `ahead`: how far the clock by which times are read is ahead (`Skew`).
    """

    table: Table
    seat: Seat | None
    person: int
    known: Collection[type[Control]]
    now: float
    away: bool
    confirms: bool
    unseen: bool = False
    ahead: int = 0

    @cached_property
    def view(self) -> View[Any] | None:
        """What is drawn; None in a lobby, and where no match was played."""
        return self.table.view(self.seat) if self.table.match else None

    @property
    def asked(self) -> bool:
        """Is the viewer asked for a move?"""
        table = self.table
        return (
            self.seat is not None
            and table.stage == "playing"
            and self.seat in table.to_move
            and self.seat not in table.waited_for
        )

    @cached_property
    def brief(self) -> Json:
        """All but what follows from the view alone: as long as this stays the same, so does the
        page. It is made once for all pages of one viewer."""
        due = (self.table.deadline or inf) <= self.now
        silent = self.table.turn_began + SILENCE <= self.now  # then more can be done
        key = ("page", self.seat, self.away, self.confirms, self.unseen, due, silent, self.ahead)
        return made_once(self.table, key, self._brief)

    def _brief(self) -> Json:
        table, view = self.table, self.view
        moment = str(table.moment(self.seat)) if self.asked and self.seat is not None else ""
        return {
            "table": table.id,
            "title": table.say(table.game.title),
            "accent": f"#{table.game.looks.accent:06x}",
            "text": self._text(),
            "picture": view.digest if view else "",
            "alt": whole_text(table, view) if view else "",
            "moment": moment,
            "yours": table.waits_for(self.person) and self.seat is not None,
            "acts": self._acts(),
            "marks": self._marks(),
            "seats": seats(table, view, self.ahead) if view else [],
            "steps_back": [table.takebacks, len(steps(table, self.seat))],
            "changed": just_changed(table, view) if view else [],
            "confirms": self.confirms and self._in_match,
            "away": self.away,
            "over": not table.alive,
            "ended": winner(table, view.outcome) if view and view.outcome else "",
        }

    @cached_property
    def tag(self) -> str:
        """A digest of what the viewer sees."""
        return sha256(json.dumps(self.brief, sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def whole(self) -> Json:
        """All of it."""
        return {**self.brief, **self._touched(), "tag": self.tag}

    def _text(self) -> str:
        """What has happened, and whose turn it is."""
        unseen = tell(self.table, "bot-web-shown-later") if self.unseen else ""
        return plain_of(self.table, later(lines(self._told(), unseen), self.ahead))

    def _told(self) -> str:
        table, view = self.table, self.view
        if view is None or not table.alive:
            text = texts_of(board_sheet(table, recent(table, view) if view else 0))
            if view is None or view.outcome is None:
                return text
            # who won stands right below the board
            return lines(*(line for line in text.splitlines() if not line.startswith("### ")))
        told = news(table, view.notes[recent(table, view) :], WHOLE, WHOLE_ROOM)
        told = lines(told, beside_moves(table))
        if self.seat is not None and (self.seat in table.to_move or table.decided):
            own = seat_sheet(table, self.seat, since=len(view.notes), head=told)
            return lines(texts_of(own), offered(table).strip())
        return lines(told, whose_turn(table, table.view(None), aside=True))

    def _acts(self) -> Sequence[Json]:
        """The buttons beside the board."""
        table, sheets = self.table, list[Sheet]()
        if self.seat is not None and table.alive and table.match:
            sheets.append(seat_sheet(table, self.seat))
        if table.match and (self.seat is not None or not table.alive):
            since = recent(table, table.view(None))
            sheets += [board_sheet(table, since), more_sheet(table, self.seat, self.now)]
        found = {act["id"]: act for sheet in sheets for act in buttons_of(sheet, self._beside)}
        return list(found.values())

    def _beside(self, control: Control) -> bool:
        """May this button stand beside the board? Moves are made on it; a spectator only reads, and
        an offer is answered by those who are asked."""
        mine = self.seat is not None or not isinstance(control, controls.Rematch)
        if isinstance(control, controls.Accept | controls.Decline):
            mine = self.seat in self.table.asked
        return mine and type(control) in self.known and not isinstance(control, Step)

    def _marks(self) -> Json | None:
        table = self.table
        marks = table.game.looks.marks
        if marks is None or not self._in_match:
            return None
        kinds = [[kind, table.say(table.game.mark(kind))] for kind in marks.kinds]
        return {"id": ids.write(controls.Mark(table.id)), "kinds": kinds}

    @property
    def _in_match(self) -> bool:
        """Does the viewer play, past the set-up?"""
        return (
            self.seat is not None
            and self.table.stage == "playing"
            and not self.table.setting_up(self.seat)
        )

    def _touched(self) -> Json:
        """The things on the picture, and how moves are made by touching them."""
        if (view := self.view) is None:
            return {"spots": [], "steps": None}
        key = ("touched", view.digest, self.asked)
        return made_once(self.table, key, lambda: touched(self.table, view, asked=self.asked))


def listed(table: Table, person: int) -> Json:
    """One of a person's tables, in their list."""
    return {
        "table": table.id,
        "title": table.say(table.game.title),
        "others": others(table, person)
        if len(table.players) > 1
        else "",  # no sentence stands here
        "standing": state_of(table, person),
        "yours": table.waits_for(person),
    }


def sheet_json(
    seen: SeenTable, sheet: Sheet, known: Collection[type[Control]], files: Sequence[File] = ()
) -> Json:
    """A message as the page shows it: text, picture, controls."""
    return {
        "text": plain_of(seen.table, later(texts_of(sheet), seen.ahead)),
        "alt": files[0].description or "" if files else "",
        "image": _embedded(files[0]) if files else "",
        "rows": list(_rows(sheet, known)),
    }


def _embedded(file: File) -> str:
    return "data:image/png;base64," + base64.b64encode(file.fp.read()).decode()


def texts_of(sheet: Sheet) -> str:
    """All that a message says."""
    return "\n".join(i.content for i in sheet.view.walk_children() if isinstance(i, TextDisplay))


def buttons_of(sheet: Sheet, wanted: Any) -> Iterable[Json]:
    """The buttons of a message whose meaning is wanted."""
    for item in sheet.view.walk_children():
        if isinstance(item, Button) and item.custom_id and wanted(_meant(item.custom_id)):
            yield _button(item)


def _button(item: Button[Any]) -> Json:
    return {
        "id": item.custom_id,
        "label": item.label or "",
        "style": item.style.name,
        "off": item.disabled,
    }


def _rows(sheet: Sheet, known: Collection[type[Control]]) -> Iterable[Json]:
    for item in sheet.view.walk_children():
        if isinstance(item, Button) and item.custom_id and type(_meant(item.custom_id)) in known:
            yield _button(item)
        if isinstance(item, Select):
            options = [[option.value, option.label, option.default] for option in item.options]
            yield {"id": item.custom_id, "label": item.placeholder or "", "options": options}


def _meant(custom_id: str) -> Control:
    try:
        return ids.parse(custom_id)
    except Refused:
        return Control()


def plain_of(table: Table, text: str) -> str:
    """A message's text with names instead of mentions."""
    people = (*table.players, *table.finishers, *table.invited)
    names = {str(player.id): table.name_of(player) for player in people}

    def shown(found: re.Match[str]) -> str:
        person, command = found.groups()
        if person:
            return f"**{plain(names.get(person, '?'))}**"
        if command:
            return f"`{command}`"
        return found[0] if found[0].startswith("\\") else f"[Discord]({jump_url(table)})"

    return _NAMES.sub(shown, text)


def seats(table: Table, view: View[Any], ahead: int = 0) -> list[Json]:
    """Every seat in the viewer's words: side and colour, name, whether it is *you*, score, whose
    turn it is and until when, by a clock so far ahead."""
    return list(_seats(table, view, ahead))


def _seats(table: Table, view: View[Any], ahead: int) -> Iterator[Json]:
    game, standings = table.game, table.game.looks.standings(view)
    sides = [table.say(side) for side in game.called(view)]
    acting = table.to_move if table.stage == "playing" and not table.decided else ()
    until = None if table.pause or not table.deadline else ends(table, table.deadline) + ahead
    for seat, name in enumerate(table.names):
        yield {
            "name": name,
            "side": sides[seat] if seat < len(sides) else "",
            "colour": standings[seat].colour if seat < len(standings) else "",
            "score": scored(table, standings[seat].score) if seat < len(standings) else "",
            "you": seat == view.seat,
            "turn": seat in acting,
            "until": until if seat in acting else None,
            "reserve": _reserve(table, seat),
        }


def _reserve(table: Table, seat: Seat) -> str:
    """What the seat has left in reserve."""
    if table.stage != "playing" or seat not in table.reserves:
        return ""
    return table.say(clocks.span(table.reserves[seat], UNITS))
