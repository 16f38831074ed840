"""Where the page is, and who asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from yarl import URL

from bot.web.letters import HOUR, Letter, written


@dataclass(frozen=True)
class Where:
    """Where the page is.

    `public`: its address, as browsers know it. `straight`: does a link lead straight in?
    """

    public: URL
    trusted: Sequence[str] = ()
    """The networks of reverse proxies that may say for whom they ask."""
    straight: bool = False
    key: bytes = field(default=b"", repr=False)
    """Signs the links in direct messages, and tickets; without it there are none."""
    secret: str = field(default="", repr=False)
    """The application's secret, if the page also opens inside Discord."""

    @property
    def origin(self) -> str:
        """The origin that browsers name."""
        return str(self.public.origin())

    @property
    def prefix(self) -> str:
        """The part of the path before ours."""
        return self.public.path.rstrip("/")

    def link(self, secret: str) -> str:
        """The address that a link leads to. What stands behind # is sent to no server."""
        return f"{str(self.public).rstrip('/')}/#{secret}"

    def letter(self, person: int, table: int, since: float) -> str:
        """The address for a direct message in whose turn has begun then; "" if there is none."""
        made = Letter(person, table, int(since // HOUR))
        return self.link(written(made, self.key)) if self.key else ""

    def opens(self, application: int, person: int, table: int, since: float) -> Sequence[str]:
        """The addresses for a direct message in whose turn has begun then: inside Discord, if the
        page opens there, and in a browser."""
        letter = self.letter(person, table, since)
        if not (letter and self.secret):
            return [letter] if letter else []
        return [f"https://discord.com/activities/{application}?custom_id={table}", letter]

    @property
    def frames(self) -> str:
        """The pages that may hold the page in a frame: Discord, or the local one."""
        local = "http://127.0.0.1:* http://localhost:*"
        return local if self.straight else "https://discord.com https://*.discord.com"

    def asks(self, remote: str, forwarded: str) -> str:
        """Who asks: `remote`, or whom a trusted proxy names in its `forwarded` header. An IPv6
        address stands for its network: one person has all of that."""
        networks = [ip_network(one, strict=False) for one in self.trusted]
        for before in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
            here = _ip(remote)
            if here is None or not any(here in network for network in networks):
                break
            remote = before
        found = _ip(remote)
        if isinstance(found, IPv6Address):
            return str(ip_network((found, 64), strict=False))
        return str(found)


def _ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
