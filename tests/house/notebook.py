"""Run a notebook without Jupyter: its cells in one namespace, and what each prints.

python -m tests.house.notebook examples/first_experiment.ipynb      # writes the outputs into it
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any


def printed(source: str, names: dict[str, Any]) -> str:
    """What a cell prints, and the value of its last line if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(tree, "cell", "exec"), names)
        value = None if last is None else eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return out.getvalue() + (f"{value!r}\n" if value is not None else "")


def outputs(notebook: dict[str, Any]) -> list[str]:
    """What every code cell prints, run from the first to the last."""
    names: dict[str, Any] = {"__name__": "__main__"}
    return [printed("".join(cell["source"]), names) for cell in code_cells(notebook)]


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def kept(cell: dict[str, Any]) -> str:
    """What the notebook says that a cell prints."""
    return "".join(line for output in cell["outputs"] for line in output["text"])


def write(path: Path) -> None:
    notebook = json.loads(path.read_text("utf-8"))
    for number, (cell, text) in enumerate(zip(code_cells(notebook), outputs(notebook), strict=True), start=1):
        stream = {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
        cell["outputs"], cell["execution_count"] = ([stream] if text else []), number
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
