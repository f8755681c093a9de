"""The container file and the compose file, as far as they can be checked without building an image."""

import re
import shlex
from pathlib import Path

import pytest
import yaml

from tablewright.cli import serve

ROOT = Path(__file__).parents[2]
INSTRUCTIONS = (
    "FROM", "RUN", "COPY", "WORKDIR", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT",
    "CMD",
)  # fmt: skip
pytestmark = pytest.mark.nojit


def instructions() -> list[tuple[str, str]]:
    text = "\n".join(line for line in (ROOT / "Containerfile").read_text("utf-8").splitlines() if line[:1] != "#")
    lines = [line for line in re.sub(r"\\\n\s*", "", text).splitlines() if line.strip()]
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines]


def of(kind: str) -> list[str]:
    return [rest for name, rest in instructions() if name == kind]


def parsed(words: list[str]):
    import argparse

    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    return parser.parse_args(words)


def test_every_instruction_is_one_and_every_copied_path_exists():
    assert {name for name, _ in instructions()} <= set(INSTRUCTIONS)
    for copy in of("COPY"):
        *sources, _ = (word for word in shlex.split(copy) if not word.startswith("--"))
        if "--from" not in copy:
            assert all((ROOT / source).exists() for source in sources), copy


def test_images_are_of_a_version_and_nothing_runs_as_root():
    images = [line.split()[0] for line in of("FROM")] + [compose()["services"]["database"]["image"]]
    assert all(re.search(r":\d", image) for image in images), images
    names = [name for name, _ in instructions()]
    last = len(names) - 1 - names[::-1].index("FROM")
    assert "USER" in names[last:]
    assert of("USER") == ["tablewright"]
    assert "RUN" not in names[names.index("USER") :]


def test_what_is_installed_is_pinned_by_hash():
    for run in of("RUN"):
        for command in run.split("&&"):
            if "pip install" in command:
                assert "--require-hashes" in command or "--no-deps" in command, command


def test_it_serves_where_its_health_is_asked():
    (command,), (check,), (port,) = of("CMD"), of("HEALTHCHECK"), of("EXPOSE")
    words = yaml.safe_load(command)
    assert words[0] == "serve"
    options = parsed(words[1:])
    assert (options.host, str(options.port)) == ("0.0.0.0", port)
    assert f"http://127.0.0.1:{port}/api/health" in check
    (volume,) = of("VOLUME")
    assert options.db.startswith(f"{volume}/")
    assert any(line == f"TABLEWRIGHT_CACHE={volume}/compiled" for line in of("ENV"))


def compose() -> dict:
    return yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def test_the_compose_file_joins_the_tables_to_their_database():
    services = compose()["services"]
    tables, database = services["tables"], services["database"]
    options = parsed(tables["command"][1:])
    names = database["environment"]
    assert options.db.startswith(f"postgresql://{names['POSTGRES_USER']}:")
    assert options.db.endswith(f"@database/{names['POSTGRES_DB']}")
    assert names["POSTGRES_PASSWORD"] in options.db  # one password, and none that is written down
    assert names["POSTGRES_PASSWORD"].startswith("${")
    assert tables["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
    assert tables["ports"] == [f"{options.port}:{options.port}"]
    mounted = {volume.partition(":")[0] for service in services.values() for volume in service["volumes"]}
    assert mounted == set(compose()["volumes"])
