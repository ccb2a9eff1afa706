import LifecycleTrace
import LifecycleTraceReading

extension FileRun {
  /// Reads the trace of a file; `-` is standard input.
  func readTrace(_ path: String) throws(FileRunFailure) -> TraceReader.Result {
    let limits = TraceReadingLimits()
    let bytes = try read(path, limit: limits.bytes)
    do throws(TraceReadingProblem) {
      return try TraceReader(limits: limits).read(bytes)
    } catch {
      throw FileRunFailure(path: path, reason: error.description)
    }
  }
}
