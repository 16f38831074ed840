"""English made strange: what still reads as English on the screen was never translated."""

from __future__ import annotations

import re

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ",
)
_KEPT = re.compile(r"<[^>]*>|`(?![\s.,:;])[^`]+`|https?://\S+|(?<!\w)/\w[\w-]*|\{[^}]*\}")
"""Mentions, code of a word (more could be what stands between two codes), addresses, commands."""
_THIRD = re.compile(r"([^\W\d_]{2})([^\W\d_])")


class _Alter(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(strange(node.value))


def altered(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
    """The entry with its text made strange; what selects (keys, attributes of terms) stays."""
    if entry.value is not None:
        entry.value = _Alter().visit(entry.value)
    for form in entry.attributes if isinstance(entry, ast.Message) else ():
        form.value = _Alter().visit(form.value)
    return entry


def strange(text: str) -> str:
    """A third longer, no letter of it plain: `Rook` -> `Ŕóóóķ`."""
    kept = list(_KEPT.finditer(text))
    starts = [0, *(match.end() for match in kept)]
    ends = [*(match.start() for match in kept), len(text)]
    between = [_strange(text[start:end]) for start, end in zip(starts, ends, strict=True)]
    whole = [match[0] for match in kept]
    return "".join(part for pair in zip(between, [*whole, ""], strict=True) for part in pair)


def _strange(text: str) -> str:
    return _THIRD.sub(r"\1\2\2", text).translate(_LETTERS)
