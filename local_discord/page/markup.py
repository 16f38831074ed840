"""Discord's markdown as HTML that is safe: whatever is not markup is escaped.

https://support.discord.com/hc/en-us/articles/210298617
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..model import Channel, User
from ..realm import Realm

_DEEPEST = 8
"""Markup nested deeper than this stays as it was typed: hostile text must not cost time."""
_URL = r"https?://[^\s<]+[^\s<.,:;\"')\]]"
_FENCE = re.compile(r"```(?:([\w+-]*)\n)?(.*?)\n?```", re.DOTALL)
_QUOTE = re.compile(r"^>>> (.*)", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"(#{1,3}) +(.+)")
_ITEM = re.compile(r"( *)(?:[-*]|(\d+)\.) +(.+)")
_PLACE = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/\d+)?")
_HIDDEN = re.compile(r"\|\|(?:\\.|[^\\])+?\|\|")
_BLOCK = re.compile(r"</?(?:br|h\d|[uo]l|li|blockquote|small|pre)\b[^>]*>")
_TAG = re.compile(r"<(?!/?time\b)[^>]*>")

Rule = tuple[re.Pattern[str], Callable[["_Writer", re.Match[str], int], str]]


def render(text: str, world: Realm, viewer: User) -> str:
    """The HTML of a message's text, as one person sees it."""
    return _Writer(world, viewer).blocks(text)


def words(text: str, world: Realm, viewer: User) -> str:
    """The HTML of a text in one line without its markup; times are left for the browser."""
    written = render(_HIDDEN.sub("▮▮▮", text), world, viewer)
    return " ".join(_TAG.sub("", _BLOCK.sub(" ", written)).split())


def place(url: str, world: Realm, viewer: User) -> Channel | None:
    """The channel that one of Discord's own links leads to, if the viewer sees it."""
    match = _PLACE.fullmatch(url)
    channel = world.channels.get(int(match[1])) if match else None
    return channel if channel and world.sees(viewer, channel) else None


@dataclass(frozen=True)
class _Writer:
    world: Realm
    viewer: User

    # Blocks

    def blocks(self, text: str) -> str:
        """Code blocks first: nothing inside them is markup."""
        written, at = "", 0
        for match in _FENCE.finditer(text):
            written += self._lines(text[at : match.start()].removesuffix("\n"))
            written += f"<pre><code>{html.escape(match[2])}</code></pre>"
            at = match.end() + text[match.end() :].startswith("\n")
        return written + self._lines(text[at:])

    def _lines(self, text: str) -> str:
        """A quote of several lines runs to the end."""
        rest = _QUOTE.search(text)
        lines = text[: rest.start() if rest else None]
        written = "".join(self._grouped(lines.removesuffix("\n").split("\n"))) if lines else ""
        return written + (self._quote(rest[1].split("\n")) if rest else "")

    def _grouped(self, lines: list[str]) -> Iterator[str]:
        """Neighbouring lines of a kind together: quotes, lists, plain lines."""
        at = 0
        while at < len(lines):
            kind, end = _kind(lines[at]), at + 1
            while end < len(lines) and kind is not None and _kind(lines[end]) == kind:
                end += 1
            yield self._group(kind, lines[at:end])
            at = end

    def _group(self, kind: str | None, lines: list[str]) -> str:
        if kind == "quote":
            return self._quote([line[2:] for line in lines])
        if kind == "list":
            return self._list([m for m in map(_ITEM.match, lines) if m])
        if kind == "plain":
            return "<br>".join(map(self.inline, lines))
        if lines[0].startswith("-# "):
            return f"<small>{self.inline(lines[0][3:])}</small>"
        heading = _HEADING.match(lines[0])
        assert heading is not None
        level = len(heading[1]) + 2  # the page has its own first and second level
        return f"<h{level}>{self.inline(heading[2])}</h{level}>"

    def _quote(self, lines: list[str]) -> str:
        """Quotes do not hold blocks: what would be one stays a line."""
        return f"<blockquote>{'<br>'.join(map(self.inline, lines))}</blockquote>"

    def _list(self, items: list[re.Match[str]]) -> str:
        """One list; what is indented further belongs to the item above it."""
        tag = "ol" if items[0][2] else "ul"
        start = f' start="{int(items[0][2])}"' if items[0][2] else ""
        written, at = "", 0
        while at < len(items):
            end = at + 1
            while end < len(items) and len(items[end][1]) > len(items[0][1]):
                end += 1
            nested = self._list(items[at + 1 : end]) if end > at + 1 else ""
            written += f"<li>{self.inline(items[at][3])}{nested}</li>"
            at = end
        return f"<{tag}{start}>{written}</{tag}>"

    # Inside a line

    def inline(self, text: str, depth: int = 0) -> str:
        """Everything that may stand in the middle of a line."""
        written, plain, at = [], 0, 0
        while at < len(text):
            found = self._rule(text, at, depth)
            if found is None:
                at += 1
                continue
            end, piece = found
            written += [html.escape(text[plain:at]), piece]
            plain = at = end
        return "".join([*written, html.escape(text[plain:])])

    def _rule(self, text: str, at: int, depth: int) -> tuple[int, str] | None:
        for pattern, write in _RULES.get(text[at], ()):
            match = pattern.match(text, at)
            if match and (depth < _DEEPEST or pattern is _ESCAPE):
                return match.end(), write(self, match, depth + 1)
        return None

    def link(self, match: re.Match[str], depth: int) -> str:
        """`[words](address)`; Discord's own addresses lead to a channel of this page."""
        return self._anchor(match[2], self.inline(match[1], depth))

    def address(self, match: re.Match[str], _: int) -> str:
        """A bare address, or one in angle brackets."""
        url = match[0].strip("<>")
        return self._anchor(url, html.escape(url))

    def _anchor(self, url: str, words: str) -> str:
        if channel := place(url, self.world, self.viewer):
            return self._goto(channel, words)
        href = html.escape(url)
        return f'<a href="{href}" target="_blank" rel="noopener noreferrer">{words}</a>'

    def _goto(self, channel: Channel, words: str, kind: str = "") -> str:
        return f'<a href="#" class="{kind}" data-channel="{channel.id}">{words}</a>'

    def person(self, match: re.Match[str], _: int) -> str:
        """`<@id>`."""
        user = self.world.users.get(int(match[1]))
        return _mention(user.name if user else "unknown-user", user is self.viewer)

    def role(self, match: re.Match[str], _: int) -> str:
        """`<@&id>`."""
        roles = (g.roles.get(int(match[1])) for g in self.world.guilds.values())
        role = next(filter(None, roles), None)
        return _mention(role.name.removeprefix("@") if role else "unknown-role")

    def channel(self, match: re.Match[str], _: int) -> str:
        """`<#id>`."""
        channel = self.world.channels.get(int(match[1]))
        if channel is None or not self.world.sees(self.viewer, channel):
            return '<span class="mention">#unknown</span>'
        return self._goto(channel, f"#{html.escape(channel.name)}", "mention")

    def stamp(self, match: re.Match[str], _: int) -> str:
        """`<t:seconds:style>`; the browser writes it, in its own time zone."""
        return f'<time data-seconds="{int(match[1])}" data-style="{match[2] or "f"}"></time>'


def _mention(name: str, me: bool = False) -> str:
    return f'<span class="mention{" me" if me else ""}">@{html.escape(name)}</span>'


def _kind(line: str) -> str | None:
    """What a line belongs to; headings and small print stand for themselves."""
    if line.startswith("> "):
        return "quote"
    if line.startswith("-# ") or _HEADING.match(line):
        return None
    return "list" if _ITEM.match(line) else "plain"


def _wrapped(tag: str, kind: str = "") -> Callable[[_Writer, re.Match[str], int], str]:
    start = f'<{tag} class="{kind}">' if kind else f"<{tag}>"
    return lambda writer, match, depth: f"{start}{writer.inline(match[1], depth)}</{tag}>"


def _verbatim(kind: str, group: int) -> Callable[[_Writer, re.Match[str], int], str]:
    return lambda _, match, __: f'<span class="{kind}">{html.escape(match[group])}</span>'


_ESCAPE = re.compile(r"\\([^A-Za-z0-9\s])")
_SPOILER = '<span class="spoiler" tabindex="0" role="button" aria-label="Spoiler">{}</span>'
#: By first character, the first that matches wins.
_RULES: dict[str, list[Rule]] = {
    "\\": [(_ESCAPE, lambda _, m, __: html.escape(m[1]))],
    "`": [
        (
            re.compile(r"(`+)(.+?)(?<!`)\1(?!`)"),
            lambda _, m, __: f"<code>{html.escape(m[2].strip())}</code>",
        )
    ],
    "*": [
        (re.compile(r"\*\*((?:\\.|[^\\])+?)\*\*(?!\*)"), _wrapped("strong")),
        (re.compile(r"\*(?=\S)((?:\\.|\*\*|[^\\*])+?)(?<!\s)\*(?!\*)"), _wrapped("em")),
    ],
    "_": [
        (re.compile(r"__((?:\\.|[^\\])+?)__(?!_)"), _wrapped("u")),
        (re.compile(r"(?<!\w)_((?:\\.|__|[^\\_])+?)_(?!\w)"), _wrapped("em")),
    ],
    "~": [(re.compile(r"~~((?:\\.|[^\\])+?)~~"), _wrapped("s"))],
    "|": [
        (
            re.compile(r"\|\|((?:\\.|[^\\])+?)\|\|"),
            lambda w, m, depth: _SPOILER.format(w.inline(m[1], depth)),
        )
    ],
    "[": [(re.compile(rf"\[((?:\\.|[^\\\]])+)\]\(<?({_URL}|https?://\S)>?\)"), _Writer.link)],
    "h": [(re.compile(_URL), _Writer.address)],
    "<": [
        (re.compile(r"<@!?(\d{1,20})>"), _Writer.person),
        (re.compile(r"<@&(\d{1,20})>"), _Writer.role),
        (re.compile(r"<#(\d{1,20})>"), _Writer.channel),
        (re.compile(r"<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>"), _Writer.stamp),
        (re.compile(r"<(/[-\w ]{1,100}):\d{1,20}>"), _verbatim("mention", 1)),
        (re.compile(r"<a?(:\w{2,32}:)\d{1,20}>"), _verbatim("emoji", 1)),
        (re.compile(rf"<{_URL}>"), _Writer.address),
    ],
    "@": [(re.compile(r"@(?:everyone|here)\b"), _verbatim("mention me", 0))],
}
