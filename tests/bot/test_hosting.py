"""The files for hosting name only what exists: commands, settings, files, versions."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import VERSION
from bot.__main__ import COMMANDS
from bot.environment import NAMES_IT
from bot.host.asking import SERVICE
from bot.settings import Settings
from games import GAMES
from games.core import LANGUAGES, say

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNITS = sorted((ROOT / "deploy").glob("*.service"))
BESIDES = {"KEEP", "KEEP_MB", "PATH", "PYTHONPATH", NAMES_IT}
"""Environment variables that are not the bot's."""


def understood(arguments: list[str]) -> None:
    """Fail if the command line rejects these arguments."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    commands = parser.add_subparsers(required=True)
    for name, command in COMMANDS.items():
        command.options(commands.add_parser(name, exit_on_error=False))
    parser.parse_args(arguments)


def ours() -> Iterator[tuple[str, dict[str, Any]]]:
    """The services that run the bot."""
    return ((name, service) for name, service in SERVICES.items() if "build" in service)


def test_the_dockerfile_is_clean_and_copies_what_there_is() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    checked = subprocess.run(
        [hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout) == (0, "")
    sources = re.findall(r"^COPY (?!--from)(\S+)", DOCKERFILE, re.MULTILINE)
    let_in = re.findall(r"^!(\S+)", (ROOT / ".dockerignore").read_text(), re.MULTILINE)
    assert set(sources) == set(let_in)
    assert all((ROOT / source).exists() for source in sources)
    kept = re.findall(r"'(\w+)\*\.dat'", (ROOT / "deploy" / "trim.sh").read_text())
    assert set(kept) == set(LANGUAGES)


def test_images_are_pinned_and_of_one_debian() -> None:
    bases = re.findall(r"^FROM (\S+:\S+)", DOCKERFILE, re.MULTILINE)
    assert len(set(bases)) == 1
    assert re.fullmatch(r"python:3\.12\.\d+-slim-\w+", bases[0])
    server = re.fullmatch(r"postgres:\d+\.\d+-(\w+)", SERVICES["postgres"]["image"])
    assert server
    assert bases[0].endswith(server[1])


def test_every_profile_has_what_the_issue_names() -> None:
    profiles = {p: sorted(n for n, s in SERVICES.items() if p in s["profiles"]) for p in PROFILES}
    assert profiles == PROFILES
    for name, service in ours():
        assert service["build"] == ".", name
        assert service["restart"] == "unless-stopped"
        assert service["stop_grace_period"]


PROFILES = {
    "sqlite": ["bot", "bot-backup"],
    "postgres": ["postgres", "postgres-backup", "shards-0-1", "shards-2-3", "thinker"],
}


def test_names_in_compose_exist() -> None:
    for name, service in SERVICES.items():
        for secret in service.get("secrets", []):
            assert secret in COMPOSE["secrets"], name
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in COMPOSE["volumes"], name
        for other in service.get("depends_on", {}):
            assert "healthcheck" in SERVICES[other], name
        for told in service.get("environment", {}).values():
            if secret := re.fullmatch(r"/run/secrets/(\w+)", told):
                assert secret[1] in service["secrets"], name


def settings() -> set[str]:
    """The names of all settings in the environment."""
    return {name.upper() for name in Settings.model_fields}


def test_settings_in_compose_and_units_exist() -> None:
    for name, service in ours():
        assert set(service.get("environment", {})) <= settings() | BESIDES, name
    for unit in UNITS:
        lines = re.findall(r"^Environment=(.*)$", unit.read_text(), re.MULTILINE)
        names = {pair.partition("=")[0] for line in lines for pair in line.split()}
        assert names <= settings() | BESIDES
    [image] = re.findall(r"^ENV (.*)$", DOCKERFILE, re.MULTILINE)
    names = {pair.partition("=")[0] for pair in image.split()}
    assert names <= settings() | BESIDES | {"PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"}


def test_every_setting_is_explained_and_reaches_the_bot_however_it_is_hosted() -> None:
    """`DATABASE` is the setting of old. In a container, secrets are files, the image says where its
    health is, and commands say which shards they serve."""
    everything = settings() - {"DATABASE"}
    example = (ROOT / ".env.example").read_text()
    assert (
        set(re.findall(r"^(?:# )?([A-Z_]+)=", example, re.M)) - {"COMPOSE_PROFILES"} == everything
    )
    hosting = (ROOT / "docs" / "hosting.md").read_text()
    own = {"DISCORD_TOKEN", "DATABASE_URL", "HEALTH_PORT", "SHARDS", "SHARD_COUNT"}
    assert all(f"`{name}`" in hosting for name in own)
    files = {"DISCORD_TOKEN_FILE", "DATABASE_URL_FILE"}
    for name in ("bot", "shards-0-1", "shards-2-3"):
        passed = SERVICES[name]["environment"]
        assert set(passed) | files == everything - own, name
        for setting, value in passed.items():
            if setting not in files and value:
                assert re.fullmatch(rf"\$\{{{setting}:-[\w.]*\}}", value), setting
    for name in ("bot-backup", "postgres-backup"):
        assert {"KEEP", "KEEP_MB"} <= set(SERVICES[name]["environment"]), name
    thinks = {name for name in SERVICES["thinker"]["environment"] if name.startswith("LOG_")}
    assert thinks == {name for name in everything if name.startswith("LOG_")}
    for path in (*UNITS, ROOT / "deploy" / "skulduggery"):
        assert re.search(rf"\b{NAMES_IT}\b.*{SERVICE}\b", path.read_text()), path
    assert f"> {SERVICE}" in hosting
    written = hosting.partition(f"> {SERVICE} << 'END'\n")[2].partition("\nEND\n")[0]
    assert {line.partition("=")[0] for line in written.splitlines()} <= everything
    told = set(re.findall(r"(?:^|`)([A-Z]+_[A-Z_]+)\b", hosting, re.M))
    assert told <= everything | {"COMPOSE_PROFILES", "KEEP_MB", NAMES_IT}, "these are no settings"


def test_every_service_is_confined_and_only_those_that_need_it_reach_the_internet() -> None:
    for name, service in SERVICES.items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["pids_limit"], name
        assert service["mem_limit"], name
        assert service["logging"]["options"]["max-size"], name
        assert not [port for port in service.get("ports", []) if "127.0.0.1" not in port], name
        inside = service.get("network_mode") == "none" or service.get("networks") == ["database"]
        assert inside is (name not in ("bot", "shards-0-1", "shards-2-3")), name
    assert COMPOSE["networks"]["database"]["internal"] is True


def test_what_the_steps_keep_beside_the_code_never_gets_into_git_or_the_image() -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text()
    kept = {"secrets/discord_token", "secrets/database_url", "secrets/postgres_password", ".env"}
    assert all(name in hosting for name in kept)
    names = [*kept, "backups/skulduggery-20200101T000000Z", "data/skulduggery.db"]
    for name in names:
        ignored = subprocess.run(
            ["git", "check-ignore", "--quiet", "--no-index", name], cwd=ROOT, check=False
        )
        assert ignored.returncode == 0, name
    assert (ROOT / ".dockerignore").read_text().startswith("*\n")


def test_actions_are_pinned_by_commit_and_packages_are_audited_by_themselves() -> None:
    workflows = {path.stem: path.read_text() for path in (ROOT / ".github/workflows").glob("*.yml")}
    for text in workflows.values():
        for action in re.findall(r"uses: (.*)", text):
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", action)
    audit = yaml.safe_load(workflows["audit"])
    assert audit[True]["schedule"]  # what YAML reads `on` as
    audited = audit["jobs"]["audit"]["strategy"]["matrix"]["requirements"]
    assert {f"{name}.txt" for name in audited} == {
        p.name for p in (ROOT / "requirements").iterdir()
    }
    renovate = json.loads((ROOT / "renovate.json").read_text())
    assert "docker:pinDigests" in renovate["extends"]


def test_commands_exist() -> None:
    for _, service in ours():
        if "entrypoint" in service:
            assert (ROOT / "deploy" / Path(*service["entrypoint"]).name).exists()
        elif "command" in service:
            understood(service["command"])
    for line in (ROOT / "Procfile").read_text().splitlines():
        understood(shlex.split(line.partition("python -m bot ")[2]))
    unit = (ROOT / "deploy" / "skulduggery.service").read_text()
    understood(shlex.split(re.findall(r"^ExecStart=.* -m bot (.*)$", unit, re.MULTILINE)[0]))
    said = re.findall(r"python -m bot ([a-z-]+)", (ROOT / "docs" / "hosting.md").read_text())
    assert set(said) <= set(COMMANDS)


def test_units_run_what_there_is() -> None:
    for unit in UNITS:
        [started] = re.findall(r"^ExecStart=/opt/skulduggery/(\S+)", unit.read_text(), re.MULTILINE)
        assert started.startswith(".venv/") or (ROOT / started).exists()
    if analyze := shutil.which("systemd-analyze"):
        checked = subprocess.run(
            [analyze, "verify", *UNITS], capture_output=True, text=True, check=False
        )
        wrong = [line for line in checked.stderr.splitlines() if "is not executable" not in line]
        assert wrong == []


def test_the_script_for_backups_says_how_many_stay(tmp_path: Path) -> None:
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text('#!/bin/sh\nprintf "%s" "$*" > "$4/said"\n')
    python.chmod(0o755)
    environment = {"PATH": f"{python.parent}:/usr/bin:/bin", "KEEP": "2"}
    subprocess.run([ROOT / "deploy" / "backup.sh", tmp_path], env=environment, check=True)
    said = (tmp_path / "said").read_text()
    assert said == f"-m bot backup {tmp_path} --keep 2 --keep-mb 20000 --every 3600"
    understood(said.split()[2:])


def test_the_changelog_tells_what_help_tells() -> None:
    entries = (ROOT / "CHANGELOG.md").read_text().split("\n## ")[1:]
    newest = next(e for e in entries if not e.startswith("Unreleased")).split("\n\n")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert newest[0] == VERSION == project["version"]
    assert newest[1] == say("bot-whats-new").say(())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_listing_names_games_and_commands_as_the_bot_does(language: str) -> None:
    text = (ROOT / "docs" / "listing.md").read_text()
    for game in GAMES.values():
        assert game.title.in_(language) in text
        assert f"listing/{language}-{game.id}.png" in text
        assert (ROOT / "assets" / "listing" / f"{language}-{game.id}.png").exists()
    for name in NAMES:
        assert f"`/{say(name).in_(language)}`" in text


NAMES = ("bot-command-newgame", "bot-command-rules", "bot-command-daily", "bot-command-mydata")


def test_links_between_the_papers_lead_somewhere() -> None:
    papers = [*ROOT.glob("[!C]*.md"), ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")]
    assert len(papers) > 6
    for paper in papers:
        for link in re.findall(r"\]\((?!https?:)([^)#]+)", paper.read_text()):
            assert (paper.parent / link).exists(), f"{paper.name}: {link}"
