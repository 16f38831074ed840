"""Tables over days: clocks, reminders, leaving, stuck channels, Discord's faults."""

from __future__ import annotations

import asyncio
import copy
import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa

from bot.data.preferences import PersonSettings
from bot.live.clock import Clock
from bot.live.reminders import Reminders
from bot.screen.seen import Board, write
from bot.table.table import Table
from bot.times import GRACE
from local_discord import Message, Permission, Person
from local_discord.patience import LONG
from tests.bot.tables import unshown
from tests.e2e.driver import controls, resigned, seated, settled
from tests.e2e.scene import Scene

DAY = 86_400.0


class Time:
    """The bot's time, set by hand."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.now = scene.bot.tables.now()
        scene.bot.tables.now = scene.bot.tables.presence.now = lambda: self.now
        for loop in ("the clock", "reading which shards are away"):
            scene.bot.background.loops[loop].cancel()  # only the test looks at the clock
        reminders = Reminders(scene.bot.people, scene.bot.channels, scene.bot.languages)
        self.clock = Clock(scene.bot.tables, reminders)

    async def passes(self, seconds: float) -> None:
        """Let time pass, and the bot look at the clock."""
        self.now += seconds
        await self.clock.tick()
        await self.scene.settle()


async def table(scene: Scene) -> Table:
    found = await scene.bot.tables.table_in(scene.channel.id)
    assert found
    return found


async def playing(scene: Scene, game: str = "graveyard_shift") -> tuple[Person, Person]:
    """A match of two; returns whoever has the turn, then the other person."""
    await seated(scene, game, [scene.anna, scene.bob])
    anna, bob = scene.anna, scene.bob
    return (anna, bob) if await mover(scene) is anna else (bob, anna)


async def mover(scene: Scene) -> Person:
    """Whoever has the turn."""
    now = await table(scene)
    id = now.players[now.playing.state.acting[0]].id
    return scene.anna if id == scene.anna.id else scene.bob


def dms(person: Person) -> list[Message]:
    return person.look(person.dm)


async def test_the_deadline_is_shown_and_running_out_loses(scene: Scene) -> None:
    time = Time(scene)
    late, other = await playing(scene)
    deadline = (await table(scene)).deadline
    assert deadline
    assert deadline == pytest.approx(time.now + DAY)
    assert f"<t:{int(deadline)}:R>" in scene.board().text
    await time.passes(DAY + GRACE + 1)
    board = scene.board()
    assert f"**{late.name}** ran out of time: **{other.name}** wins." in board.text
    assert board.pings == {other}
    assert not controls(board)[0]
    reply = await late.press(board, "Take the win")
    assert reply.message
    assert "it's their choice" in reply.message.text
    await other.press(board, "Take the win")
    await scene.settle()
    assert f"{other.name}** wins: **{late.name}** ran out of time" in scene.board().text
    assert f"Rated only for **{late.name}**" in scene.board().text


async def test_a_reserve_is_used_up_and_the_channel_tells_it(scene: Scene) -> None:
    time = Time(scene)
    chosen = "1 day a turn + 3 days in reserve"
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob], Clock=chosen)
    began, first = int(time.now), await mover(scene)
    ends = "End of the turn's time: <t:{}:R>; of the reserve: <t:{}:R>."
    assert ends.format(began + 86_400, began + 4 * 86_400) in scene.board().text
    await time.passes(1.5 * DAY)
    await first.press(scene.board(), controls(scene.board())[0][0])
    await scene.settle()
    now = int(time.now)
    assert ends.format(now + 86_400, now + 4 * 86_400) in scene.board().text
    words = (await scene.cleo.press(scene.board(), "In words")).message
    assert words
    assert f"**{first.name}** 2 days 12 hours" in words.text
    late = await mover(scene)
    await time.passes(3 * DAY)
    assert "Your turn" in scene.board().text
    await time.passes(DAY + GRACE + 1)
    assert f"**{late.name}** ran out of time: **{first.name}** wins." in scene.board().text
    told = f"**{late.name}** had 1 day for that turn, plus 3 days in reserve: all of it is used up."
    assert told in scene.board().text


async def test_a_press_counts_from_when_discord_took_it(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(scene)
    await playing(scene)
    pressed = scene.world.clock()
    monkeypatch.setattr(scene.world, "clock", lambda: pressed)
    time.now = pressed + 4  # so long it was on its way
    for deadline, moves in ((pressed + 1, 1), (pressed - 1, 1)):
        async with scene.bot.tables.hold((await table(scene)).id) as held:
            await held.save(replace(held.table.changed(), deadline=deadline), None)
        await scene.settle()
        person = await mover(scene)
        reply = await person.press(scene.board(), controls(scene.board())[0][0])
        assert (reply.message is not None and "ran out before" in reply.message.text) == (
            deadline < pressed
        )
        assert len((await table(scene)).playing.log) == moves


async def test_without_an_answer_the_win_stands_over_restarts(scene: Scene) -> None:
    time = Time(scene)
    time.now -= 3 * DAY
    late, other = await playing(scene)
    await scene.bot.store.set_fact("alive", repr(time.now))
    await time.passes(DAY + GRACE + 1)
    profile = (await late.command("profile", scene.channel)).message
    assert profile
    assert "1 " in profile.text  # it counts at once
    await scene.bot.store.set_fact("alive", repr(time.now))
    await scene.restart()
    time = Time(scene)
    assert "Computer plays on" in [button.label for button in scene.board().buttons]
    await time.passes(DAY + GRACE + 1)
    assert f"{other.name}** wins: **{late.name}** ran out of time" in scene.board().text


async def test_the_computer_plays_on_after_the_win_was_counted(scene: Scene) -> None:
    time = Time(scene)
    late, other = await playing(scene)
    await time.passes(DAY + GRACE + 1)
    await other.press(scene.board(), "Computer plays on")
    await scene.settle()
    await scene.world.wait(lambda: f"Your turn, <@{other.id}>" in scene.board().text)
    await scene.restart()
    move = controls(scene.board())[0][0]
    await other.press(scene.board(), move)
    await scene.settle()
    await resigned(scene, other)
    assert f"won when **{late.name}** ran out of time" in scene.board().text
    for person, result in ((late, "lost"), (other, "won")):
        history = (await person.command("history", scene.channel)).message
        assert history
        assert result in history.text
        assert f"{late.name} ran out of time" in history.text


async def test_a_match_without_a_clock_is_won_from_three_days_of_silence_on(scene: Scene) -> None:
    time = Time(scene)
    await seated(scene, "graverobber", [scene.anna, scene.bob], Clock="No clock")
    anna, bob = scene.anna, scene.bob
    await anna.press(scene.dm(anna), "Random layout")
    await scene.settle()
    await anna.press(scene.dm(anna), "Ready")
    await scene.settle()
    await time.passes(3 * DAY - 60)
    more = (await anna.press(scene.board(), "⋯")).message
    assert more
    assert "Take the win" not in [button.label for button in more.buttons]
    await time.passes(120)
    more = (await bob.press(scene.board(), "⋯")).message
    assert more
    assert "Take the win" not in [button.label for button in more.buttons]
    more = (await anna.press(scene.board(), "⋯")).message
    assert more
    await anna.press(more, "Take the win")
    await scene.settle()
    assert "**Anna** wins" in scene.board().text
    assert "**Bob** hadn't moved for three days" in scene.board().text


async def test_a_reminder_comes_once_when_half_of_the_turn_is_gone(scene: Scene) -> None:
    time = Time(scene)
    late, other = await playing(scene)
    await time.passes(DAY / 2 - 10)
    assert dms(late) == []
    await time.passes(20)
    assert "It's your turn" in dms(late)[-1].text
    assert "Run out of time and you lose the match; the result counts." in dms(late)[-1].text
    assert dms(other) == []
    await time.passes(1000)
    assert len(dms(late)) == 1


async def test_a_warning_comes_before_time_runs_out_in_ones_language_and_once(scene: Scene) -> None:
    time = Time(scene)
    late, other = await playing(scene)
    chosen = PersonSettings(reminders="last", language="de")
    await scene.bot.people.set_person(late.id, late.name, chosen)
    await scene.restart()  # what is to be told is stored with the table
    time = Time(scene)
    await time.passes(DAY * 7 / 8 - 60)
    assert dms(late) == []
    await time.passes(120)
    assert "**Letzte Erinnerung:** Du bist bei **Friedhofsschicht** am Zug" in dms(late)[-1].text
    await time.passes(3600)
    assert (len(dms(late)), dms(other)) == (1, [])


async def test_whoever_accepts_no_dms_is_not_warned_and_the_clock_goes_on(scene: Scene) -> None:
    time = Time(scene)
    late, _ = await playing(scene)
    late.close_dms()
    await time.passes(DAY - 10)
    await time.passes(10 + GRACE)
    assert dms(late) == []
    assert "Take the win" in [button.label for button in scene.board().buttons]


async def test_an_open_lobby_closes_after_a_day_and_frees_the_channel(scene: Scene) -> None:
    time = Time(scene)
    await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    await scene.restart()
    time = Time(scene)
    await time.passes(DAY + GRACE + 1)
    assert "Nobody started it within a day" in scene.board().text
    await scene.bob.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    assert " joined (for " in scene.board().text


async def test_both_idle_in_the_set_up_close_the_table_without_a_result(scene: Scene) -> None:
    time = Time(scene)
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    await time.passes(DAY + GRACE + 1)
    assert "Everybody ran out of time" in scene.board().text


async def test_a_lobby_tells_the_games_own_clock(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="pointsweeper")
    await scene.settle()
    await settled(scene, scene.anna, {"Clock": "3 days a turn"})  # PS-25: the table's
    blitz = "Blitz, a minute a move plus two minutes a board"
    await settled(scene, scene.anna, {"The game's own clock": blitz})
    assert "Quick: 1 minute a move, plus 2 minutes" in scene.board().text
    await settled(scene, scene.anna, {"The game's own clock": "a day a move"})
    assert "Slow: 1 day a move." in scene.board().text


async def test_a_board_whose_note_a_crash_lost_is_found_after_a_long_pause(scene: Scene) -> None:
    await playing(scene)
    live = await scene.bot.tables.live((await table(scene)).id)
    posts = {**live.seen.posts, "board": live.seen.posts["board"] - 1}
    lost = replace(live.seen.without(Board()), posts=posts)
    note = replace(live.note, settled=-1, messages=write(lost))
    scene.bot.hands.noting.flush = 3600.0
    await scene.bot.store.note({live.table.id: note})
    await scene.restart()
    await scene.bot.store.set_fact("alive", repr(scene.bot.tables.now() - 5000))
    await scene.restart()
    await scene.settle()
    assert len([m for m in scene.cleo.look(scene.channel) if "Your turn" in m.text]) == 1


async def test_one_persons_quiet_hours_put_nobody_else_off(scene: Scene) -> None:
    time = Time(scene)
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    half = datetime.fromtimestamp(time.now + DAY / 2, UTC).hour
    quiet = PersonSettings(quiet_from=half, quiet_until=(half + 2) % 24)
    await scene.bot.people.set_person(scene.anna.id, "Anna", quiet)
    anna, bob = len(dms(scene.anna)), len(dms(scene.bob))
    await time.passes(DAY / 2 + 10)
    assert (len(dms(scene.anna)), len(dms(scene.bob))) == (anna, bob + 1)
    await time.passes(7200)
    assert (len(dms(scene.anna)), len(dms(scene.bob))) == (anna + 1, bob + 1)


def shown_deadline(message: Message) -> int:
    """When the time runs out, as a message says it."""
    found = re.search(r"Time runs out <t:(\d+):R>", message.text)
    assert found, message.text
    return int(found[1])


async def test_time_the_bot_was_down_is_put_on_and_shown_with_the_next_change(
    scene: Scene,
) -> None:
    time = Time(scene)
    time.now -= 5000
    await playing(scene)
    before = (await table(scene)).deadline
    await scene.bot.store.set_fact("alive", repr(time.now))
    requests = scene.world.requests.count
    await scene.restart()
    posts = requests(route="/channels/{channel_id}/messages")
    await scene.settle()
    after = (await table(scene)).deadline
    assert before
    assert after
    assert after - before == pytest.approx(5000, abs=60)
    assert shown_deadline(scene.board()) == int(before)  # no request is made only for this
    assert requests(route="/channels/{channel_id}/messages") == posts
    mover = next(person for person in (scene.anna, scene.bob) if person in scene.board().mentions)
    more = (await mover.press(scene.board(), "⋯")).message
    assert more
    await mover.press(more, "Offer a draw")
    await scene.settle()
    assert shown_deadline(scene.board()) == pytest.approx(after, abs=60)


async def test_a_deadline_that_passes_while_discord_is_away_is_not_called(scene: Scene) -> None:
    time = Time(scene)
    await playing(scene)
    scene.world.faults.break_gateway()
    await scene.world.wait(lambda: scene.bot.tables.presence.away)
    await time.passes(2 * DAY)
    assert (await table(scene)).stage == "playing"
    assert not (await table(scene)).playing.log
    scene.world.faults.mend_gateway()
    await scene.world.wait(lambda: not scene.bot.tables.presence.away)
    await time.passes(DAY - 10)
    assert not (await table(scene)).playing.log
    await time.passes(90)
    assert "ran out of time" in scene.board().text


async def test_a_table_in_a_forbidden_channel_waits_as_the_dm_says(scene: Scene) -> None:
    time = Time(scene)
    mover, _ = await playing(scene)
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    await mover.press(scene.board(), controls(scene.board())[0][0])
    await scene.settle()
    assert "The table waits" in dms(scene.anna)[-1].text
    await time.passes(2 * DAY)
    assert (await table(scene)).stage == "playing"
    scene.channel.allow(scene.application.user, Permission.SEND_MESSAGES)
    await scene.settle()
    await time.passes(DAY - 10)
    assert (await table(scene)).stage == "playing"
    assert "out of time" not in scene.board().text
    await time.passes(20)
    assert "ran out of time" in scene.board().text


async def test_a_table_that_is_forbidden_for_fourteen_days_is_closed(scene: Scene) -> None:
    time = Time(scene)
    mover, _ = await playing(scene)
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    await mover.press(scene.board(), controls(scene.board())[0][0])
    await scene.settle()
    await time.passes(14 * DAY - 10)
    assert (await table(scene)).stage == "playing"
    await time.passes(20)
    assert (await table(scene)).stage == "closed"
    assert await scene.bot.store.open_tables_of(mover.id) == []


async def test_a_draw_is_offered_accepted_and_expires_with_a_move(scene: Scene) -> None:
    mover, other = await playing(scene)
    more = (await other.press(scene.board(), "⋯")).message
    assert more
    await other.press(more, "Offer a draw")
    await scene.settle()
    assert "offers a draw" in scene.board().text
    assert scene.board().pings == {mover}
    reply = await other.press(scene.board(), "Accept")
    assert reply.message
    assert "your opponent" in reply.message.text
    move = controls(scene.board())[0][0]
    await mover.press(scene.board(), move)
    await scene.settle()
    assert "offers a draw" not in scene.board().text
    more = (await mover.press(scene.board(), "⋯")).message
    assert more
    await mover.press(more, "Offer a draw")
    await scene.settle()
    await other.press(scene.board(), "Decline")
    await scene.settle()
    assert f"<@{other.id}> declined" in scene.board().text
    assert scene.board().pings == {mover}
    more = (await mover.press(scene.board(), "⋯")).message
    assert more
    await mover.press(more, "Offer a draw")
    await scene.settle()
    await other.press(scene.board(), "Accept")
    await scene.settle()
    assert "drawn by agreement" in scene.board().text


async def test_the_last_turn_is_taken_back_by_consent(scene: Scene) -> None:
    mover, other = await playing(scene)
    move = controls(scene.board())[0][0]
    await mover.press(scene.board(), move)
    await scene.settle()
    assert len((await table(scene)).playing.log) == 1
    more = (await mover.press(scene.board(), "⋯")).message
    assert more
    await mover.press(more, "Ask for a takeback")
    await scene.settle()
    await other.press(scene.board(), "Accept")
    await scene.settle()
    assert (await table(scene)).playing.log == ()
    assert f"<@{mover.id}>" in scene.board().text
    await scene.restart()
    assert (await table(scene)).playing.log == ()


async def test_after_a_takeback_a_control_of_before_is_stale(scene: Scene) -> None:
    """The seat has made as many moves as before, but in another position."""
    mover, other = await playing(scene)
    first, kept = scene.board(), copy.deepcopy(scene.board().components_json)
    move = controls(first)[0][0]
    await mover.press(first, move)
    await scene.settle()
    more = (await mover.press(scene.board(), "⋯")).message
    assert more
    await mover.press(more, "Ask for a takeback")
    await scene.settle()
    await other.press(scene.board(), "Accept")
    await scene.settle()
    first.components_json = kept  # as if removing the controls had failed
    reply = await mover.press(first, move)
    assert reply.message
    assert "moved on" in reply.message.text
    assert (await table(scene)).playing.log == ()
    await mover.press(scene.board(), controls(scene.board())[0][0])
    await scene.settle()
    assert len((await table(scene)).playing.log) == 1


async def test_a_moderator_ends_a_table(scene: Scene) -> None:
    await playing(scene)
    moderators = scene.guild.role("moderators", Permission.MANAGE_MESSAGES)
    scene.world.servers.set_roles(scene.guild, scene.cleo, moderators)
    ask = (await scene.cleo.command("endgame", scene.channel)).message
    assert ask
    await scene.cleo.press(ask, "Yes, close it")
    await scene.settle()
    assert "Cleo" in scene.board().text
    assert "closed" in scene.board().text
    board = (await scene.anna.command("leaderboard", scene.channel)).message
    assert board
    assert "Nobody has a rated match" in board.text


async def test_a_moderator_who_plays_there_resigns(scene: Scene) -> None:
    mover, other = await playing(scene)
    moderators = scene.guild.role("moderators", Permission.MANAGE_MESSAGES)
    scene.world.servers.set_roles(scene.guild, mover, moderators)
    ask = (await mover.command("endgame", scene.channel)).message
    assert ask
    assert "means resigning" in ask.text
    reply = await mover.forge(ask, f"t:{(await table(scene)).id}:ended")
    await scene.settle()
    assert (await table(scene)).stage == "playing"
    await mover.press(ask, "Yes, resign")
    await scene.settle()
    assert f"**{other.name}** wins: **{mover.name}** resigned" in scene.board().text
    assert reply.message


async def test_a_table_whose_channel_is_deleted_is_closed(scene: Scene) -> None:
    await playing(scene)
    id = (await table(scene)).id
    scene.channel.delete()
    async with asyncio.timeout(LONG):
        while (await scene.bot.tables.look(id)).stage != "closed":
            await scene.settle()
    assert await scene.bot.store.open_tables_of(scene.anna.id) == []


async def test_a_channel_that_loses_permission_waits_and_goes_on(scene: Scene) -> None:
    mover, _ = await playing(scene)
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    move = controls(scene.board())[0][0]
    reply = await mover.press(scene.board(), move)
    assert reply.failed is None
    await scene.settle()
    assert "Send Messages" in dms(scene.anna)[-1].text
    assert len((await table(scene)).playing.log) == 1
    scene.channel.allow(scene.application.user, Permission.SEND_MESSAGES)
    await scene.settle()
    assert "Your turn" in scene.board().text


async def test_who_has_left_a_match_of_three_is_done_with_it(scene: Scene) -> None:
    people = [scene.anna, scene.bob, scene.cleo]
    await seated(scene, "bushwhacked", people)
    await resigned(scene, scene.anna)
    more = (await scene.anna.press(scene.board(), "⋯")).message
    assert more
    assert "Resign" not in [button.label for button in more.buttons]
    games = (await scene.anna.command("mygames", scene.channel)).message
    assert games
    assert "Bushwhacked" not in games.text
    games = (await scene.bob.command("mygames", scene.channel)).message
    assert games
    assert "Bushwhacked" in games.text


async def test_a_match_that_is_over_hides_no_running_one(scene: Scene) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    await resigned(scene, scene.anna)
    reply = await scene.anna.command("resign", scene.channel)
    assert reply.message
    assert "not at any table" in reply.message.text
    await seated(scene, "graveyard_shift", [scene.anna, scene.cleo], scene.guild.channel("other"))
    for who in (scene.anna, scene.cleo):
        reply = await who.command("resign", scene.channel)
        assert reply.message
        assert "Resign this match" in reply.message.text


async def test_a_role_that_is_given_back_is_noticed(scene: Scene) -> None:
    mover, _ = await playing(scene)
    bot, talker = scene.application.user, scene.guild.role("talker")
    before = [scene.guild.roles[role] for role in scene.guild.members[bot.id].roles]
    scene.channel.deny(scene.guild.everyone, Permission.SEND_MESSAGES)
    for role in before:
        scene.channel.deny(role, Permission.SEND_MESSAGES)
    scene.channel.allow(talker, Permission.SEND_MESSAGES)
    await scene.settle()
    await mover.press(scene.board(), controls(scene.board())[0][0])
    await scene.settle()
    assert "Send Messages" in dms(scene.anna)[-1].text
    scene.world.servers.set_roles(scene.guild, bot, *before, talker)
    await scene.settle()
    assert "enters" in scene.board().text


async def test_a_locked_thread_is_waited_for(scene: Scene) -> None:
    people = [scene.anna, scene.bob]
    place = scene.world.threads.start(scene.channel, scene.anna, {"name": "t", "type": 11}, None)
    await seated(scene, "graveyard_shift", people, place)
    assert place.thread
    place.thread.archived = place.thread.locked = True
    scene.world.servers.tell(place, "THREAD_UPDATE")
    await scene.settle()
    board = scene.board(channel=place)
    mover = next(person for person in people if person in board.mentions)
    await mover.press(board, controls(board)[0][0])
    await scene.settle()
    assert "the thread is locked" in dms(scene.anna)[-1].text
    place.thread.archived = place.thread.locked = False
    scene.world.servers.tell(place, "THREAD_UPDATE")
    await scene.settle()
    assert "enters" in scene.board(channel=place).text


async def test_a_deleted_board_is_posted_anew(scene: Scene) -> None:
    mover, _ = await playing(scene)
    gone = scene.board()
    move = controls(gone)[0][0]
    scene.world.messages.delete(gone)
    reply = await mover.command("board", scene.channel)
    assert reply.message
    await mover.press(reply.message, move)
    await scene.settle()
    assert "Your turn" in scene.board().text


@pytest.mark.parametrize("status", [500, 502])
async def test_discords_errors_are_waited_out(scene: Scene, status: int) -> None:
    mover, _ = await playing(scene)
    scene.world.faults.add("POST", "/channels/{channel_id}/messages", status, times=1)
    move = controls(scene.board())[0][0]
    await mover.press(scene.board(), move)
    await scene.world.wait(lambda: "Your turn" in scene.board().text)
    await scene.settle()


async def test_a_broken_gateway_is_resumed(scene: Scene) -> None:
    mover, _ = await playing(scene)
    scene.world.faults.drop_gateway()
    await scene.world.wait(lambda: scene.world.gateway.connected(scene.application))
    move = controls(scene.board())[0][0]
    reply = await mover.press(scene.board(), move)
    assert reply.failed is None


async def test_both_lay_their_boards_in_the_same_moment(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    pair = (scene.anna, scene.bob)
    await asyncio.gather(*(p.press(scene.dm(p), "Random layout") for p in pair))
    await scene.settle()
    await asyncio.gather(*(p.press(scene.dm(p), "Ready") for p in pair))
    await scene.settle()
    log = (await table(scene)).playing.log
    assert [seat for seat, move in log if move == "ready"] in ([0, 1], [1, 0])
    assert "is ready" in scene.board().text


async def test_a_private_match_that_is_closed_leaves_no_controls(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    await scene.anna.press(scene.dm(scene.anna), "Random layout")
    await scene.settle()
    moderators = scene.guild.role("moderators", Permission.MANAGE_MESSAGES)
    scene.world.servers.set_roles(scene.guild, scene.cleo, moderators)
    ask = (await scene.cleo.command("endgame", scene.channel)).message
    assert ask
    await scene.cleo.press(ask, "Yes, close it")
    await scene.settle()
    for person in (scene.anna, scene.bob):
        assert "closed" in scene.dm(person).text
        assert not [b for b in scene.dm(person).buttons if b.custom_id]
    assert await unshown(scene.bot.store) == []


async def test_a_control_of_a_table_that_is_not_stored_is_answered(scene: Scene) -> None:
    mover, _ = await playing(scene)
    async with scene.bot.store.engine.begin() as connection:
        await connection.execute(sa.text("DELETE FROM tables"))
    board = scene.board()
    await scene.restart()
    reply = await mover.press(board, "In words")
    assert reply.message
    assert "That table is gone" in reply.message.text


async def test_a_failed_reminder_does_not_stop_the_clock(scene: Scene) -> None:
    time = Time(scene)
    late, other = await playing(scene)
    scene.world.faults.add("POST", "/users/@me/channels", 500, times=20)
    await time.passes(DAY / 2 + 10)
    await time.passes(DAY)
    assert f"**{other.name}** wins" in scene.board().text
    assert dms(late) == []
