"""Keeps what Discord shows of a table in step with it: the channel's message, the letters."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import discord
from discord.ui import MediaGallery

from bot.live.tables import Messages, NotReachable, Posted
from bot.message import panel
from bot.message.panel import PICTURE, Sheet
from bot.table.table import Player, Table
from games import pen
from games.core import Page, Seat, View

if TYPE_CHECKING:
    from PIL.Image import Image

    from bot.app import Skulduggery

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083
BAD_REQUEST, TOO_MANY = 400, 429
GONE = (10003, 10004, 10013)
"""Unknown channel, server, person."""
PATIENCE = 1.0
"""Seconds that Discord is given to say who is in a server; a press has three in all."""


@asynccontextmanager
async def discord_says() -> AsyncIterator[None]:
    """Discord's and the network's errors as `NotReachable` and `OSError`."""
    try:
        yield
    except (discord.Forbidden, discord.NotFound) as error:
        gone = error.code in GONE
        raise NotReachable(f"{error.status} {error.code} {error.text}", gone=gone) from error
    except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as error:
        raise ConnectionError(str(error)) from error
    except discord.HTTPException as error:
        if error.status != TOO_MANY:
            raise
        raise ConnectionError(str(error)) from error


@dataclass(frozen=True)
class Target:
    """What a message should show, and for which turn, and which call within the turn.

    `passes`: something of it stays when the turn has passed, and is kept until then.
    """

    sheet: Sheet
    turn: int
    passes: bool = False
    call: int = 0

    def posted(self, channel: int, message: int, picture: int) -> Posted:
        """The note that this message shows it, the picture as this attachment."""
        text, alt = (self.sheet.text, self.sheet.alt) if self.passes else ("", "")
        key = self.sheet.key
        return Posted(channel, message, self.turn, key, text, alt, picture, self.call)

    def on(self, posted: Posted) -> bool:
        """Is it that message's, or a new one's?"""
        return (posted.turn, posted.call) == (self.turn, self.call)


class Kept:
    """A picture that a message has already, to be named where it is edited: `attachments` holds
    "all attachments that should be present after edit" (Discord, Edit Message)."""

    def __init__(self, id: int) -> None:
        self.id = id

    def to_dict(self) -> dict[str, Any]:
        """As discord.py asks its own attachments."""
        return {"id": str(self.id), "filename": PICTURE}


def picture_of(message: discord.Message | None) -> int:
    """The attachment that a message of ours shows as its picture; 0 if Discord does not say."""
    if message is None:
        return 0
    view = discord.ui.LayoutView.from_message(message)
    galleries = (item for item in view.walk_children() if isinstance(item, MediaGallery))
    shown = [gallery.items[0].media.attachment_id for gallery in galleries]
    listed = [file.id for file in message.attachments if file.filename == PICTURE]
    return next(filter(None, (*shown, *listed)), 0)


def board_target(table: Table) -> Target:
    """What the channel's message should show. The lobby is turn -1, the result the last turn."""
    turns = len(table.match.turns) if table.match else 0
    turn = turns + 1 if turns and not table.alive else turns - 1
    passes = table.stage == "playing"
    return Target(panel.board_sheet(table), turn, passes, table.calls)


def letter_target(table: Table, seat: Seat, last: int) -> Target:
    """What a seat's letter should show; `last` is the turn of the letter it has."""
    acting = table.stage == "playing" and seat in table.playing.state.acting
    turn = len(table.playing.turns) if acting else last
    return Target(panel.seat_sheet(table, seat), turn)


class Display:
    """Draws pictures off the event loop, posts and edits messages."""

    def __init__(self, client: Skulduggery) -> None:
        self._client = client
        self._studio = ThreadPoolExecutor(1, "studio")  # FreeType faces are not thread-safe
        self._opening = asyncio.Lock()  # one after the other, so that no limit is overrun

    async def paint(self, draw: Callable[[], Image]) -> bytes:
        """What it draws as PNG, off the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._studio, lambda: pen.png(draw()))

    async def files(self, sheet: Sheet) -> list[discord.File]:
        """What has to be uploaded with a sheet: nothing, or its picture."""
        draw, game = sheet.draw, sheet.game
        if draw is None:
            return []
        if isinstance(draw, View) and game:
            data = await self.paint(partial(game.draw, draw))
        elif isinstance(draw, Page) and draw.picture:
            data = await self.paint(draw.picture)
        elif not isinstance(draw, View | Page):
            data = await self.paint(draw.draw)
        else:
            raise ValueError("a sheet without the means to draw its picture")
        return [discord.File(io.BytesIO(data), PICTURE, description=sheet.alt)]

    async def show(self, table: Table, messages: Messages) -> frozenset[int]:
        """Bring the channel's message and the letters up to date.

        Returns the people who could not be written to. Raises `NotReachable`, `OSError`.
        """
        try:
            async with discord_says():
                await self._show_board(table, messages)
        finally:  # who can still be reached can still play
            deaf = await self._show_letters(table, messages)
        return deaf

    async def send(self, channel: int, sheet: Sheet, nonce: str) -> discord.Message:
        """Post a new message; the nonce keeps a repetition from doubling it."""
        try:
            return await self._client.get_partial_messageable(channel).send(
                view=sheet.view,
                files=await self.files(sheet),
                nonce=nonce,
                allowed_mentions=_only(sheet.pings),
            )
        except discord.HTTPException as error:
            if error.code != ARCHIVED:  # by itself only a thread that is not locked opens again
                raise
            await self._open_again(channel)
            return await self.send(channel, sheet, nonce)

    async def edit(self, posted: Posted, sheet: Sheet) -> int:
        """Let a message show this; returns its picture's attachment.

        A picture that is described but not drawn anew stays.
        """
        channel = self._client.get_partial_messageable(posted.channel)
        message = channel.get_partial_message(posted.message)
        files: list[Any] = await self.files(sheet)
        kept = sheet.alt and not files
        if kept and (picture := posted.picture or await self._picture_on(message)):
            files = [cast("discord.Attachment", Kept(picture))]
        shown = await message.edit(
            view=sheet.view,
            attachments=files if files or not kept else discord.utils.MISSING,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return picture_of(shown)

    async def _picture_on(self, message: discord.PartialMessage) -> int:
        """Ask Discord which attachment is a message's picture; 0 if the bot may not know."""
        try:
            return picture_of(await message.fetch())
        except discord.Forbidden:
            return 0

    async def greet(self, table: Table, player: Player) -> bool:
        """Tell somebody by letter that they sit at a table; False if they can't be written to."""
        text = (
            f"You have a seat at a table of **{table.game.name}** in <#{table.channel}>. "
            "Your board will come here when the match starts."
        )
        return await self._write(player.id, panel.sheet(table.game, text))

    async def tell(self, person: int, text: str) -> bool:
        """Write somebody a letter; False if they can't be written to."""
        return await self._write(person, panel.sheet(None, text))

    async def present(self, guild: int, people: list[int]) -> list[int]:
        """Those of at most 100 people who are in the server; all of them if Discord doesn't say."""
        here = self._client.get_guild(guild)
        if here is None:
            return people
        try:
            async with asyncio.timeout(PATIENCE):
                members = await here.query_members(user_ids=people, cache=False)
        except TimeoutError:
            return people
        return [member.id for member in members]

    async def waits(self, table: Table) -> None:
        """Tell the people at a table that it can't be shown where it stands, and why."""
        lacking = " and ".join(await self._lacking(table.channel)) or "some permission"
        text = (
            f"I can't show your table of **{table.game.name}** in <#{table.channel}>: I lack "
            f"*{lacking}* there. Somebody who may edit the channel can grant it under Edit Channel "
            "→ Permissions; the table waits and goes on when I have it back."
        )
        for person in panel.people(table.players):
            await self.tell(person, text)

    async def _lacking(self, channel: int) -> list[str]:
        try:  # archived threads are not kept in mind
            found = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        except discord.HTTPException:
            return []
        if not isinstance(found, discord.TextChannel | discord.Thread):
            return []
        allowed = found.permissions_for(found.guild.me)
        missing = lacking(allowed, isinstance(found, discord.Thread))
        if isinstance(found, discord.Thread) and found.locked and not allowed.manage_threads:
            missing.append("Manage Threads (the thread is locked)")
        return missing

    # --- inside --------------------------------------------------------------------------------

    async def _show_board(self, table: Table, messages: Messages) -> None:
        await self._strip(table, messages)
        target, old = board_target(table), messages.board
        if old and target.on(old) and old.key == target.sheet.key:
            return
        if old and target.on(old) and (fresh := await self._edited(old, target)):
            messages.board_edited(old, fresh)
            return
        nonce = f"b{table.id}.{table.revision}"
        message = await self.send(table.channel, await self._quietened(table, target.sheet), nonce)
        posted = target.posted(table.channel, message.id, picture_of(message))
        before, messages.board = messages.board, posted
        if before and not target.on(before):
            messages.passed = before
            await self._strip(table, messages)

    async def _strip(self, table: Table, messages: Messages) -> None:
        """Take the controls off an earlier turn's message."""
        if passed := messages.passed:
            messages.passed = None  # a refusal must not keep the next board from coming
            target = Target(panel.stripped_sheet(table, passed.text, passed.alt), passed.turn)
            try:
                await self._edited(passed, target)
            except discord.HTTPException as error:
                if error.status == BAD_REQUEST and passed.picture:  # it may be another one by now
                    messages.passed = replace(passed, picture=0)
                    return await self._strip(table, messages)
                log.warning(
                    "table %s: old controls stay: %s %s", table.id, error.status, error.code
                )

    async def _quietened(self, table: Table, sheet: Sheet) -> Sheet:
        """The sheet, notifying nobody of turns where the server's owner does not want it."""
        server = await self._client.people.server(table.guild)
        return sheet if server.pings or table.stage == "lobby" else replace(sheet, pings=())

    async def _edited(self, posted: Posted, target: Target) -> Posted | None:
        """Edit a message; the new note of it, None where somebody has deleted it."""
        try:
            picture = await self.edit(posted, target.sheet)
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await self._open_again(posted.channel)
                return await self._edited(posted, target)
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        return target.posted(posted.channel, posted.message, picture)

    async def _open_again(self, channel: int) -> None:
        """Take a thread out of the archive."""
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _show_letters(self, table: Table, messages: Messages) -> frozenset[int]:
        if not table.game.private or table.match is None:
            return frozenset()
        deaf, failed = set[int](), list[OSError]()
        for seat, player in enumerate(table.players):
            show = self._take_leave if player.level else self._show_letter
            try:
                async with discord_says():
                    await show(table, messages, seat)
            except NotReachable:
                deaf.add(player.id)
            except OSError as error:  # the others' letters need not wait for this one
                failed.append(error)
        if failed:
            raise failed[0]
        return frozenset(deaf)

    async def _show_letter(self, table: Table, messages: Messages, seat: Seat) -> None:
        """A new letter when it has become the seat's turn, else the last one kept up to date."""
        old = messages.letters.get(seat)
        if old is None and not table.players[seat].reachable:
            return
        target = letter_target(table, seat, old.turn if old else 0)
        if old and target.on(old) and old.key == target.sheet.key:
            return
        if old and target.on(old) and (fresh := await self._edited(old, target)):
            messages.letter_edited(seat, old, fresh)
            return
        channel = old.channel if old else await self._letters_of(table.players[seat].id)
        message = await self.send(channel, target.sheet, f"l{table.id}.{seat}.{table.revision}")
        messages.letters[seat] = target.posted(channel, message.id, picture_of(message))

    async def _take_leave(self, table: Table, messages: Messages, seat: Seat) -> None:
        """Take the controls off the letter of somebody whose seat the computer has taken over."""
        if letter := messages.letters.get(seat):
            sheet = panel.sheet(table.game, f"The computer plays on for you in <#{table.channel}>.")
            try:
                await self._edited(letter, Target(sheet, letter.turn))
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("table %s: a letter stays as it was: %s", table.id, error.code)
            messages.letters.pop(seat, None)

    async def _write(self, person: int, sheet: Sheet) -> bool:
        """A letter that no table depends on: False if they can't be written to, and what fails
        for another reason is not tried again."""
        try:
            async with discord_says():
                await self.send(await self._letters_of(person), sheet, token_hex(8))
        except NotReachable:
            return False
        except (OSError, discord.HTTPException) as error:
            log.warning("a letter was lost: %s", error)
        return True

    async def _letters_of(self, user: int) -> int:
        async with self._opening:
            channel = await self._client.create_dm(discord.Object(user))
        return int(channel.id)


def lacking(allowed: discord.Permissions, thread: bool) -> list[str]:
    """What a table needs of these permissions and has not, in Discord's words."""
    wanted = {
        "View Channel": allowed.view_channel,
        "Send Messages in Threads": allowed.send_messages_in_threads or not thread,
        "Send Messages": allowed.send_messages or thread,
        "Attach Files": allowed.attach_files,
    }
    return [name for name, granted in wanted.items() if not granted]


def _only(people: tuple[int, ...]) -> discord.AllowedMentions:
    """Notify these people and nobody else."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)
