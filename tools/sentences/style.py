"""What `tools.sentences` can hold of the rules of style (docs/languages.md): words that we don't
use, how a language writes, and how a message reads with what is put into it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.core.languages import ENGLISH
from tools.sentences.said import Sayings
from tools.sentences.spoken import Insert, Room

TRIED = 100
"""So many forms of a message are read at most."""

_WRITTEN: Mapping[str, str] = {
    r"\xa0": "a plain space: code puts in those that tie",
    r"\.\.\.": "an ellipsis is one character: …",
    r"(?<=[^#\s(]) …": "no space before …",
    r'(?<![=\\])"': "quotes are those of the language",
}
"""What is wrong in every language -> what to do about it."""
_FORBIDDEN: Mapping[str, Mapping[str, str]] = {
    "en": {
        r"[Uu]nrated\b": "not rated",
        r"\bthe managers\b|\bits managers\b": "admins (who grant), moderators (who keep order)",
        r"\bgood once\b": "works once",
        r"\bcall(?:s|ed)? you\b": "let you know",
        r"\bthat's the most\b": "that's the limit",
        r"\b[Pp]ierce[sd]?\b": "an arrow points at it",
        r"\bthe other player\b": "your opponent",
        r"\btiles?\b": "number",
        r"\b[Cc]ontrols? (?:the|a|most|\w\d)": "hold a base",
    },
    "de": {
        r"\b(?:Tasten|Knopf)?[Dd]ruck\b(?!s)(?<!Knopfdruck)": "Klick",
        r"\bVerwalter": "Admins (die gewähren), Moderation (die ordnet)",
        r"\bRemis\b": "unentschieden",
        r"\bfängt an\b|\bfängst .*\ban\b": "beginnen",
        r"\ban der Reihe\b|\bdran\b": "am Zug",
        r"\b[Ee]intipp|\b[Tt]ipp(?:st|t)? (?!auf|an|noch|jetzt)[^.]* ein\b|\bGetippt\b": "eingeben",
        r"\bSchreib (?:`|zum|ein|das|die) ?": "eingeben",
        r"[Uu]mstell": "umzingeln",
        r"[Dd]urchbohr": "ein Pfeil zeigt darauf",
        r"Plättchen": "Zahl",
        r"Tischuhr|Uhr des Tisches|\bTempo\b": "Bedenkzeit",
        r"\babgeräumt|\babzuräumen|\braum\w* .*\bab\b": "räumen",
        r"\bverreist\b": "nicht da",
        r"\bohne Wertung\b|\bungewertet": "nicht gewertet",
        r"\bleichte[nrms]? Computer": "schwach",
        r"\bangreif|\bAngriff": "überfallen, Überfall",
        r"\bfür abgelaufen erkl": "Zeitüberschreitung melden",
        r"\b(?:Wähle|Beginne|Schließe|Zeige|Schreibe|Drücke)\b": "short imperatives: Wähl, Beginn",
        r"\(sonst\b": "(Standard: …)",
        r"\bChance (?:auf|einer) (?:eine )?Mine": "Wahrscheinlichkeit",
    },
    "ru": {
        r"\bличк": "личные сообщения",
        r"\bна рейтинг\b": "с рейтингом",
        r"\b[Тт]емп\b|\bчас(?:ы|ам|ах|ов) стола\b": "время на ход",
        r"\b[Нн]абери (?:`|ход|команд)|\b[Нн]абирать быстрее|\b[Нн]апиши\b": "введи",
        r"\b[Сс]ходи(?:ть|шь)|\bпойдёшь\b|\bсыграется|\bиграется": "сделать ход, сыграть",
        r"отсутстви": "отъезд",
        r"неспешн": "медленный",
        r"\bуправляющи": "администраторы, модераторы",
        r"\bжетон": "число",
        r"трофейн": "трофей",
        r"\bпронз": "стрела указывает",
        r"\bвызвать на игру\b|\bвызыва\w+ (?:на игру|тебя)": "бросить вызов",
        r"\bназад (?:взять|брать)|\b(?:взять|брать|беря) .*\bназад": "вернуть",
        r"\bпод контролем\b": "держать",
        r"\bпервым ходит\b|\bходит первым\b|\bпервый ход за\b": "начинает",
        r"\bСколько самое большее\b": "не дольше",
        r"\bнекуда (?:ехать|бежать)\b": "нет свободного пути",
        r"\(иначе:": "(по умолчанию — …)",
        r"\bтайн(?:ый|ая|ое|ые)\b": "секретный",
        r"опа(?:ть|ет|й) к (?:северу|югу|западу|востоку)": "копать на север",
        r"\b\d+[smhd]\b": "30с, 5м, 12ч, 1д",
        r"\b(?:ты|тебе|тебя) (?:сам|самого|самому|готов|один)\b": "no sex of the reader",
        r"\b[вВ] «$": "в игру «…», в игре «…»: names of games don't change",
        r"\b[Кк]осн(?:ись|уть)": "нажать",
        r"\bты (?:уже |ещё |не )*\w{2,}[аиеоуыя]л\b": "no past tense with ты",
    },
}
"""By language: what the glossary decided against -> what it decided for."""
_AWKWARD: Mapping[str, str] = {
    r"(?<=\S) [,;.!?](?=\s|$)": "a space before punctuation",
    r"(?<!\.)\.\.(?!\.)|,,|;;|\.;|\.,": "punctuation twice",
    r"(?<=[^\s·|]) {2}(?=[^\s·|])": "two spaces",
}
_SAME: Mapping[str, str] = {
    "en": r"\b(in|at|on|to|with|of|a|the) \1\b",
    "de": r"\b(?:in|an|auf|zu|von|bei) (?:in|im|an|am|zu|bei)\b|(?<!in) unseren Direktnach",
    "ru": r"\b(в|на|с|к|у) (?:в|на|с|к|у)\b|(?<!«)\b[вВ] «(?!\{)",
}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found = list[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def unstyled(rooms: Sequence[Room]) -> Iterator[str]:
    """Words and signs that are not ours, in messages and rulebooks."""
    for room in rooms:
        for code, file in room.files.items():
            for entry in file.entries:
                texts = _Texts()
                texts.visit(entry)
                if "-typed-" not in entry.id.name:
                    why = {why for text in texts.found for why in wrong(text, code)}
                    yield from (f"{file.path}: {entry.id.name}: {one}" for one in sorted(why))
        for path in sorted((room.folder / "teaching" / "rulebook").glob("*.md")):
            yield from (f"{path}: {why}" for why in wrong(_plain(path), path.stem))


def wrong(text: str, code: str) -> Iterator[str]:
    """What is wrong with a text in this language."""
    for pattern, better in (*_WRITTEN.items(), *_FORBIDDEN.get(code, {}).items()):
        if found := re.search(pattern, text):
            yield f"“{found[0]}”: {better}"


def _plain(path: Path) -> str:
    return re.sub(r"`[^`]*`", "", path.read_text("utf-8"))


def awkward(rooms: Sequence[Room], sayings: Sayings) -> Iterator[str]:
    """Messages that read badly with one of the messages that they may get."""
    for room in rooms:
        for id in room.english.messages:
            values = room.english.values(id)
            inserts = any(map(_inserted, values.values()))
            for code in (c for c in room.files if inserts and id in room.files[c].messages):
                said = (sayings.say(id, code, v) for v in islice(sayings.trials(id, code), TRIED))
                why = {f"{why}: {text}" for text in said for why in _reads(text, code)}
                yield from (f"{id} in {code}: {one}" for one in sorted(why)[:1])
            for insert in (x for tried in values.values() for x in tried if isinstance(x, Insert)):
                if not sayings.inserts(insert):
                    yield f"{id} may get {insert.name}, which no room has"


def _inserted(tried: Sequence[object]) -> bool:
    return any(isinstance(sample, Insert) for sample in tried)


def _reads(text: str, code: str) -> Iterator[str]:
    for pattern, why in (*_AWKWARD.items(), (_SAME.get(code, _SAME[ENGLISH]), "a word too many")):
        if re.search(pattern, text):
            yield why
