"""No text is cut off or runs over other text, in any scene: wide and on a phone, light and dark, in both languages."""

import argparse

import pytest
from tests.browser.screenshots import SCENES, take

SOME = (
    "home",
    "setup-bots",
    "first-zombie_tower",
    "refused",
)  # of these there are pictures every day, of all others in the long run


@pytest.mark.parametrize(
    "scene", [*SOME, *(pytest.param(one, marks=pytest.mark.long) for one in SCENES if one not in SOME)]
)
def test_every_text_has_its_room(browser, base_url, tmp_path, scene):
    assert take(browser, scene, argparse.Namespace(at=base_url, folder=tmp_path)) == []
    assert len(list(tmp_path.glob("*.png"))) == 8
