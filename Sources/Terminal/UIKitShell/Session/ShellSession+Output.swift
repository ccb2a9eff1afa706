import LifecycleTrace
import UIKit

/// What the terminal, the script or the program at the other end sees.
extension ShellSession {
  // MARK: Screens

  /// How screens reach the person: what is set, as far as the terminal allows it.
  package var displayMode: DisplayMode { output.displayMode(settings) }

  /// The screen to print after a command, if it is to be printed.
  package func screenToDraw(
    after drawing: Outcome.Drawing, since start: CommandStart
  ) -> [String]? {
    guard environment.mode != .machine else { return nil }
    switch displayMode {
    case .page: return nil
    case .plain:
      if drawing == .asked { return sentences }
      guard app.frontIdentity != start.screen else { return nil }
      let arrival = arrival
      return arrival.isEmpty ? nil : arrival
    case .scroll:
      let isOther = app.frontIdentity != start.screen
      return output.draws(drawing, isOther: isOther, settings) ? drawnLines() : nil
    }
  }

  /// The screen for a transcript, in page mode where it is drawn after a command elsewhere.
  func screenForTranscript(
    after drawing: Outcome.Drawing, since start: CommandStart
  ) -> [String]? {
    guard recordings.transcriptPath != nil, displayMode == .page else { return nil }
    let isOther = app.frontIdentity != start.screen
    return output.draws(drawing, isOther: isOther, settings) ? drawnLines() : nil
  }

  /// The screen as it is drawn here: in ASCII where asked for.
  package func drawnLines() -> [String] {
    app.screenLines(ascii: output.isASCII(settings))
  }

  /// The screen in ASCII without colour, as expectations see it.
  package func screenLines() -> [String] { app.screenLines(ascii: true) }

  /// The controllers, parent to child, with the state of each.
  package func treeLines() -> [String] {
    ControllerTree(root: app.window?.rootViewController) { [self] in ownTitle(of: $0) }.lines
  }

  // MARK: Calls

  /// Adds the calls of the running command, if they are to be printed, or why none is.
  func addCalls(to reply: inout Reply, since start: CommandStart) {
    reply.logStyle = settings.logFormat
    guard output.printsCalls(settings), app.trace.endSequence > start.sequence else { return }
    let events = app.trace.recorder.events(since: start.sequence)
    reply.calls = visibleCalls(events)
    if reply.calls.isEmpty { reply.hidden = HiddenCalls(among: events, by: settings.calls) }
  }

  /// The calls before the first command, if calls are to be printed.
  func callsOfLaunch() -> [LifecycleEvent] {
    guard output.printsCalls(settings) else { return [] }
    return visibleCalls(app.trace.recorder.events(ofCommand: 0))
  }

  /// Takes the calls, and what was printed among them, that came since the last command or the last
  /// call of this; each below its cause.
  func takeCallsMeanwhile() -> [String] {
    let end = app.trace.endSequence
    guard end > firstUnshown else { return [] }
    let recorder = app.trace.recorder
    let calls = visibleCalls(recorder.events(since: firstUnshown))
    firstUnshown = end
    guard !calls.isEmpty, output.printsCalls(settings) else { return [] }
    return LogLine.grouped(calls: calls, printed: takePrinted(), style: settings.logFormat) {
      recorder.heading(ofCommand: $0)
    }
  }

  /// The calls of the last command, as `calls` lets them through.
  package func lastCalls() -> [LifecycleEvent] {
    let events = app.trace.recorder.events(since: last.events.lowerBound)
    return visibleCalls(events.filter { $0.sequence < last.events.upperBound })
  }

  /// The calls of the set that was chosen.
  package func visibleCalls(_ events: [LifecycleEvent]) -> [LifecycleEvent] {
    output.visibleCalls(events, settings)
  }
}
