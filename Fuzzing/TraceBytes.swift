import LifecycleTrace
import LifecycleTraceReading

/// Traces of JSON Lines and logs of a phone: what is read can be checked and written in every format, and
/// what is refused has a place.
enum TraceBytes {
  static func tryOut(_ bytes: [UInt8]) {
    let limits = TraceReadingLimits()
    let trace: RecordedTrace
    do throws(TraceReadingProblem) {
      trace = try TraceReader(limits: limits).read(bytes).trace
    } catch {
      precondition(error.line >= 1 && error.column >= 1, "a problem without a place")
      return
    }
    _ = LifecycleChecker.violations(in: trace.events)
    for format in TraceFormat.allCases {
      var written: [UInt8] = []
      format.write(trace, to: &written)
      precondition(
        !written.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "\(format) wrote a control")
    }
    var lines: [UInt8] = []
    JSONLinesFormat.write(trace, to: &lines)
    let again = try? TraceReader(limits: limits).read(lines).trace
    precondition(again == trace, "what was written is read as another trace")
  }
}
