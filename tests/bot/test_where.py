"""Where the page is, who asks for it, and what `doctor` says about its settings."""

from __future__ import annotations

from hashlib import sha256

import pytest
from yarl import URL

from bot.host.doctor import page
from bot.settings import Settings
from bot.web.files import STATIC
from bot.web.where import Where
from tools import sdk

PROXIES = ("127.0.0.1", "10.0.0.0/8", "fd00::/8")


@pytest.mark.parametrize(
    ("remote", "forwarded", "asks"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),  # nobody trusts it
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.9, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
        ("127.0.0.1", "10.9.9.9", "10.9.9.9"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "", "2001:db8:1:2::/64"),
        ("fd00::1", "2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("127.0.0.1", "<script>", "None"),
        ("", "", "None"),
    ],
)
def test_only_trusted_proxies_say_for_whom_they_ask(remote: str, forwarded: str, asks: str) -> None:
    assert Where(URL("https://page.test"), PROXIES).asks(remote, forwarded) == asks


@pytest.mark.parametrize(
    ("address", "prefix", "link"),
    [
        ("https://page.test", "", "https://page.test/#secret"),
        ("https://page.test/", "", "https://page.test/#secret"),
        ("https://page.test/games/", "/games", "https://page.test/games/#secret"),
        ("http://page.test:81/a/b", "/a/b", "http://page.test:81/a/b/#secret"),
    ],
)
def test_a_link_keeps_its_secret_from_servers(address: str, prefix: str, link: str) -> None:
    where = Where(URL(address))
    assert where.prefix == prefix
    assert where.link("secret") == link
    assert "/" not in where.origin.removeprefix("http://").removeprefix("https://")


@pytest.mark.parametrize(
    ("settings", "faults", "words"),
    [
        ({}, 0, ""),
        ({"web_port": 80}, 1, "nobody gets a link"),
        ({"public_url": "https://page.test"}, 0, "another one has to serve it"),
        ({"public_url": "http://page.test", "web_port": 80}, 1, "not https"),
        ({"public_url": "https://page.test", "web_port": 80}, 0, "count as one address"),
    ],
)
def test_doctor_says_what_does_not_fit(
    settings: dict[str, object], faults: int, words: str
) -> None:
    found = page(Settings.model_validate(settings))
    assert sum(finding.fault for finding in found) == faults
    assert words in " ".join(finding.text for finding in found)


@pytest.mark.parametrize(
    ("api", "public", "straight"),
    [
        ("http://127.0.0.1:8137", "http://127.0.0.1:8090", True),
        ("http://127.0.0.1:8137", "http://localhost:8090/games", True),
        ("http://127.0.0.1:8137", "http://[::1]:8090", True),
        ("http://proxy:3000", "https://page.test", False),  # a proxy that keeps the rate limits
        ("http://127.0.0.1:3000", "https://127.0.0.1.page.test", False),
        ("", "http://127.0.0.1:8090", False),
    ],
)
def test_a_link_leads_straight_in_only_on_this_machine(
    api: str, public: str, straight: bool
) -> None:
    where = Settings.model_validate({"discord_api": api, "public_url": public}).where
    assert where
    assert where.straight == straight


def test_networks_that_are_none_are_refused() -> None:
    with pytest.raises(ValueError, match="trusted_proxies"):
        Settings.model_validate({"trusted_proxies": "10.0.0.0/99"})


# --- Discord's SDK, with its licences -------------------------------------------------------------


def test_the_file_is_the_pinned_one() -> None:
    assert sha256(sdk.FILE.read_bytes()).hexdigest() == sdk.BUNDLE
    assert sdk.VERSION in sdk.FILE.read_text("utf-8").partition("\n")[0]


def test_its_licences_lie_beside_it_and_are_served_too() -> None:
    told = sdk.LICENCES.read_text("utf-8")
    for name in (sdk.NAME, *sdk.INSIDE):
        assert f"{name}\n\n" in told
    assert {sdk.FILE.name, sdk.LICENCES.name} <= STATIC.keys()
