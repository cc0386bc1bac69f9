"""One game at the terminal: people type, bots answer."""

from collections.abc import Callable
from pathlib import Path

from clowder.bots.chair import Chair
from clowder.bots.levels import choose_text, hint
from clowder.cli.arguments import write_record
from clowder.cli.boards import draw
from clowder.cli.speech import Words, legal_texts, text
from clowder.cli.system_errors import file_text
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.play import play_text
from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import NOBODY, Seat

SCREEN = 60  # lines that push one player's cards out of the next one's sight


class Quit(Exception):
    """The person at the keyboard has had enough, or the input has ended."""


class Terminal:
    """Reads commands and moves for the seats in `people`; a bot of one level sits on the others."""

    def __init__(
        self,
        game: Game,
        record: Record,
        people: list[Seat],
        words: Words,
        luck: Rng,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        confirm: bool = True,
        level: str = "random",
    ) -> None:
        self.game = game
        self.record = record
        self.people = people
        self.words = words
        self.luck = luck  # what bots choose with; not the chance of the game
        self.level = level
        self.ask = ask
        self.tell = tell
        self.confirm = confirm
        self.state: State = game.new(**record.deal())
        self.shared = len(people) > 1  # one screen for several people: what happens is told as a spectator sees it
        self.shown_to: Seat = NOBODY if self.shared or not people else people[0]
        self.told_view = False

    def run(self) -> bool:
        """Play until the game is over (True) or somebody quits (False)."""
        self.tell(text("play-welcome", title=self.words.title()))
        self._tell_all(self.words.editions(self.record.options))
        for event in self.game.opening(**self.record.deal()):
            self.tell(f"  {self.words.event(event, NOBODY)}")
        try:
            while not self.state.is_over():
                seat = int(self.state.to_act())
                if seat in self.people:
                    self._person(seat)
                else:
                    self._do(choose_text(self.state, seat, self.level, int(self.luck.word())))
        except Quit:
            self.tell(text("play-left", plies=len(self.record.actions)))
            return False
        outcome = self.state.outcome()
        if outcome is not None:
            self._tell_all(["", *self.words.outcome(outcome)])
        return True

    def _random_move(self) -> str:
        actions = self.state.legal_actions()
        return self.state.action_text(actions[self.luck.below(len(actions))])

    def _do(self, move: str) -> None:
        seat = int(self.state.to_act())
        events: list[Event] = play_text(self.state, move)
        self.record = self.record.with_action(move)
        self.told_view = False
        self.tell(text("play-move", name=self.words.name(seat), move=self.game.shown_move(move)))
        viewer = NOBODY if self.shared else self.shown_to
        for event in events:
            self.tell(f"  {self.words.event(event, viewer)}")

    # -- a person's decision

    def _person(self, seat: Seat) -> None:
        if self.shared and self.shown_to != seat:
            self.tell("\n" * SCREEN)
            self._line(text("play-hand-over", name=self.words.name(seat)))
            self.shown_to = seat
        if not self.told_view:
            self._show(seat)
            self.told_view = True
        entered = self._line(text("play-prompt", name=self.words.name(seat)))
        if not entered or self._command(seat, entered):
            return
        move = self._numbered(entered)
        refused = self.state.refusal(seat, move)
        if refused is not None:
            self.tell(self.words.refusal(refused))
            return
        move = self.state.action_text(self.state.parse_action(move))
        if self._confirmed(seat, move):
            self._do(move)

    def _confirmed(self, seat: Seat, move: str) -> bool:
        """Whether the choice stands: Enter keeps it, anything else takes it back."""
        if not self.confirm:
            return True
        shown = self.game.shown_move(move)
        answer = self._line(text("play-confirm", move=shown))
        if answer.lower() in ("", "y", "yes", "ok"):
            return True
        self.tell(text("play-undone", move=shown))
        if answer.lower() not in ("undo", "n", "no"):
            self._command(seat, answer)
        return False

    def _numbered(self, entered: str) -> str:
        """`#3` is the third of the listed moves."""
        moves = legal_texts(self.state)
        number = entered[1:]
        if entered.startswith("#") and number.isascii() and number.isdigit() and 1 <= int(number) <= len(moves):
            return moves[int(number) - 1]
        return entered

    def _command(self, seat: Seat, entered: str) -> bool:
        """Do what is not a move; False if it must be one."""
        verb, _, rest = entered.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "help" | "?":
                self._tell_all(text("play-help-text").splitlines())
            case "moves":
                self._moves(rest)
            case "show":
                self._show(seat)
            case "why":
                self._why(seat, rest)
            case "undo":
                self.tell(text("play-nothing-to-undo"))
            case "save":
                self._save(rest)
            case "random":
                move = self._random_move()
                if self._confirmed(seat, move):
                    self._do(move)
            case "hint":
                self._hint(seat)
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True

    def _moves(self, start: str) -> None:
        """The legal moves; those that differ in one place only share a line."""
        groups: dict[str, list[str]] = {}
        shown = [self.game.shown_move(move) for move in legal_texts(self.state)]
        chosen = [move for move in shown if move.startswith(start)]
        for move in chosen:
            words = move.split(" ")
            places = [i for i, word in enumerate(words) if word.startswith("@")] or [len(words) - 1]
            pattern = " ".join("{}" if i == places[-1] else word for i, word in enumerate(words))
            groups.setdefault(pattern, []).append(words[places[-1]])
        self.tell(text("play-moves", count=len(chosen)))
        for pattern, places_of in groups.items():
            self.tell("  " + pattern.format(" | ".join(places_of)))

    def _why(self, seat: Seat, move: str) -> None:
        refused = self.state.refusal(seat, move)
        self.tell(text("play-legal", move=move) if refused is None else self.words.refusal(refused))

    def _hint(self, seat: Seat) -> None:
        move, reason, facts = hint(Chair(self.state, seat), "house-cat", int(self.luck.word()))
        self.tell(text("play-hint", move=self.game.shown_move(move), reason=self.words.hint(reason, facts)))

    def _save(self, name: str) -> None:
        path = Path(name or f"{self.game.id}.json")
        try:
            write_record(path, self.record)
        except OSError as error:
            self.tell(file_text(error))
            return
        self.tell(text("play-saved", file=str(path)))

    def _show(self, seat: Seat) -> None:
        view = self.state.view(seat)
        self._tell_all(["", *draw(self.game, view, self.words), self.words.phase(view)])

    def _line(self, prompt: str) -> str:
        try:
            return self.ask(prompt).strip()
        except EOFError:
            raise Quit from None

    def _tell_all(self, lines: list[str]) -> None:
        for line in lines:
            self.tell(line)
