"""A backup as a file: compressed by zstd, which seals what is in it with a checksum. A plain SQLite
database, as version 1.10.0 and those before made it, counts as one too."""

from __future__ import annotations

import shutil
from hashlib import sha256
from pathlib import Path
from typing import IO

from bot.errors import Unusable

_HEAD = b"\x28\xb5\x2f\xfd"
"""How everything that zstd makes begins."""
_LEVEL = 3
_CHUNK = 1 << 20


def pack(plain: Path, file: Path) -> None:
    """Compress a file into another, and read it again to see that it is the same. Raises
    `Unusable`."""
    import zstandard  # noqa: PLC0415 - only backups need it

    packer = zstandard.ZstdCompressor(level=_LEVEL, write_checksum=True)
    written = sha256()
    with plain.open("rb") as source, file.open("wb") as target:
        size = plain.stat().st_size
        with packer.stream_writer(target, size=size, closefd=False) as writer:
            while piece := source.read(_CHUNK):
                written.update(piece)
                writer.write(piece)
    read = sha256()
    with file.open("rb") as source, zstandard.ZstdDecompressor().stream_reader(source) as reader:
        while piece := reader.read(_CHUNK):
            read.update(piece)
    if read.digest() != written.digest():
        raise Unusable(f"{file.name} is not what was written: look after the disk.")


def is_packed(file: Path) -> bool:
    """Is it compressed? Raises `Unusable` if there is no such file."""
    if file.is_dir():
        raise Unusable(f"{file} is a folder: name one of the files in it.")
    if not file.is_file():
        raise Unusable(f"There is no file {file}.")
    with file.open("rb") as opened:
        return opened.read(len(_HEAD)) == _HEAD


def size(file: Path) -> int:
    """How many bytes it has when it is unpacked. Raises `Unusable`."""
    if not is_packed(file):
        return file.stat().st_size
    import zstandard  # noqa: PLC0415 - the same

    with file.open("rb") as opened:
        try:
            found = zstandard.get_frame_parameters(opened.read(64)).content_size
        except zstandard.ZstdError:
            raise Unusable(f"{file} is no backup, or not a whole one.") from None
    return int(found)


def unpack(file: Path, plain: Path) -> None:
    """Write what is in a backup into a file. Raises `Unusable`."""
    if not is_packed(file):
        shutil.copyfile(file, plain)
        return
    import zstandard  # noqa: PLC0415 - the same

    try:
        with file.open("rb") as source, plain.open("wb") as target:
            _unpack(zstandard.ZstdDecompressor().stream_reader(source), target)
    except zstandard.ZstdError:
        raise Unusable(f"{file} is damaged: its checksum is another one.") from None
    if plain.stat().st_size != size(file):
        raise Unusable(f"{file} is not a whole backup: its end is missing.")


def _unpack(reader: IO[bytes], target: IO[bytes]) -> None:
    with reader:
        shutil.copyfileobj(reader, target, _CHUNK)
