"""The things of a Discord: people, servers, channels, messages, commands, interactions.

These are plain records; the modules in ``actions`` change them. Two records are equal only if they
are the same object, so tests can hold on to a message while it is edited.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from . import tree
from .errors import Json
from .kinds import LOADING, CallbackType, ChannelType, Install, InteractionType, Owners
from .permissions import EVERYONE, Overwrite
from .scheduled import ScheduledEvent


class Administration(Protocol):
    """What an administrator can do to a server; each action tells the bots there."""

    def create_channel(self, guild: Guild, name: str, type: ChannelType) -> Channel: ...
    def delete_channel(self, channel: Channel) -> None: ...
    def create_role(self, guild: Guild, name: str, permissions: int) -> Role: ...
    def overwrite(
        self, channel: Channel, who: Role | User, allow: int = 0, deny: int = 0
    ) -> None: ...
    def join(self, guild: Guild, user: User, roles: tuple[Role, ...]) -> None: ...
    def leave(self, guild: Guild, user: User) -> None: ...
    def time_out(self, guild: Guild, user: User, seconds: float, *, told: bool) -> None: ...
    def now(self) -> float: ...


@dataclass(eq=False)
class User:
    """An account: a person or an application's bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    avatar: str | None = None

    @property
    def mention(self) -> str:
        """The text that mentions this account."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Role:
    """A role of a server; the one named @everyone has the server's id."""

    id: int
    name: str
    permissions: int = 0
    position: int = 1


@dataclass(eq=False)
class Member:
    """An account in a server."""

    user: User
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timed_out: float = 0.0
    """Until when they are in a time-out."""


@dataclass(eq=False)
class Guild:
    """A server."""

    servers: Administration = field(repr=False)
    id: int
    name: str
    owner: User
    locale: str = "en-US"
    community: bool = False
    """Only the owner of a Community may set the server's language."""
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.roles[self.id] = Role(self.id, "@everyone", EVERYONE, 0)

    @property
    def features(self) -> list[str]:
        """What Discord lets the server do, by Discord's names."""
        return ["COMMUNITY"] if self.community else []

    @property
    def everyone(self) -> Role:
        """The role that all members have."""
        return self.roles[self.id]

    @property
    def threads(self) -> list[Channel]:
        """All threads, archived ones too."""
        return [c for c in self.channels.values() if c.thread]

    def channel(self, name: str, type: ChannelType = ChannelType.TEXT) -> Channel:
        """Create a channel: for text, announcements, voice, a stage or a forum."""
        return self.servers.create_channel(self, name, type)

    def role(self, name: str, permissions: int = 0) -> Role:
        """Create a role."""
        return self.servers.create_role(self, name, permissions)

    def join(self, *people: User, roles: tuple[Role, ...] = ()) -> None:
        """Let people in."""
        for user in people:
            self.servers.join(self, user, roles)

    def leave(self, user: User) -> None:
        """A member leaves or is removed; a bot loses the whole server."""
        self.servers.leave(self, user)

    def time_out(self, user: User, seconds: float, *, told: bool = True) -> None:
        """Put a member in a time-out, or with 0 seconds end it. ``told``: a bot in it hears of
        that; nobody hears that a time-out has run out."""
        self.servers.time_out(self, user, seconds, told=told)


@dataclass(eq=False)
class Thread:
    """What a thread has in addition to a channel."""

    owner: User
    private: bool
    archive_after: int  # minutes: 60, 1440, 4320 or 10080
    archive_timestamp: float
    created_at: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True


@dataclass(eq=False)
class Channel:
    """A text channel, thread, DM or group message."""

    servers: Administration = field(repr=False)
    id: int
    type: ChannelType
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    position: int = 0
    thread: Thread | None = None
    recipients: tuple[User, ...] = ()
    owner: User | None = None  # of a group message
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict, repr=False)
    thread_members: dict[int, float] = field(default_factory=dict)
    typing: dict[int, float] = field(default_factory=dict)  # account id: until when

    @property
    def mention(self) -> str:
        """The text that links to this channel."""
        return f"<#{self.id}>"

    @property
    def archived(self) -> bool:
        """Whether this is an archived thread."""
        return self.thread is not None and self.thread.archived

    def deny(self, who: Role | User, permissions: int) -> None:
        """Take permissions away from a role or an account here."""
        self.servers.overwrite(self, who, deny=int(permissions))

    def allow(self, who: Role | User, permissions: int) -> None:
        """Give permissions to a role or an account here."""
        self.servers.overwrite(self, who, allow=int(permissions))

    def delete(self) -> None:
        """An administrator deletes the channel and its threads."""
        self.servers.delete_channel(self)


@dataclass(eq=False)
class Attachment:
    """An uploaded file."""

    id: int
    channel_id: int
    filename: str
    content_type: str
    bytes: bytes = field(repr=False)
    url: str = ""
    description: str | None = None
    title: str | None = None
    size: tuple[int, int] | None = None  # width and height of a picture


@dataclass(eq=False)
class Message:
    """A message as people see it now; edits change it in place."""

    id: int
    channel: Channel = field(repr=False)
    author: User
    timestamp: float
    type: int = 0
    content: str = ""
    components_json: list[Json] = field(default_factory=list, repr=False)
    embeds: list[Json] = field(default_factory=list, repr=False)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited_timestamp: float | None = None
    deleted: bool = False
    only_for: User | None = None  # the only person who sees an ephemeral message
    application: Application | None = field(default=None, repr=False)
    interaction: Interaction | None = field(default=None, repr=False)
    reference: Message | None = field(default=None, repr=False)
    thread: Channel | None = field(default=None, repr=False)
    nonce: str | int | None = None
    mentions: list[User] = field(default_factory=list, repr=False)
    mention_roles: list[Role] = field(default_factory=list, repr=False)
    mention_everyone: bool = False
    #: Who was notified when the message came; edits notify nobody.
    pings: set[User] = field(default_factory=set, repr=False)
    _parsed: tuple[list[Json], tuple[tree.Component, ...]] | None = field(
        default=None, init=False, repr=False
    )

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.only_for is not None

    @property
    def edited(self) -> bool:
        """Whether it was changed after it was posted."""
        return self.edited_timestamp is not None

    @property
    def loading(self) -> bool:
        """Whether it says "is thinking", because its answer was deferred."""
        return bool(self.flags & LOADING)

    @property
    def components(self) -> tuple[tree.Component, ...]:
        """The components as a parsed tree."""
        if self._parsed is None or self._parsed[0] is not self.components_json:
            self._parsed = self.components_json, tree.parse(self.components_json)
        return self._parsed[1]

    @property
    def texts(self) -> list[str]:
        """The content and the text displays, in reading order."""
        return ([self.content] if self.content else []) + tree.texts(self.components)

    @property
    def text(self) -> str:
        """All texts as one."""
        return "\n".join(self.texts)

    @property
    def alt_texts(self) -> list[str]:
        """What is said instead of the pictures: first by components, then by the files
        themselves."""
        own = [a.description for a in self.attachments if a.description]
        return tree.alt_texts(self.components) + own

    @property
    def buttons(self) -> list[tree.Button]:
        """The buttons, in reading order."""
        return [c for c in tree.walk(self.components) if isinstance(c, tree.Button)]

    @property
    def selects(self) -> list[tree.Select]:
        """The menus, in reading order."""
        return [c for c in tree.walk(self.components) if isinstance(c, tree.Select)]


@dataclass(eq=False)
class Command:
    """A registered application command; ``data`` is what the application sent."""

    id: int
    application: Application = field(repr=False)
    guild: Guild | None
    version: int
    data: Json

    @property
    def name(self) -> str:
        """The name in the command's own language."""
        return str(self.data["name"])

    @property
    def options(self) -> list[Json]:
        """The options, or subcommands."""
        return self.data.get("options") or []


@dataclass(eq=False)
class Application:
    """A registered application with its bot."""

    id: int
    name: str
    token: str = field(repr=False)
    user: User
    owner: User
    privileged_intents: int = 0
    embedded: bool = False  # Activities are switched on
    platforms: frozenset[str] = frozenset({"web", "ios", "android"})  # where, as the portal says
    target: str = ""  # where the portal maps "/" to
    redirects: tuple[str, ...] = ()  # what the portal has registered for OAuth2
    secret: str = field(default="", repr=False)  # the client's, for OAuth2
    proxy: str = ""  # the origin where its Activity is served
    installs: frozenset[Install] = frozenset({Install.GUILD})  # what the portal allows
    commands: dict[int, Command] = field(default_factory=dict)


@dataclass(eq=False)
class Modal:
    """A form that an application opened for a person."""

    title: str
    custom_id: str
    components_json: list[Json]
    opened_by: Interaction = field(repr=False)

    @property
    def components(self) -> tuple[tree.Component, ...]:
        """The form's parsed tree."""
        return tree.parse(self.components_json)

    @property
    def fields(self) -> list[tree.Field]:
        """What can be filled in, in reading order."""
        return tree.fields(self.components)


@dataclass(eq=False)
class Interaction:
    """Something that a person did, which an application must answer within three seconds."""

    id: int
    token: str = field(repr=False)
    type: InteractionType
    application: Application = field(repr=False)
    user: User
    channel: Channel
    data: Json
    created_at: float
    owners: Owners  # the installations it is owed to; without any it comes to nobody
    message: Message | None = None  # the message whose component was used
    opened_by: Interaction | None = None  # for a submitted modal: the interaction that opened it
    callback: CallbackType | None = None
    acknowledged_at: float | None = None
    unanswered: bool = False  # its time has passed: three seconds, or 15 minutes if it was deferred
    hindered: bool = False  # an answer was refused for no fault of the application
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    followed_up: int = 0  # how often, with a deferred answer that was completed so
    modal: Modal | None = None
    choices: list[Json] | None = None
    visit: Visit | None = None  # the Activity that it opened
    updated: bool = False


@dataclass(eq=False)
class Instance:
    """A running Activity: one in a channel, until the last person leaves it."""

    id: str
    application: Application = field(repr=False)
    channel: Channel
    launch_id: int
    visits: list[Visit] = field(default_factory=list, repr=False)

    @property
    def users(self) -> list[User]:
        """Who is in it."""
        return [visit.user for visit in self.visits]


@dataclass(eq=False)
class Visit:
    """Somebody in an Activity, with the frame in their client."""

    key: str = field(repr=False)
    """Known to this person's client alone."""
    user: User
    instance: Instance
    frame: str
    """The frame's id."""
    custom_id: str = ""
    layout: int = 0
    """0: focused, 1: picture in picture, 2: in the grid."""
    shaken: bool = False
    """Has the frame shaken hands?"""
    scopes: frozenset[str] = frozenset()
    """What the frame has authenticated for."""
    heard: set[str] = field(default_factory=set)
    """The events that the frame has subscribed to."""
    frames: list[Json] = field(default_factory=list)
    """What Discord has sent to the frame by itself."""
    asked: tuple[str, ...] = ()
    """The scopes that the person is asked to consent to just now."""
    allowed: bool | None = None
    """What they have answered."""
    opened: list[str] = field(default_factory=list)
    """The links that the frame has had opened outside."""
    logged: list[str] = field(default_factory=list)
    """What its console has said."""


@dataclass
class Grant:
    """What OAuth2 has given an application for a person: a code at first, then a token."""

    user: User
    application: Application
    scopes: tuple[str, ...]
    until: float
