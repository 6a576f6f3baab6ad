"""`bezant play`: whole games, explanations, undo, saving, and everything a person may mistype."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bezant.kernel import record
from tests.cli.shell import ROOT, assert_one_sentence, invoke, run, surroundings

START = ["play", "carolus", "--seats", "you:Anna,greedy", "--seed", "7"]
NAMED, DISC = "1\n", "3\n"  # Anna answers the crown of the set-up, then chooses a disc


def script(seed: int = 1, lines: int = 4000) -> str:
    """Numbers as somebody types them who does not think much."""
    chance = random.Random(seed)
    return "".join(f"{chance.randint(1, 4)}\n" for _ in range(lines))


def test_a_whole_game_against_a_bot_through_pipes() -> None:
    played = run(*START, input=script())
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "greedy plays black." in played.stdout
    assert "The game goes to greedy.\n  1. greedy: " in played.stdout and "\n  2. " in played.stdout
    assert "Round 2" in played.stdout and "╭──" in played.stdout and "greedy moves Charlemagne" in played.stdout


def test_a_whole_game_of_byzantium_against_a_bot_through_pipes() -> None:
    played = run("play", "byzantium", "--seats", "you:Anna,greedy", "--seed", "7", input=script())
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "greedy plays yellow." in played.stdout
    assert "The game goes to greedy." in played.stdout
    assert "Turn 2" in played.stdout and "◆Nicaea 3" in played.stdout and "Anna: What do you do?" in played.stdout
    assert max(map(len, played.stdout.splitlines())) <= 80


def test_a_whole_game_of_jerusalem_against_a_bot_through_pipes() -> None:
    played = run("play", "jerusalem", "--seats", "you:Anna,greedy", "--seed", "7", input=script())
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "greedy plays yellow." in played.stdout
    assert "The game goes to" in played.stdout
    assert "Round 2" in played.stdout and "│ Royal Palace" in played.stdout and "Anna holds: " in played.stdout
    assert max(map(len, played.stdout.splitlines())) <= 80
    running, _, _ = played.stdout.rpartition("Calendar")  # at the end all is open
    assert "greedy holds:" not in running and not re.search(r"greedy keeps (?!a card)", running)
    assert re.search(r" Y greedy +\? +\? ", running)


def test_people_at_one_keyboard_do_not_see_each_others_secrets() -> None:
    """JER-25.1: the keyboard is handed over, and the board and the log are those of the one who looks."""
    played = run("play", "jerusalem", "--seats", "you:Anna,you:Ben", "--seed", "7", input=script())
    assert played.returncode == 0, played.stderr
    running, _, _ = played.stdout.rpartition("Calendar")
    looks = re.split(
        r"^(Anna|Ben): press Enter when nobody else is looking at the screen\.", running, flags=re.MULTILINE
    )
    assert len(looks) > 20
    for looking, shown in zip(looks[1::2], looks[2::2], strict=True):
        other = "Ben" if looking == "Anna" else "Anna"
        assert f"{other} holds:" not in shown
        assert not re.search(rf"{other} (keeps (?!a card)|looks at the packet:|gets the card left over:)", shown)
        rows = re.findall(rf"^.[RY] {other} .*$", shown, re.MULTILINE)
        assert rows and all(re.search(r" \? +\? ", row) for row in rows)
    assert any("Anna holds: " in shown for shown in looks)


@pytest.mark.parametrize("seats", ["greedy,uniform", "greedy,uniform,greedy", "uniform,greedy,greedy,uniform"])
def test_bots_alone_play_to_the_end_without_asking(seats: str) -> None:
    played = invoke("play", "carolus", "--seats", seats, "--seed", "3")
    assert played.exit_code == 0
    assert "The game goes to" in played.output
    assert ">" not in played.output


def test_the_same_seed_gives_the_same_game() -> None:
    bots = ["play", "carolus", "--seats", "greedy,greedy", "--seed"]
    assert invoke(*bots, "x").output == invoke(*bots, "x").output
    assert invoke(*bots, "x").output != invoke(*bots, "y").output


def test_without_a_seed_no_two_games_are_alike() -> None:
    bots = ["play", "carolus", "--seats", "uniform,uniform"]
    assert invoke(*bots).output != invoke(*bots).output


def test_several_people_at_one_keyboard() -> None:
    played = invoke("play", "carolus", "--seats", "you,you,you:Cleo", "--option", "guard_rounds=2", input=script())
    assert played.exit_code == 0
    assert "The game goes to nobody." in played.output and "1. " not in played.output.rpartition("nobody.")[2]
    assert all(f"{name}: Which disc do you play?" in played.output for name in ("Guest 1", "Guest 2", "Cleo"))


def test_the_board_fits_eighty_columns() -> None:
    played = invoke(
        "play", "carolus", "--seats", "you:A name of twenty-four ch,you,greedy,greedy", input=script(lines=200)
    )
    assert max(map(len, played.output.splitlines())) <= 80


def test_the_terminal_never_imports_numba() -> None:
    program = (
        "import sys; from bezant.cli import app; app(sys.argv[1:], standalone_mode=False); "
        "sys.exit(any(name.split('.')[0] in ('numba', 'llvmlite') for name in sys.modules))"
    )
    command = [sys.executable, "-c", program, *START]
    played = subprocess.run(command, input=script(), cwd=ROOT, env=surroundings(), capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    assert "The game goes to" in played.stdout


# --- explanations ---------------------------------------------------------------------------------------------------------------


def test_a_question_mark_explains_the_question_with_its_rule() -> None:
    said = invoke(*START, input=NAMED + "?\n").output
    assert "CAR-5.1" in said and "Each player in choice_order chooses one of the discs" in said


def test_a_question_mark_and_a_number_explain_an_option() -> None:
    said = invoke(*START, input=NAMED + DISC + "1\n? 1\n").output
    assert "red knight to your court: you take the red crest" in said
    assert "Anna takes the red crest" in said
    assert "CAR-6.4" in said and "joins the row of its own colour" in said


@pytest.mark.parametrize("words", ["pink burgundy", "land pink 7", "Burgundy Pink"])
def test_any_action_in_words_is_explained_where_it_is_refused(words: str) -> None:
    said = invoke(*START, input=NAMED + DISC + f"? {words}\n").output
    assert "Not now: There is no pink knight in the reserve." in said
    assert "CAR-6.1" in said and "exactly 3 of the knights" in said


def test_an_action_in_words_is_explained_where_it_is_open() -> None:
    said = invoke(*START, input=NAMED + DISC + "? red burgundy\n").output
    assert "red knight to Burgundy" in said and "CAR-6.10" in said


def test_an_action_can_be_played_in_words_and_is_refused_in_words() -> None:
    said = invoke(*START, input=NAMED + "disc 3\n" + "red court\n" + "pink court\n" + "4 steps\n").output
    assert "Anna plays disc 3" in said and "Anna takes the red crest" in said
    assert "There is no pink knight in the reserve. (CAR-6.1)" in said
    assert "Charlemagne moves after the knights of the turn have been placed. (CAR-7.1)" in said


# --- input --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9", "There is no option 9; choose 1 to 5. (h helps)"),
        ("0", "There is no option 0; choose 1 to 5. (h helps)"),
        ("99999999999999999999999", "There is no option"),
        ("3 1", "There is nothing to choose after option 3."),
        ("dance", "“dance” is not an action of Carolus Magnus."),
        ("red", "“red” could mean"),
        ("? 77", "There is no option 77"),
        ("? \x1b[31m", "is not an action"),
        ("u", "The last move is not yours to take back."),
        ("h", "undo your last move"),
    ],
)
def test_what_cannot_be_understood_is_said_and_the_question_stands(typed: str, said: str) -> None:
    played = invoke("play", "carolus", "--seats", "you,greedy", "--seed", "2", input=f"{typed}\n3\n")
    _, _, after = played.output.partition("Which disc do you play?")
    assert said in after
    assert "Guest plays disc 3" in after


def test_numbers_can_be_typed_ahead() -> None:
    said = invoke(*START, input=NAMED + DISC + "1 1\n3 2\n").output
    assert "Anna takes the red crest" in said and "Anna sends a yellow knight to Frisia" in said


def test_back_leads_to_the_first_choice() -> None:
    said = invoke(*START, input=NAMED + DISC + "1\nb\n3\n1\n").output
    assert "Anna sends a yellow knight to court" in said


def test_undo_takes_the_last_move_back_until_dice_are_thrown() -> None:
    said = invoke(*START, input=NAMED + DISC + "1 1\nu\n3 1\nl\n").output
    assert "Anna takes the last move back" in said
    assert "Anna sends a red knight to court" in said.partition("takes the last move back")[2]  # the log keeps it
    thrown = invoke(*START, input=NAMED + "u\n").output
    assert "Dice or hidden cards came to light with your last move; it stands." in thrown


def test_the_end_of_the_input_is_a_sentence() -> None:
    assert_one_sentence(run(*START, input=NAMED), "The input ended in round 1", "not been saved")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no game “chess”; the games are: byzantium, carolus, jerusalem."),
        (["carolus", "--seats", "you"], "played with 2, 3, 4 players, not 1"),
        (["carolus", "--seats", "you,deep"], "“deep” cannot sit down"),
        (["carolus", "--seats", "you,"], "cannot sit down"),
        (["carolus", "--seats", f"you:{'x' * 25},greedy"], "A name has 1 to 24 visible characters, not 25."),
        (["carolus", "--seats", "you:\x1b,greedy"], "A name has 1 to 24 visible characters, not 0."),
        (["carolus", "--option", "speed=3"], "There is no option “speed”"),
        (["carolus", "--option", "guard_rounds"], "write NAME=VALUE"),
        (["carolus", "--option", "guard_rounds=-1"], "from 0 to 1000"),
        (["carolus", "--resume", "nothing.record"], "There is no file nothing.record."),
    ],
)
def test_what_cannot_begin_is_one_sentence(words: list[str], said: str) -> None:
    assert_one_sentence(invoke("play", *words), said)


def test_markup_and_control_characters_in_a_name_are_harmless() -> None:
    said = invoke("play", "carolus", "--seats", "you:[red]A\x1b[31mB[/],greedy", "--seed", "7").output
    assert "[red]A[31mB[/] plays white." in said
    assert "\x1b" not in said


# --- saving -------------------------------------------------------------------------------------------------------------------


def test_a_game_is_saved_and_goes_on_later(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    saved = invoke(*START, input=NAMED + DISC + f"1 1\ns {file}\n1 2\ns {file}\nq\nn\n")
    assert saved.exit_code == 0
    assert record.read(file.read_text()).ply == 5  # the second save wrote over the first
    resumed = invoke("play", "carolus", "--seats", "you:Anna,greedy", "--resume", str(file), input="l\n")
    assert "Anna: Where does your next knight go?" in resumed.output
    assert "The last one this turn" in resumed.output


def test_saving_never_writes_over_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear Anna")
    said = invoke(*START, input=NAMED + f"s {file}\ns {tmp_path}\ns {tmp_path}/no/where\n").output
    said = " ".join(said.split())
    assert "exists already" in said and "cannot be written" in said
    assert file.read_text() == "dear Anna"


def test_leaving_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert invoke(*START, input=NAMED + "q\ny\n").exit_code == 0
    (file,) = tmp_path.iterdir()
    assert record.read(file.read_text()).ply == 1


@pytest.mark.parametrize(
    ("words", "said"), [(["--seats", "you,greedy,greedy"], "The record has 2 seats, and --seats names 3.")]
)
def test_a_record_that_does_not_fit_is_refused(words: list[str], said: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    invoke(*START, input=NAMED + f"s {file}\n")
    assert_one_sentence(invoke("play", "carolus", "--resume", str(file), *words), said)


# --- a real terminal ------------------------------------------------------------------------------------------------------------


class Terminal:
    """The command at a terminal of its own, as a person sees it."""

    def __init__(self, *words: str) -> None:
        self._own, theirs = pty.openpty()
        command = [sys.executable, "-m", "bezant", *words]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=ROOT,
            env=surroundings(TERM="xterm"),
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""

    def type(self, line: str) -> None:
        os.write(self._own, line.encode())

    def wait_for(self, text: str, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while text not in self.shown and time.monotonic() < end:
            if select.select([self._own], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self._own, 65536).decode("utf-8", "replace")
                except OSError:  # the other side is closed
                    break
        assert text in self.shown, self.shown[-2000:]

    def close(self) -> int:
        code = self.process.wait(30)
        os.close(self._own)
        return code


def test_a_dialogue_at_a_real_terminal() -> None:
    terminal = Terminal(*START)
    terminal.wait_for("Which family do you name for the crown?")
    terminal.type("1\r")
    terminal.wait_for("Which disc do you play?")
    terminal.type("q\r")
    terminal.wait_for("Save the game")
    terminal.type("n\r")
    assert terminal.close() == 0


def test_ctrl_c_and_ctrl_d_end_in_a_sentence() -> None:
    stopped, ended = Terminal(*START), Terminal(*START)
    stopped.wait_for("> ")
    time.sleep(1)  # a person needs longer to press Ctrl-C than the prompt to wait for keys
    stopped.process.send_signal(signal.SIGINT)
    stopped.wait_for("Stopped.")
    assert stopped.close() == 130
    ended.wait_for("> ")
    ended.type("\x04")
    ended.wait_for("The input ended in set-up")
    assert ended.close() == 1
