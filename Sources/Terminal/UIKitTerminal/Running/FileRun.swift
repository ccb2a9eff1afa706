import Foundation
import UIKitShell
import UIKitSystem

/// One look at files, by a subcommand that runs no app.
@MainActor
package struct FileRun {
  /// What is printed at the end.
  package var output: [UInt8] = []
  private let files = SystemFileAccess()
  private let console = SystemConsole()

  /// A look with nothing to print yet.
  package init() {}

  /// Does the work and prints what came of it.
  ///
  /// - Returns: The end of the program, with the status of what was found.
  package func end(_ work: (inout FileRun) throws(FileRunFailure) -> ExitStatus) -> ProgramEnd {
    let program = ProcessInfo.processInfo.processName
    var run = self
    let status: ExitStatus
    do throws(FileRunFailure) {
      status = try work(&run)
      console.write(run.output)
    } catch {
      status = .usage
      let line = "\(program): \(VisibleText.make(error.path)): \(VisibleText.make(error.reason))\n"
      console.writeError(Array(line.utf8))
    }
    return ProgramEnd(status: console.end(with: status, program: program))
  }

  /// Says something on standard error before the work goes on.
  package func note(_ text: String) {
    console.writeError(Array("\(VisibleText.make(text))\n".utf8))
  }

  /// The bytes of a file; `-` is standard input.
  package func read(_ path: String, limit: Int) throws(FileRunFailure) -> [UInt8] {
    do throws(FileAccessError) {
      return path == "-"
        ? try files.readStandardInput(limit: limit) : try files.read(path, limit: limit)
    } catch {
      throw FileRunFailure(path: path, reason: error.message)
    }
  }
}

/// Why a file was not read.
package struct FileRunFailure: Error {
  /// The file.
  let path: String
  /// The system's reason, or the place that is damaged and what was expected there.
  let reason: String

  /// A failure with the file and the reason.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
