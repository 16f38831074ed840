"""A world without its people: what exists, and what can be done to it."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Callable

from .actions import commands
from .actions.events import Events
from .actions.faults import Faults
from .actions.interactions import Interactions
from .actions.messages import Messages
from .actions.servers import Servers
from .actions.threads import Threads
from .gateway.gateway import Gateway
from .kinds import Install
from .limits import SessionLimits
from .model import Application, Channel, Guild, User
from .permissions import Permission
from .state import DEADLINE, State

_REACTION = 0.01
#: The permissions in the invitation link of a bot that plays by messages.
INSTALLED = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CREATE_EVENTS
)


class Realm(State):
    """Servers and applications; people need only this to act."""

    def __init__(
        self,
        clock: Callable[[], float] = time.time,
        rate_limits: bool = True,
        deadline: float = DEADLINE,
        sessions: SessionLimits | None = None,
    ) -> None:
        super().__init__(clock, rate_limits, deadline, sessions)
        self.gateway = Gateway(self)
        self.faults = Faults(self.gateway)
        self.servers = Servers(self, self.gateway)
        self.events = Events(self, self.gateway)
        self.messages = Messages(self, self.gateway)
        self.threads = Threads(self, self.gateway, self.servers, self.messages)
        self.interactions = Interactions(self, self.gateway, self.messages, self.faults)

    def guild(self, name: str, locale: str = "en-US", owner: User | None = None) -> Guild:
        """Create a server, without channels."""
        guild = Guild(self.servers, self.new_guild_id(), name, owner or self.system, locale)
        self.guilds[guild.id] = guild
        return guild

    def application(self, name: str, privileged_intents: int = 0) -> Application:
        """Register an application with a bot; the bot logs in with its ``token``."""
        bot = self.account(name, bot=True)
        account = base64.urlsafe_b64encode(str(bot.id).encode()).decode().rstrip("=")
        token = f"{account}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(27)}"
        application = Application(bot.id, name, token, bot, self.system, privileged_intents)
        self.applications[bot.id] = application
        return application

    def activities(self, application: Application, target: str = "") -> None:
        """Switch Activities on, as in Discord's portal for developers, and map "/" to where the
        application serves its own. Also do there what OAuth2 wants: a redirect, a secret."""
        application.target, application.secret = target, secrets.token_urlsafe(24)
        application.redirects = ("https://127.0.0.1",)
        commands.switch_on_activities(self, application)

    def install(self, application: Application, guild: Guild, permissions: int = INSTALLED) -> None:
        """Add a bot to a server, with a role of its own that has the permissions."""
        role = self.servers.create_role(guild, application.name, int(permissions))
        self.servers.join(guild, application.user, (role,))

    def allow_user_install(self, application: Application, allowed: bool = True) -> None:
        """Tick or untick "User Install" in Discord's portal for developers. (Its documentation says
        both that new applications have it and that they have not; here they have not.) The commands
        that are there stay as they are; whoever has installed the application loses it."""
        user = {Install.USER}
        application.installs = (
            application.installs | user if allowed else application.installs - user
        )
        if not allowed:
            self.installs = {(who, bot) for who, bot in self.installs if bot != application.id}
        self.changed()

    def group(self, name: str, *people: User) -> Channel:
        """A group message; whoever comes first owns it."""
        return self.servers.group(name, people)

    def dm(self, one: User, other: User) -> Channel:
        """The DM of two accounts; it is created if there is none."""
        return self.servers.dm(one, other)

    def tick(self) -> None:
        """Call this after you have set a clock of your own: deadlines pass, idle threads are
        archived, scheduled events begin and end."""
        self.threads.put_away_idle()
        for guild in self.guilds.values():
            self.events.begin_and_end(guild)
        self.changed()

    def skip(self, seconds: float) -> None:
        """Move the world's clock forward, and do what is due by then."""
        self._ahead += seconds
        self.tick()

    async def reaction_time(self) -> None:
        """Wait as long as the fastest person would before an action.

        A bot has read the answer to what it posted before anybody can press a button there.
        """
        loop = asyncio.get_running_loop()
        ends = loop.time() + 10 * _REACTION
        while (now := loop.time()) < ends:
            left = self.requests.answered_at + _REACTION - now
            if left <= 0 and not self.requests.in_flight:
                return
            await self.next_change(max(left, 0.001))
