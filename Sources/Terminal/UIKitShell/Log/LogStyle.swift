import LifecycleTrace

/// How the calls of the log are written.
package enum LogStyle: String, CaseIterable, Hashable, Sendable {
  /// With marks, in columns.
  case text
  /// As Stanford's logging class writes them, without those that it does not log.
  case vcl

  /// The calls that have a line in this style, each with its line.
  func lines(for events: [LifecycleEvent]) -> [(event: LifecycleEvent, text: String)] {
    switch self {
    case .text: zip(events, TextFormat.lines(for: events)).map { ($0, $1) }
    case .vcl:
      events.compactMap { event in
        VCLFormat.lines(for: [event]).first.map { (event, "| " + $0) }
      }
    }
  }
}
