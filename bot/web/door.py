"""*Open the board*: the links to the page, and the browsers in which somebody has it open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from bot.message.parts import Sheet, Widget, labelled, rows, sheet
from bot.press.cog import Cog, Services, answers
from bot.press.interaction import Interaction
from bot.table import ids
from bot.table.controls import Browsers, OpenPage
from bot.web.sessions import Invitation, Session, Sessions
from bot.web.where import Where
from games.core import say


@dataclass(frozen=True)
class EndBrowser(ids.Control, name="pages.end"):
    """Ends one of the person's sessions, or all of them."""

    session: str | None = None


class Door(Cog):
    """Lets people in to the page."""

    def __init__(self, services: Services, where: Where, sessions: Sessions) -> None:
        super().__init__(services)
        self._where, self._sessions = where, sessions

    @answers()
    async def _open(self, interaction: Interaction, control: OpenPage) -> None:
        """Give a link: to whoever sits there, their board; to others, what everybody sees."""
        table, user = await self.tables.look(control.table), interaction.user
        watches = table.seat_of(user.id) is None
        name, language = interaction.name, interaction.language
        to = Invitation(user.id, name, language, table.id, watches)
        link = self._where.link(await self._sessions.link(to))
        launched = bool(self._where.secret) and await interaction.launch()
        await interaction.hand(_link_sheet(link, watches, launched, language))

    @answers()
    async def _list(self, interaction: Interaction, _: Browsers) -> None:
        found = await self._sessions.all_of(interaction.user.id)
        await interaction.hand(_browsers_sheet(found, interaction.language))

    @answers()
    async def _end(self, interaction: Interaction, control: EndBrowser) -> None:
        me, people = interaction.user.id, self.services.people
        await self._sessions.end(me, control.session)
        settings = (await people.person(me)).model_copy(update={"ended": self.tables.now()})
        await people.set_person(me, interaction.name, settings)  # what has led them there leads on
        found = await self._sessions.all_of(interaction.user.id)
        await interaction.answer(_browsers_sheet(found, interaction.language))


def _link_sheet(link: str, watches: bool, launched: bool, language: str) -> Sheet:
    about = say("bot-link-watches") if watches else say("bot-link")
    about = say("bot-link-beside") if launched else about
    label = say("bot-button-browser" if launched else "bot-button-page").in_(language)
    link_button = Button[Any](style=ButtonStyle.link, url=link, label=label)
    return sheet(None, about.in_(language), rows([link_button]))


def _browsers_sheet(sessions: Sequence[Session], language: str) -> Sheet:
    """Where somebody has the page open, each browser with a button that ends it."""
    browsers = [session for session in sessions if not session.inside]
    if not sessions:
        return sheet(None, say("bot-browsers-none").in_(language))
    told, items = [say("bot-browsers").in_(language)], list[Widget]()
    for n, session in enumerate(browsers, 1):
        since, until = f"<t:{int(session.made)}:f>", f"<t:{int(session.until)}:R>"
        line = say("bot-browser", n=n, since=since, until=until)
        told.append(line.in_(language))
        items.append(labelled(language, EndBrowser(session.id), "bot-browser-end", n=n))
    if inside := len(sessions) - len(browsers):
        told.append(say("bot-browsers-inside", n=inside).in_(language))
    items.append(labelled(language, EndBrowser(), "bot-browsers-end", ButtonStyle.danger))
    return sheet(None, "\n".join(told), rows(items))
