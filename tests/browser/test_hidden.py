"""The search for hidden things finds them wherever they are said."""

import pytest
from tests.browser.hidden import seen_through

OWNER = """<section class="hand"><button data-card="trip" aria-label="Trip: nobody stands near you">2</button></section>
    <p>Ann runs.</p>"""
OTHER = """<section class="hand"><button data-card="push">Push</button></section><p>Ann runs.</p>{leak}"""


@pytest.mark.parametrize(
    "leak",
    [
        "<i data-held='trip'></i>",
        "<i title='trip'></i>",
        "<img alt='trip'>",
        "<a href='trip'>x</a>",
        "<b hidden>trip</b>",
        "<i aria-label='Ann: Trip: nobody stands near you.'></i>",
    ],
)
def test_a_leak_is_found(person, leak):
    owner, other = person(), person()
    owner.set_content(OWNER)
    other.set_content(OTHER.format(leak=leak))
    assert len(seen_through("corridor", owner, other)) == 1


def test_what_both_may_know_is_no_leak(person):
    owner, other = person(), person()
    owner.set_content(OWNER)
    other.set_content(OTHER.format(leak="<button data-card='push' aria-label='2'>2</button>"))
    assert seen_through("corridor", owner, other) == []
