/// How far a terminal lets us write elsewhere than at its last line.
package enum ScreenControl: Hashable, Sendable {
  /// Not at all: lines after lines, without any escape sequence.
  case none
  /// The cursor can be moved, but there is only one screen: each line is overwritten in place.
  case overwrite
  /// There is a second screen, which keeps no history.
  case alternateScreen

  /// What a terminal of this name can do; an empty name is a dumb terminal.
  ///
  /// Source: the entries of terminfo without `smcup`; SHELL.md "Modes".
  package init(term: String) {
    let family = term.prefix { $0 != "-" && $0 != "." }
    switch family {
    case "", "dumb", "unknown", "emacs": self = .none
    case "linux", "ansi", "cons25", "console", "pcansi": self = .overwrite
    case "vt100", "vt102", "vt220", "vt320", "vt420", "vt52": self = .overwrite
    default: self = .alternateScreen
    }
  }
}
