"""`python -m tools.sdk`: Discord's Embedded App SDK as one file that browsers load as it is.

It takes the published package (npm has to be there), checks that it is the pinned one, lets Rollup
join its modules, and writes that beside the licences. Nothing of it is changed or minified. Whoever
wants a newer one changes `VERSION` and `PACKAGE`, runs it, and copies the digest that it tells.
"""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256, sha512
from pathlib import Path
from tempfile import TemporaryDirectory

NAME, VERSION = "@discord/embedded-app-sdk", "2.5.0"
PACKAGE = "FNoe5PbSkoKEbqPubaBmq6tlEMOftMjR3gu55YrdrrKmBfKKM4i9P/Z+Zxl0RZdJcKviBwVcTyYMMPM/aGex/w=="
"""The package's SHA-512."""
ROLLUP = "4.68.8"
BUNDLE = "e86b05a63fb342b3b97b6c0edb316526be9cdc70b139ac03cdcd57e873425707"
"""The SHA-256 of the file that is made of it."""
INSIDE = ("big-integer", "eventemitter3", "lodash.transform", "tslib", "uuid", "zod")
"""What of others the package contains."""
FOLDER = Path(__file__).parents[1] / "bot/web/static"
FILE, LICENCES = FOLDER / "sdk.js", FOLDER / "sdk.LICENSE.txt"


def main() -> int:
    """Make both files. Returns the exit status."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        [told] = json.loads(_npm(folder, "pack", "--json", f"{NAME}@{VERSION}"))
        package = (folder / told["filename"]).read_bytes()
        if b64encode(sha512(package).digest()).decode() != PACKAGE:
            print("This is not the pinned package.")
            return 1
        tools = [f"rollup@{ROLLUP}", "tslib", told["filename"]]
        _npm(folder, "install", "--ignore-scripts", "--silent", "--no-save", *tools)
        FILE.write_text(_joined(folder / "node_modules"), encoding="utf-8")
        LICENCES.write_text(_licences(folder / "node_modules"), encoding="utf-8")
    found = sha256(FILE.read_bytes()).hexdigest()
    print(f"{FILE.name}: {found}" + ("" if found == BUNDLE else ", and BUNDLE says something else"))
    return int(found != BUNDLE)


def _npm(folder: Path, *command: str) -> str:
    made = subprocess.run(["npm", *command], cwd=folder, check=True, stdout=subprocess.PIPE)
    return made.stdout.decode()


def _joined(modules: Path) -> str:
    entry = modules / NAME / "output/Discord.mjs"
    command = [str(modules / ".bin/rollup"), str(entry), "--format", "es", "--silent"]
    made = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    head = f"// {NAME} {VERSION}, by Discord, joined by tools/sdk.py; see {LICENCES.name}."
    return f"{head}\n{made.stdout.decode()}"


def _licences(modules: Path) -> str:
    told = []
    for name in (NAME, *INSIDE):
        [file, *_] = sorted((modules / name).glob("[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]*"))
        told.append(f"{name}\n\n{file.read_text(encoding='utf-8').strip()}\n")
    return "\n---\n\n".join(told)


if __name__ == "__main__":
    sys.exit(main())
