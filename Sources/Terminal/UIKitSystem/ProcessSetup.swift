import CUIKitMalloc
import Glibc

/// What a program sets for its process before anything else.
package enum ProcessSetup {
  /// Lets a closed pipe be an error of writing, and large blocks of memory go back to the system; keeps
  /// the numbers of the three streams from other files.
  ///
  /// glibc raises the size from which a block gets pages of its own with each such block that is
  /// freed. An array that has grown would then leave its earlier storage in the process: four bytes
  /// more for each of a million flips.
  @MainActor
  package static func run() {
    occupyClosedStreams()
    SignalWatch.ignoreClosedPipes()
    _ = mallopt(M_MMAP_THRESHOLD, 1 << 20)
  }

  /// A stream that the process was started without stays one that cannot be used: the next file that is
  /// opened would get its number, and what is printed.
  private static func occupyClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
      // The lowest number that is free is this one; it is opened for what the stream is not for.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
