"""What check-faults asks of the program, and how it judges what became of it."""
import collections, os, pathlib, re, shutil, subprocess
from program_session import DATABASE, HISTORY, SETTINGS, Session, environment

PROGRAM = os.environ.get("CONCENTRATION_PROGRAM") or os.path.abspath(
    os.path.join(os.path.dirname(__file__), "../.build/debug/concentration"))
COMPLAINT = re.compile(r"warning|error:|not kept|nothing more is written|for this session", re.I)
DATA = [DATABASE + ending for ending in ["", "-wal", "-shm", "-journal", ".running"]]


class Result:
    """One run: what it wrote, how it ended, and what is in its home."""

    def __init__(self, home, output, status, printed=b"", answers=(), has_ended=True):
        self.home, self.output, self.printed, self.answers = home, output, printed, answers
        self.has_ended, self.trap = has_ended, max(0, -status)
        # Readline ends the program, too, where it gets no memory.
        self.lacks_memory = status == 2 and bool(re.search(r"x(m|re)alloc: out of virtual memory", output))
        self.complains = bool(COMPLAINT.search(output)) or status != 0

    def contents(self, name):
        path = pathlib.Path(self.home, name)
        return path.read_bytes() if path.exists() else None


def run_plainly(home, *words):
    return subprocess.run([PROGRAM, *words], cwd=home, env=environment(home), stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=60)


def kept_data(home):
    """What the program has kept, as its export has it: the texts of entries; None if it cannot be read."""
    run = run_plainly(home, "export")
    if run.returncode or run.stderr:
        return None
    entries = []
    for line in run.stdout.decode().split("\n"):
        if line.startswith(" "):
            entries[-1] += "\n" + line
        elif line and not line.startswith(("end ", "concentration data")):
            # Without the checksum, and without times, which differ from run to run.
            kind, _, rest = line.split(" ", 2)
            words = rest.split(" ")
            if kind in ["named", "kept"]:
                words = words[1:]
            if kind == "game":
                words = words[:12]
            entries.append(" ".join([kind, *words]))
    return collections.Counter(entry.split("\n")[0] + " " + " ".join(moves(entry)) for entry in entries)


def moves(entry):
    """The id of the game in an entry, and its steps: a text that was written anew has them in other lines."""
    lines = entry.split("\n")
    if " moves" not in lines:
        return []
    steps = lines[lines.index(" moves") + 1:]
    return [lines[3][4:]] + [word for line in steps if not line.startswith(" end") for word in line.split()]


def prepare_homes(work):
    """Makes a home with games, and what a scenario takes from elsewhere, beside it."""
    home, other = f"{work}/template", f"{work}/other"
    typed = {
        home: ["new 2x2/shapes:abba", "a1", "b2", "b1", "a2", "new 4x2/letters:aabbccdd", "a1", "c1", "save old",
               "set look plain", "tab reminder", "4", "5", "quit"],
        other: ["new 2x2/food:abba", "a1", "b2", "b1", "a2", "new 4x2/food:aabbccdd", "a1", "save new", "quit"],
    }
    for folder, commands in typed.items():
        os.makedirs(folder)
        session = Session([PROGRAM, "--plain"], folder, environment(folder))
        session.wait(lambda new: new.endswith(b"> "), 20)
        for command in commands:
            session.answer(command)
        assert session.wait_for_end(20) and session.status == 0, session.output
        session.close()
    with open(f"{work}/more.txt", "wb") as file:
        file.write(run_plainly(other, "export").stdout)
    run_plainly(other, "--script", "/dev/null", "--log-file", f"{work}/calls.jsonl", "--log-format", "json")


class Scenario:
    """Something that is asked of the program in a home that holds some games."""
    #: Files of the working directory that it reads or writes.
    files = []
    words = []

    def prepare(self, home):
        """Puts files into a home, which otherwise is the same for all scenarios."""

    def paths(self, home):
        """The files whose calls fail; $$ is the number of the program's process."""
        own = [f"{home}/{name}" for name in DATA]
        for name in [SETTINGS, HISTORY, ".config/concentration/rc", *self.files]:
            own += [f"{home}/{name}", f"{home}/{name}.$$.part"]
        return own

    def command(self, tracer):
        """A shell's command that becomes the tracer, which becomes the program: all have one number."""
        if not tracer:
            return [PROGRAM, *self.words]
        words = ["'" + word.replace("'", "'\\''").replace("$$", "'$$'") + "'" for word in tracer + [PROGRAM, *self.words]]
        return ["sh", "-c", "exec " + " ".join(words)]

    def perform(self, home, tracer):
        with open(f"{home}.out", "w+b") as output:
            run = subprocess.run(self.command(tracer), cwd=home, env=environment(home), stdin=subprocess.DEVNULL,
                                 stdout=output, stderr=subprocess.PIPE, timeout=120)
            output.seek(0)
            return Result(home, run.stderr.decode(errors="replace"), run.returncode, output.read())

    def expect(self, result, template):
        """Notes what a run without a failure leaves, and what was there before."""
        before = f"{result.home}-before"
        shutil.copytree(template, before)
        self.prepare(before)
        names = [SETTINGS, HISTORY, *self.files]
        untouched = Result(before, "", 0)
        self.old = {name: untouched.contents(name) for name in names}
        self.before = kept_data(before)
        result.data, result.files = kept_data(result.home), {name: result.contents(name) for name in names}
        return result

    def judge(self, result, expected):
        """The outcome of a run, and the reason."""
        now = kept_data(result.home)
        if now is None:
            return "lost", "the data cannot be exported"
        if self.before - now:
            return "lost", f"gone: {list(self.before - now)[0]!r}"
        if expected.data != now:
            return self.told(result, "the data differ")
        if result.printed != expected.printed:
            return self.told(result, "the output differs")
        for name in self.files:
            found = result.contents(name)
            if found == expected.files[name]:
                continue
            if self.old[name] is not None and found != self.old[name]:
                return "lost", f"{name} is neither what it was nor what it becomes"
            return self.told(result, f"{name} differs")
        return "told" if result.complains else "done", ""

    @staticmethod
    def told(result, what):
        return "told" if result.complains else "untold", what


class Export(Scenario):
    files, words = ["out.txt"], ["export", "--overwrite", "out.txt"]

    def prepare(self, home):
        pathlib.Path(home, "out.txt").write_text("an older export\n")


class Import(Scenario):
    files, words = ["in.txt"], ["import", "in.txt"]

    def prepare(self, home):
        shutil.copy(os.path.join(os.path.dirname(home), "more.txt"), f"{home}/in.txt")


class Update(Scenario):
    """Another program opens a database of the first version."""
    words = ["export"]

    def prepare(self, home):
        sql = "ALTER TABLE kept DROP COLUMN turn; DELETE FROM grdb_migrations WHERE identifier = '2';"
        subprocess.run(["sqlite3", f"{home}/{DATABASE}", sql], check=True)


class Repair(Scenario):
    """What is whole in a damaged database is brought into a new one."""
    words = ["repair"]

    def prepare(self, home):
        path = pathlib.Path(home, DATABASE)
        self.damaged = bytes(255 - byte for byte in path.read_bytes()[:4096]) + path.read_bytes()[4096:]
        path.write_bytes(self.damaged)

    def paths(self, home):
        return super().paths(home) + [f"{home}/{DATABASE}.damaged-1"]

    def judge(self, result, expected):
        folder = pathlib.Path(result.home, DATABASE).parent
        if not any(path.read_bytes() == self.damaged for path in folder.glob("games.sqlite*")):
            return "lost", "the damaged file is not there byte for byte"
        if kept_data(result.home) != expected.data:
            return self.told(result, "the data differ")
        return "told" if result.complains else "done", ""


class Script(Scenario):
    """A script that writes every kind of file, with all its reports."""
    files = ["t.script", "other.script", "calls.jsonl", "r.xml", "rec.script", "calls.txt", "screen.svg", "said.txt"]
    words = ["--script", "t.script", "--log-file", "calls.jsonl", "--log-format", "json", "--junit", "r.xml"]

    def prepare(self, home):
        lines = ["record rec.script", "transcript said.txt", "new 4x2/shapes:aabbccdd", "a1", "b1",
                 "source other.script", "tab stats", "export text calls.txt", "screenshot screen.svg",
                 'expect text "Wrote"']
        pathlib.Path(home, "t.script").write_text("\n".join(lines) + "\n")
        pathlib.Path(home, "other.script").write_text("tab play\nc1\n")


class Rewrite(Scenario):
    """The blocks of a script are written anew."""
    files, words = ["t.script"], ["--log", "off", "--script", "t.script", "--update"]

    def prepare(self, home):
        pathlib.Path(home, "t.script").write_text("echo one\nexpect output <<END\ntwo\nEND\n")


class Trace(Scenario):
    files, words = ["calls.jsonl"], ["trace", "export", "html", "calls.jsonl"]

    def prepare(self, home):
        shutil.copy(os.path.join(os.path.dirname(home), "calls.jsonl"), home)


class Start(Scenario):
    """A person goes on with a kept game, saves, sets something and leaves."""
    words = ["--plain"]
    variables = {}
    commands = ["press Continue", "b1", "d1", "save other", "set color never", "quit"]

    def perform(self, home, tracer, **variables):
        session = Session(self.command(tracer), home, environment(home, **self.variables, **variables))
        answers = [("", self.answer(session, None))]
        for command in self.commands:
            if session.has_ended():
                break
            answers.append((command, self.answer(session, command)))
        has_ended = session.wait_for_end(60)
        output = session.output.decode(errors="replace").replace("\r\n", "\n")
        result = Result(home, output, os.waitstatus_to_exitcode(session.status), b"", answers, has_ended)
        result.has_terminal_back = session.has_settings_back
        session.close()
        return result

    @staticmethod
    def answer(session, command):
        """What comes after a line, or at the start, up to the prompt."""
        if command is None:
            session.wait(lambda new: new.endswith(b"> "), 20)
            return session.output.decode(errors="replace")
        return session.answer(command)

    def judge(self, result, expected):
        now = kept_data(result.home)
        if now is None:
            return "lost", "the data cannot be exported"
        for entry in self.before - now:
            if not self.is_continued(entry, now):
                return "lost", f"gone: {entry!r}"
        for step in self.acknowledged(result):
            if not any(step in f"{entry} " for entry in now):
                return "lost", f"acknowledged, and not there: {step!r}"
        if result.trap or result.lacks_memory:
            return "trap", ""
        for entry in expected.data - now:
            if not self.is_told(entry, result):
                return ("lost" if len(result.answers) > 1 else "untold"), f"acknowledged, and not there: {entry!r}"
        return self.judge_lines(result, expected)

    def left_on(self, result):
        """What the terminal was not given back of, in words."""
        return "" if result.has_terminal_back else "other settings"

    @staticmethod
    def acknowledged(result):
        """The parts of entries that must be there after the answers that came before any complaint."""
        game, steps = [], []
        for command, answer in result.answers[1:]:
            if COMPLAINT.search(answer) or "\n" not in answer:
                break
            word, _, rest = command.partition(" ")
            if word == "new" and "New game" in answer:
                game = [rest]
            elif word == "save" and "Saved as" in answer:
                steps.append(f"named {rest} ")
            elif word == "set" and "is now" in answer:
                steps.append(f"setting {rest} ")
            elif game and f"{word} is " in answer:
                game.append(word)
                steps.append(" " + " ".join(game) + " ")
        return steps

    @staticmethod
    def is_continued(entry, now):
        """Whether a setting has another value now, or a game more moves."""
        words = entry.split(" ")
        if words[0] == "setting":
            return any(other.startswith(f"setting {words[1]} ") for other in now)
        return words[0] == "kept" and any(other.startswith(entry) for other in now)

    @staticmethod
    def is_told(entry, result):
        """Whether something was said of an entry that is missing, and not taken back later."""
        about = {"named": "save", "setting": "set"}.get(entry.split(" ")[0])
        texts = [text for command, text in result.answers if about in [None, command.split(" ")[0]]]
        unwrapped = result.output.replace("\n", " ")
        last = unwrapped[max(unwrapped.rfind("arning"), 0):]
        if about is None and "All that was played is kept now" in last:
            return False
        return not texts or any(COMPLAINT.search(text) for text in texts)

    @staticmethod
    def typed(text):
        """The lines of a file that stand for typed commands; what else it has depends on the settings."""
        return collections.Counter(line for line in (text or b"").decode(errors="replace").split("\n")
                                   if re.fullmatch(r"> .*|flip .*|[a-d][12]|new .*|save .*", line))

    def judge_lines(self, result, expected):
        """Typed and recorded lines are added to files; what a file lacks must be said with its name."""
        unwrapped = result.output.replace("\n", "")
        refused = {command for command, answer in result.answers if "error:" in answer}
        for name in [HISTORY, *self.files]:
            found, old = result.contents(name) or b"", self.old[name] or b""
            if not found.startswith(old):
                return "lost", f"{name} has lost lines"
            missing = [line for line in self.typed(expected.files[name]) - self.typed(found)
                       if name == HISTORY or line.removeprefix("> ").removeprefix("flip ") not in refused]
            if missing and not re.search(os.path.basename(name) + ":", unwrapped):
                return "untold", f"{name} lacks {missing[0]}"
        return "told" if result.complains else "done", ""


class Play(Start):
    """A person plays a game to its end and another one half, saves, records and sets something."""
    files = ["rec.script", "said.txt"]
    commands = ["new 2x2/shapes:baab", "a1", "b2", "b1", "a2", "new 4x2/shapes:aabbccdd", "record rec.script",
                "transcript said.txt", "a1", "b1", "save mine", "set color never", "c1", "quit"]


class Page(Play):
    """The same on a page, where more of the terminal is changed."""
    words = []
    variables = {"TERM": "xterm-256color"}
    # What is switched on, and off again: the second screen, reports of the mouse, pastes in brackets; a cursor is shown.
    MODES = ["1049", "1000", "1002", "1006", "2004"]

    @staticmethod
    def answer(session, command):
        start = len(session.output)
        if command is not None:
            session.type(command.encode() + b"\r")
            session.wait(lambda new: command.encode() not in new and len(new) > 40, 5)
        else:
            session.wait(lambda new: b"\x1b[?1049h" in new and len(new) > 1000, 20)
        session.wait_for_silence(5, 0.15)
        return session.output[start:].decode(errors="replace")

    def left_on(self, result):
        output, settings = result.output, super().left_on(result)
        left = [settings] if settings else []
        left += [mode for mode in self.MODES if output.rfind(f"\x1b[?{mode}h") > output.rfind(f"\x1b[?{mode}l")]
        left += ["no cursor"] if output.rfind("\x1b[?25l") > output.rfind("\x1b[?25h") else []
        return ", ".join(left)

    def acknowledged(self, result):
        return ["named mine "] if "Saved as mine" in result.output else []


SCENARIOS = {"play": Play, "start": Start, "export": Export, "import": Import, "update": Update, "repair": Repair,
             "script": Script, "rewrite": Rewrite, "trace": Trace}
ALLOCATING = {"play": Play, "page": Page}
