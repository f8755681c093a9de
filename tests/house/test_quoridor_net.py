"""The script that trains Quoridor's network."""

import argparse
import re

import numpy as np
from bench import quoridor_net

from tablewright.games.quoridor.bots import net


def test_games_become_a_network(tmp_path, capsys):
    games, out = tmp_path / "games.jsonl", tmp_path / "net.npy"
    quoridor_net.play(argparse.Namespace(files=[str(games)], games=12, nodes=40, seed=5))
    quoridor_net.train(argparse.Namespace(files=[str(games)], seed=1, out=out))
    told = capsys.readouterr().out
    assert re.match(r"\d+ positions of 12 games; log-loss on every tenth game: rough value 0\.\d+, search 0\.\d+", told)
    assert len(re.findall(r"after pass \d+: network \d\.\d{4}", told)) == quoridor_net.PASSES
    found = np.load(out)
    assert found.shape == net.NET.shape
    assert np.array_equal(found[:-1], found[:-1][quoridor_net.mirrored()])


def test_a_network_learns_and_keeps_its_values_as_whole_numbers():
    chance = np.random.default_rng(3)
    inputs = chance.integers(0, 2, (400, quoridor_net.INPUTS)).astype(np.float32)
    inputs[:, net.BIAS] = 1
    inputs[:, net.ROUGH] = chance.integers(-300, 300, 400)
    wanted = (inputs[:, net.ROUGH] > 0).astype(np.float32)
    network = quoridor_net.Network(inputs, chance)
    before = quoridor_net.loss(network.chances(inputs), wanted)
    for _ in range(60):
        network.learn(inputs, wanted, 3e-3)
    assert quoridor_net.loss(network.chances(inputs), wanted) < before / 2
    whole = network.whole().astype(np.int64)
    units = inputs.astype(np.int64) @ whole[:-1]
    units[:, :-1] = np.maximum(units[:, :-1], 0)
    values = (units @ whole[-1]) >> net.STEP
    exact = (network.units(inputs) @ network.parts[1]) / quoridor_net.LOGIT
    assert np.abs(values - exact).max() < 3
