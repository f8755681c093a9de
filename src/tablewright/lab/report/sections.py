"""The parts of a report's page: pictures first, each with a table of its numbers."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from tablewright.lab.report import svg
from tablewright.lab.report.amounts import interval_text, is_share, value_text

Report = dict[str, Any]
Row = dict[str, Any]
KIND_OF = {"more": "more", "less": "less", "no matter": "none", "open": "open", "": "open"}


def card(title: str, *inner: str, note: str = "") -> str:
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section class="card"><h2>{escape(title)}</h2>{told}{"".join(inner)}</section>'


def table(head: Sequence[str], rows: Sequence[Sequence[Any]], kinds: Sequence[str] = ()) -> str:
    """A table; kinds: the colour of each row's last cell."""
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = ""
    for i, row in enumerate(rows):
        cells = "".join(f"<td>{escape(str(value))}</td>" for value in row[:-1])
        kind = f' class="{kinds[i]}"' if kinds else ""
        body += f"<tr>{cells}<td{kind}>{escape(str(row[-1]))}</td></tr>"
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(summary: str, inner: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inner}</details>"


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def played(report: Report) -> list[Row]:
    return [s for s in report["strengths"] if s["blocks"]]


def bar(label: str, found: Row, unit: str, kind: str, is_change: bool) -> Row:
    return {"label": label, **found, "kind": kind, "text": interval_text(found, unit, is_change)}


def known(found: Row | None) -> bool:
    return found is not None and None not in (found["low"], found["high"], found["mean"])


def change_section(report: Report) -> str:
    """Each primary metric: its change at every strength."""
    parts = []
    for name in report["question"]["primary"]:
        rows = [(s["bot"], next(r for r in s["metrics"] if r["name"] == name)) for s in played(report)]
        unit, title = rows[0][1]["unit"], upper(rows[0][1]["title"])
        bars = [
            bar(bot, r["difference"], unit, KIND_OF[r["reading"]], True) for bot, r in rows if known(r["difference"])
        ]
        note = f"Change from A to B. Within the green band it does not matter. {unit_note(unit)}"
        shown = svg.intervals(bars, unit, f"{title}: change", rows[-1][1]["matters"])
        lines = [
            (
                bot,
                value_text(r["a"], unit),
                value_text(r["b"], unit),
                interval_text(r["difference"], unit, True),
                r["reading"],
            )
            for bot, r in rows
        ]
        kinds = [KIND_OF[r["reading"]] for _, r in rows]
        parts.append(card(title, shown, table(("bots", "A", "B", "change (95 %)", ""), lines, kinds), note=note))
    return "".join(parts)


def unit_note(unit: str) -> str:
    return "In points of a per cent." if is_share(unit) else f"In {unit}."


def both_section(report: Report, group: str, title: str) -> str:
    """A group of shares in A and B, at the strongest strength that was played."""
    s = played(report)[-1]
    rows = [r for r in s["metrics"] if r["group"] == group and known(r["a"]) and known(r.get("b"))]
    bars = []
    for row in rows:
        if row["a"]["mean"] == 0 and row["b"]["mean"] == 0:
            continue
        bars.append(bar(short(row["title"]), row["a"], row["unit"], "a", False))
        bars.append(bar("", row["b"], row["unit"], "b", False))
    if not bars:
        return ""
    key = '<p class="note"><span class="key a"></span>A <span class="key b"></span>B</p>'
    return card(f"{title}, {s['bot']} bots", key, svg.intervals(bars, rows[0]["unit"], title))


def histogram_section(report: Report) -> str:
    """The lengths, at each strength."""
    parts = []
    for s in played(report):
        for found in s.get("histograms", [])[:1]:
            sides = {side: found[side] for side in ("a", "b") if found.get(side)}
            parts.append(
                f"<h3>{escape(s['bot'])}</h3>" + svg.histogram(sides, found["unit"], f"{found['title']}, {s['bot']}")
            )
    if not parts:
        return ""
    has_two = any("b" in f for s in played(report) for f in s["histograms"])
    key = '<p class="note"><span class="key a"></span>A <span class="key b"></span>B</p>' if has_two else ""
    return card("How long it lasts", key, *parts, quantile_table(report))


def quantile_table(report: Report) -> str:
    lines = []
    for s in played(report):
        for row in s.get("quantiles", []):
            cells = [interval_text(row.get(side), row["unit"]) for side in ("a", "b") if row.get(side)]
            lines.append((s["bot"], row["title"], f"{round(100 * row['quantile'])} % are no longer", *cells))
    head = ("bots", "", "quantile", "A", "B")
    return folded("Quantiles", table(head[: len(lines[0])], lines)) if lines else ""


def all_numbers(report: Report) -> str:
    """Every number, strength by strength."""
    parts = []
    for s in played(report):
        rows = [r for r in s["metrics"] if "point" not in r]
        if not rows:
            continue
        has_change = any(r.get("difference") for r in rows)
        lines, kinds = [], []
        for r in rows:
            line = [counted(r), interval_text(r["a"], r["unit"])]
            if has_change:
                said = r.get("reading", "") if r.get("primary") else ("changed" if r.get("changed") else "")
                line += [interval_text(r["b"], r["unit"]), interval_text(r["difference"], r["unit"], True), said]
                kinds.append(KIND_OF.get(r.get("reading", ""), "open") if said else "open")
            lines.append(line)
        head = ("number", "A", "B", "change", "") if has_change else ("number", "95 % interval")
        parts.append(folded(f"All numbers, {s['bot']} bots", table(head, lines, kinds)))
    note = "“Changed” is said of many numbers at once so that on average at most one in twenty of those named is false."
    return card(
        "All numbers", *parts, note=note if any(r.get("changed") for s in played(report) for r in s["metrics"]) else ""
    )


def counted(row: Row) -> str:
    """A number's title, and how far it is counted where larger values count as less."""
    cap = row.get("counted_up_to")
    return row["title"] if cap is None else f"{row['title']} (counted up to {cap:g})"


def also_changed(report: Report) -> str:
    lines, kinds = [], []
    for s in played(report):
        for r in s["metrics"]:
            if r.get("changed"):
                lines.append((s["bot"], r["title"], value_text(r["a"], r["unit"]), value_text(r["b"], r["unit"]),
                              interval_text(r["difference"], r["unit"], True)))  # fmt: skip
                kinds.append("more" if r["difference"]["mean"] > 0 else "less")
    return card("Also changed", table(("bots", "number", "A", "B", "change"), lines, kinds)) if lines else ""


def deals_section(report: Report) -> str:
    lines = []
    for s in played(report):
        games = s["changed_games"]
        saved = [f"{100 * v:.0f} % ({name})" for name, v in s["same_deals_save"].items() if v is not None]
        lines.append((s["bot"], f"{games['changed']:,} of {games['games']:,}", ", ".join(saved) or "–"))
    note = "A and B are played on the same deals. What that saves is the part of the games not needed because of it."
    return card("Same deals", table(("bots", "games that came otherwise", "saved"), lines), note=note)


def compare_page(report: Report) -> str:
    return (
        change_section(report)
        + histogram_section(report)
        + both_section(report, "seats", "By seat")
        + both_section(report, "ends", "How it ends")
        + also_changed(report)
        + deals_section(report)
        + all_numbers(report)
    )


def seats_page(report: Report) -> str:
    by_bot = {}
    for s in played(report):
        rows = [r for r in s["metrics"] if r.get("primary")]
        bars = [bar(short_seat(r["title"]), r["a"], "share", KIND_OF[r["reading"]], False) for r in rows]
        by_bot[f"{s['bot']}, {s['games']:,} games"] = bars
    players = report["question"]["players"]
    mark = 1 / players if verb_of(report) in ("loses", "wins") else None
    note = (
        f"How often each seat {verb_of(report)}. Orange: provably more often than the average seat, blue: less often. "
        "The intervals hold together." + (" The dashed line is an equal share." if mark else "")
    )
    return card("By seat", *side_by_side(by_bot, mark), note=note) + all_numbers(report)


def side_by_side(by_name: dict[str, list[Row]], mark: float | None = None) -> list[str]:
    """Pictures on one scale, so that strengths can be compared by eye."""
    span = svg.span_of([row for rows in by_name.values() for row in rows])
    return [
        f"<h3>{escape(name)}</h3>" + svg.intervals(rows, "share", name, span=span, mark=mark)
        for name, rows in by_name.items()
    ]


def short(title: str) -> str:
    """The part that tells rows of one group apart: "caught" of "ends so: caught"."""
    return title.partition(": ")[2] or title


def short_seat(title: str) -> str:
    return upper(title.removeprefix("The ").rsplit(" ", 1)[0])


def group_page(report: Report) -> str:
    """Lengths, ends, feel: a picture for each unit."""
    parts = [histogram_section(report)]
    ends = []
    for s in played(report):
        rows = [r for r in s["metrics"] if r["group"] == "ends" and known(r["a"]) and r["a"]["high"] > 0.005]
        bars = [bar(short(r["title"]), r["a"], r["unit"], "a", False) for r in rows]
        ends.append(f"<h3>{escape(s['bot'])}</h3>" + svg.intervals(bars, "share", f"ends, {s['bot']}") if bars else "")
    if any(ends):
        parts.append(card("How it ends", *ends))
    return "".join(parts) + all_numbers(report)


def feel_page(report: Report) -> str:
    parts = []
    names = list(dict.fromkeys(r["name"] for s in played(report) for r in s["metrics"]))
    for name in names:
        rows = [(s["bot"], next(r for r in s["metrics"] if r["name"] == name)) for s in played(report)]
        unit = rows[0][1]["unit"]
        bars = [bar(bot, r["a"], unit, "a", False) for bot, r in rows if known(r["a"])]
        parts.append(
            f"<h3>{escape(upper(rows[0][1]['title']))}</h3>"
            + svg.intervals(bars, unit, rows[0][1]["title"], zero=False)
        )
    return card("How it feels", *parts, note="Numbers about leads are as the bots see the game.") + all_numbers(report)


def cards_page(report: Report) -> str:
    parts = []
    for s in played(report):
        bars = [bar(r["title"], r["restricted"], "share", KIND_OF[r["reading"]], True) for r in s["tools"]]
        picture = svg.intervals(bars, "share", f"restricted play, {s['bot']}", s["tools"][0]["matters"])
        lines = []
        for r in s["tools"]:
            use = {row["name"].split(".")[0]: row for row in r["use"]}
            cells = [
                interval_text(use[n]["a"], use[n]["unit"]) if n in use else "–"
                for n in ("used", "used_by_winners", "used_by_losers")
            ]
            gone = interval_text(r["excluded"], r["excluded_unit"], True) if r["excluded"] else "no rule removes it"
            lines.append((r["title"], *cells, interval_text(r["restricted"], "share", True), gone))
        head = (
            "",
            "used a game",
            "each winner",
            "each other",
            "without it, oneself",
            f"without it, all: {s['tools'][0]['excluded_title']}",
        )
        note = f"How much more often a player who may not use it {verb_of(report)}, on the same deals."
        parts.append(card(f"{s['bot']} bots, {s['games']:,} games", picture, table(head, lines), note=note))
    return "".join(parts)


def skill_page(report: Report) -> str:
    steps = [(s, s["metrics"][0]) for s in played(report) if known(s["metrics"][0]["difference"])]
    bars = [bar(r["title"], r["difference"], "share", KIND_OF[r["reading"]], True) for _, r in steps]
    luck = [
        bar(s["bot"], s["metrics"][1]["a"], "share", "a", False) for s in played(report) if known(s["metrics"][1]["a"])
    ]
    lines = [
        (
            r["title"],
            value_text(r["a"], "share"),
            value_text(r["b"], "share"),
            interval_text(r["difference"], "share", True),
        )
        for _, r in steps
    ]
    ladder = (
        f"How much more often a player {verb_of(report)} who plays one step stronger than all others, in each place in "
        "turn; in a game won together, a whole team."
    )
    deals = (
        "The share of the result that the deal decides among equals: each deal is played twice, with other thoughts."
    )
    return card(
        "The ladder: one step stronger",
        svg.intervals(bars, "share", "skill"),
        table(("", "weaker", "stronger", "change"), lines),
        note=ladder,
    ) + card("Luck", svg.intervals(luck, "share", "luck"), note=deals)


def verb_of(report: Report) -> str:
    """What a seat is counted for."""
    return str(report["question"]["counts"])


def difficulty_page(report: Report) -> str:
    by_bot = {
        f"{s['bot']}, {s['games']:,} games": [
            bar(r["title"], r["a"], "share", "b" if r["talk"] == "talk" else "a", False) for r in s["metrics"]
        ]
        for s in played(report)
    }
    return card("Share that makes it", *side_by_side(by_bot))


def curve_page(report: Report) -> str:
    """A rule over its values, and the target where one is looked for."""
    strengths, lines, rows = played(report), {}, []
    key = report["question"]["detail"]["axes"][0]["key"]
    for s in strengths:
        points = [{"value": r["point"][key], **r["a"]} for r in s["metrics"] if known(r["a"])]
        if points:
            lines[s["bot"]] = points
        for r in (r for r in s["metrics"] if known(r["a"])):
            rows.append(
                (
                    s["bot"],
                    r["point"][key],
                    value_text(r["a"], r["unit"]),
                    interval_text(r["a"], r["unit"]),
                    r.get("judgement", ""),
                )
            )
    if not lines:
        return ""
    first = strengths[0]["metrics"][0]
    aim = strengths[0].get("target")
    band = (aim["value"] - aim["margin"], aim["value"] + aim["margin"]) if aim else None
    picture = svg.curves(lines, first["unit"], first["title"], band)
    head = ("bots", key, "seen", "95 % together", "")
    return card(f"{upper(first['title'])} over {key}", picture, table(head, rows))


def grid_page(report: Report) -> str:
    parts = []
    one, other = (axis["key"] for axis in report["question"]["detail"]["axes"])
    rows, columns = (axis["values"] for axis in report["question"]["detail"]["axes"])
    for s in played(report):
        cells = {(r["point"][one], r["point"][other]): r["a"] for r in s["metrics"]}
        unit = s["metrics"][0]["unit"]
        lines = [
            (r["point"][one], r["point"][other], value_text(r["a"], unit), interval_text(r["a"], unit))
            for r in s["metrics"]
        ]
        inner = svg.heat_map(rows, columns, cells, unit, (one, other)) + folded(
            "As a table", table((one, other, "seen", "95 % together"), lines)
        )
        parts.append(card(f"{upper(s['metrics'][0]['title'])}, {s['bot']} bots", inner))
    return "".join(parts)


PAGES: dict[str, Callable[[Report], str]] = {
    "compare": compare_page,
    "aa": compare_page,
    "seats": seats_page,
    "length": group_page,
    "feel": feel_page,
    "cards": cards_page,
    "skill": skill_page,
    "difficulty": difficulty_page,
    "sweep": curve_page,
    "find": curve_page,
    "grid": grid_page,
}
