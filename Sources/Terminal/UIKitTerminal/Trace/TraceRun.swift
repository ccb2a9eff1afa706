import Foundation
import LifecycleTrace
import LifecycleTraceReading
import UIKitShell
import UIKitSystem

/// One look at files of traces.
@MainActor
struct TraceRun {
  /// What is printed at the end.
  var output: [UInt8] = []
  private let files = SystemFileAccess()

  /// Does the work and prints what came of it.
  ///
  /// - Returns: The end of the program, with the status of what was found.
  func end(_ work: (inout TraceRun) throws(TraceFailure) -> ExitStatus) -> ProgramEnd {
    let console = SystemConsole()
    let program = ProcessInfo.processInfo.processName
    var run = self
    let status: ExitStatus
    do throws(TraceFailure) {
      status = try work(&run)
      console.write(run.output)
    } catch {
      status = .usage
      let line = "\(program): \(VisibleText.make(error.path)): \(VisibleText.make(error.reason))\n"
      console.writeError(Array(line.utf8))
    }
    return ProgramEnd(status: console.end(with: status, program: program))
  }

  /// Reads the trace of a file; `-` is standard input.
  func read(_ path: String) throws(TraceFailure) -> TraceReader.Result {
    let limits = TraceReadingLimits()
    let bytes: [UInt8]
    do throws(FileAccessError) {
      bytes =
        path == "-"
        ? try files.readStandardInput(limit: limits.bytes)
        : try files.read(path, limit: limits.bytes)
    } catch {
      throw TraceFailure(path: path, reason: error.message)
    }
    do throws(TraceReadingProblem) {
      return try TraceReader(limits: limits).read(bytes)
    } catch {
      throw TraceFailure(path: path, reason: error.description)
    }
  }
}

/// Why a trace was not read.
struct TraceFailure: Error {
  /// The file.
  let path: String
  /// The system's reason, or the place that is damaged and what was expected there.
  let reason: String
}
