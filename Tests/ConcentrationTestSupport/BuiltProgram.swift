import Foundation

/// The program `concentration` that the tests start.
package enum BuiltProgram {
  /// The directory of the running test program, where the build puts all its products.
  package static let directory: String = {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: own ?? CommandLine.arguments[0]).deletingLastPathComponent().path
  }()

  /// The path of the program: what `CONCENTRATION_PROGRAM` names, or what was built together with the tests.
  ///
  /// So the tests of the command line can be run with the program that is installed, which has other flags.
  package static var path: String {
    if let named = ProcessInfo.processInfo.environment["CONCENTRATION_PROGRAM"] {
      precondition(
        named.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: named),
        "CONCENTRATION_PROGRAM must be the whole path of a program, not '\(named)'.")
      return named
    }
    let beside = directory + "/concentration"
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // The tests may run inside the toolchain's own process: then the usual place it is.
    return PackageFiles.root.appending(path: ".build/debug/concentration").path
  }

  /// The folder of the program, where the others that are installed with it are.
  package static var folder: String { URL(filePath: path).deletingLastPathComponent().path }

  /// An environment in which nothing of the person who runs the tests is read or written.
  ///
  /// - Parameters:
  ///   - home: a directory of the test's own.
  ///   - adding: what it holds besides.
  /// - Returns: all that the program sees of the environment.
  package static func environment(home: String, adding: [String: String] = [:]) -> [String: String]
  {
    var environment = [
      "HOME": home, "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "dumb",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let inherited = ProcessInfo.processInfo.environment
    for name in ["LD_LIBRARY_PATH", "ASAN_OPTIONS", "LLVM_PROFILE_FILE"] {
      environment[name] = inherited[name]
    }
    return environment.merging(adding) { $1 }
  }
}

/// A directory that exists as long as the value that owns it.
package final class TemporaryDirectory: Sendable {
  /// The directory's path.
  package let path: String

  /// Makes a directory that nobody else has.
  ///
  /// - Throws: what Foundation throws if it cannot be made.
  package init() throws {
    path = NSTemporaryDirectory() + "concentration-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file in the directory and returns its path.
  ///
  /// - Throws: what Foundation throws if it cannot be written.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: URL(filePath: file).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  /// The text of a file in the directory, nil if there is none.
  package func read(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
