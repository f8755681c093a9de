"""What may be played in a turn, worked out square by square from a description: slow, plain, apart from the kernel."""

WAYS = {"forward": (0, 1), "back": (0, -1), "left": (-1, 0), "right": (1, 0)}


class Slow:
    """One position in the turn of a player, as a table of squares."""

    def __init__(self, told, rules):
        now, self.rules = told["state"], rules
        self.me, self.points, self.horde = now["turn"], now["points"], now["horde"]
        self.pawns = [(pawn["lane"], pawn["rank"]) for pawn in now["pawns"]]
        self.lies = [pawn["tripped"] for pawn in now["pawns"]]
        self.hand = now["hands"][self.me]
        self.cards_to_draw = sum(now["action_deck"].values()) + sum(now["action_discard"].values())
        self.floor = {
            (lane, now["first_rank"] + i)
            for i, row in enumerate(now["floor"])
            for lane, square in enumerate(row, 1)
            if square == "."
        }
        if rules["rules.pit_enterable"] and now["first_rank"] == 0:
            self.floor |= {(lane, -1) for lane in range(1, 5)}

    def on(self, square):
        """The other players on a square."""
        return [p for p, pawn in enumerate(self.pawns) if pawn == square and p != self.me]

    def is_free(self, square):
        return square in self.floor and not self.on(square)

    def may_walk_on(self, square):
        return square in self.floor and all(self.lies[p] for p in self.on(square))

    def has_way_off(self, points):
        """COR-A11: breadth first, over plain steps, to a square of one's own off the horde's rank."""
        edge, seen = {self.pawns[self.me]}, set()
        if self.is_free(self.pawns[self.me]):
            return True
        while points >= self.rules["turn.cost_move"]:
            points -= self.rules["turn.cost_move"]
            seen |= edge
            edge = {(x + dx, y + dy) for x, y in edge for dx, dy in WAYS.values()} - seen
            edge = {square for square in edge if self.may_walk_on(square) and square[1] > self.horde}
            if any(self.is_free(square) for square in edge):
                return True
        return False

    def after(self, player, square, lies):
        """The same table with one player elsewhere."""
        twin = object.__new__(Slow)
        twin.__dict__.update(self.__dict__)
        twin.pawns, twin.lies = list(self.pawns), list(self.lies)
        twin.pawns[player], twin.lies[player] = square, lies
        return twin

    def legal(self):
        """The legal moves, as a set."""
        cost = {name: self.rules[f"turn.cost_{name}"] for name in ("move", "draw", "card", "get_up")}
        me, found, lying = self.pawns[self.me], set(), self.lies[self.me]
        may_act = not lying or self.rules["rules.tripped_may_act"]
        if lying and self.points >= cost["get_up"]:
            found.add("get up")
        if (
            may_act
            and self.points >= cost["draw"]
            and self.cards_to_draw
            and self.has_way_off(self.points - cost["draw"])
        ):
            found.add("draw")
        for word, (dx, dy) in WAYS.items():
            near, far = (me[0] + dx, me[1] + dy), (me[0] + 2 * dx, me[1] + 2 * dy)
            if not lying and self.points >= cost["move"] and self.can_step(near, cost["move"]):
                found.add(word)
            if not lying and self.hand["jump"] and self.points >= cost["card"] + 2 * cost["move"]:
                if not self.is_free(near) and self.is_free(far) and (far[1] > self.horde or self.suicide()):
                    found.add(f"jump {word}")
            if may_act and self.points >= cost["card"]:
                found |= self.attacks(word, near, far, self.points - cost["card"])
        if may_act and self.points >= cost["card"] and self.has_way_off(self.points - cost["card"]):
            found |= {kind for kind in ("distract", "attract") if self.hand[kind]}
        if self.is_free(me) and (not found or not self.rules["rules.must_spend"]):
            found.add("end")
        return found

    def suicide(self):
        return self.rules["rules.suicide_legal"]

    def can_step(self, near, cost):
        if not self.may_walk_on(near):
            return False
        if near[1] <= self.horde:
            return self.suicide()
        return self.after(self.me, near, False).has_way_off(self.points - cost)

    def attacks(self, word, near, far, points):
        """The push and the trip in one direction, if they may be played."""
        found = set()
        for victim in self.on(near):
            if self.hand["push"] and self.is_free(far):
                ends = far[1] <= self.horde
                if (
                    self.rules["rules.push_into_horde"]
                    if ends
                    else self.after(victim, far, self.lies[victim]).has_way_off(points)
                ):
                    found.add(f"push {word}")
            if self.hand["trip"] and not self.lies[victim] and self.after(victim, near, True).has_way_off(points):
                found.add(f"trip {word}")
        return found
