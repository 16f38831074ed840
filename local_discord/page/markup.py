"""Discord's markdown as safe HTML: everything that is not markup is escaped.

https://support.discord.com/hc/en-us/articles/210298617
"""

from __future__ import annotations

import re
from collections.abc import MutableMapping, Sequence
from html import escape
from typing import Any
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from ..model import Application, Channel, User
from ..realm import Realm
from .command_line import said

_FENCE = re.compile(r"```(?:([\w+-]*)\n)?(.*?)\n?```", re.DOTALL)
_LINE = re.compile(r"(-#|#{1,3}) +(.+)")
_SPOILER = re.compile(r"\|\|((?:\\.|[^\\])+?)\|\|", re.DOTALL)
_URL = re.compile(r"<(https?://[^\s<>]+)>|(https?://[^\s<]+[^\s<.,:;\"')\]])")
_PLACE = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/\d+)?")
_ACTIVITY = re.compile(r"https://discord\.com/activities/(\d+)(?:\?custom_id=([^&]*))?")
_BLOCK = re.compile(r"</?(?:br|h\d|[uo]l|li|blockquote|small|pre)\b[^>]*>")
_TAG = re.compile(r"<(?!/?time\b)[^>]*>")
_CALLED = re.compile(
    r"<@!?(?P<person>\d{1,20})>|<@&(?P<role>\d{1,20})>|<#(?P<channel>\d{1,20})>"
    r"|<t:(?P<stamp>-?\d{1,13})(?::(?P<style>[tTdDfFsSR]))?>|<(?P<command>/[-\w ]{1,100}):\d{1,20}>"
    r"|<a?(?P<emoji>:\w{2,32}:)\d{1,20}>|(?P<everyone>@(?:everyone|here)\b)"
)


def render(text: str, world: Realm, viewer: User) -> str:
    """The HTML of a message's text, as one person sees it."""
    env = {"world": world, "viewer": viewer}
    written, at = [], 0
    for match in _FENCE.finditer(text):  # code first: nothing inside it is markup
        written.append(_MARKDOWN.render(text[at : match.start()], env))
        written.append(f"<pre><code>{escape(match[2])}</code></pre>")
        at = match.end()
    return "".join([*written, _MARKDOWN.render(text[at:], env)])


def words(text: str, world: Realm, viewer: User) -> str:
    """The HTML of a text in one line, without its markup; times are left for the browser."""
    written = render(_SPOILER.sub("▮▮▮", text), world, viewer)
    return " ".join(_TAG.sub("", _BLOCK.sub(" ", written)).split())


def place(url: str, world: Realm, viewer: User) -> Channel | None:
    """The channel that one of Discord's own links leads to, if the viewer sees that channel."""
    match = _PLACE.fullmatch(url)
    channel = world.channels.get(int(match[1])) if match else None
    return channel if channel and world.sees(viewer, channel) else None


def activity(url: str, world: Realm) -> tuple[Application, str] | None:
    """The application whose Activity one of Discord's own links opens, and the link's word."""
    match = _ACTIVITY.fullmatch(url)
    application = world.applications.get(int(match[1])) if match else None
    return (application, unquote(match[2] or "")) if match and application else None


# Blocks: what Discord has in addition to lists and paragraphs


def _heading(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """A heading or small print; the page itself uses the first and second level."""
    match = _LINE.match(_line(state, start))
    if match is None or silent:
        return match is not None
    tag = "small" if match[1] == "-#" else f"h{len(match[1]) + 2}"
    state.push("heading_open", tag, 1)
    state.push("inline", "", 0).content = match[2].strip()
    state.push("heading_close", tag, -1)
    state.line = start + 1
    return True


def _quote(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Lines after `> `, or everything after `>>> `; a quote holds no other quote."""
    first, last = _line(state, start), start
    if state.env.get("quoted") or not first.startswith(("> ", ">>> ")):
        return False
    if silent:
        return True
    if first.startswith(">>> "):
        last, inside = end, state.src[state.eMarks[start] - len(first) + 4 : state.eMarks[end - 1]]
    else:
        while last < end and _line(state, last).startswith("> "):
            last += 1
        inside = "\n".join(_line(state, number)[2:] for number in range(start, last))
    state.push("blockquote_open", "blockquote", 1)
    state.md.block.parse(inside, state.md, {**state.env, "quoted": True}, state.tokens)
    state.push("blockquote_close", "blockquote", -1)
    state.line = last
    return True


def _no_laziness(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """A line that is not indented does not continue the list item above it."""
    return silent and state.sCount[start] < state.blkIndent


def _line(state: StateBlock, number: int) -> str:
    return state.src[state.bMarks[number] + state.tShift[number] : state.eMarks[number]]


def _close_up(state: StateCore) -> None:
    """Put no line breaks between tags."""
    for token in state.tokens:
        token.block = False


# Inside a line


def _spoiler(state: StateInline, silent: bool) -> bool:
    match = _SPOILER.match(state.src, state.pos, state.posMax)
    if match is None:
        return False
    if not silent:
        end, state.pos, state.posMax = state.posMax, state.pos + 2, match.end() - 2
        state.push("spoiler_open", "", 1)
        state.md.inline.tokenize(state)
        state.push("spoiler_close", "", -1)
        state.posMax = end
    state.pos = match.end()
    return True


def _address(state: StateInline, silent: bool) -> bool:
    """A bare address or one in angle brackets, but not inside a link's own words."""
    match = _URL.match(state.src, state.pos, state.posMax)
    if match is None or state.linkLevel:
        return False
    if not silent:
        url = match[1] or match[2]
        state.push("link_open", "a", 1).attrs = {"href": url}
        state.push("text", "", 0).content = url
        state.push("link_close", "a", -1)
    state.pos = match.end()
    return True


def _called(state: StateInline, silent: bool) -> bool:
    """People, roles, channels, times, commands and emoji, by their ids."""
    match = _CALLED.match(state.src, state.pos, state.posMax)
    if match is None:
        return False
    if not silent:
        state.push("called", "", 0).meta["match"] = match
    state.pos = match.end()
    return True


# As HTML

Tokens = Sequence[Token]
Env = MutableMapping[str, Any]


class _Html(RendererHTML):
    """One method for each kind of token that differs from the default."""

    def called(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        match: re.Match[str] = tokens[idx].meta["match"]
        world, viewer, kind = env["world"], env["viewer"], match.lastgroup or ""
        if kind in ("person", "role"):
            return _mention(world, viewer, kind, int(match[kind]))
        if kind == "channel":
            return _channel(world, viewer, int(match[kind]))
        if kind in ("stamp", "style"):
            seconds, style = int(match["stamp"]), match["style"] or "f"
            return f'<time data-seconds="{seconds}" data-style="{style}"></time>'
        if kind == "command":
            return f'<span class="mention">{escape(_command(world, viewer, match[kind]))}</span>'
        shown = {"emoji": "emoji", "everyone": "mention me"}[kind]
        return f'<span class="{shown}">{escape(match[kind])}</span>'

    def link_open(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        """Discord's own addresses lead to a channel of this page."""
        url = str(tokens[idx].attrs["href"])
        if channel := place(url, env["world"], env["viewer"]):
            return _goto(channel)
        return f'<a href="{escape(url)}" target="_blank" rel="noopener noreferrer">'

    def strong_open(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        """Two underscores mean underlined."""
        return "<u>" if tokens[idx].markup == "__" else "<strong>"

    def strong_close(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        return "</u>" if tokens[idx].markup == "__" else "</strong>"

    def spoiler_open(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        return '<span class="spoiler" tabindex="0" role="button" aria-label="Spoiler">'

    def spoiler_close(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        return "</span>"

    def softbreak(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        return "<br>"

    hardbreak = softbreak

    def paragraph_open(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        """A paragraph becomes lines, with an empty line before the next one."""
        follows = idx and tokens[idx - 1].type == "paragraph_close" and not tokens[idx].hidden
        return "<br><br>" if follows else ""

    def paragraph_close(self, tokens: Tokens, idx: int, options: Any, env: Env) -> str:
        return ""


def _mention(world: Realm, viewer: User, kind: str, id: int) -> str:
    if kind == "person":
        user = world.users.get(id)
        name = user.name if user else "unknown-user"
    else:
        roles = (guild.roles.get(id) for guild in world.guilds.values())
        role = next(filter(None, roles), None)
        name = role.name.removeprefix("@") if role else "unknown-role"
    me = " me" if kind == "person" and id == viewer.id else ""
    menu = f' data-menu="{id}"' if kind == "person" else ""
    return f'<span class="mention{me}"{menu}>@{escape(name)}</span>'


def _channel(world: Realm, viewer: User, id: int) -> str:
    channel = world.channels.get(id)
    if channel is None or not world.sees(viewer, channel):
        return '<span class="mention">#unknown</span>'
    return f"{_goto(channel, 'mention')}#{escape(channel.name)}</a>"


def _command(world: Realm, viewer: User, line: str) -> str:
    """A command in the reader's language; words that no bot's command has stay as they are."""
    level = [c.data for bot in world.applications.values() for c in bot.commands.values()]
    shown = []
    for word in line.removeprefix("/").split():
        found = next((data for data in level if data["name"] == word), None)
        shown.append(said(found, "name", viewer.locale) if found else word)
        level = (found or {}).get("options") or []
    return f"/{' '.join(shown)}"


def _goto(channel: Channel, kind: str = "") -> str:
    return f'<a href="#" class="{kind}" data-channel="{channel.id}">'


def _parser() -> MarkdownIt:
    md = MarkdownIt("zero", renderer_cls=_Html)
    md.enable(["list", "escape", "backticks", "emphasis", "strikethrough", "link", "newline"])
    md.validateLink = lambda url: url.startswith(("http://", "https://"))  # type: ignore[method-assign]
    for rule in (_heading, _quote, _no_laziness):
        md.block.ruler.before("list", rule.__name__, rule, {"alt": ["paragraph", "list"]})
    md.core.ruler.push("close_up", _close_up)
    for character in "|h":
        md.inline.add_terminator_char(character)
    for step in (_called, _address, _spoiler):
        md.inline.ruler.push(step.__name__, step)
    return md


_MARKDOWN = _parser()
