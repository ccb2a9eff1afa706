/// The formats of a trace, by the names that are typed.
public enum TraceFormat: String, Hashable, Sendable, CaseIterable {
  /// The lines of the log.
  case text
  /// Lines of Stanford's logging class.
  case vcl
  /// JSON Lines, which can be read back.
  case json
  /// Swim lanes for a terminal, in text.
  case timeline
  /// A sequence diagram of Mermaid.
  case mermaid
  /// Chrome's trace events, for Perfetto.
  case chrome
  /// A page with a drawing and a table.
  case html
  /// A drawing of all calls, for slides and papers.
  case svg

  /// Adds a whole trace in this format; a timeline is 100 columns wide.
  ///
  /// - Complexity: O(n) in the number of events.
  public func write(_ trace: RecordedTrace, to output: inout [UInt8]) {
    switch self {
    case .text: TextFormat.write(trace, to: &output)
    case .vcl: VCLFormat.write(trace, to: &output)
    case .json: JSONLinesFormat.write(trace, to: &output)
    case .timeline: TimelineFormat(width: 100).write(trace, to: &output)
    case .mermaid: MermaidFormat.write(trace, to: &output)
    case .chrome: ChromeTraceFormat.write(trace, to: &output)
    case .html: HTMLFormat.write(trace, to: &output)
    case .svg:
      var drawing = TraceDrawing(controllers: [:])
      drawing.writeDocument(trace.events[...], to: &output)
    }
  }

  /// Whether a call has a line in this format; Stanford's class logs only some.
  public func includes(_ callback: LifecycleCallback) -> Bool {
    self != .vcl || VCLFormat.message(for: callback) != nil
  }
}
