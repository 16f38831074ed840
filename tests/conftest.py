"""What all tests share: whether there is a browser to try the page in."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

PAGE = Path(__file__).parent / "e2e" / "page"
NO_BROWSER = "There is no Chromium here, so the page is not tried in a browser (tests/e2e/page)."
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
LEFT_OUT = CHROMIUM is None and os.environ.get("CI") != "true"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Without a browser the page's tests are not run; in CI they fail."""
    return True if LEFT_OUT and collection_path == PAGE else None


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """One line for what was left out."""
    asked = (config.invocation_params.dir / arg.partition("::")[0] for arg in config.args)
    if LEFT_OUT and any(PAGE.is_relative_to(path) for path in asked):
        terminalreporter.write_line(NO_BROWSER)
