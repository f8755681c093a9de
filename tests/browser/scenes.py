"""The pages, boards and states that people meet, each brought about on a page as a person would."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, WebSocketRoute
from tests.browser.conftest import NO_ENTROPY, PATIENCE
from tests.browser.moves import LEGAL, LOOK, by_click, chosen
from tests.browser.page_facts import facts

from tablewright import GAMES

SOME = 8
TRIES = 12  # tables that are opened until one brings what a scene wants
COMPILING = 10 * PATIENCE
# The first and the last as long as a name may be.
NAMES = ("Wilhelmine Maximilianowa", "Bob", "Cleo", "Bartholomäus Winterstein")


class Stage:
    """A page to be photographed, and the other people that its scene needs."""

    def __init__(self, browser: Browser, address: str, page: Page) -> None:
        self.browser, self.address, self.page = browser, address, page
        self._others: list[Page] = []

    def other(self) -> Page:
        """Somebody else's page, in a browser of their own."""
        context = self.browser.new_context(base_url=self.address, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_ENTROPY)
        self._others.append(context.new_page())
        return self._others[-1]

    def close(self) -> None:
        for page in self._others:
            page.context.close()


Scene = Callable[[Stage], None]


# What people do, whichever language the page speaks.


def start(page: Page, game: str, mode: str = "bots", players: int = 0, seats: dict[int, str] | None = None) -> None:
    """Set a table up and open it; `seats` says by place who sits there."""
    page.goto(f"/new/{game}?mode={mode}")
    page.locator(".go").wait_for()
    if players:
        page.locator(f"input[name=players][value='{players}']").check(force=True)
    if mode == "bots":
        for chooser in page.locator(".seat select").all():
            chooser.select_option("bot:greedy")  # quick, and never in need of compiling for minutes
    for place, kind in (seats or {}).items():
        page.locator(".seat select").nth(place - 1).select_option(kind)
    for n, field in enumerate(page.locator(".seat input").all()):
        field.fill(NAMES[n])
    page.locator("select").filter(has=page.locator("option[value=nominated]")).select_option("fixed")
    page.locator(".go").click()


def seat(stage: Stage, link: str, name: str = "Bob") -> Page:
    """Somebody follows an invitation and sits down."""
    guest = stage.other()
    guest.goto(link)
    guest.locator("#join-name").fill(name)
    guest.locator("form .primary").click()
    guest.locator(".lobby, .board").first.wait_for(timeout=COMPILING)
    return guest


def with_bob(stage: Stage, game: str = "quoridor") -> Page:
    """The page and Bob at a table of their own, the page to begin; Bob's page."""
    start(stage.page, game, "friends")
    guest = seat(stage, invitation(stage.page))
    stage.page.locator(".lobby .go").click()
    for page in (stage.page, guest):
        page.locator(".board").wait_for()
    return guest


def invitation(page: Page) -> str:
    page.locator(".invite svg").first.wait_for(timeout=COMPILING)
    return page.locator("#invite-link").input_value()


def choose(page: Page) -> None:
    """Wait until something can be chosen, or the game is over."""
    page.locator(f".result, {LEGAL}").first.wait_for(state="attached", timeout=COMPILING)


def play(page: Page, game: str, moves: int, until: str = ".result") -> bool:
    """Make moves that bring a game on; whether what is waited for is there."""
    choice = random.Random(7)
    for _ in range(moves):
        page.locator(f"{until}, .result, {LEGAL}").first.wait_for(state="attached", timeout=COMPILING)
        if page.locator(until).count() or page.locator(".result").count():
            break
        offered = page.evaluate(LOOK)["offered"]
        if offered:
            card, often = facts(game).fills_hand
            wishes = [card if choice.random() < often else "", facts(game).hurries]
            by_click(page, next((wish for wish in wishes if wish in offered), None) or chosen(game, offered, choice))
    return page.locator(until).count() > 0


def square(page: Page, name: str) -> None:
    """A step at Quoridor."""
    page.locator(f".board [data-move={name}][aria-disabled=false]").click()
    page.locator(f".board [data-move={name}][aria-disabled=true]").wait_for()


# Pages without a table.


def home(stage: Stage) -> None:
    """Seen for the first time: nobody waits, no tables of one's own."""
    stage.page.goto("/")
    stage.page.locator("[data-game=eight_days]").wait_for()


def home_again(stage: Stage) -> None:
    """With tables of one's own, and somebody waiting at an open one."""
    host = stage.other()
    host.goto("/new/corner_rush?mode=friends")
    host.locator("label.check:visible").last.click()
    host.locator(".go").click()
    invitation(host)
    for game in ("quoridor", "corridor"):
        start(stage.page, game)
        choose(stage.page)
    home(stage)
    stage.page.locator("section[aria-labelledby=open-tables] li").first.wait_for(state="attached")


def setup(stage: Stage) -> None:
    stage.page.goto("/new/zombie_tower?mode=friends")
    stage.page.locator(".go").wait_for()


def setup_bots(stage: Stage) -> None:
    stage.page.goto("/new/corner_rush?mode=bots")
    stage.page.locator(".seat .about").first.wait_for()


def house_rules(stage: Stage) -> None:
    stage.page.goto("/new/corridor?mode=device")
    stage.page.locator("details > summary").first.click()
    field = stage.page.locator("[id='rule-turn.action_points']")
    field.fill("6")
    field.press("Tab")


def nowhere(stage: Stage) -> None:
    stage.page.goto("/nowhere")
    stage.page.locator("main h1").wait_for()


def no_table(stage: Stage) -> None:
    stage.page.goto("/t/nosuchtable")
    stage.page.locator("main h1").wait_for()


def too_old(stage: Stage) -> None:
    """The server speaks a newer language than the page."""

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: server.send(re.sub(r'"protocol":\d+', '"protocol":0', str(text))))

    start(stage.page, "quoridor")
    choose(stage.page)
    stage.page.route_web_socket("**/play", through)
    stage.page.reload()
    stage.page.locator("main h1").wait_for()


def howto(game: str) -> Scene:
    def read(stage: Stage) -> None:
        stage.page.goto(f"/how/{game}")
        stage.page.locator("#all-rules [data-rule]").first.wait_for()

    return read


# Before the game.


def lobby(stage: Stage) -> None:
    start(stage.page, "eight_days", "friends", 4, {1: "open", 2: "open", 3: "bot:easy"})
    seat(stage, invitation(stage.page))


def joining(stage: Stage) -> None:
    host = stage.other()
    start(host, "eight_days", "friends")
    stage.page.goto(invitation(host))
    stage.page.locator("#join-name").wait_for()


def full(stage: Stage) -> None:
    """An invitation to a table at which all seats are taken."""
    host = stage.other()
    start(host, "quoridor", "friends")
    link = invitation(host)
    seat(stage, link)
    stage.page.goto(link)
    stage.page.locator("main h1").wait_for()


# At the table.


def first(game: str) -> Scene:
    def begun(stage: Stage) -> None:
        start(stage.page, game)
        choose(stage.page)

    return begun


def table(game: str) -> Scene:
    def played(stage: Stage) -> None:
        for _ in range(TRIES):
            start(stage.page, game)
            if not play(stage.page, game, facts(game).moves_before_picture):
                choose(stage.page)
            if not stage.page.locator(".result").count():
                stage.page.evaluate("document.activeElement?.blur()")
                return
        raise AssertionError(f"{game} was over each time before the picture could be taken")

    return played


def panel(game: str, shown: str, moves: int = 60) -> Scene:
    """A table at which something comes about by chance."""

    def come(stage: Stage) -> None:
        for _ in range(TRIES):
            start(stage.page, game)
            if play(stage.page, game, moves, shown):
                return
        raise AssertionError(f"{game} never came to {shown}")

    return come


def others_turn(stage: Stage) -> None:
    with_bob(stage)
    square(stage.page, "e2")


def thinking(stage: Stage) -> None:
    """A bot thinks: its answer is held back, so that the picture is not a race."""
    held = [False]

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: None if held[0] and '"turn":0' in str(text) else route.send(text))

    stage.page.route_web_socket("**/play", through)
    start(stage.page, "quoridor")
    choose(stage.page)
    held[0] = True
    square(stage.page, "e2")
    stage.page.locator(".players .dots").wait_for()


def reconnecting(stage: Stage) -> None:
    routes: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        if routes:
            route.close()
        else:
            route.connect_to_server()
            routes.append(route)

    stage.page.route_web_socket("**/play", through)
    start(stage.page, "corner_rush")
    play(stage.page, "corner_rush", SOME)
    routes[0].close()
    stage.page.locator(".banner").wait_for()


def spectator(game: str) -> Scene:
    def watched(stage: Stage) -> None:
        player = stage.other()
        start(player, game)
        play(player, game, 3)
        stage.page.goto(player.url)
        stage.page.locator(".board").wait_for()

    return watched


def leaver(stage: Stage) -> None:
    guest = with_bob(stage)
    square(stage.page, "e2")
    guest.locator("header button", has=guest.locator(".lucide-log-out")).click()
    guest.locator(".leaving .danger").click()
    guest.locator("[data-game=quoridor]").wait_for()
    stage.page.locator(".story .note, .note").last.wait_for(state="attached")


def takeback(stage: Stage) -> None:
    guest = with_bob(stage)
    square(stage.page, "e2")
    square(guest, "e8")
    guest.locator(".tools .button", has=guest.locator(".lucide-undo-2")).click()
    stage.page.locator(".request").wait_for()


def drawn_offer(stage: Stage) -> None:
    guest = with_bob(stage)
    square(stage.page, "e2")
    guest.locator(".tools .button", has=guest.locator(".lucide-handshake")).click()
    stage.page.locator(".request").wait_for()


def refused(stage: Stage) -> None:
    with_bob(stage)
    stage.page.locator(".board [data-move=e5]").click(force=True)
    stage.page.locator(".refused").wait_for()


def hint(stage: Stage) -> None:
    first("quoridor")(stage)
    stage.page.locator(".tools .button", has=stage.page.locator(".lucide-lightbulb")).click()
    stage.page.locator("section.hint").wait_for(timeout=COMPILING)


def vote(stage: Stage) -> None:
    """Four on one device: one runs, the others stay where they are until the horde has all three."""
    page = stage.page
    start(page, "corridor", "device", 4, {1: "me", 2: "me", 3: "me"})
    for _ in range(80):
        page.locator(f".curtain, {LEGAL}").first.wait_for(state="attached", timeout=COMPILING)
        if page.locator(".curtain").count():
            lift(page)
        offered = page.evaluate(LOOK)["offered"]
        if any(move.startswith("vote") for move in offered):
            return
        if offered:
            is_runner = page.locator(".board").get_attribute("data-turn") == "0"
            wanted = ("lane 1", "lane 2", "forward", "end") if is_runner else ("lane 1", "lane 2", "lane 3", "end")
            by_click(page, next((move for move in wanted if move in offered), offered[0]))


def lift(page: Page) -> None:
    """Hold the curtain's button until the hand is shown."""
    page.locator(".curtain button").hover()
    page.mouse.down()
    page.locator(".board").wait_for()
    page.mouse.up()


def curtain(stage: Stage) -> None:
    start(stage.page, "corridor", "device", seats={1: "me"})
    stage.page.locator(".curtain").wait_for(timeout=COMPILING)


def side(tab: str) -> Scene:
    def opened(stage: Stage) -> None:
        table("corridor")(stage)
        is_phone = (stage.page.viewport_size or {"width": 0})["width"] < 1024
        tabs = stage.page.locator(".thumb .button" if is_phone else ".tabs button")
        tabs.nth(("story", "chat", "rules").index(tab)).click()

    return opened


def keys(stage: Stage) -> None:
    first("quoridor")(stage)
    stage.page.keyboard.press("?")


def leaving(stage: Stage) -> None:
    first("corner_rush")(stage)
    stage.page.locator("header button", has=stage.page.locator(".lucide-log-out")).click()


# After the game.


def over(game: str) -> Scene:
    def played(stage: Stage) -> None:
        start(stage.page, game)
        play(stage.page, game, 1_000)
        stage.page.locator(".result").wait_for()

    return played


def replay(game: str) -> Scene:
    def watched(stage: Stage) -> None:
        over(game)(stage)
        stage.page.locator(".result a[href^='/replay/']").last.click()
        stage.page.locator("input[type=range]").fill("5")

    return watched


quoridor_from_beside = spectator("quoridor")
tower_from_beside = spectator("zombie_tower")
fight = panel("eight_days", ".arms")
trader = panel("eight_days", ".top:has(.question.mine) ~ .slot [data-drop=trader]")
trade = panel("eight_days", ".top:has(.question.mine) ~ .slot [data-drop^=tray]")
corridor_again = replay("corridor")
tower_again = replay("zombie_tower")

SCENES: dict[str, Scene] = {
    "home": home,
    "home-again": home_again,
    **{f"howto-{game}": howto(game) for game in GAMES},
    "setup": setup,
    "setup-bots": setup_bots,
    "setup-house-rules": house_rules,
    "nowhere": nowhere,
    "no-table": no_table,
    "too-old": too_old,
    "lobby": lobby,
    "joining": joining,
    "full": full,
    **{f"first-{game}": first(game) for game in GAMES},
    **{f"table-{game}": table(game) for game in GAMES},
    "others-turn": others_turn,
    "thinking": thinking,
    "reconnecting": reconnecting,
    "spectator-quoridor": quoridor_from_beside,
    "spectator-zombie_tower": tower_from_beside,
    "leaver": leaver,
    "takeback": takeback,
    "draw-offer": drawn_offer,
    "refused": refused,
    "hint": hint,
    "vote": vote,
    "curtain": curtain,
    "fight": fight,
    "trader": trader,
    "trade": trade,
    "chat": side("chat"),
    "rules": side("rules"),
    "keys": keys,
    "leaving": leaving,
    **{f"over-{game}": over(game) for game in GAMES},
    "replay-corridor": corridor_again,
    "replay-zombie_tower": tower_again,
}
