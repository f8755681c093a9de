"""JSON-RPC over standard input and output, as the Model Context Protocol speaks it: one message a line."""

import json
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TextIO

from tablewright.kernel.errors import TablewrightError, shown

VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, newest first
PARSE_ERROR, INVALID_REQUEST, NO_METHOD, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict, "array": list}
Json = dict[str, Any]


@dataclass(frozen=True)
class Parameter:
    """A parameter of a tool."""

    kind: str  # one of KINDS
    what: str
    is_needed: bool = True


@dataclass(frozen=True)
class AssistantTool:
    """Something an assistant can do."""

    name: str
    what: str
    call: Callable[..., str]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    changes: bool = False  # whether it does something at the table; else it only looks

    def described(self) -> Json:
        properties = {name: {"type": p.kind, "description": p.what} for name, p in self.parameters.items()}
        needed = [name for name, p in self.parameters.items() if p.is_needed]
        schema = {"type": "object", "properties": properties, "required": needed, "additionalProperties": False}
        return {
            "name": self.name,
            "description": self.what,
            "inputSchema": schema,
            "annotations": {"readOnlyHint": not self.changes, "destructiveHint": False},
        }

    def problem(self, given: Mapping[str, Any]) -> str:
        """What is wrong with the arguments of a call; "": nothing."""
        for name in given:
            if name not in self.parameters:
                known = ", ".join(self.parameters) or "none"
                return f"{self.name} has no argument {shown(name)}; it has {known}"
        for name, parameter in self.parameters.items():
            if name not in given:
                if parameter.is_needed:
                    return f"{self.name}: {name} is missing: {parameter.what}"
                continue
            kinds: Any = KINDS[parameter.kind]
            if not isinstance(given[name], kinds) or (parameter.kind != "boolean" and isinstance(given[name], bool)):
                return f"{self.name}: {name}: expected a value of type {parameter.kind}, not {shown(given[name])}"
        return ""


class RpcError(Exception):
    """An answer that is an error of the protocol."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Rpc:
    """Answers messages, one at a time."""

    def __init__(self, tools: Iterable[AssistantTool], name: str, version: str, advice: str) -> None:
        self.tools = {tool.name: tool for tool in tools}
        self._about: Json = {"serverInfo": {"name": name, "version": version}, "instructions": advice}
        self._methods: dict[str, Callable[[Json], Json]] = {
            "initialize": self._initialize,
            "ping": lambda params: {},
            "tools/list": lambda params: {"tools": [tool.described() for tool in self.tools.values()]},
            "tools/call": self._call,
        }

    def _initialize(self, params: Json) -> Json:
        asked = params.get("protocolVersion")
        version = asked if asked in VERSIONS else VERSIONS[0]
        return {"protocolVersion": version, "capabilities": {"tools": {}}, **self._about}

    def _call(self, params: Json) -> Json:
        """What a tool says. A refusal of the table is an answer, too: the assistant is to read it."""
        name, given = params.get("name"), params.get("arguments")
        tool, given = self.tools.get(str(name)), {} if given is None else given
        if tool is None:
            raise RpcError(INVALID_PARAMS, f"there is no tool {shown(name)}; there are {', '.join(self.tools)}")
        if not isinstance(given, dict):
            raise RpcError(INVALID_PARAMS, "arguments: expected an object")
        if problem := tool.problem(given):
            return said(problem, is_error=True)
        try:
            return said(tool.call(**given))
        except TablewrightError as error:
            return said(str(error), is_error=True)

    def answer(self, line: str) -> str | None:
        """The answer to a line, which is a message or a list of some; None to what wants none."""
        try:
            message = json.loads(line, parse_constant=_no_number)
        except (ValueError, RecursionError) as error:
            return json.dumps(_failed(None, PARSE_ERROR, f"this is no JSON: {error}"))
        if not isinstance(message, list) or not message:
            found = self._answered(message)
            return None if found is None else json.dumps(found)
        answers = [each for each in map(self._answered, message) if each is not None]
        return json.dumps(answers) if answers else None

    def _answered(self, message: Any) -> Json | None:
        """The answer to a message; None to a notification, and to an answer to what was never asked."""
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            if isinstance(message, dict) and ("result" in message or "error" in message):
                return None
            return _failed(None, INVALID_REQUEST, "expected an object with a method")
        if "id" not in message:
            return None
        asked = message["id"]
        if not isinstance(asked, str | int | float) or isinstance(asked, bool):
            return _failed(None, INVALID_REQUEST, "id: expected a string or a number")
        try:
            return {"jsonrpc": "2.0", "id": asked, "result": self._result(message["method"], message.get("params"))}
        except RpcError as error:
            return _failed(asked, error.code, str(error))
        except Exception as error:  # a defect of ours must not end the conversation, nor the seat at the table
            traceback.print_exc(file=sys.stderr)
            return _failed(asked, INTERNAL_ERROR, f"this should not have happened: {type(error).__name__}: {error}")

    def _result(self, name: str, params: Any) -> Json:
        method, params = self._methods.get(name), {} if params is None else params
        if method is None:
            raise RpcError(NO_METHOD, f"there is no method {shown(name)}")
        if not isinstance(params, dict):
            raise RpcError(INVALID_PARAMS, "params: expected an object")
        return method(params)

    def serve(self, lines: Iterable[str], out: TextIO) -> None:
        """Answer line by line until there are no more."""
        for line in lines:
            if line.strip() and (answer := self.answer(line)) is not None:
                print(answer, file=out, flush=True)


def said(text: str, is_error: bool = False) -> Json:
    """What a tool answers."""
    return {"content": [{"type": "text", "text": text}], "isError": is_error}


def _failed(asked: Any, code: int, message: str) -> Json:
    return {"jsonrpc": "2.0", "id": asked, "error": {"code": code, "message": message}}


def _no_number(name: str) -> Any:
    """Python reads NaN and Infinity, which are no JSON."""
    raise ValueError(f"{name} is no number of JSON")
