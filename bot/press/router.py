"""Where presses and typed moves arrive: checked, saved, and only then answered and shown."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord

from bot.cogs.people.clerk import Clerk
from bot.cogs.records.archive import Archive
from bot.cogs.standing.scorer import Scorer
from bot.cogs.tables.opening import Opening
from bot.cogs.tables.rivals import ASKED, Rivals
from bot.data.careers import Careers
from bot.data.people import People
from bot.data.standings import Standings
from bot.data.store import AlreadyDone
from bot.live.display import Display, board_target, letter_target, picture_of
from bot.live.tables import Held, Host
from bot.message import panel
from bot.press.interaction import Answers, Press, own_message
from bot.table.table import Player, Table, plain
from games import GAMES
from games.core import Refused, Seat, SetUp, Who, say

log = logging.getLogger(__name__)

Act = Callable[[Press, int, str], Awaitable[None]]
"""What a button does: the press, the table's id, and what follows the action's name."""

PATIENCE = 3.0
"""Seconds in which a press is answered, or not at all: Discord's own limit."""
UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED = 10062, 40060
MOVED_ON = "The board has moved on since."
"""Told to whoever presses a control of an earlier position."""
UNKNOWN = "I don't know that control; it may be from an older version of me."


class Desk(Answers):
    """Turns interactions into changes of tables."""

    def __init__(self, host: Host, display: Display, people: People) -> None:
        super().__init__(display)
        self.host = host
        self.people = people
        self.clerk = Clerk(self, people)
        careers = Careers(host.store.engine)
        self.scorer = Scorer(self, Standings(host.store.engine), careers)
        self.archive = Archive(self, people, careers)
        self.rivals = Rivals(self)
        self.opening = Opening(self)
        self._others: Mapping[str, Act] = {
            **self.clerk.acts,
            **self.scorer.acts,
            **self.archive.acts,
            **self.rivals.acts,
        }
        self._recent: deque[int] = deque(maxlen=1000)
        self._working: set[asyncio.Task[Any]] = set()

    async def finish(self) -> None:
        """Wait, before the bot stops, until the presses that have arrived are answered."""
        if self._working:
            await asyncio.wait(self._working, timeout=PATIENCE)

    # --- errors: one place ---------------------------------------------------------------------

    async def guarded(
        self, press: Press, work: Callable[[], Awaitable[None]], *, public: bool = False
    ) -> None:
        """Do the work; whatever goes wrong is told to the person who pressed, once.

        An interaction that the gateway delivers again is left to its first delivery. Work that
        takes long is acknowledged first; `public`: a command's answer is for the whole channel.
        """
        if press.id in self._recent:
            return
        self._recent.append(press.id)
        task = asyncio.current_task()
        assert task
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        late = self.expect(press, public=public)
        try:
            await work()
        except AlreadyDone:
            await self._sorry(press, "That is done already.")
        except Refused as refused:
            await self._sorry(press, refused.text.say(await self._names(press)))
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED):
                await self._bug(press, error)
        except Exception as error:  # noqa: BLE001 - the last resort of the whole bot
            await self._bug(press, error)
        finally:
            late.cancel()

    async def _bug(self, press: Press, error: Exception) -> None:
        id = secrets.token_hex(3)
        log.error("error %s", id, exc_info=error)
        await self._sorry(
            press, f"Something went wrong on my side (error `{id}`). Please try again."
        )

    async def _sorry(self, press: Press, text: str) -> None:
        try:
            await self.tell(press, text)
        except discord.HTTPException as error:
            log.info("an answer was too late: %s", error.code)

    async def _names(self, press: Press) -> Sequence[str]:
        """Names for a refusal at the table that the press was about."""
        table = press.extras.get("table")
        try:
            return panel.names_of(await self.host.look(table or 0))
        except Refused:  # no such table
            return [f"seat {n}" for n in range(8)]

    # --- presses -------------------------------------------------------------------------------

    async def pressed(self, press: Press, custom_id: str) -> None:
        """A button or menu of ours."""
        await self.guarded(press, lambda: self._pressed(press, custom_id))

    async def stray(self, press: Press) -> None:
        """A control that is not, or no longer, on the message it is said to be on."""
        await self.guarded(press, self._gone)

    async def _gone(self) -> None:
        raise Refused(say("That control is not there any more; please look at the newest message."))

    async def sent(self, press: Press, custom_id: str, text: str) -> None:
        """A modal of ours, with the moves typed into it."""
        kind, _, table = custom_id.partition(":")
        known = kind == "m" and table.isascii() and table.isdigit()
        id = int(table[:15]) if known else 0
        await self.guarded(press, lambda: self._sent(press, id, text) if id else self._unknown())

    async def _sent(self, press: Press, id: int, text: str) -> None:
        """What is refused is given back: a modal that has been sent is gone."""
        try:
            await self.typed(press, id, text)
        except Refused as refused:
            typed = text.replace("`", "'")
            words = "{why} Nothing was played. You typed:\n```\n{typed}\n```"
            raise Refused(say(words, why=refused.text, typed=typed)) from None

    async def _unknown(self) -> None:
        raise Refused(say(UNKNOWN))

    async def _pressed(self, press: Press, custom_id: str) -> None:
        kind, table, rest = _parse(custom_id)
        press.extras["table"] = table
        data: Any = press.data or {}
        values: list[str] = data.get("values") or [""]
        if kind in "gsc":
            seat, count, text = _parse_move(rest)
            entry = panel.decode(values[0] if kind == "s" else text)
            await self._move(press, table, seat, count, entry, sure=kind == "c")
        elif act := self._others.get(rest.partition(".")[0]):
            await act(press, table, rest.partition(".")[2])
        elif kind == "o" and rest == "rules":
            await self._rules(press, table, values[0])
        elif kind == "o":
            await self._set(press, table, rest, values[0])
        else:
            await self._action(press, table, rest)

    async def _move(
        self, press: Press, id: int, seat: Seat, count: int, entry: str, *, sure: bool
    ) -> None:
        table = await self.host.look(id)
        self._mine(table, press, seat)
        if table.playing.moves_of(seat) != count:
            await self._show_controls(press, table, seat, MOVED_ON)
            return
        legal = table.playing.state.legal(seat)
        if entry in legal:
            await self._play(press, table, seat, [entry], count=count, sure=sure)
        elif any(move.startswith(entry) for move in legal):
            await self._lead_on(press, table, seat, entry)
        else:
            raise Refused(table.playing.refusal(seat, entry) or say(MOVED_ON))

    async def _lead_on(self, press: Press, table: Table, seat: Seat, beginning: str) -> None:
        """The next step of choosing: in the message itself if it is this person's alone."""
        if not own_message(press):
            await self.hand(press, panel.steps_sheet(table, seat, beginning))
        elif table.game.private:
            await self.turn_into(press, panel.seat_sheet(table, seat, beginning))
        else:
            await self.turn_into(press, panel.steps_sheet(table, seat, beginning))

    async def _show_controls(self, press: Press, table: Table, seat: Seat, text: str) -> None:
        """The controls as they are now, for somebody who pressed an old one."""
        if table.game.private:
            sheet = panel.seat_sheet(table, seat)
        else:
            sheet = panel.steps_sheet(table, seat, "", text)
        if own_message(press):
            await self.turn_into(press, sheet)
        else:
            await self.hand(press, sheet)

    async def _play(
        self,
        press: Press,
        table: Table,
        seat: Seat,
        moves: Sequence[str],
        *,
        count: int,
        sure: bool,
    ) -> None:
        if not sure and (warning := self._warning(table, seat, moves)):
            await self.hand(press, panel.confirm_sheet(table, seat, *warning))
            return
        async with self.host.hold(table.id) as held:
            if held.table.playing.moves_of(seat) != count:
                if press.type is not discord.InteractionType.component:
                    raise Refused(say(MOVED_ON))
                await self._show_controls(press, held.table, seat, MOVED_ON)
                return
            _adopt(press, held, seat)
            await held.save(held.table.play(seat, moves, self.host.now()), press.id)
            await self._answer_move(press, held, seat)

    def _warning(self, table: Table, seat: Seat, moves: Sequence[str]) -> tuple[str, str] | None:
        """The move that looks like a mistake, and what the game says about it."""
        for n, move in enumerate(moves):
            at = table.play(seat, moves[:n], 0.0) if n else table
            if text := table.game.warn(at.view(seat), move):
                if len(moves) > 1:
                    raise Refused(say("{why} If you mean it, play that move by itself.", why=text))
                return move, panel.tell(table, text)
        return None

    async def _answer_move(self, press: Press, held: Held, seat: Seat) -> None:
        """Acknowledge a move by what the pressed message should now show."""
        table, messages = held.table, held.messages
        pressed = press.message.id if press.message else 0
        letter = messages.letters.get(seat)
        if messages.board and pressed == messages.board.message:
            await self._answer_on_board(press, held)
        elif letter and pressed == letter.message:
            target = letter_target(table, seat, letter.turn)
            picture = await self.turn_into(press, target.sheet)
            fresh = target.posted(letter.channel, letter.message, picture)
            messages.letter_edited(seat, letter, fresh)
        else:
            private = table.game.private
            sheet = panel.seat_sheet(table, seat) if private else panel.played_sheet(table, seat)
            await (self.turn_into if own_message(press) else self.hand)(press, sheet)

    async def _answer_on_board(self, press: Press, held: Held) -> None:
        """The channel's message is edited while the turn goes on; a new turn gets a new one."""
        table, board = held.table, held.messages.board
        target = board_target(table)
        here = board and press.message and press.message.id == board.message
        if board is None or not here or not target.on(board):
            # a past turn's controls go when the next one's board is there: an answer that edits
            # the message would take its picture away (discord-api-docs#6277), an edit does not
            await self.defer(press, thinking=False)
            return
        picture = await self.turn_into(press, target.sheet)
        fresh = target.posted(board.channel, board.message, picture)
        held.messages.board_edited(board, fresh)

    def _mine(self, table: Table, press: Press, seat: Seat) -> None:
        if table.seat_of(press.user.id) is None:
            raise Refused(say("You are not at this table. Press *Board* to watch."))
        if table.seat_of(press.user.id) != seat:
            if table.match is None or seat not in table.match.state.acting:
                raise Refused(say(MOVED_ON))
            raise Refused(say("It is {whose}'s turn.", whose=Who(seat)))

    # --- the table's other buttons -------------------------------------------------------------

    async def _action(self, press: Press, id: int, what: str) -> None:
        action, _, detail = what.partition(".")
        now = self.host.now
        acts: dict[str, Act] = {
            "join": self._join,
            "leave": self._change(lambda t, user: t.leave(user)),
            "no": self._change(lambda t, user: t.decline(user)),
            "cancel": self._change(lambda t, user: t.cancel(user)),
            "start": self._change(lambda t, user: t.start(user, self.host.random, now())),
            "mine": self._my_board,
            "board": self._public_board,
            "more": self._more,
            "random": self._random_layout,
            "type": self._type_layout,
            "resign": self._ask_resign,
            "resigned": self._in_match(lambda t, seat: t.resign(seat, now()), "You have resigned."),
            "ended": self._end,
            "draw": self._in_match(lambda t, seat: t.offer_draw(seat), "Agreed."),
            "takeback": self._in_match(lambda t, seat: t.offer_takeback(seat), "Taken back."),
            "accept": self._in_match(lambda t, seat: t.answer(seat, True, now()), "Accepted."),
            "decline": self._in_match(lambda t, seat: t.answer(seat, False, now()), "Declined."),
            "rematch": self._rematch,
            "rules": self._rules,
            "thread": self.opening.thread,
        }
        if action not in acts:
            raise Refused(say(UNKNOWN))
        await acts[action](press, id, detail)

    def _change(self, change: Callable[[Table, int], Table]) -> Act:
        """A lobby button: the change, answered on the lobby's message."""

        async def act(press: Press, id: int, _: str) -> None:
            async with self.host.hold(id) as held:
                await held.save(change(held.table, press.user.id), press.id)
                await self._answer_on_board(press, held)

        return act

    def _in_match(self, change: Callable[[Table, Seat], Table], done: str) -> Act:
        """A button for people at the table while the match runs; `done` is told where it is not
        below the board."""

        async def act(press: Press, id: int, _: str) -> None:
            async with self.host.hold(id) as held:
                after = change(held.table, self.seat(held.table, press))
                await held.save(after, press.id)
                board = held.messages.board
                if board and press.message and press.message.id == board.message:
                    await self._answer_on_board(press, held)
                else:
                    sheet = panel.sheet(after.game, ASKED if after.offer else done)
                    await (self.turn_into if own_message(press) else self.hand)(press, sheet)

        return act

    def seat(self, table: Table, press: Press) -> Seat:
        """Where the person who pressed sits. Raises `Refused` if nowhere."""
        seat = table.seat_of(press.user.id)
        if seat is None:
            raise Refused(say("You are not at this table. Press *Board* to watch."))
        return seat

    async def _join(self, press: Press, id: int, detail: str) -> None:
        table = await self.host.look(id)
        player = await self.player(press.user, table.game_id)
        await self._change(lambda t, _: t.join(player))(press, id, detail)
        await self.greet(id, player)

    async def greet(self, id: int, *players: Player) -> None:
        """Find out before the start whether letters will arrive."""
        table = await self.host.look(id)
        people = [player for player in players if table.game.private and not player.level]
        deaf = [player.id for player in people if not await self.display.greet(table, player)]
        if deaf:
            async with self.host.hold(id) as held:
                await held.save(held.table.not_reached(frozenset(deaf)), None)

    async def player(self, user: discord.abc.User, game: str) -> Player:
        """A person as somebody at a table of this game."""
        played = await self.host.store.finished(user.id, game)
        return Player(user.id, user.display_name, newcomer=played == 0)

    async def guests(self, users: Sequence[discord.abc.User], game: str) -> tuple[Player, ...]:
        """People as somebody invited to a table of this game. Raises `Refused` for a bot."""
        for user in users:
            if user.bot:
                name = plain(user.display_name)
                raise Refused(say("Only people can play; {name} is a bot.", name=name))
        return tuple([await self.player(user, game) for user in users])

    async def _set(self, press: Press, id: int, what: str, value: str) -> None:
        name, _, option = what.partition(".")

        def change(table: Table, user: int) -> Table:
            if name == "option":
                return table.set_option(option, value, user)
            if name == "computer":
                return table.add_computer(value, user)
            return table.set_side(value, user) if name == "side" else table.set_clock(value, user)

        await self._change(change)(press, id, "")

    async def _my_board(self, press: Press, id: int, detail: str) -> None:
        table = await self.host.look(id)
        seat = table.seat_of(press.user.id)
        if seat is None or table.match is None:
            await self._public_board(press, id, detail)
        else:
            await self.hand(press, panel.seat_sheet(table, seat))

    async def _public_board(self, press: Press, id: int, detail: str) -> None:
        await self.hand(press, panel.watch_sheet(await self.host.look(id)))

    async def _more(self, press: Press, id: int, detail: str) -> None:
        table = await self.host.look(id)
        seat = table.seat_of(press.user.id)
        await self.hand(press, panel.more_sheet(table, seat, self.host.now()))

    async def _ask_resign(self, press: Press, id: int, detail: str) -> None:
        table = await self.host.look(id)
        self.seat(table, press)
        if table.stage != "playing":
            raise Refused(say("No match is running at this table."))
        await self.hand(press, panel.resign_sheet(table))

    async def ask_to_end(self, press: Press) -> None:
        """`/endgame`: asks once."""
        table = await self.table_in(press.channel_id or 0)
        if table is None or not table.alive:
            raise Refused(say("No table is open in this channel."))
        await self.hand(press, panel.end_sheet(table))

    async def _end(self, press: Press, id: int, detail: str) -> None:
        if not press.permissions.manage_messages:
            raise Refused(say("Only somebody who may manage messages here can end a table."))
        async with self.host.hold(id) as held:
            ending = f"{plain(press.user.display_name)}, who moderates this channel, ended it."
            await held.save(held.table.close(ending, self.host.now()), press.id)
            await self.turn_into(press, panel.sheet(held.table.game, "The table is closed."))

    async def _rules(self, press: Press, id: int, detail: str) -> None:
        """A page of a rulebook: `graverobber.2`; the first page where none is named."""
        name, _, number = detail.partition(".")
        game = GAMES[name] if name in GAMES else (await self.host.look(id)).game
        page = int(number) if number.isdigit() and len(number) < 3 else 0
        sheet = panel.rules_sheet(game, min(page, len(game.rulebook) - 1))
        if number and own_message(press):
            await self.turn_into(press, sheet)
        else:
            await self.hand(press, sheet)

    async def _random_layout(self, press: Press, id: int, detail: str) -> None:
        table, set_up = await self._laying_out(press, id)
        seat = self.seat(table, press)
        moves = set_up.random(table.view(seat), self.host.random)
        count = table.playing.moves_of(seat)
        await self._play(press, table, seat, moves, count=count, sure=True)

    async def _type_layout(self, press: Press, id: int, detail: str) -> None:
        table, set_up = await self._laying_out(press, id)
        if await self.acknowledged(press):
            raise Refused(say("I was too slow; please press it again."))
        moves = set_up.random(table.view(self.seat(table, press)), self.host.random)
        await press.response.send_modal(panel.type_modal(table, "; ".join(moves[:3])))

    async def _laying_out(self, press: Press, id: int) -> tuple[Table, SetUp[Any]]:
        """The table, and how boards are laid out there. Raises `Refused` where it is done."""
        table = await self.host.look(id)
        set_up = table.game.set_up
        if set_up is None or not set_up.open(table.view(self.seat(table, press))):
            raise Refused(say("Your layout is fixed."))
        return table, set_up

    async def typed(self, press: Press, id: int, text: str) -> None:
        """Moves somebody typed, for a table: all of them or none."""
        press.extras["table"] = id
        table = await self.host.look(id)
        seat = self.seat(table, press)
        moves = table.playing.read(seat, text)
        count = table.playing.moves_of(seat)
        await self._play(press, table, seat, moves, count=count, sure=False)

    async def _rematch(self, press: Press, id: int, detail: str) -> None:
        table = await self.host.look(id)
        lobby = table.rematch(0, press.user.id, self.host.now())
        if detail == "thread":
            await self.opening.beside(press, lobby)
        else:
            await self.opening.open(press, lobby, f"t:{id}:rematch.thread")

    async def mark(self, press: Press, id: int, square: str, mark: str) -> None:
        """Put a private mark on somebody's picture, and show it to them."""
        async with self.host.hold(id) as held:
            seat = self.seat(held.table, press)
            await held.save(held.table.mark(seat, square, mark), press.id)
            await self.hand(press, panel.seat_sheet(held.table, seat))

    async def table_in(self, channel: int) -> Table | None:
        """The newest table of a channel, open or not."""
        id = await self.host.store.last_table(channel)
        return None if id is None else await self.host.look(id)

    async def tables_of(self, person: int) -> list[Table]:
        """The open tables where somebody sits, but for matches that they have left."""
        ids = await self.host.store.open_tables_of(person)
        tables = [await self.host.look(id) for id in ids]
        return [table for table in tables if table.seat_of(person) not in table.gone]


def _parse(custom_id: str) -> tuple[str, int, str]:
    """`g:12:0:3:move up` -> `g`, 12, `0:3:move up`. Raises `Refused` for anything else."""
    kind, _, rest = custom_id.partition(":")
    table, _, rest = rest.partition(":")
    if not table.isascii() or not table.isdigit() or len(table) > 15:
        raise Refused(say(UNKNOWN))
    return kind, int(table), rest


def _parse_move(rest: str) -> tuple[Seat, int, str]:
    seat, _, rest = rest.partition(":")
    count, _, text = rest.partition(":")
    if not (seat.isascii() and seat.isdigit() and count.isascii() and count.isdigit()):
        raise Refused(say(UNKNOWN))
    return int(seat[:4]), int(count[:9]), text


def _adopt(press: Press, held: Held, seat: Seat) -> None:
    """A newer message with fresh controls than is known of is the board, or the seat's letter: a
    crash lost the note of it."""
    table, messages, message = held.table, held.messages, press.message
    if message is None or message.flags.ephemeral:
        return
    here, picture = press.channel_id or 0, picture_of(message)
    if press.guild_id is None:
        letter = messages.letters.get(seat)
        if letter is None or message.id > letter.message:
            target = letter_target(table, seat, letter.turn if letter else 0)
            messages.letters[seat] = target.posted(here, message.id, picture)
        return
    board = messages.board
    if board and message.id > board.message:
        messages.passed = board
        messages.board = board_target(table).posted(here, message.id, picture)
