"""Discord's SDK is the file that its command makes, with the licences of all that is in it."""

from __future__ import annotations

from hashlib import sha256

from bot.web.files import STATIC
from tools import sdk


def test_the_file_is_the_pinned_one() -> None:
    assert sha256(sdk.FILE.read_bytes()).hexdigest() == sdk.BUNDLE
    assert sdk.VERSION in sdk.FILE.read_text("utf-8").partition("\n")[0]


def test_its_licences_lie_beside_it_and_are_served_too() -> None:
    told = sdk.LICENCES.read_text("utf-8")
    for name in (sdk.NAME, *sdk.INSIDE):
        assert f"{name}\n\n" in told
    assert {sdk.FILE.name, sdk.LICENCES.name} <= STATIC.keys()
