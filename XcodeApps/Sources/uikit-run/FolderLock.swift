import Foundation
import XcodeProjects

/// What one process at a time may do in a folder.
enum FolderLock {
  /// Runs work while no other process has the folder; says so before it waits for one.
  static func hold<Result>(_ folder: URL, _ work: () throws -> Result) throws -> Result {
    let path = folder.appendingPathComponent("lock").path
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { throw failure(path) }
      AppRun.say("uikit-run: waiting for another uikit-run that builds in \(folder.path)")
      guard flock(descriptor, LOCK_EX) == 0 else { throw failure(path) }
    }
    return try work()
  }

  private static func failure(_ path: String) -> ProjectError {
    ProjectError("\(path) cannot be locked: \(String(cString: strerror(errno))).")
  }
}
