"""A report in the terminal: sentences first, then a table, then the command that asks again."""

from collections.abc import Iterator
from typing import Any

from rich.table import Table

from tablewright.bots import outside
from tablewright.lab.report.amounts import interval_text, value_text

COLOURS = {"more": "yellow", "less": "blue", "no matter": "green", "open": "dim"}
ROWS = 14  # of numbers without a change, in the terminal; the page has all


def plain_table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column)
    return table


def live_table(strengths: list[dict[str, Any]], seconds: float) -> Table:
    """Where a question stands."""
    table = plain_table("bots", "blocks", "games", "number", "95 % interval", "")
    for s in strengths:
        rows = s["rows"][:8] or [None]
        for i, row in enumerate(rows):
            head = (s["bot"], f"{s['blocks']:,}", f"{s['games']:,}") if i == 0 else ("", "", "")
            if row is None:
                table.add_row(*head, "", "", "[dim]begins[/]")
                continue
            name = row["name"] if row["is_change"] or row["arm"] == "A" else f"{row['name']}, {row['arm']}"
            state = "decided" if s["decided"] else row["reading"]
            found = interval_text(row["found"], row["unit"], row["is_change"])
            table.add_row(*head, name, found, f"[{COLOURS.get(row['reading'], 'dim')}]{state}[/]")
    table.caption = f"{seconds:.0f} s; Ctrl-C stops and tells what there is"
    return table


def lines_of(report: dict[str, Any], times: dict[str, Any], *, is_stored: bool) -> Iterator[str | Table]:
    """The report for people. is_stored: the games of bots of ours are kept for later questions."""
    question = report["question"]
    yield f"[bold]{question['title']}[/], {question['players']} players. {question['asks']}"
    for key, value in question["rules"].items():
        yield f"  rule changed everywhere: {key} = {value}"
    for key, value in question["detail"].get("change", {}).items():
        yield f"  B: {key} = {value}"
    yield ""
    for sentence in report["sentences"] or [report["verdict"]]:
        yield f"{sentence[:1].upper()}{sentence[1:]}"
    for warning in report["warnings"]:
        yield f"[yellow]{warning}[/]"
    yield ""
    yield from tables_of(report)
    for note in times.get("notes", []):
        yield f"[yellow]{note}[/]"
    if not report["decided"]:
        is_kept = is_stored and not any(s["bot"] in outside.names() for s in report["strengths"])
        kept = "; those played are kept" if is_kept else ""
        yield f"Still open: more games (--seconds) would say more{kept}."


def tables_of(report: dict[str, Any]) -> Iterator[Table]:
    kind = report["question"]["kind"]
    strengths = [s for s in report["strengths"] if s["blocks"]]
    if kind == "cards":
        yield cards_table(strengths)
    elif kind in ("sweep", "grid", "find", "difficulty"):
        yield points_table(strengths)
    elif any(row.get("difference") for s in strengths for row in s["metrics"]):
        yield changes_table(strengths)
    else:
        yield numbers_table(strengths)


def changes_table(strengths: list[dict[str, Any]]) -> Table:
    """The primary numbers, and what else changed."""
    has_two = any(row.get("b") for s in strengths for row in s["metrics"])
    head = ("A", "B", "change") if has_two else ("seen", "", "against the average")
    table = plain_table("bots", "games", "number", *head, "")
    for s in strengths:
        rows = [r for r in s["metrics"] if r.get("primary") or r.get("changed") or r["name"] == "luck"]
        for i, r in enumerate(rows):
            said = r.get("reading", "") if r.get("primary") else "changed" if r.get("changed") else ""
            table.add_row(
                s["bot"] if i == 0 else "",
                f"{s['games']:,}" if i == 0 else "",
                r["title"],
                value_text(r["a"], r["unit"]),
                value_text(r["b"], r["unit"]) if r.get("b") else "",
                interval_text(r["difference"], r["unit"], True)
                if r.get("difference")
                else interval_text(r["a"], r["unit"]),
                f"[{COLOURS.get(r.get('reading', ''), 'dim')}]{said}[/]",
            )
    return table


def numbers_table(strengths: list[dict[str, Any]]) -> Table:
    """Numbers side by side, a column for each strength."""
    table = plain_table("number", *(f"{s['bot']} ({s['games']:,} games)" for s in strengths))
    for i, row in enumerate(strengths[0]["metrics"] if strengths else []):
        if i >= ROWS:
            table.add_row(f"[dim]and {len(strengths[0]['metrics']) - ROWS} more in the report[/]")
            break
        table.add_row(row["title"], *(interval_text(s["metrics"][i]["a"], row["unit"]) for s in strengths))
    return table


def points_table(strengths: list[dict[str, Any]]) -> Table:
    table = plain_table("", *(f"{s['bot']} ({s['games']:,} games)" for s in strengths))
    for i, row in enumerate(strengths[0]["metrics"] if strengths else []):
        point = ", ".join(f"{key} = {value}" for key, value in row["point"].items())
        name = row["title"] if row["group"] == "difficulty" else point
        table.add_row(name, *(point_text(s["metrics"][i]) for s in strengths))
    return table


def point_text(row: dict[str, Any]) -> str:
    if not row["a"]:
        return "[dim]not looked at[/]"
    said = f" [dim]{row['judgement']}[/]" if row.get("judgement") else ""
    return f"{interval_text(row['a'], row['unit'])}{said}"


def cards_table(strengths: list[dict[str, Any]]) -> Table:
    table = plain_table("bots", "tool", "used a game", "without it, oneself", "", "without it, all")
    for s in strengths:
        for i, r in enumerate(s["tools"]):
            used = next((row for row in r["use"] if row["name"].startswith("used.")), None)
            gone = (
                f"{interval_text(r['excluded'], r['excluded_unit'], True)} ({r['excluded_title']})"
                if r["excluded"]
                else ""
            )
            table.add_row(
                s["bot"] if i == 0 else "",
                r["title"],
                value_text(used["a"], used["unit"]) if used else "",
                interval_text(r["restricted"], "share", True),
                f"[{COLOURS.get(r['reading'], 'dim')}]{r['reading']}[/]",
                gone,
            )
    return table
