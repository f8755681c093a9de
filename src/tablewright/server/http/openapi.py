"""The OpenAPI description of the HTTP API, from the same msgspec types that read and write it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tablewright import __version__
from tablewright.server.http.http_types import Problem

_KINDS: list[Any] = [Problem]  # the types that the description names
TEMPLATE = "#/components/schemas/{name}"
PARAMETERS = {
    "game": {"type": "string", "maxLength": 40},
    "table": {"type": "string", "maxLength": 64},
    "ply": {"type": "integer", "minimum": 0, "maximum": 99999},
    "number": {"type": "string", "maxLength": 9},
    "question": {"type": "string", "maxLength": 64},
    "block": {"type": "integer", "minimum": 0, "maximum": 999999},
    "format": {"type": "string", "enum": ["html", "csv", "json", "parquet", "lab"]},
}
PROBLEMS = {
    "401": "the key is missing",
    "403": "not allowed with this key, or without one",
    "404": "there is no such thing",
    "409": "not now",
    "413": "too big",
    "422": "something in it cannot be",
    "429": "too many requests",
    "503": "no room, or not now",
}


def schema_of(kind: Any) -> dict[str, Any]:
    """A reference to a type's schema, or the schema itself if it is simple."""
    if kind is dict:
        return {"type": "object"}
    _KINDS.append(kind)
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=TEMPLATE)
    return schema


def json_of(kind: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema_of(kind)}}


def describe(
    summary: str,
    body: Any = None,
    answer: Any = None,
    *,
    status: int = 200,
    query: dict[str, type] | None = None,
    key: str = "",
) -> dict[str, Any]:
    """What the description says of one request."""
    told: dict[str, Any] = {"summary": summary, "responses": {}}
    good: dict[str, Any] = {"description": "done"}
    if answer is not None:
        good["content"] = json_of(answer)
    told["responses"][str(status)] = good
    for code, why in PROBLEMS.items():
        told["responses"][code] = {"description": why, "content": json_of(Problem)}
    if body is not None:
        told["requestBody"] = {"required": True, "content": json_of(body)}
    kinds = {str: "string", int: "integer", bool: "boolean"}
    told["parameters"] = [
        {"name": name, "in": "query", "required": False, "schema": {"type": kinds[kind]}}
        for name, kind in (query or {}).items()
    ]
    if key:
        told["security"] = [{}, {key: []}]
    return told


def description(described: Iterable[tuple[str, str, str, dict[str, Any]]]) -> dict[str, Any]:
    """All requests, each as (method, path, name, what `describe` made)."""
    _, components = msgspec.json.schema_components(_KINDS, ref_template=TEMPLATE)
    paths: dict[str, Any] = {}
    for method, path, name, told in described:
        in_path = [
            {"name": part, "in": "path", "required": True, "schema": schema}
            for part, schema in PARAMETERS.items()
            if f"{{{part}}}" in path
        ]
        operation = {**told, "parameters": [*in_path, *told["parameters"]]}
        operation["operationId"] = f"{method.lower()}_{name}"
        paths.setdefault(path, {})[method.lower()] = operation
    keys = {
        name: {"type": "apiKey", "in": "header", "name": "Authorization", "description": f"{name.capitalize()} <key>"}
        for name in ("seat", "asker")
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablewright", "version": __version__, "description": "Tables, seats, records, the lab."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": keys},
    }
