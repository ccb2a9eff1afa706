/// The few commands sent to a terminal besides text, positions and styles.
public enum ControlSequence: Hashable, Sendable, CaseIterable {
  /// Shows the second screen, which keeps no history, and keeps the first one as it is.
  case enterAlternateScreen

  /// Shows the first screen again, with its cursor where it was.
  case leaveAlternateScreen

  /// Hides the cursor, so a redraw does not flicker; `showCursor` shows it again.
  case hideCursor

  /// Shows the cursor.
  case showCursor

  /// Erases from the cursor to the end of its line.
  case eraseToEndOfLine

  /// Erases from the cursor to the end of the screen, without moving anything into the history.
  case eraseBelow

  /// The terminal's own colours without any attribute.
  case resetStyle

  /// Remembers where the cursor is, for `restoreCursor`.
  case saveCursor

  /// Puts the cursor back where `saveCursor` found it.
  case restoreCursor

  /// Reports buttons, drags and the wheel, with places of any size, instead of scrolling by arrow keys.
  ///
  /// What the wheel did before is kept for `releaseMouse`. Source: XTerm control sequences, modes 1002,
  /// 1006 and 1007.
  case reportMouse

  /// Reports the mouse no more.
  case releaseMouse

  /// Keeps what follows back until `endSynchronizedUpdate`, so that it is seen at once; never left open over a
  /// pause.
  ///
  /// Terminals that do not know mode 2026 ignore it, so it is sent without asking.
  case beginSynchronizedUpdate

  /// Shows what was kept back.
  case endSynchronizedUpdate

  /// The sequence itself, as ECMA-48 and xterm have it.
  public var text: StaticString {
    switch self {
    case .enterAlternateScreen: "\u{1B}[?1049h"
    case .leaveAlternateScreen: "\u{1B}[?1049l"
    case .hideCursor: "\u{1B}[?25l"
    case .showCursor: "\u{1B}[?25h"
    case .eraseToEndOfLine: "\u{1B}[K"
    case .eraseBelow: "\u{1B}[J"
    case .resetStyle: "\u{1B}[0m"
    case .saveCursor: "\u{1B}7"
    case .restoreCursor: "\u{1B}8"
    case .reportMouse: "\u{1B}[?1007s\u{1B}[?1007l\u{1B}[?1002h\u{1B}[?1006h"
    case .releaseMouse: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1007r"
    case .beginSynchronizedUpdate: "\u{1B}[?2026h"
    case .endSynchronizedUpdate: "\u{1B}[?2026l"
    }
  }
}
