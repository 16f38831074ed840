"""An interaction as it is lent to a table's hand (`bot.screen.ways.Loan`)."""

from __future__ import annotations

import logging

from bot.errors import NotReachable, Rejected
from bot.live.channels import UNKNOWN_MESSAGE
from bot.live.sent import alt_of, picture_of
from bot.live.wire import sent_of, wanted
from bot.message.parts import Sheet
from bot.press.interaction import Interaction
from bot.screen.marks import Mark
from bot.screen.seen import Posted
from bot.screen.ways import Sent

log = logging.getLogger(__name__)


class Lent:
    """The interaction. `gives`: its answer is a new message."""

    def __init__(self, interaction: Interaction, *, gives: bool = False) -> None:
        self._interaction = interaction
        self.id, self.token = interaction.id, interaction.raw.token
        self.channel, self.public = interaction.channel, interaction.public
        self.posts = interaction.posts
        self.person = interaction.user.id
        pressed = None if gives or interaction.fleeting else interaction.message
        self.message = pressed.id if pressed else 0
        self.alt = alt_of(pressed) if pressed else ""

    @property
    def answered(self) -> bool:
        """Has Discord an answer, or an acknowledgement?"""
        return self._interaction.answered

    @property
    def changes(self) -> bool:
        """Can its answer, or its token, change the pressed message?"""
        return not self.answered or self.original == self.message

    @property
    def original(self) -> int:
        """The message that its token calls its original answer; 0 for none that all see."""
        return self._interaction.original

    async def acknowledge(self) -> None:
        """Acknowledge it, with nothing visible. If that fails, the person is told by Discord."""
        try:
            async with wanted():
                await self._interaction.defer(thinking=False)
        except (NotReachable, Rejected, OSError) as error:
            log.info("a press was not acknowledged: %s", error)

    async def change(self, old: Posted, sheet: Sheet) -> int | None:
        """Let the pressed message show this: as the answer if that is quick, else by the token."""
        interaction, studio = self._interaction, self._interaction.studio
        files = await studio.attached(old.picture or picture_of(interaction.message), sheet) or ()
        try:
            async with wanted():
                if not (interaction.answered or studio.line.quick(files)):
                    await interaction.defer(thinking=False)
                with studio.line.uploading(files):
                    shown = await interaction.change(studio.view(sheet, old.mark), files)
        except NotReachable as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        if shown is None:
            raise ConnectionError("nobody knows whether the answer has arrived")
        return studio.shown(picture_of(shown), sheet)

    async def give(self, sheet: Sheet, mark: Mark) -> Sent | None:
        """Answer with a new message that everybody sees; None if Discord's reply was lost."""
        async with wanted():
            sent = await self._interaction.give(sheet, mark.id)
        return sent_of(sent) if sent else None
