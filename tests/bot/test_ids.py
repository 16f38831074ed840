"""Custom ids: written and read in one place, valid since the first version, never a crash."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.cogs.achievements.sheets import FeatsInWords, PickFeat
from bot.cogs.challenges.calls_sheets import NotNow, SetCalls, StopCalls
from bot.cogs.challenges.personal_sheets import SendChallenge
from bot.cogs.challenges.sheets import Open, OpenOne, SetTerm, Take, TryAgain, Withdraw
from bot.cogs.daily.posts import StopPosting
from bot.cogs.daily.sheets import AskHint, OpenPuzzle, Share, Solvers
from bot.cogs.daily.sheets import InWords as PuzzleInWords
from bot.cogs.lessons.sheets import AGAIN, NEXT, PickLesson
from bot.cogs.people.me_sheet import AskMe, SetMe
from bot.cogs.people.sheets import (
    AskDelete,
    Delete,
    SetChannels,
    SetServer,
    TurnGames,
)
from bot.cogs.plans.sheets import (
    AddLine,
    Clear,
    Confirm,
    GoOnFrom,
    ShowPlan,
    Typed,
    TypeLines,
)
from bot.cogs.plans.sheets import Delete as DeleteLine
from bot.cogs.records.sheets.replay import Animate, SeenBy, StepInWords, StepTo
from bot.cogs.records.sheets.review import ChoiceAt, ChoiceInWords, ChoicesOf, Overview
from bot.cogs.safety.sheets import (
    AskReport,
    Block,
    KeepOut,
    LetIn,
    LetOneIn,
    Operate,
    SendReport,
)
from bot.cogs.standing.sheets.history import TurnHistory
from bot.cogs.standing.sheets.leaderboard import Leaders, LeadersBy, ShowLeaders
from bot.cogs.standing.sheets.profile import ShowProfile
from bot.cogs.tournaments import controls as tournaments
from bot.press.cog import _answered
from bot.press.router import kind_of
from bot.subjects import COGS
from bot.table import controls, ids
from bot.table.controls import Learn, Practise
from bot.table.ids import Control, Day, Draft, Moment, Stand, Step, TypeMoves, parse, value, write
from bot.table.menu import leads_on, menu
from bot.web.door import Door, EndBrowser
from games.core import Refused
from tests.sample import anything

BEFORE: list[tuple[str, list[str], Control]] = [
    ("g:12:0:3:move up 4", [], Step(Moment(12, 0, 3), "move up 4")),
    ("g:12:0:3:", [], Step(Moment(12, 0, 3))),
    ("g:12:0:3:scout R+", [], Step(Moment(12, 0, 3), "scout R ")),
    ("g:12:0:3.1:move up 4", [], Step(Moment(12, 0, 3, takebacks=1), "move up 4")),
    ("c:12:1:0:place 3,4", [], Step(Moment(12, 1, 0), "place 3,4", sure=True)),
    ("s:12:0:3:1", [], Step(Moment(12, 0, 3), number=1)),
    ("s:12:0:3:1", ["place 3,4"], Step(Moment(12, 0, 3), "place 3,4", number=1)),
    ("s:12:0:3.2:0", ["place+"], Step(Moment(12, 0, 3, 2), "place ", number=0)),
    ("l:toy:3.2:move up 4", [], Step(Stand("toy", 3, 2), "move up 4")),
    ("l:toy:3.2:move up+", [], Step(Stand("toy", 3, 2), "move up ")),
    ("k:toy:3.2:1", ["move+"], Step(Stand("toy", 3, 2), "move ", number=1)),
    ("d:20779:0:place 3,4", [], Step(Day(20779), "place 3,4")),
    ("d:20779:2:", [], Step(Day(20779), number=1)),
    ("d:20779:2:", ["place+"], Step(Day(20779), "place ", number=1)),
    ("p:12:3-0-7:0:place 3,4", [], Step(Draft(12, "3-0-7"), "place 3,4")),
    ("p:12:3-0-7:2:", [], Step(Draft(12, "3-0-7"), number=1)),
    ("p:12:3-0-7:2:", ["place+"], Step(Draft(12, "3-0-7"), "place ", number=1)),
    ("m:12", [], TypeMoves(12)),
    ("t:7:join", [], controls.Join(7)),
    ("t:7:leave", [], controls.Leave(7)),
    ("t:7:no", [], controls.TurnDown(7)),
    ("t:7:cancel", [], controls.Cancel(7)),
    ("t:7:start", [], controls.Start(7)),
    ("t:7:alone", [], controls.AskAlone(7)),
    ("t:7:computer.ask", [], controls.AskComputer(7)),
    ("t:7:alone.at.easy", [], controls.StartAlone(7, "easy")),
    ("t:7:options", [], controls.Options(7)),
    ("t:7:clock.own", [], controls.OwnClock(7)),
    ("t:7:clock.ask", [], controls.AskClock(7)),
    ("t:7:options.set", [], controls.SetOptions(7)),
    ("t:7:options.ask.1", [], controls.AskOptions(7, 1)),
    ("o:7:computer", ["hard"], controls.AddComputer(7, "hard")),
    ("t:7:host", [], controls.Host(7)),
    ("o:7:host.invite", ["80351110224678912", "5"], controls.Invite(7, (80351110224678912, 5))),
    ("o:7:host.remove", ["-2"], controls.Remove(7, -2)),
    ("o:7:host.hand", ["80351110224678912"], controls.HandOver(7, 80351110224678912)),
    ("t:7:thread.bushwhacked", [], controls.OpenThread(7, "bushwhacked")),
    ("t:0:thread.bushwhacked.5.6", [], controls.OpenThread(0, "bushwhacked", (5, 6))),
    ("t:7:watch.bushwhacked.hard", [], controls.Watch(7, "bushwhacked", "hard")),
    ("t:7:rematch", [], controls.Rematch(7)),
    ("t:7:rematch.thread", [], controls.RematchBeside(7)),
    ("t:7:ended", [], controls.End(7)),
    ("t:7:random", [], controls.RandomLayout(7)),
    ("t:7:type", [], controls.TypeLayout(7)),
    ("t:7:mine", [], controls.OwnBoard(7)),
    ("t:7:board", [], controls.InWords(7)),
    ("t:7:more", [], controls.More(7)),
    ("t:7:page", [], controls.OpenPage(7)),
    ("t:0:pages", [], controls.Browsers()),
    ("t:0:pages.end", [], EndBrowser()),
    ("t:0:kept.me.0", [], controls.ShowKept("me")),
    ("t:0:kept.server.2", [], controls.ShowKept("server", 2)),
    ("o:0:kept.add.me", ["80351110224678912"], KeepOut("me", (80351110224678912,))),
    ("t:0:kept.off.me.0123456789ab", [], LetIn("me", "0123456789ab")),
    ("o:0:kept.free.server", ["0123456789ab"], LetOneIn("server", "0123456789ab")),
    ("t:0:calls", [], controls.AskCalls()),
    ("t:0:calls.set", [], SetCalls()),
    ("t:0:calls.stop", [], StopCalls()),
    ("t:0:calls.no", [], NotNow()),
    ("t:0:personal.80351110224678912", [], SendChallenge(80351110224678912)),
    ("t:7:trouble", [], controls.Trouble(7)),
    ("t:7:block.80351110224678912", [], Block(7, 80351110224678912)),
    ("t:0:operate.ban.80351110224678912", [], Operate("ban", 80351110224678912)),
    ("t:7:report.80351110224678912", [], AskReport(7, 80351110224678912)),
    ("t:7:reported.80351110224678912", [], SendReport(7, 80351110224678912)),
    ("t:0:pages.end.0123456789ab", [], EndBrowser("0123456789ab")),
    ("t:0:find.", [], controls.Find()),
    ("t:0:find.toy", [], controls.Find("toy")),
    ("t:0:find.open.toy", [], Open("toy")),
    ("o:0:find.open", ["toy"], OpenOne("toy")),
    ("t:0:find.take.12.toy", [], Take(12, "toy")),
    ("o:0:challenge.12.reach", ["150"], SetTerm(12, "reach", "150")),
    ("t:0:challenge.off.12", [], Withdraw(12)),
    ("t:7:direct.again", [], TryAgain(7)),
    ("t:7:everybody", [], controls.ToEverybody(7)),
    ("t:0:standing", [], controls.Entrance()),
    ("t:0:standing.yes", [], controls.Entrance("yes")),
    ("t:0:open.toy", [], controls.OpenTable("toy")),
    ("t:0:tables", [], controls.MyTables()),
    ("t:0:lessons", [], controls.Lessons()),
    ("t:0:today", [], controls.Today()),
    ("t:7:seal", [], controls.ShowSeal(7)),
    ("t:7:hint", [], controls.Hint(7)),
    ("t:7:plan", [], controls.OpenPlan(7)),
    ("t:7:plan.show.3-0-7", [], ShowPlan(7, "3-0-7")),
    ("t:7:plan.add.3-0-7", [], AddLine(7, "3-0-7")),
    ("t:7:plan.confirm.3-0-7", [], Confirm(7, "3-0-7")),
    ("t:7:plan.clear.3-0-7", [], Clear(7, "3-0-7")),
    ("t:7:plan.type.3-0-7", [], TypeLines(7, "3-0-7")),
    ("t:7:plan.typed", [], Typed(7)),
    ("o:7:plan.from.3-0-7", ["4"], GoOnFrom(7, "3-0-7", 4)),
    ("o:7:plan.delete.3-0-7", ["4"], DeleteLine(7, "3-0-7", 4)),
    ("t:7:mark", [], controls.AskMark(7)),
    ("t:7:marked", [], controls.Mark(7)),
    ("t:7:resign", [], controls.AskResign(7)),
    ("t:7:resigned", [], controls.Resign(7)),
    ("t:7:draw", [], controls.Draw(7)),
    ("t:7:takeback", [], controls.TakeBack(7)),
    ("t:7:replace.2", [], controls.Replace(7, 2)),
    ("t:7:time", [], controls.GiveTime(7)),
    ("t:7:pause", [], controls.Pause(7)),
    ("t:7:resume", [], controls.Resume(7)),
    ("t:7:accept", [], controls.Accept(7)),
    ("t:7:decline", [], controls.Decline(7)),
    ("t:7:goon", [], controls.GoOn(7)),
    ("t:7:call", [], controls.CallTime(7)),
    ("t:7:show", [], controls.ShowTable(7)),
    ("t:7:win", [], controls.TakeWin(7)),
    ("t:7:playon", [], controls.PlayOn(7)),
    ("t:7:replay", [], controls.Replay(7)),
    ("t:1:replay.open.1", [], controls.Replay(1, "open", 1)),
    ("t:12:replay.public.0.1", [], controls.Replay(12, "public", 0, 1)),
    ("o:0:replay.jump", ["public.9"], StepTo(0, "public", 9)),
    ("o:8:replay.view", ["1.9"], SeenBy(8, "1", 9)),
    ("t:8:animate.public", [], Animate(8, "public")),
    ("t:8:stepwords.public.3", [], StepInWords(8, "public", 3)),
    ("t:8:review.words.1.3", [], ChoiceInWords(8, 1, 3)),
    ("t:8:record", [], controls.Record(8)),
    ("t:8:review", [], controls.Review(8)),
    ("t:2:review.0.0", [], controls.Review(2, 0, 0)),
    ("t:2:review.1.12.4", [], controls.Review(2, 1, 12, 4)),
    ("t:2:review.all", [], Overview(2)),
    ("o:2:review.jump", ["1.12"], ChoiceAt(2, 1, 12)),
    ("o:2:review.whose", ["1.0"], ChoicesOf(2, 1, 0)),
    ("t:5:rules", [], controls.Rules(5)),
    ("o:0:rules", ["bushwhacked.2"], controls.Pages("bushwhacked", 2)),
    ("t:0:me.ask.turns", [], AskMe("turns")),
    ("t:0:me.set.turns", [], SetMe("turns")),
    ("t:0:help.now", [], controls.Topic("now")),
    ("t:0:learn.toy", [], Learn("toy")),
    ("t:0:learn.toy.again", [], Learn("toy", AGAIN)),
    ("t:0:learn.toy.next.3.0", [], Learn("toy", NEXT, 3, 0)),
    ("o:0:learn", ["toy"], PickLesson("toy")),
    ("t:0:practise.toy", [], Practise(0, "toy")),
    ("t:7:practise.toy.thread", [], Practise(7, "toy", "thread")),
    ("t:0:daily.20779", [], OpenPuzzle(20779)),
    ("t:0:dailyhint.20779", [], AskHint(20779)),
    ("t:0:dailywords.20779", [], PuzzleInWords(20779)),
    ("t:0:dailyshare.20779", [], Share(20779)),
    ("t:0:dailytable.20779", [], Solvers(20779)),
    ("t:0:dailystop", [], StopPosting()),
    ("t:0:leaders.here.all.0", [], Leaders("here", "all", 0)),
    ("t:0:showleaders.here.all.3", [], ShowLeaders("here", "all", 3)),
    ("o:0:leaders.game", ["here.toy.0"], LeadersBy("game", "here", "toy")),
    ("o:0:leaders.scope", ["everywhere.all.0"], LeadersBy("scope", "everywhere", "all")),
    ("t:0:showprofile.80351110224678912", [], ShowProfile(80351110224678912)),
    ("t:0:feats.80351110224678912", [], controls.ShowFeats(80351110224678912)),
    ("t:0:feats.words.80351110224678912", [], FeatsInWords(80351110224678912)),
    ("o:0:feat.80351110224678912", ["toy.late"], PickFeat(80351110224678912, "toy.late")),
    ("t:0:history.0", [], TurnHistory(0)),
    ("t:0:mygames.1", [], TurnGames(1)),
    ("t:0:mydata.ask", [], AskDelete()),
    ("t:0:mydata.delete", [], Delete()),
    ("o:0:settings.clock", ["day"], SetServer("clock", "day")),
    ("o:0:settings.pings", ["no"], SetServer("pings", "no")),
    ("o:0:settings.threads", ["yes"], SetServer("threads", "yes")),
    ("o:0:settings.channels", [], SetChannels()),
    ("o:0:settings.channels", ["5", "80351110224678912"], SetChannels((5, 80351110224678912))),
    ("t:0:tournament.join.7", [], tournaments.Register(7)),
    ("t:0:tournament.leave.7", [], tournaments.Withdraw(7)),
    ("t:0:tournament.read.7.pairings.2", [], tournaments.Read(7, "pairings", 2)),
    ("t:0:tournament.file.7", [], tournaments.SaveFile(7)),
    ("t:0:tournament.list", [], tournaments.ListAll()),
    ("o:0:tournament.choose", ["7"], tournaments.Choose(7)),
    ("t:0:tournament.tools.7", [], tournaments.Tools(7)),
    ("t:0:tournament.ask.7.1", [], tournaments.AskTerms(7, 1)),
    ("t:0:tournament.set.7.1", [], tournaments.SetTerms(7, 1)),
    ("t:0:tournament.start.7", [], tournaments.StartNow(7)),
    ("t:0:tournament.whom.7.1", [], tournaments.AskWhom(7, 1)),
    ("o:0:tournament.remove.7", ["12"], tournaments.Remove(7, 12)),
    ("t:0:tournament.rule.7.1", [], tournaments.AskRuling(7, 1)),
    ("o:0:tournament.ruling.7", ["12"], tournaments.Rule(7, 12)),
    ("t:0:tournament.ruled.7.12", [], tournaments.SetResult(7, 12)),
    ("t:0:tournament.sure.7", [], tournaments.AskCancel(7)),
    ("t:0:tournament.cancel.7", [], tournaments.CancelIt(7)),
]
"""Ids that people have in front of them, what was chosen, what that means: one of every kind."""

ODD = st.text(alphabet="²٣०９１gcstomlk:.+- 0123456789aA", max_size=40)
MOMENT = st.builds(
    Moment,
    st.integers(1, 10**14),
    st.integers(0, 3),
    st.integers(0, 999),
    takebacks=st.integers(0, 99),
)
STAND = st.builds(Stand, st.text("abc_", min_size=1), st.integers(1, 99), st.integers(0, 9))
DRAFT = st.builds(Draft, st.integers(1, 10**14), st.text("0123456789-", min_size=1))
WHERE = st.one_of(MOMENT, STAND, st.builds(Day, st.integers(0, 10**9)), DRAFT)
WORDS = st.lists(st.text("abcABC123,-", min_size=1), min_size=1, max_size=4).map(" ".join)
ENTRY = st.one_of(WORDS, WORDS.map("{} ".format), st.just(""))
VALUES: dict[Any, st.SearchStrategy[Any]] = {
    str: st.text("abc123-", min_size=1),
    int: st.integers(0, 10**15 - 1),
    ids.Id: st.integers(-(2**63) + 1, 2**63 - 1),
}


def field_of(hint: Any) -> st.SearchStrategy[Any]:
    """Values for a field; a field that may be left out always gets one."""
    if get_origin(hint) is tuple:
        return st.lists(field_of(get_args(hint)[0]), max_size=3).map(tuple)
    return VALUES[hint] if hint in VALUES else field_of(get_args(hint)[0])


def named(kind: type[Control]) -> st.SearchStrategy[Control]:
    """Controls of a kind that is identified by its name."""
    hints = get_type_hints(kind, include_extras=True)
    return st.builds(kind, **{field.name: field_of(hints[field.name]) for field in fields(kind)})


KINDS = sorted(
    {type(control) for _, _, control in BEFORE} - {Step, TypeMoves}, key=lambda k: k.__name__
)
EACH: st.SearchStrategy[tuple[Control, ...]] = st.tuples(
    st.builds(Step, MOMENT, ENTRY, st.booleans()),
    st.builds(Step, WHERE, ENTRY),
    st.builds(Step, WHERE, WORDS.map("{} ".format)),  # the beginning of moves
    st.builds(Step, WHERE, ENTRY, number=st.integers(0, 9)),
    st.builds(TypeMoves, st.integers(1, 10**9)),
    *map(named, KINDS),
)
"""One of every kind."""


def chosen(control: Control) -> list[str]:
    """What Discord sends when somebody makes this choice in a menu; nothing for a button."""
    if isinstance(control, controls.Invite | KeepOut):
        return [str(person) for person in control.people]
    if isinstance(control, SetChannels):
        return [str(channel) for channel in control.channels]
    menu = control.menu or (isinstance(control, Step) and control.number is not None)
    return [value(control)] if menu else []


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])  # on a busy machine
@given(EACH)
def test_a_control_of_any_kind_is_read_as_it_was_written(each: tuple[Control, ...]) -> None:
    for control in each:
        assert parse(write(control), chosen(control)) == control


def test_ids_of_every_version_stay_valid() -> None:
    for old, values, meaning in BEFORE:
        assert parse(old, values) == meaning, old
        assert write(meaning) == old
        assert not values or chosen(meaning) == values, old


@pytest.mark.parametrize(
    ("old", "values", "told"),
    [
        ("o:7:clock", ["day"], "bot-options-outdated"),
        ("o:7:side", ["red"], "bot-options-outdated"),
        ("o:7:first", ["-1"], "bot-options-outdated"),
        ("o:7:option.skip", ["1.5"], "bot-options-outdated"),
        ("o:7:option.assist", ["on"], "bot-options-outdated"),
        ("o:7:option.placement", ["reachable"], "bot-options-outdated"),
        ("o:7:option.skip_end", ["off"], "bot-options-outdated"),
        ("o:0:me.turns", ["mention"], "bot-me-outdated"),
        ("o:0:me.from", ["23"], "bot-me-outdated"),
        ("o:0:me.records", ["yes"], "bot-me-outdated"),
        ("o:0:me.reminders", ["every"], "bot-me-outdated"),
        ("t:0:away", [], "bot-me-outdated"),
        ("t:0:away.days", [], "bot-me-outdated"),
        ("t:0:away.back", [], "bot-me-outdated"),
    ],
)
def test_what_is_made_no_more_says_so(old: str, values: list[str], told: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(old, values)
    assert refused.value.text.id == told


def test_every_kind_of_control_is_among_them() -> None:
    known = {type(control) for _, _, control in BEFORE} - {Step, TypeMoves}
    assert known == set(ids._NAMED.values())


def test_each_has_somebody_who_answers_it() -> None:
    answered = {kind for cog in (*COGS, Door) for kind in _answered(cog)}
    assert {kind_of(control) for _, _, control in BEFORE} <= answered


def test_in_a_menu_what_is_chosen_comes_last() -> None:
    for kind in ids._NAMED.values():
        defaults = [field.default is not MISSING for field in fields(kind)]
        assert defaults == sorted(defaults)
        assert any(defaults) or not kind.menu


@given(anything() | ODD, st.lists(anything() | ODD, max_size=3))
def test_what_is_forged_is_refused_or_means_something(text: str, values: list[str]) -> None:
    try:
        control = parse(text, values)
    except Refused:
        return
    assert isinstance(control, Control)


@pytest.mark.parametrize(
    "forged", ["", "x", "²", "٣", "０９", "1_0", " 1", "+1", f"{2**63}", f"-{2**63 + 1}"]
)
def test_a_person_is_a_number_that_the_database_can_hold(forged: str) -> None:
    with pytest.raises(Refused):
        parse("o:1:host.remove", [forged])


def test_only_beginnings_that_a_menu_makes_lead_on() -> None:
    legal = [f"place {column}{row}" for column in "ABCDEFGH" for row in range(1, 9)]
    made = {entry for group in menu(legal).groups for entry in group.entries}
    assert "place A" in made
    assert all(leads_on(legal, entry) for entry in ("", "place ", *made))
    assert not any(leads_on(legal, entry) for entry in ("pl", "place", "place Z", "place A1 "))
