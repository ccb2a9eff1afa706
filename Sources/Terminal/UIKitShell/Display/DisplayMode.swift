/// How screens are shown.
package enum DisplayMode: String, CaseIterable, Hashable, Sendable {
  /// Redrawn in place, so no card that was seen remains above the prompt.
  case page
  /// Line after line.
  case scroll
  /// In sentences.
  case plain

  /// The mode that the terminal allows, of the one that was asked for.
  ///
  /// A terminal that is too small gets sentences; one without a movable cursor, or an output that
  /// is no terminal, scrolls.
  ///
  /// - Parameters:
  ///   - wanted: `set draw`, or what the option or `ACCESSIBLE` said.
  ///   - size: the terminal's size.
  ///   - control: what the terminal can do; `none` if the output is no terminal.
  /// - Returns: what is asked for, as far as it goes.
  package static func possible(
    wanted: DisplayMode, size: ScreenSize, control: ScreenControl
  ) -> DisplayMode {
    guard wanted != .plain, size.allowsDrawing else { return .plain }
    return wanted == .page && control == .none ? .scroll : wanted
  }
}
