"""A link with this machine's own name helps nobody else: the server says by which address others find it."""

import json
from urllib.request import urlopen

import pytest

from tablewright.server import network
from tablewright.server.http import requests


@pytest.mark.parametrize(
    ("host", "is_own"),
    [("127.0.0.1", True), ("localhost", True), ("[::1]", True), ("0.0.0.0", False), ("192.168.0.7", False)],
)
def test_which_hosts_are_this_machine_alone(host, is_own):
    assert network.is_this_machine(host) == is_own


@pytest.mark.parametrize(("host", "is_open"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_the_address_for_others_is_told_and_whether_it_is_listened_at(server, monkeypatch, host, is_open):
    monkeypatch.setattr(requests, "own_address", lambda: "192.168.0.7")
    monkeypatch.setattr(server.hub, "host", host)
    with urlopen(f"{server.url}/api/address") as answer:
        told = json.load(answer)
    assert told == {"url": f"http://192.168.0.7:{server.url.rsplit(':', 1)[1]}", "is_open": is_open}


def test_without_a_network_no_address_is_made_up(server, monkeypatch):
    monkeypatch.setattr(requests, "own_address", lambda: "")
    with urlopen(f"{server.url}/api/address") as answer:
        assert json.load(answer)["url"] == ""
