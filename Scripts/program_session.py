"""The game at a pseudo terminal, for scripts that play it: what is typed, what came, how it ended.

check-faults and soak use it. Nothing of the person who runs them is read or written.
"""
import fcntl, os, pty, select, signal, struct, termios, time

DATABASE = ".local/share/concentration/games.sqlite"
SETTINGS = ".local/state/concentration/settings"
HISTORY = ".local/state/concentration/history"


def environment(home, **more):
    """All that the program sees of the environment."""
    kept = {name: os.environ[name] for name in ["LD_LIBRARY_PATH"] if name in os.environ}
    return dict(kept, HOME=home, PATH="/usr/local/bin:/usr/bin:/bin", LC_ALL="C.UTF-8", SWIFT_BACKTRACE="enable=no",
                **{"TERM": "dumb", **more})


class Session:
    """A program with a terminal of its own, which `words` start."""

    def __init__(self, words, home, variables, columns=80, rows=24):
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.settings = termios.tcgetattr(slave)
        self.terminal, self.slave, self.status, self.output = master, slave, None, b""
        #: Bytes that were to be typed, and that the terminal did not take in time.
        self.untyped = 0
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.setsid()
                fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
                for stream in range(3):
                    os.dup2(slave, stream)
                os.closerange(3, 256)
                os.chdir(home)
                os.execvpe(words[0], words, variables)
            finally:
                os._exit(127)

    def resize(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    @property
    def has_settings_back(self):
        """Whether the terminal has the settings that it had before."""
        return termios.tcgetattr(self.slave) == self.settings

    @property
    def unread(self):
        """Bytes that were typed, and that the program has not read."""
        return struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0" * 4))[0]

    @property
    def reads_lines(self):
        """Whether the terminal hands on whole lines, as it does for a shell, and not each key."""
        return bool(termios.tcgetattr(self.slave)[3] & termios.ICANON)

    def has_ended(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
        return self.status is not None

    @property
    def trap(self):
        """The number of the signal that ended it; 0 for none."""
        return os.WTERMSIG(self.status) if self.status is not None and os.WIFSIGNALED(self.status) else 0

    def type(self, data):
        """Types as far as the terminal takes it: a program that has ended reads nothing."""
        end = time.monotonic() + 10
        while data and not self.has_ended() and time.monotonic() < end:
            readable, writable, _ = select.select([self.terminal], [self.terminal], [], 0.1)
            if readable:
                self.read()
            if writable:
                data = data[os.write(self.terminal, data[:256]):]
        self.untyped += len(data)

    def read(self):
        try:
            self.output += os.read(self.terminal, 65536)
        except OSError:
            pass

    def wait(self, condition, seconds):
        """Reads until a condition holds for what came since; false after the time, and at the end."""
        start, end = len(self.output), time.monotonic() + seconds
        while not condition(self.output[start:]):
            if time.monotonic() > end:
                return False
            if select.select([self.terminal], [], [], 0.02)[0]:
                self.read()
            elif self.has_ended():
                return condition(self.output[start:])
        return True

    def wait_for_silence(self, seconds, quiet=0.1):
        """Reads until nothing came for a moment; false if it never ends."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not select.select([self.terminal], [], [], quiet)[0]:
                return True
            self.read()
        return False

    def wait_for_end(self, seconds):
        """Whether it ended in time; afterwards it has ended in any case."""
        in_time = self.wait(lambda _: self.has_ended(), seconds)
        if not in_time:
            os.kill(self.pid, signal.SIGKILL)
            _, self.status = os.waitpid(self.pid, 0)
        while select.select([self.terminal], [], [], 0)[0]:
            before = len(self.output)
            self.read()
            if len(self.output) == before:
                break
        return in_time

    def close(self):
        if not self.has_ended():
            os.kill(self.pid, signal.SIGKILL)
            _, self.status = os.waitpid(self.pid, 0)
        os.close(self.terminal)
        os.close(self.slave)

    def answer(self, command, prompt=b"> ", seconds=20):
        """Types a line and returns the answer up to the next prompt; what there is if it ends."""
        start = len(self.output)
        self.type(command.encode() + b"\r")
        self.wait(lambda new: new.endswith(prompt) and b"\n" in new, seconds)
        return self.output[start:].decode(errors="replace")
