import LifecycleTrace
import UIKit
import UIKitShell

/// Every lifecycle call of the sessions of one run, in a file.
///
/// Lines are added after each command; a document as a whole, such as a page, is written at the end.
@MainActor
final class LifecycleLogFile {
  /// The most calls that are kept for a document; older ones are dropped.
  private static let capacity = 65_536

  private let path: String
  private let format: TraceFormat
  private let files: any FileAccess
  private let warn: (String) -> Void
  private var session: ShellSession?
  private var written = 0
  private var writtenCommand = 0
  private var numbering = LaunchNumbering()
  /// What a document is made of.
  private var trace = RecordedTrace(events: [])
  /// Whether something could not be written; nothing more is written then.
  private(set) var isBroken = false

  /// A log that starts with an empty file.
  ///
  /// - Throws: Why the file cannot be made.
  init(
    path: String, format: TraceFormat, files: any FileAccess, warn: @escaping (String) -> Void
  ) throws(FileAccessError) {
    self.path = path
    self.format = format
    self.files = files
    self.warn = warn
    var bytes: [UInt8] = []
    if format == .json { JSONLinesFormat.writeHeader(to: &bytes) }
    try files.write(bytes, to: path)
  }

  /// Follows another session, after the last calls of the one before.
  func follow(_ session: ShellSession) {
    writeNewEvents()
    let isFirst = self.session == nil
    if !isFirst { numbering.beginLaunch() }
    self.session = session
    // A later launch is a heading of its own.
    (written, writtenCommand) = (0, isFirst ? 0 : -1)
    writeNewEvents()
  }

  /// Writes what was called since the last time.
  func writeNewEvents() {
    guard let recorder = session?.app.trace.recorder, recorder.endSequence > written else { return }
    let events = recorder.events(since: written)
    let dropped = (events.first?.sequence ?? recorder.endSequence) - written
    written = recorder.endSequence
    var bytes: [UInt8] = []
    switch format {
    case .text, .vcl:
      if dropped > 0 { bytes += Array("(\(dropped) calls were dropped)\n".utf8) }
      var trace = RecordedTrace(events: events)
      for event in events where event.cause.command > writtenCommand {
        writtenCommand = event.cause.command
        trace.commands[writtenCommand] =
          writtenCommand == 0 ? "(launch)" : recorder.text(ofCommand: writtenCommand)
      }
      format.write(trace, to: &bytes)
    case .json: writeLines(of: events, dropped: dropped, recorder, to: &bytes)
    case .timeline, .mermaid, .chrome, .html, .svg: keep(events, dropped: dropped, recorder)
    }
    guard !bytes.isEmpty else { return }
    attempt { () throws(FileAccessError) in try files.append(bytes, to: path) }
  }

  /// Writes a document, if the format is one.
  func finish() {
    writeNewEvents()
    switch format {
    case .text, .vcl, .json: break
    case .timeline, .mermaid, .chrome, .html, .svg:
      var bytes: [UInt8] = []
      format.write(trace, to: &bytes)
      attempt { () throws(FileAccessError) in try files.write(bytes, to: path) }
    }
  }

  /// Adds JSON Lines: a header that counts what was dropped, the commands that are new, and the calls.
  private func writeLines(
    of events: [LifecycleEvent], dropped: Int, _ recorder: LifecycleRecorder,
    to bytes: inout [UInt8]
  ) {
    trace.droppedCount += dropped
    if dropped > 0 { JSONLinesFormat.writeHeader(droppedCount: trace.droppedCount, to: &bytes) }
    for event in events {
      if let (number, text) = newCommand(of: event, recorder) {
        JSONLinesFormat.write(command: number, text, to: &bytes)
      }
      JSONLinesFormat.write(numbering.numbered(event), to: &bytes)
      bytes.append(0x0A)
    }
  }

  private func keep(_ events: [LifecycleEvent], dropped: Int, _ recorder: LifecycleRecorder) {
    trace.droppedCount += dropped
    for event in events {
      if let (number, text) = newCommand(of: event, recorder) { trace.commands[number] = text }
      trace.events.append(numbering.numbered(event))
    }
    if trace.events.count > 2 * Self.capacity {
      let count = trace.events.count - Self.capacity
      trace.events.removeFirst(count)
      trace.droppedCount += count
    }
  }

  /// The number and the text of an event's command, if it is the first event of it.
  private func newCommand(
    of event: LifecycleEvent, _ recorder: LifecycleRecorder
  ) -> (Int, String)? {
    let command = event.cause.command
    guard command > writtenCommand else { return nil }
    writtenCommand = command
    let text = command == 0 ? "(launch)" : recorder.text(ofCommand: command)
    return text.map { (numbering.number(ofCommand: command), $0) }
  }

  private func attempt(_ work: () throws(FileAccessError) -> Void) {
    guard !isBroken else { return }
    do throws(FileAccessError) {
      try work()
    } catch {
      isBroken = true
      warn("\(path): \(error.capitalizedMessage)")
    }
  }
}
