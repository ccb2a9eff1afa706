import UIKitShell
import UIKitSystem

/// Keeps up to date what is written to the terminal if the program traps.
@MainActor
final class TerminalRestoration {
  /// Leaves the alternate screen, shows the cursor, ends bracketed paste and all attributes.
  static let reset = "\u{1B}[?1049l\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\r\n"

  private let isUsed: Bool
  private var reportsMouse = false

  /// A restoration of a terminal; unused where the terminal takes no escape sequences.
  init(isUsed: Bool) {
    self.isUsed = isUsed
  }

  /// Notes whether the terminal reports the mouse from now on.
  func follow(reportsMouse: Bool) {
    guard isUsed, reportsMouse != self.reportsMouse else { return }
    self.reportsMouse = reportsMouse
    CrashRestoration.remember((reportsMouse ? PageDisplay.mouseRelease : "") + Self.reset)
  }
}
