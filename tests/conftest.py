"""What all tests share: whether there is a browser to try the page in."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.costs import STUCK, Bill, Meter, dear
from tests.databases import FOR_LATER, ON_POSTGRES, started
from tests.inserted import inserted
from tests.sample import repeated
from tests.unsaid import unsaid

__all__ = ["inserted", "unsaid"]

PAGE = Path(__file__).parent / "e2e" / "page"
ALIKE = {"game", "seats", "presses", "language", "kind"}
"""What a database does depends on none of these: on PostgreSQL tests on the wire are tried with one
game, one language, one kind of place, and with all that people make up."""
NO_BROWSER = "There is no Chromium here, so the page is not tried in a browser (tests/e2e/page)."
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first does without what nobody sees here: it needs a quarter less of the processor."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
LEFT_OUT = CHROMIUM is None and os.environ.get("NEED_BROWSER") != "true"


class Together(LoadScopeScheduling):  # type: ignore[misc] # xdist tells no types
    """The tests of the page share a world, a bot and a browser, and those of the wheel a wheel, so
    one worker has them all. Those of one file of the games share what has been played, read and
    drawn before.

    By path, since pytest 9.2 and pytest-xdist 3.8 do not understand each other about groups.
    """

    def _split_scope(self, nodeid: str) -> str:
        together = ("tests/e2e/page/", "tests/e2e/test_wheel.py")
        alone = nodeid.partition("::")[0] if nodeid.startswith("tests/games/") else nodeid
        return next((each for each in together if nodeid.startswith(each)), alone)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """What cases cost is measured; and before the workers start: the database that all of them
    use."""
    config.option.timeout = STUCK
    if hasattr(config, "workerinput") or not config.getoption("numprocesses"):
        config.pluginmanager.register(Meter())
    if reporter := config.pluginmanager.getplugin("terminalreporter"):
        config.pluginmanager.register(Bill(reporter))
    if ON_POSTGRES and not hasattr(config, "workerinput"):
        config.add_cleanup(started(without=FOR_LATER))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Together:
    """Who runs what."""
    return Together(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage neither while all is imported, since that is kept, nor later among it: in
    each worker that takes as long as to import it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """No more dear cases than there may be; on PostgreSQL none that are alike, and none that have
    neither a store nor a folder for one."""
    dear(items)
    on_the_wire = [item for item in items if item.nodeid.startswith("tests/e2e/")]
    for item in items:
        if item.nodeid.startswith("tests/e2e/"):
            item.add_marker("e2e")
        elif not {"store", "tmp_path"} & {*getattr(item, "fixturenames", ())}:
            item.add_marker("lite")
    yield
    if ON_POSTGRES:
        chosen = {*items}
        left_out = repeated([item for item in on_the_wire if item in chosen], ALIKE)
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Without a browser the page's tests are not run; in CI they fail."""
    return True if LEFT_OUT and PAGE in (collection_path, *collection_path.parents) else None


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """One line for what was left out."""
    asked = (config.invocation_params.dir / arg.partition("::")[0] for arg in config.args)
    if LEFT_OUT and any(PAGE.is_relative_to(path) for path in asked):
        terminalreporter.write_line(NO_BROWSER)
