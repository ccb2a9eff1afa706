import ConcentrationApp
import ConcentrationShell
import UIKitShell

/// Script texts, run to their end.
@MainActor
enum Scripts {
  nonisolated static func tryOut(_ bytes: [UInt8]) {
    MainActor.assumeIsolated { run(bytes) }
  }

  private static func run(_ bytes: [UInt8]) {
    var options = ScriptOptions()
    options.keepsGoing = true
    let runner = ScriptRunner(
      console: CheckingConsole(), files: NoFiles(), options: options, catalog: .concentration,
      makeSession: {
        ShellSession(environment: ShellEnvironment(mode: .script, files: NoFiles()))
      })
    _ = runner.run(bytes)
  }
}

/// Forgets what is written, once it is sure that it is only lines.
@MainActor
final class CheckingConsole: Console {
  func write(_ bytes: [UInt8]) {
    for byte in bytes {
      precondition(byte >= 0x20 || byte == 10 || byte == 9, "a raw control character was printed")
    }
  }

  func writeError(_ bytes: [UInt8]) { write(bytes) }

  func flush() -> Bool { true }
}

/// No file can be read or written.
@MainActor
final class NoFiles: FileAccess {
  let workingDirectory = "/nowhere"

  func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] { throw .noSuchFile }

  func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) { throw .noPermission }

  func append(_ bytes: [UInt8], to path: String) throws(FileAccessError) { throw .noPermission }

  func resolved(_ path: String) -> String { "/nowhere/" + path }

  func size(ofFile path: String) -> Int? { nil }

  func names(inDirectory path: String) -> [String] { [] }
}
