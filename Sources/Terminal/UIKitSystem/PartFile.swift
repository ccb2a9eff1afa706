import Glibc
import RegularFiles

/// The file that a process writes before it gets the name of another one: `settings.4711.part`, with the
/// number of the process, which locks it while it writes.
@MainActor
enum PartFile {
  private static let ending = ".part"

  /// The part that this process writes of a file.
  static func path(of target: String) -> String { "\(target).\(getpid())\(ending)" }

  /// Removes what processes that have ended left of earlier writes to a file.
  ///
  /// A process of another container has a number that means nothing here; its lock is seen all the same.
  static func removeRemains(of target: String) {
    let (directory, name) = SystemFileAccess.split(target)
    for entry in SystemFileAccess.entries(of: directory) {
      guard entry.hasPrefix(name + "."), entry.hasSuffix(ending) else { continue }
      let number = entry.dropFirst(name.count + 1).dropLast(ending.count)
      guard let process = pid_t(number), process > 0, "\(process)" == number,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      removeUnlessLocked("\(directory)/\(entry)")
    }
  }

  private static func removeUnlessLocked(_ path: String) {
    guard let file = try? RegularFile.open(path, O_RDWR | O_NOFOLLOW) else { return }
    defer { close(file) }
    if (try? OpenFileLock.take(of: file)) == true { unlink(path) }
  }
}
