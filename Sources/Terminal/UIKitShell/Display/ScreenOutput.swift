import LifecycleTrace
import UIKit

/// Decides what the other end sees of the app after a command: the screen, and which calls.
///
/// An object, since every command asks it several times, and a copy costs as much as the move of a game.
@MainActor
package final class ScreenOutput {
  /// Who is on the other side.
  let mode: ShellEnvironment.Mode
  private let elements: ScreenElements
  private var app: RunningApp { elements.app }
  /// The shell's own settings; those of the game are the app's.
  package var settings: ShellSettings { didSet { didChange() } }
  /// True if the terminal shows UTF-8; scripts are ASCII.
  package var showsUTF8 = false { didSet { didChange() } }
  /// True if signs may be two columns wide here that are one column wide elsewhere.
  package var isWidthAmbiguous = false { didSet { didChange() } }
  /// The light of the terminal's background, 0 through 1; nil while it is unknown.
  package var backgroundLuminance: Double? { didSet { didChange() } }
  /// How many colours are written: 0, 16, 256 or 16,777,216.
  package var colors = 0 { didSet { didChange() } }
  /// What `set motion auto` stands for.
  package var automaticMotion = MotionChoice.full { didSet { didChange() } }
  /// What a terminal shows of the screen; nil in scripts, which see all of it.
  package var viewport: Viewport?
  /// The terminal on which screens are shown; nil in scripts, where everything is possible.
  package var terminal: (size: ScreenSize, control: ScreenControl)? { didSet { didChange() } }
  /// Called after each of these was set, except the viewport; perhaps to what it was.
  var didChange: @MainActor () -> Void = {}

  /// The output of a session that no terminal shows yet.
  init(of elements: ScreenElements, mode: ShellEnvironment.Mode, settings: ShellSettings) {
    self.elements = elements
    self.mode = mode
    self.settings = settings
  }

  /// Whether the terminal's background is known to be light.
  var isBackgroundLight: Bool { backgroundLuminance.map { $0 > 0.18 } ?? false }

  // MARK: Motion

  /// What is seen of motion: never `auto`.
  package var motion: MotionChoice {
    settings.motion == .auto ? automaticMotion : settings.motion
  }

  /// Whether a person sees pages, on which something can move.
  private var isWatched: Bool { mode == .typed && displayMode == .page }

  /// Whether a person sees the steps of a command one after the other.
  var showsSteps: Bool { isWatched && motion != .off && settings.pace != .off }

  /// Whether a person sees frames of what moves.
  var showsFrames: Bool { isWatched && motion == .full }

  // MARK: Screens

  /// How screens reach the person: what is set, as far as the terminal allows it.
  package var displayMode: DisplayMode {
    guard let terminal else { return settings.draw }
    return .possible(wanted: settings.draw, size: terminal.size, control: terminal.control)
  }

  /// What the app is told of the terminal.
  var terminalForApp: ShellTerminal {
    var shown = ShellTerminal()
    shown.canShowSymbols = showsUTF8 && settings.ascii != .on
    shown.isWidthAmbiguous = isWidthAmbiguous
    shown.showsPages = mode == .typed && terminal != nil && displayMode == .page
    shown.showsMotion = showsFrames
    shown.colors = colors
    shown.backgroundLuminance = backgroundLuminance
    return shown
  }

  /// The screen to print after a command, if it is to be printed.
  package func screenToDraw(
    after drawing: Outcome.Drawing, since start: CommandStart
  ) -> [String]? {
    guard mode != .machine else { return nil }
    switch displayMode {
    case .page: return nil
    case .plain:
      if drawing == .asked { return elements.sentences }
      guard app.frontIdentity != start.screen else { return nil }
      let arrival = elements.arrival
      return arrival.isEmpty ? nil : arrival
    case .scroll:
      let isOther = app.frontIdentity != start.screen
      return draws(drawing, isOther: isOther) ? drawnLines() : nil
    }
  }

  /// The screen for a transcript, in page mode where it is drawn after a command elsewhere.
  func screenForTranscript(
    after drawing: Outcome.Drawing, since start: CommandStart
  ) -> [String]? {
    guard displayMode == .page else { return nil }
    let isOther = app.frontIdentity != start.screen
    return draws(drawing, isOther: isOther) ? drawnLines() : nil
  }

  /// The screen as it is drawn here: in ASCII where asked for.
  package func drawnLines() -> [String] {
    app.screenLines(ascii: isASCII)
  }

  /// True if the screen is drawn line by line after a command; `isOther` if another one came to the
  /// front.
  private func draws(_ drawing: Outcome.Drawing, isOther: Bool) -> Bool {
    if drawing == .asked { return true }
    switch settings.redraw {
    case .always: return true
    case .never: return false
    case .auto: return drawing == .always || isOther || (drawing == .step && mode == .typed)
    }
  }

  /// True if screens are drawn in ASCII.
  var isASCII: Bool {
    settings.ascii == .on || !showsUTF8 || mode != .typed
  }

  /// The columns that a line may have.
  var lineWidth: Int { terminal?.size.columns ?? app.screenSize.columns }

  // MARK: Calls

  /// True if the calls of a command are printed after it.
  ///
  /// At a terminal `beside` prints nothing: the calls stand beside the board or nowhere.
  var printsCalls: Bool {
    switch settings.log {
    case .off: false
    case .after: true
    case .beside: mode != .typed
    }
  }

  /// Adds the calls of the running command, if they are to be printed, or why none is.
  func addCalls(to reply: inout Reply, since start: CommandStart) {
    reply.logStyle = settings.logFormat
    guard printsCalls, app.trace.endSequence > start.sequence else { return }
    let events = app.trace.recorder.events(since: start.sequence)
    reply.calls = visibleCalls(events)
    if reply.calls.isEmpty { reply.hidden = HiddenCalls(among: events, by: settings.calls) }
  }

  /// The calls before the first command, if calls are to be printed.
  func callsOfLaunch() -> [LifecycleEvent] {
    guard printsCalls else { return [] }
    return visibleCalls(app.trace.recorder.events(ofCommand: 0))
  }

  /// The calls of the set that was chosen; those of delegates and animations only while they are wanted.
  package func visibleCalls(_ events: [LifecycleEvent]) -> [LifecycleEvent] {
    events.filter { event in
      switch event.callback.category {
      case .delegate: settings.delegates
      case .animation: settings.animations
      case .controller, .application: settings.calls.shows(event)
      }
    }
  }
}
