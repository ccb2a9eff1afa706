import UIKitShell

/// The file of `--junit`: what the scripts of a run came to, for a CI server.
///
/// Until the run is over it says that the run did not end, so that a trap or a kill leaves no results of
/// an earlier run behind, which might be good ones.
@MainActor
final class JUnitFile {
  private let path: String
  private let files: any FileAccess
  private let warn: (String) -> Void

  /// A file that says so far that the run did not end.
  ///
  /// - Throws: Why the file cannot be made.
  init(
    path: String, files: any FileAccess, warn: @escaping (String) -> Void
  ) throws(FileAccessError) {
    self.path = path
    self.files = files
    self.warn = warn
    var unfinished = ScriptSuite(name: path)
    unfinished.fail("the run", "the run did not end")
    // What a pipe or a device was given cannot be replaced.
    if isReplaceable { try files.write(JUnitReport.bytes(of: [unfinished]), to: path) }
  }

  /// Writes the results of all scripts in its place; false, and a line of warning, if that is not possible.
  func finish(_ suites: [ScriptSuite]) -> Bool {
    do throws(FileAccessError) {
      try files.write(JUnitReport.bytes(of: suites), to: path)
      return true
    } catch {
      warn("--junit \(path): \(error.capitalizedMessage)")
      return false
    }
  }

  private var isReplaceable: Bool {
    do throws(FileAccessError) {
      _ = try files.readRegularFile(path, limit: 0)
      return true
    } catch {
      return error != .notRegularFile
    }
  }
}
