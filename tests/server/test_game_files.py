"""A game may bring a board and a picture for the page: its files are served, and nothing else of the machine."""

import re
from http.client import HTTPConnection

import pytest

from tablewright.server.http import game_files
from tablewright.server.http.game_files import address_of, digest_of, files_of

pytestmark = pytest.mark.nojit
FILES = {
    "board.js": ("text/javascript; charset=utf-8", b"export function mount() {}"),
    "board.css": ("text/css; charset=utf-8", b".board {}"),
    "card.svg": ("image/svg+xml", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "art/tree.png": ("image/png", b"\x89PNG"),
    "serif.woff2": ("font/woff2", b"wOF2"),
}
SECRET = "a secret of this machine"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder of Quoridor, as if its package brought files for the page."""
    package = tmp_path / "quoridor"
    for name, (_, content) in FILES.items():
        (package / "page" / name).parent.mkdir(parents=True, exist_ok=True)
        (package / "page" / name).write_bytes(content)
    (package / "page" / "notes.txt").write_text(SECRET)
    (package / "page" / ".hidden").write_text(SECRET)
    (package / "rules.js").write_text(SECRET)
    (tmp_path / "secret.js").write_text(SECRET)
    monkeypatch.setattr(game_files, "folder_of", lambda game: package)
    return package


def test_every_file_has_its_type_and_may_be_kept(server, folder):
    for name, (kind, content) in FILES.items():
        answer = server.http.get(address_of(folder, name))
        assert (answer.status_code, answer.content) == (200, content), name
        assert answer.headers["content-type"] == kind
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_address_changes_with_the_content(server, folder):
    before = address_of(folder, "board.js")
    assert re.fullmatch("/boards/quoridor/[0-9a-f]{16}/board.js", before)
    assert address_of(folder, "board.js") == before
    (folder / "page" / "board.css").write_bytes(b".board { color: red }")
    after = address_of(folder, "board.js")
    assert after != before
    assert [server.http.get(address).status_code for address in (before, after)] == [404, 200]


@pytest.mark.parametrize(
    "name",
    [
        "notes.txt",
        ".hidden",
        "nothing.js",
        "art",
        "art/",
        "",
        "../rules.js",
        "..%2frules.js",
        "%2e%2e/rules.js",
        "%2e%2e%2f%2e%2e%2fsecret.js",
        "..%5crules.js",
        "art/../../rules.js",
        "art/%2e%2e/%2e%2e/rules.js",
        "/rules.js",
        "%2fetc/passwd",
        "//etc/passwd",
        "board.js%00.txt",
        "board.js/",
        "BOARD.JS",
        "board.js%20",
        "....//rules.js",
        "art%2ftree.png/..%2f..%2frules.js",
    ],
)
def test_no_name_leads_out_of_the_folder(server, folder, name):
    line = HTTPConnection("127.0.0.1", server.port)  # it sends an address as it is
    line.request("GET", f"/boards/quoridor/{digest_of(files_of(folder))}/{name}")
    answer = line.getresponse()
    assert answer.status == 404
    assert SECRET.encode() not in answer.read()
    line.close()


@pytest.mark.parametrize("path", ["quoridor/board.js", "quoridor//board.js", "nogame/{d}/board.js", "../{d}/board.js"])
def test_only_games_of_the_registry_have_files(server, folder, path):
    answer = server.http.get("/boards/" + path.format(d=digest_of(files_of(folder))))
    assert answer.status_code == 404 or "text/html" in answer.headers["content-type"]
    assert b"mount" not in answer.content


def test_a_link_to_elsewhere_is_not_followed(folder):
    (folder / "page" / "link.js").symlink_to(folder.parent / "secret.js")
    (folder / "page" / "away").symlink_to(folder.parent)
    assert sorted(files_of(folder)) == sorted(FILES)


def test_a_game_without_files_says_so(server, tmp_path):
    facts = server.http.get("/api/games/quoridor").json()
    assert (facts["board"], facts["card"]["picture"]) == ("", "")
    assert address_of(tmp_path, "board.js") == ""
