/// A trace in the JSON of Chrome's trace events, which Perfetto and `chrome://tracing` open.
///
/// Each controller is a thread. Its lifetime and each period in which it is visible are
/// asynchronous spans, its calls are instants, and a command is a slice of a thread of its own,
/// with flows to the slices it caused. Events at the same time are a microsecond apart, so that
/// their order is visible; the true time is among the arguments. Source: "Trace Event Format" of
/// the Chromium project.
public enum ChromeTraceFormat {
  /// Adds a whole trace.
  ///
  /// - Complexity: O(n log n) in the number of events.
  public static func write(_ trace: RecordedTrace, to output: inout [UInt8]) {
    var writer = ChromeTraceWriter(trace, output: output)
    output = []
    writer.write()
    output = writer.output
  }
}
