import LifecycleTrace

/// Decides what the other end sees of the app after a command: the screen, and which calls.
package struct ScreenOutput: Sendable {
  /// Who is on the other side.
  let mode: ShellEnvironment.Mode
  /// True if the terminal shows UTF-8; scripts are ASCII.
  package var showsUTF8 = false
  /// True if signs may be two columns wide here that are one column wide elsewhere.
  package var isWidthAmbiguous = false
  /// The terminal on which screens are shown; nil in scripts, where everything is possible.
  package var terminal: (size: ScreenSize, control: ScreenControl)?

  /// The output of a session that no terminal shows yet.
  init(mode: ShellEnvironment.Mode) {
    self.mode = mode
  }

  // MARK: Screens

  /// How screens reach the person: what is set, as far as the terminal allows it.
  func displayMode(_ settings: ShellSettings) -> DisplayMode {
    guard let terminal else { return settings.draw }
    return .possible(wanted: settings.draw, size: terminal.size, control: terminal.control)
  }

  /// True if the screen is drawn line by line after a command; `isOther` if another one came to the
  /// front.
  func draws(_ drawing: Outcome.Drawing, isOther: Bool, _ settings: ShellSettings) -> Bool {
    if drawing == .asked { return true }
    switch settings.redraw {
    case .always: return true
    case .never: return false
    case .auto: return drawing == .always || isOther || (drawing == .step && mode == .typed)
    }
  }

  /// True if screens are drawn in ASCII.
  func isASCII(_ settings: ShellSettings) -> Bool {
    settings.ascii == .on || !showsUTF8 || mode != .typed
  }

  // MARK: Calls

  /// True if the calls of a command are printed after it.
  ///
  /// At a terminal `beside` prints nothing: the calls stand beside the board or nowhere.
  func printsCalls(_ settings: ShellSettings) -> Bool {
    switch settings.log {
    case .off: false
    case .after: true
    case .beside: mode != .typed
    }
  }

  /// The calls of the set that was chosen; those of delegates only while they are wanted.
  func visibleCalls(_ events: [LifecycleEvent], _ settings: ShellSettings) -> [LifecycleEvent] {
    events.filter { event in
      event.callback.category == .delegate ? settings.delegates : settings.calls.shows(event)
    }
  }
}
