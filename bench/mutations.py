"""Single-point changes of a Python source, found with `ast`: what a mistake in a rule would look like.

Only what stands in a function is changed, since tables at the top of a file are data. Annotations, docstrings, asserts
and the sizes of arrays stay as they are.
"""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass

NEIGHBOURS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.AST], Callable[[], ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
SIZES = {"zeros", "empty", "ones", "full", "array", "arange"}  # calls whose numbers are shapes and tables
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Mutation:
    """A piece of a source, by bytes from its beginning, and what stands there instead."""

    function: str  # qualified name of the outermost function, as `code.co_qualname` has it
    line: int
    start: int
    end: int
    before: str
    after: str

    @property
    def change(self) -> str:
        return f"{shown(self.before)} -> {shown(self.after)}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


def shown(code: str) -> str:
    """Code on one line, its beginning where it is long."""
    line = " ".join(code.split())
    return line if len(line) <= 70 else line[:67] + "..."


def mutations(source: bytes) -> list[Mutation]:
    """Every change there is of a source."""
    tree = ast.parse(source)
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    reasons = {name for name in assigned(tree) if name.isupper()}
    found = []
    for name, function in functions(tree.body):
        for node, changed in Points(function, reasons).found:
            assert node.end_lineno is not None
            assert node.end_col_offset is not None
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[node.end_lineno - 1] + node.end_col_offset
            before, after = source[start:end].decode(), written(changed)
            found.append(Mutation(name, node.lineno, start, end, before, after))
    return found


def written(changed: ast.AST) -> str:
    """As code. An expression stands in brackets, so that it may stand anywhere."""
    text = ast.unparse(changed)
    return f"({text})" if isinstance(changed, ast.BinOp | ast.BoolOp | ast.Compare | ast.UnaryOp | ast.IfExp) else text


def assigned(tree: ast.Module) -> Iterator[str]:
    """The names that stand for the result of a call `REASONS.add(...)`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and "REASONS" in ast.unparse(node.value):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def functions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Function]]:
    """Functions and methods with their qualified names; a function within one belongs to it."""
    for node in body:
        if isinstance(node, Function):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{prefix}{node.name}.")


class Points(ast.NodeVisitor):
    """The nodes of a function that can be changed, each with a changed copy."""

    def __init__(self, function: Function, reasons: set[str]) -> None:
        self.found: list[tuple[ast.expr | ast.stmt, ast.AST]] = []
        self.reasons = sorted(reasons)
        self.returns = ast.unparse(function.returns) if function.returns else ""
        self.bound: set[str] = set()
        for statement in function.body:
            self.visit(statement)

    def add(self, node: ast.expr | ast.stmt, **fields: object) -> None:
        changed = copy.copy(node)
        for name, value in fields.items():
            setattr(changed, name, value)
        self.found.append((node, changed))

    def drop(self, node: ast.stmt) -> None:
        self.found.append((node, ast.Pass()))

    def visit_Compare(self, node: ast.Compare) -> None:
        for i, operator in enumerate(node.ops):
            for other in NEIGHBOURS[type(operator)]:
                self.add(node, ops=[*node.ops[:i], other(), *node.ops[i + 1 :]])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.add(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS and not any(is_text(side) for side in (node.left, node.right)):
            self.add(node, op=OPERATORS[type(node.op)]())
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.found.append((node, node.operand))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, value=not node.value)
        elif isinstance(node.value, int):
            self.add(node, value=node.value + 1)
            if node.value:  # 0 - 1 is rarely a slip
                self.add(node, value=node.value - 1)

    def visit_Name(self, node: ast.Name) -> None:
        """A reason for the next one."""
        if node.id in self.reasons and len(self.reasons) > 1:
            self.add(node, id=self.reasons[(self.reasons.index(node.id) + 1) % len(self.reasons)])

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.add(node, body=node.orelse, orelse=node.body)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if not isinstance(node.test, ast.Compare):  # comparisons have a negation of their own
            negated = node.test.operand if is_not(node.test) else ast.UnaryOp(ast.Not(), node.test)
            self.found.append((node.test, negated))
        elif node.orelse:
            self.found.append((node.test, ast.UnaryOp(ast.Not(), node.test)))
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Dropped, unless a name would be missing then."""
        names = {name.id for target in node.targets for name in ast.walk(target) if is_stored(name)}
        if names <= self.bound:
            self.drop(node)
        self.bound |= names
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.drop(node)
        if type(node.op) in OPERATORS:
            self.add(node, op=OPERATORS[type(node.op)]())
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.bound |= {name.id for name in ast.walk(node.target) if is_stored(name)}
        if node.value:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await):
            self.drop(node)
            self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value and self.returns == "bool" and not isinstance(node.value, ast.Compare | ast.Constant):
            self.found.append((node.value, ast.UnaryOp(ast.Not(), node.value)))
        elif node.value and self.returns == "int" and not isinstance(node.value, ast.Constant):
            self.found.append((node.value, ast.BinOp(node.value, ast.Add(), ast.Constant(1))))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called not in SIZES:
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Left alone, like texts of errors and formats."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Left alone."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Of a function within a function, only what it does."""
        for statement in node.body:
            self.visit(statement)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def is_stored(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
