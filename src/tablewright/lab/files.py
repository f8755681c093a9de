"""Files of the lab. `.lab` is a zip: question.json and blocks.npz, from which report.json can be made again.

A folder holds the same three files, and report.html to look at.
"""

import csv
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.questions.kinds import kind_of
from tablewright.lab.questions.played import Played
from tablewright.lab.questions.question import Question
from tablewright.lab.report.build import report_of
from tablewright.lab.result import Result
from tablewright.lab.store import replace
from tablewright.lab.work import Columns, arm_key

QUESTION, BLOCKS, REPORT, PAGE = "question.json", "blocks.npz", "report.json", "report.html"
ENDINGS = (".lab", ".html", ".csv", ".parquet", ".json")
EPOCH = (1980, 1, 1, 0, 0, 0)  # no file knows when it was made: the same answer, the same bytes


def text_of(data: Any) -> bytes:
    """JSON, the same bytes for the same data."""
    return (json.dumps(data, indent=1, ensure_ascii=False, allow_nan=False) + "\n").encode()


def save(result: Result, path: Path) -> Path:
    """Write a result as its ending says; a name without one, or ending in /, is a folder."""
    writers = {
        ".lab": lab_bytes,
        ".html": page_bytes,
        ".csv": csv_bytes,
        ".parquet": parquet_bytes,
        ".json": json_bytes,
    }
    try:
        if path.suffix == "":
            save_folder(result, path)
        elif path.suffix in writers:
            path.parent.mkdir(parents=True, exist_ok=True)
            replace(path, writers[path.suffix](result))
        else:
            raise TablewrightError(f"{path}: expected a name ending in {', '.join(ENDINGS)}, or a folder")
    except OSError as error:
        why = error.strerror or str(error)
        raise TablewrightError(
            f"{path} could not be written: {why}; nothing else is lost, save it elsewhere"
        ) from error
    return path


def save_folder(result: Result, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in parts_of(result).items():
        replace(folder / name, content)
    replace(folder / PAGE, page_bytes(result))


def question_data(result: Result, limits: dict[str, Any] | None = None) -> dict[str, Any]:
    """question.json: the question, the arms of each strength with their keys, and how many blocks of each count."""
    question = result.played[0].question if result.played else None
    if question is None:
        raise TablewrightError("this result has no blocks: it was read from a report; save it as .html, .csv or .json")
    return question.as_dict() | {
        "limits": limits or result.times.get("limits", {}),
        "strengths": [
            {
                "bot": played.bot,
                "decided": played.is_decided,
                "arms": {
                    label: {"key": arm_key(arm), "blocks": played.counted[label]} for label, arm in played.arms.items()
                },
            }
            for played in result.played
        ],
    }


def begun(question: Question, limits: dict[str, Any]) -> dict[str, Any]:
    """question.json of a run that has only begun."""
    kind = kind_of(question.kind)
    strengths = [Played(question, kind, bot) for bot in question.bots]
    return question_data(Result({}, strengths), limits)


def to_resume(path: Path) -> tuple[Question, dict[str, Any]]:
    """The question and the limits of a run, or why it cannot be gone on with."""
    data = data_of(path, read_parts(path), QUESTION)
    if why := other_code(data):
        raise TablewrightError(
            f"{path} cannot be resumed: {why}. `lab show {path}` shows what there is; to ask anew, repeat its command"
        )
    return Question.from_dict(data), dict(data["limits"])


def parts_of(result: Result) -> dict[str, bytes]:
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **blocks_of(result.played))  # type: ignore[arg-type]
    return {QUESTION: text_of(question_data(result)), BLOCKS: buffer.getvalue(), REPORT: text_of(result.report)}


def blocks_of(played: list[Played]) -> Columns:
    """All columns by strength, arm and name."""
    found: Columns = {}
    for s, part in enumerate(played):
        for a, label in enumerate(part.arms):
            for name, values in part.tables[label].raw(0, part.counted[label]).items():
                found[f"{s}:{a}:{name.replace('/', '|')}"] = values
    return found


def lab_bytes(result: Result) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts_of(result).items():
            file.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def page_bytes(result: Result) -> bytes:
    from tablewright.lab.report.page import page_of

    return page_of(result.report).encode()


def json_bytes(result: Result) -> bytes:
    return text_of(result.report)


def csv_bytes(result: Result) -> bytes:
    rows, out = result.rows(), io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else ["bot"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def parquet_bytes(result: Result) -> bytes:
    try:
        import pyarrow  # type: ignore[import-not-found, import-untyped, unused-ignore]
        import pyarrow.parquet as parquet  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError as error:
        raise TablewrightError("a .parquet file needs pyarrow: pip install 'tablewright[parquet]'") from error
    out = io.BytesIO()
    parquet.write_table(pyarrow.Table.from_pylist(result.rows()), out)
    return out.getvalue()


def read_parts(path: Path) -> dict[str, bytes]:
    """The parts of a .lab file or of a folder; those that are there."""
    try:
        if path.is_dir():
            return {name: (path / name).read_bytes() for name in (QUESTION, BLOCKS, REPORT) if (path / name).exists()}
        with zipfile.ZipFile(path) as file:
            return {name: file.read(name) for name in (QUESTION, BLOCKS, REPORT) if name in file.namelist()}
    except FileNotFoundError as error:
        raise TablewrightError(f"{path} does not exist; expected a .lab file or a folder of a run") from error
    except (zipfile.BadZipFile, OSError) as error:
        raise TablewrightError(f"{path} is no file of the lab: {error}") from error


def data_of(path: Path, parts: dict[str, bytes], name: str) -> dict[str, Any]:
    if name not in parts:
        raise TablewrightError(f"{path} has no {name}: it is not a run of the lab, or the run has not come so far")
    try:
        found: dict[str, Any] = json.loads(parts[name])
    except ValueError as error:
        raise TablewrightError(f"{path}: {name} cannot be read: {error}") from error
    return found


def load(path: str | Path) -> Result:
    """A result from a .lab file or a folder, with its blocks where the code that played them is still this one."""
    path = Path(path)
    if path.is_file() and path.suffix == ".json":
        return Result(data_of(path, {REPORT: path.read_bytes()}, REPORT))
    parts = read_parts(path)
    report = data_of(path, parts, REPORT)
    if QUESTION not in parts or BLOCKS not in parts:
        return Result(report)
    data = data_of(path, parts, QUESTION)
    if other_code(data):
        return Result(report)
    question = Question.from_dict(data)
    played = with_blocks(question, data, parts[BLOCKS])
    return Result(
        report_of(question, kind_of(question.kind), played, data["limits"]), played, {"limits": data["limits"]}
    )


def other_code(data: dict[str, Any]) -> str:
    """Why the blocks of a run cannot be gone on with here; "" where they can."""
    question = Question.from_dict(data)
    version = question.found.meta.version
    if data["version"] != version:
        return f"it was played with version {data['version']} of {question.found.meta.title}, this is version {version}"
    kind = kind_of(question.kind)
    for strength in data["strengths"]:
        arms = kind.arms(question, strength["bot"])
        for label, arm in strength["arms"].items():
            if label not in arms or arm_key(arms[label]) != arm["key"]:
                return "it was played by other code (rules, bots or counting have changed since)"
    return ""


def with_blocks(question: Question, data: dict[str, Any], content: bytes) -> list[Played]:
    """The strengths of a question with the blocks of a file."""
    kind, found = kind_of(question.kind), []
    with np.load(io.BytesIO(content), allow_pickle=False) as file:
        for s, strength in enumerate(data["strengths"]):
            played = Played(question, kind, strength["bot"])
            played.is_decided = strength["decided"]
            for a, label in enumerate(played.arms):
                prefix = f"{s}:{a}:"
                columns = {k[len(prefix) :].replace("|", "/"): file[k] for k in file.files if k.startswith(prefix)}
                table = ArmTable()
                if columns:
                    table.add(0, columns)
                played.tables[label], played.counted[label] = table, strength["arms"][label]["blocks"]
            found.append(played)
    return found
