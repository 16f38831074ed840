"""A plan as its owner sees it: all its lines, or the next move to enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from discord import ButtonStyle, TextStyle
from discord.ui import TextInput

from bot.cogs.plans.ahead import Ahead, Foreseen, stamp
from bot.cogs.plans.plan import DEEPEST, MOST, Line, Plan, PlanNews, answer_at
from bot.message.forms import Form, form, typed
from bot.message.moving import captioned, turn_controls
from bot.message.parts import Sheet, Widget, labelled, rows, select, sheet
from bot.message.words import alt_text, jump_url, lines, tell
from bot.table.ids import AtTable
from bot.table.player import bare
from bot.table.shown import Shown
from bot.table.table import Table
from games.core import Seat, Text, Who, all_of, read_text, say

COLOUR = 0x8E6FD8
"""The colour of a plan's messages, unlike that of any board."""
TYPED = 1500
"""How many characters may be typed into a plan at a time."""
FULLY = 3000
"""How many characters the lines of a plan may have to be told in full: else names are left out, so
that a message has room for all of them."""


@dataclass(frozen=True)
class OfPlan(AtTable):
    """A control of a plan as it was when the control was made."""

    stamp: str


class ShowPlan(OfPlan, name="plan.show"): ...


class AddLine(OfPlan, name="plan.add"): ...


class Confirm(OfPlan, name="plan.confirm"): ...


class Clear(OfPlan, name="plan.clear"): ...


class TypeLines(OfPlan, name="plan.type"): ...


class Typed(AtTable, name="plan.typed"):
    """The form itself."""


@dataclass(frozen=True)
class _Numbered(OfPlan):
    """A menu of a plan's lines."""

    number: int = 0


class GoOnFrom(_Numbered, name="plan.from", menu=True): ...


class Delete(_Numbered, name="plan.delete", menu=True): ...


def plan_sheet(table: Table, plan: Plan, told: Text | None = None) -> Sheet:
    """All lines of a plan, and what can be done with them. `told`: what a press has led to."""
    said = _lines(table, plan, _line)
    if sum(map(len, said)) > FULLY:
        said = _lines(table, plan, _moves)
    state = _state(plan)
    text = lines(
        _head(table),
        tell(table, told) if told else "",
        *(said or [table.say("bot-plan-about", deep=DEEPEST, most=MOST)]),
        f"-# {table.say(state)}" if state else "",
    )
    return _sheet(table, text, _controls(table, plan, said))


def _head(table: Table) -> str:
    return f"### {table.say('bot-plan-head', game=table.game.title)}"


def _state(plan: Plan) -> Text | None:
    if not plan.confirmed:
        return say("bot-plan-unconfirmed")
    return say("bot-plan-counts") if plan.lines else None


def _controls(table: Table, plan: Plan, said: Sequence[str]) -> list[Widget]:
    id, at = table.id, stamp(plan)
    add = ButtonStyle.secondary if plan.draft else ButtonStyle.primary
    items = [
        labelled(table, AddLine(id, at), "bot-plan-button-add", add),
        labelled(table, TypeLines(id, at), "bot-plan-button-type"),
    ]
    if not plan.confirmed:
        yes = labelled(table, Confirm(id, at), "bot-plan-button-confirm", ButtonStyle.success)
        items.insert(0, yes)
    if not (plan.draft or plan.lines):
        return items
    items.append(labelled(table, Clear(id, at), "bot-plan-button-clear", ButtonStyle.danger))
    names = {n: f"{n + 1}. {bare(line.strip(' -'))}" for n, line in enumerate(said)}
    deeper = [n for n, line in enumerate(plan.draft) if len(plan.answers(line)) < DEEPEST]
    if deeper:
        go_on = {GoOnFrom(id, at, n): names[n] for n in deeper}
        items.append(select(table.say("bot-plan-menu-from"), go_on))
    if plan.draft:
        delete = {Delete(id, at, n): name for n, name in names.items()}
        items.append(select(table.say("bot-plan-menu-delete"), delete))
    return items


def _lines(table: Table, plan: Plan, says: Callable[[Table, Seat, Line], str]) -> list[str]:
    """The draft, one entry a line of it; what goes on from another line is indented below it."""
    found = list[str]()
    for line in plan.draft:
        before = [other for other in plan.draft if len(other) < len(line)]
        inside = [other for other in before if line[: len(other)] == other]
        start = max(map(len, inside), default=0)
        words = says(table, plan.seat, line[start:])
        found.append(f"{'  ' * len(inside)}- {words}")
    return found


def _line(table: Table, seat: Seat, line: Line) -> str:
    """`If Ben plays skip, you play dig left.`"""
    start = answer_at(line, seat)
    own = next((n for n, (mover, _) in enumerate(line) if mover != seat), 0)
    condition, answer = conditions(table, line[own:start]), moves_of(table, line[start:])
    if own:
        after = say("bot-plan-line-after", own=moves_of(table, line[:own]))
        told = say("bot-plan-line", condition=condition, answer=answer)
        return f"{table.say(after)} {tell(table, told)}"
    return tell(table, "bot-plan-line", condition=condition, answer=answer)


def _moves(table: Table, seat: Seat, line: Line) -> str:
    """The same without names: `Skip → **Dig left**`."""
    runs = [
        f"**{moves_of(table, list(run))}**" if mover == seat else moves_of(table, list(run))
        for mover, run in groupby(line, key=lambda entry: entry[0])
    ]
    return " → ".join(runs)


def conditions(table: Table, line: Line) -> Text | str:
    """What others play, seat by seat."""
    runs = [
        say("bot-plan-plays", who=Who(seat), moves=moves_of(table, list(entries)))
        for seat, entries in groupby(line, key=lambda entry: entry[0])
    ]
    return runs[0] if len(runs) == 1 else all_of(runs)


def moves_of(table: Shown, line: Sequence[tuple[Seat, str]]) -> str:
    """These moves in their buttons' words."""
    label = table.game.words.label
    return "; ".join(table.say(label(move)) for _, move in line)


def entry_sheet(ahead: Ahead, plan: Plan, beginning: str = "") -> Sheet:
    """The next move of a line, to be pressed: what another seat may play, or what the owner answers
    then. The picture shows what the owner will see."""
    foreseen, question = ahead.foreseen, ahead.question(plan)
    asked = say("bot-plan-asks-own") if ahead.answering else say("bot-plan-asks-first")
    if foreseen.mover != plan.seat:
        asked = say("bot-plan-asks", who=Who(foreseen.mover))
    unknown = None if ahead.answering else ahead.unknown
    view = foreseen.view(plan.seat)
    text = lines(
        _head(ahead.table),
        _so_far(foreseen, plan.seat, ahead.line),
        tell(foreseen, asked),
        f"-# {tell(foreseen, 'bot-plan-left-out', why=unknown)}" if unknown else "",
        f"**{captioned(foreseen, view, beginning)}**" if beginning else "",
    )
    back = labelled(foreseen, ShowPlan(ahead.table.id, stamp(plan)), "bot-plan-button-show")
    items = turn_controls(question, beginning) if ahead.moves else []
    return _sheet(foreseen, text, [*items, back], view)


def _so_far(table: Foreseen, seat: Seat, line: Line) -> str:
    """What has been entered of a line."""
    runs = [
        say("bot-plan-they-play", who=Who(mover), moves=moves_of(table, list(entries)))
        if mover != seat
        else say("bot-plan-you-play", moves=moves_of(table, list(entries)))
        for mover, entries in groupby(line, key=lambda entry: entry[0])
    ]
    return " → ".join(tell(table, run) for run in runs)


def _sheet(table: Shown, text: str, items: Sequence[Widget], draw: Any = None) -> Sheet:
    alt = alt_text(table, draw) if draw else ""
    return sheet(table.game, text, rows(items), draw=draw, alt=alt, colour=COLOUR)


def told_words(table: Table, told: PlanNews) -> str:
    """What the owner is told of a plan that was played, or that ended because it could not be."""
    game, where = table.game.title, jump_url(table)
    condition, answer = conditions(table, told.condition), moves_of(table, told.answer)
    words = {"condition": condition, "answer": answer, "game": game, "where": where}
    if not told.refused:
        return tell(table, Text("bot-plan-was-played", words))
    why = read_text(told.refused, len(table.players))
    return tell(table, Text("bot-plan-was-refused", {**words, "why": why}))


def lines_modal(table: Table) -> Form:
    """A form to type lines into."""
    field = TextInput[Any](
        style=TextStyle.paragraph,
        custom_id="lines",
        max_length=TYPED,
        placeholder=table.say("bot-plan-form-example"),
    )
    label, about = table.say("bot-plan-form-lines"), table.say("bot-plan-form-about")
    title = table.say("bot-plan-form", game=table.game.title)
    return form(Typed(table.id), title, [typed(field, label, about)])
