"""The small faults that can be put into a module: one changed operator, number, condition or missing statement each."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
COUNTED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
# Calls whose absence no test should have to notice.
UNHEARD = ("log.", "logging.", "self.log.", "warnings.")


@dataclass(frozen=True)
class Fault:
    """One change of the source: the bytes from `start` to `end` become `after`."""

    path: str
    line: int
    function: str
    start: int
    end: int
    before: str
    after: str
    shown: str  # the line as it stands, without its indent
    offset: int  # where in that line the change begins

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]

    @property
    def change(self) -> str:
        return f"{' '.join(self.before.split())} -> {self.after} at {self.offset}"

    @property
    def name(self) -> tuple[str, str, str, str]:
        """What names a fault for good: numbers of lines change, these do not while the code stands."""
        return self.path, self.function, self.shown, self.change

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.change}    {self.shown}"


class _Finder(ast.NodeVisitor):
    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source = path, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.found: list[Fault] = []

    def at(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        start = self.starts[node.lineno - 1] + node.col_offset
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

    def add(self, start: int, end: int, after: str) -> None:
        line = next(n for n, begin in enumerate(self.starts[1:], 1) if start < begin)
        whole = self.source[self.starts[line - 1] : self.starts[line]].decode()
        shown = whole.strip()
        offset = start - self.starts[line - 1] - (len(whole) - len(whole.lstrip()))
        before = self.source[start:end].decode()
        self.found.append(Fault(self.path, line, ".".join(self.names), start, end, before, after, shown, offset))

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Change the operator that stands between two expressions, past their brackets and comments."""
        begin, end = self.at(left)[1], self.at(right)[0]
        at = self.source[begin:end].decode().find(old)
        if at >= 0:
            self.add(begin + at, begin + at + len(old), new)

    # -- what is walked into ----------------------------------------------------------------------------------------

    def _named(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.names.append(node.name)
        for part in node.body:
            self.visit(part)
        if not isinstance(node, ast.ClassDef):
            for given in (*node.args.defaults, *node.args.kw_defaults):
                if given is not None:
                    self.visit(given)
        self.names.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = _named

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion tells the type checker something; it decides nothing."""

    # -- what is changed --------------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            old, new = COMPARED[type(operator)]
            self.between(left, right, old, new)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in COUNTED:
            self.between(node.left, node.right, *COUNTED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start, _ = self.at(node)
            self.add(start, self.at(node.operand)[0], "")
        if not isinstance(node.operand, ast.Constant):  # -1 is -2 by its number
            self.generic_visit(node)
        elif isinstance(node.op, ast.USub):
            self.visit(node.operand)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self.add(*self.at(node), str(not node.value))
        elif type(node.value) is int:
            self.add(*self.at(node), str(node.value + 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Positions inside f-strings are not told before Python 3.12."""

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(*self.at(node), "pass")
        self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        called = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(called, ast.Call):
            start, end = self.at(node)
            if not self.source[start:end].decode().startswith(UNHEARD):
                self.add(start, end, "pass")
            self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(*self.at(node), "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.add(*self.at(node), "continue")

    def _condition(self, node: ast.If | ast.While) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        if not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
            start, end = self.at(node.test)
            self.add(start, end, f"not ({self.source[start:end].decode()})")
        self.generic_visit(node)

    visit_If = visit_While = _condition


def faults_of(path: Path, root: Path) -> Iterator[Fault]:
    """Every fault that can be put into a module, in the order of its lines; each leaves a module that can be read."""
    source = path.read_bytes()
    finder = _Finder(str(path.relative_to(root)), source)
    finder.visit(ast.parse(source))
    for fault in sorted(finder.found, key=lambda each: (each.start, each.after)):
        try:
            compile(fault.applied(source), fault.path, "exec")
        except SyntaxError:
            continue
        yield fault
