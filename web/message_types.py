"""Write src/messages.ts: the server's messages and HTTP bodies as TypeScript.

.venv/bin/python web/message_types.py            write the file
.venv/bin/python web/message_types.py --check    fail if it is not up to date
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tablewright.match import sentences
from tablewright.reviews import review_types
from tablewright.server.http import http_types as bodies
from tablewright.server.socket import messages

TARGET = Path(__file__).parent / "src" / "messages.ts"
HEAD = """// Made by web/message_types.py from the server's messages and HTTP bodies. Do not edit.

export const PROTOCOL = {protocol};
export const SPECTATOR = {spectator};
"""


def structs(module: Any) -> list[type[msgspec.Struct]]:
    """The messages of a module that stand for themselves, in the order in which they are written there."""
    own = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == module.__name__]
    bases = {base for struct in own for base in struct.__bases__}
    return [struct for struct in own if issubclass(struct, msgspec.Struct) and struct not in bases]


def scalar(kind: Any) -> str | None:
    """The TypeScript of a type that holds no other."""
    for python, script in (
        ((inspect.StrType,), "string"),
        ((inspect.BoolType,), "boolean"),
        ((inspect.IntType, inspect.FloatType), "number"),
        ((inspect.NoneType,), "null"),
        ((inspect.AnyType,), "unknown"),
    ):
        if isinstance(kind, python):
            return script
    return None


def typed(kind: Any) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if (simple := scalar(kind)) is not None:
        return simple
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(typed(part) for part in kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = typed(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{typed(kind.key_type)}, {typed(kind.value_type)}>"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in kind.values)
    raise TypeError(f"message_types.py does not know how to write {kind!r} in TypeScript; teach it in typed()")


def is_sent(struct: type[msgspec.Struct]) -> bool:
    """Whether clients send it: then what has a default may be left out."""
    return struct.__struct_config__.forbid_unknown_fields


def interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"  {info.tag_field}: '{info.tag}';"] if info.tag_field else []
    omitted = struct.__struct_config__.omit_defaults or is_sent(struct)
    for field in info.fields:
        mark = "?" if omitted and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typed(field.type)};")
    if not lines:
        return f"export type {struct.__name__} = Record<string, never>;\n"
    return "\n".join([f"export interface {struct.__name__} {{", *lines, "}", ""])


def union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in members.__args__)};\n"


def script() -> str:
    parts = [HEAD.format(protocol=messages.PROTOCOL, spectator=messages.SPECTATOR)]
    parts += [interface(struct) for module in (sentences, messages, review_types, bodies) for struct in structs(module)]
    parts += [union("ClientMessage", messages.ClientMessage), union("ServerMessage", messages.ServerMessage)]
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        if TARGET.read_text("utf-8") == script():
            return 0
        print("web/src/messages.ts is not what the server says: run .venv/bin/python web/message_types.py")
        return 1
    TARGET.write_text(script(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
