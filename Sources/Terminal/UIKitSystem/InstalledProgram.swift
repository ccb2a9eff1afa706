import Foundation
import Glibc

/// Another program, found where programs are installed.
package struct InstalledProgram {
  /// The path of its file.
  package let path: String

  /// Looks for a program beside the one that runs, then in the folders of `PATH`; nil if it is in none.
  ///
  /// - Parameters:
  ///   - name: The name of its file.
  ///   - environment: The environment, for `PATH`.
  package init?(_ name: String, environment: [String: String]) {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let beside = own.map { ($0 as NSString).deletingLastPathComponent }
    self.init(name, in: [beside].compactMap { $0 } + Self.folders(of: environment["PATH"] ?? ""))
  }

  /// Looks for a program in folders, in their order; nil if it is in none.
  package init?(_ name: String, in folders: [String]) {
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: Self.isProgram) else { return nil }
    self.path = path
  }

  /// The folders of a path; an empty one, which would be wherever one happens to be, is left out.
  private static func folders(of path: String) -> [String] {
    path.split(separator: ":").map(String.init)
  }

  /// A folder can be executed as well, and is no program.
  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && access(path, X_OK) == 0
  }

  /// Runs it in the place of this process.
  ///
  /// - Parameter arguments: The words after its name.
  /// - Returns: Why it cannot be run; it does not return if it can.
  package func become(_ arguments: [String]) -> String {
    // What this process ignores, the other one would ignore as well.
    signal(SIGPIPE, SIG_DFL)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    let reason = String(cString: strerror(errno))
    words.forEach { free($0) }
    return reason
  }
}
