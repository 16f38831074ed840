"""The import contracts of `pyproject.toml`, tried with imports that nobody has written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import grimp
from importlinter import Contract, ContractCheck, api
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

ROOT = Path(__file__).parents[1]
KINDS: Mapping[str, type[Contract]] = {
    "acyclic_siblings": AcyclicSiblingsContract,
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
    "protected": ProtectedContract,
}


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(
        "bot", "games", "local_discord", include_external_packages=True, cache_dir=None
    )


def faults(contract: str, breaches: Mapping[str, str]) -> set[tuple[str, str]]:
    """The imports that a contract finds fault with, if these modules had these imports too."""
    return set(_links(checked(contract, breaches).metadata))


def checked(contract: str, breaches: Mapping[str, str]) -> ContractCheck:
    """What a contract says if these modules had these imports too."""
    read = api.read_configuration(str(ROOT / "pyproject.toml"))
    (options,) = (one for one in read["contracts_options"] if one.get("id") == contract)
    tried = deepcopy(graph())
    for importer, imported in breaches.items():
        tried.add_import(importer=importer, imported=imported, line_number=1, line_contents="")
    made = KINDS[options["type"]](options["name"], read["session_options"], options)
    return made.check(tried, verbose=False)


def _links(found: Any) -> Iterator[tuple[str, str]]:
    """All imports that are named anywhere in a report."""
    if isinstance(found, Mapping) and "importer" in found:
        yield found["importer"], found["imported"]
    elif isinstance(found, Mapping):
        yield from _links(list(found.values()))
    elif isinstance(found, list | tuple | set):
        for one in found:
            yield from _links(one)
    elif hasattr(found, "__dict__"):
        yield from _links(vars(found))
