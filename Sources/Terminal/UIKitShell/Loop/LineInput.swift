/// What can arrive from a terminal while the prompt waits.
///
/// End of input and Ctrl-C are results like any other, not errors.
package enum LineInput: Hashable, Sendable {
  /// A line that was entered; a bracketed paste arrives as one line with newlines in it.
  case line(String)
  /// Ctrl-C; the flag tells whether nothing had been typed yet.
  case interrupt(lineWasEmpty: Bool)
  /// Ctrl-D on an empty line, or a closed input.
  case endOfInput
  /// The terminal has another size now, in columns and rows.
  case resize(columns: Int, rows: Int)
  /// Ctrl-L: the page is to be drawn anew, whatever the terminal shows.
  case redraw
  /// Ctrl-Z: the program is about to stop, which is background to the app.
  case suspend
  /// `fg`: the program goes on, which is foreground to the app.
  case resume
  /// SIGTERM or SIGHUP, by number: the app is told that it will end.
  case terminate(signal: Int32)
  /// A key that a handler `takes` on an empty line.
  case key(CursorKey)
  /// A function key, by its number.
  case function(Int)
  /// The mouse, where it is reported.
  case mouse(MouseEvent)
  /// The terminal answered a question about itself.
  case reply(TerminalReply)
  /// Time passed, while so many bytes of a line have been typed: what fell due meanwhile (a reminder, a
  /// finished load) may be told, and what has changed by itself drawn.
  case tick(typed: Int = 0)
}
