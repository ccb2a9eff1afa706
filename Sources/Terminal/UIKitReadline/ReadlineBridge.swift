@preconcurrency import CUIKitReadline
import Glibc
import UIKitShell

/// The C side: readline's variables and callbacks, which are given no context.
///
/// C functions cannot capture, so the reader at work is kept here.
@MainActor
enum ReadlineBridge {
  /// The reader at work.
  static weak var reader: ReadlineLineReader?

  // Readline keeps the pointer.
  private static let wordBreaks = UnsafePointer(strdup(" \t\n"))

  /// Settings that hold for the whole process.
  ///
  /// - Parameters:
  ///   - program: the name for `$if` in the user's inputrc.
  ///   - output: the descriptor of the terminal.
  static func configure(for program: String, output: Int32) {
    if output != STDOUT_FILENO, let stream = fdopen(output, "w") { rl_outstream = stream }
    // Readline keeps the pointer, for the process is one program.
    rl_readline_name = UnsafePointer(strdup(program))
    // Signals come through the run loop; COLUMNS and LINES are not ours to change.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    rl_attempted_completion_function = { _, start, end in
      nonisolated(unsafe) var matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      MainActor.assumeIsolated { matches = ReadlineBridge.complete(start: start, end: end) }
      return matches
    }
    rl_completion_display_matches_hook = { _, _, _ in
      MainActor.assumeIsolated { ReadlineBridge.list() }
    }
    rl_basic_word_break_characters = wordBreaks
    rl_completer_word_break_characters = wordBreaks
    // Where readline waits for a key, the run loop goes on.
    rl_getc_function = { _ in MainActor.assumeIsolated { ReadlineBridge.nextByte() } }
    // Bytes that were looked at already are no longer to be had from the terminal.
    rl_input_available_hook = {
      MainActor.assumeIsolated { ReadlineBridge.isInputAvailable ? 1 : 0 }
    }
    // Readline gives the terminal back before each line is run. What is typed meanwhile would be
    // echoed over the page, and Ctrl-D be taken for the end of a line instead of being kept.
    rl_deprep_term_function = {}
    // The shell has sorted the candidates as they should be read.
    rl_sort_completion_matches = 0
    rl_initialize()
    if let size = enlargedSize { rl_set_screen_size(size.rows, size.columns) }
    amendInputrc()
    BracketedPaste.bind()
  }

  /// Changes what the inputrc has set and bound, and does so again when that is read again.
  private static func amendInputrc() {
    // It would ring on standard error, which is kept while a page is shown: all at once at the end. The program has a
    // bell of its own.
    rl_variable_bind("bell-style", "none")
    // A line that is scrolled sideways and a prompt with a style may keep readline from ever coming back.
    rl_variable_bind("horizontal-scroll-mode", "off")
    if !wrapsLines { rl_variable_bind("show-mode-in-prompt", "off") }
    // Ctrl-L: readline does not know the page, and would leave its prompt alone on the screen.
    creadline_replace_keys(
      { count, key in
        nonisolated(unsafe) var isDrawn = false
        MainActor.assumeIsolated { isDrawn = ReadlineBridge.reader?.redraw() ?? false }
        return isDrawn ? 0 : rl_clear_screen(count, key)
      },
      { count, key in
        defer { MainActor.assumeIsolated { ReadlineBridge.amendInputrc() } }
        return rl_re_read_init_file(count, key)
      })
  }

  /// Whether readline wraps a long line; on a terminal whose cursor cannot go up it scrolls it sideways.
  static var wrapsLines: Bool { rl_get_termcap("up").map { $0.pointee != 0 } ?? false }

  /// The fewest columns and rows that readline is told of.
  ///
  /// Drawing the prompt in three columns, on a terminal that does not wrap by itself, it divides by zero; in one row it
  /// scrolls lines sideways.
  private static let (fewestColumns, fewestRows) = (Int32(10), Int32(2))

  /// What readline is told of a terminal that is smaller; 0 for what the terminal does not know of itself.
  private static var enlargedSize: (rows: Int32, columns: Int32)? {
    var size = winsize()
    guard ioctl(fileno(rl_instream ?? stdin), UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    let (rows, columns) = (Int32(size.ws_row), Int32(size.ws_col))
    guard (1..<fewestRows).contains(rows) || (1..<fewestColumns).contains(columns)
    else { return nil }
    return (rows == 0 ? 0 : max(rows, fewestRows), columns == 0 ? 0 : max(columns, fewestColumns))
  }

  /// The terminal has another size.
  static func resize() {
    if let size = enlargedSize {
      rl_set_screen_size(size.rows, size.columns)
    } else {
      rl_resize_terminal()
    }
  }

  /// Reads one line; nil at the end of input, or if the line was given up.
  ///
  /// Readline keeps the terminal until `giveTerminalBack`.
  static func readLine(prompt: String) -> String? {
    let line = readline(prompt)
    creadline_forget_undo()
    rl_redisplay_function = rl_redisplay
    guard let line else { return nil }
    defer { free(line) }
    return String(cString: line)
  }

  /// Takes the terminal, as readline does before its first line.
  static func takeTerminal() {
    rl_prep_terminal(1)
  }

  static func giveTerminalBack() {
    // At the end of input readline would end the line; the reader has done so.
    rl_eof_found = 0
    rl_deprep_terminal()
  }

  static func setPrompt(_ prompt: String) {
    rl_set_prompt(prompt)
  }

  /// True while readline waits for the rest of a search, a key sequence or an argument.
  static var isInTheMiddle: Bool {
    isInState(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_MOREINPUT | RL_STATE_METANEXT)
  }

  /// True while readline waits for the key after Escape, for which it takes the first byte alone of a character.
  private static var isAfterEscape: Bool { isInState(RL_STATE_METANEXT) }

  /// True while readline waits for the first key of a command.
  static var isAtCommand: Bool {
    isInState(RL_STATE_READCMD) && !isInTheMiddle
      && !isInState(RL_STATE_NUMERICARG | RL_STATE_MULTIKEY | RL_STATE_VIMOTION)
  }

  /// True while readline runs a command.
  private static var isDispatching: Bool { isInState(RL_STATE_DISPATCHING) }

  /// True while readline is in one of the states.
  private static func isInState(_ states: Int32) -> Bool {
    creadline_is_in_state(UInt(states)) != 0
  }

  /// Whether keys are those of emacs, and not those of vi.
  static var isEmacs: Bool { rl_editing_mode == 1 }

  /// Whether the person's inputrc gives a key a meaning.
  static func isBound(_ bytes: [UInt8]) -> Bool {
    rl_function_of_keyseq(String(decoding: bytes, as: UTF8.self), nil, nil) != nil
  }

  /// The next byte of a key that has begun; nil if none comes within `keyseq-timeout`.
  static func nextByteOfKey() -> UInt8? {
    let timeout = rl_variable_value("keyseq-timeout").flatMap { Int32(String(cString: $0)) } ?? 500
    guard let reader, reader.hasByte(within: max(0, timeout)),
      case .byte(let byte) = reader.input.read()
    else { return nil }
    return byte
  }

  /// Readline's question whether a key goes on, for which it waits as long as it has set.
  ///
  /// A command that inserts a character asks, too, and would read all that can be inserted with it and the next key. It
  /// gets no more than text, and nothing where the mouse is reported, so that each key is looked at as the first one
  /// of a command.
  private static var isInputAvailable: Bool {
    guard let reader else { return false }
    if isDispatching, !isInTheMiddle {
      return reader.handler?.reportsMouse != true && reader.readTextAhead()
    }
    if !reader.typed.isEmpty { return true }
    return reader.hasByte(within: rl_set_keyboard_input_timeout(-1) / 1000)
  }

  /// The next byte that is typed; while there is none, everything else goes on.
  ///
  /// A line that is given up gets the end of input until readline returns from wherever it
  /// waits.
  static func nextByte() -> Int32 {
    guard let reader else { return EOF }
    if isAtCommand { creadline_begin_command() }
    while !reader.isLeavingLine {
      if let byte = reader.typed.popFirst() {
        if isAfterEscape { reader.typed = reader.typed.drop { $0 & 0xC0 == 0x80 } }
        return Int32(byte)
      }
      guard reader.hasByte() else {
        reader.waitForEvent()
        continue
      }
      switch reader.input.read() {
      case .byte(let byte): take(byte, for: reader)
      case .nothing: continue
      case .end: return EOF
      }
    }
    reader.typed = []
    reader.characters.forget()
    reader.escapeTail = EscapeTail()
    // What readline draws of a line that was given up would stand where the next text goes. Only
    // for now: with a function of ours from the start it takes the terminal for a dumb one.
    rl_redisplay_function = {}
    // Only an empty line ends at the end of input. What could be undone goes first, and out of the
    // line of the history that shares it: the next one to come by would free it again.
    if isInState(RL_STATE_READCMD) {
      rl_free_line_state()
      rl_replace_line("", 0)
    }
    return EOF
  }

  private static func take(_ byte: UInt8, for reader: ReadlineLineReader) {
    if rl_end == 0, reader.handler?.isAnswer(key: byte) == true {
      reader.typed += reader.characters.take(byte)
      reader.typed.append(UInt8(ascii: "\r"))
    } else if !reader.takeKey(byte) {
      reader.typed += reader.characters.take(byte)
    }
  }

  /// Echoes Ctrl-C after what was typed; the cursor is at the start of a new line.
  static func echoInterrupt() {
    rl_point = rl_end
    rl_redisplay()
    rl_echo_signal_char(SIGINT)
    rl_crlf()
  }

  /// Takes prompt and half-typed line off the screen; what is written next stands in their place.
  ///
  /// A terminal that cannot erase keeps them, and the text goes below.
  static func clearLine() {
    if rl_get_termcap("ce") == nil { rl_crlf() } else { rl_clear_visible_line() }
  }

  /// Shows the prompt and the half-typed line where the cursor is.
  static func showLineAgain() {
    rl_on_new_line()
    rl_forced_update_display()
  }
}

extension ReadlineBridge {
  /// Readline's question for the words that could stand at the cursor.
  private static func complete(
    start: Int32, end: Int32
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // File names are never the answer unless the shell gives them.
    rl_attempted_completion_over = 1
    guard let handler = reader?.handler, let buffer = rl_line_buffer else { return nil }
    let line = String(cString: buffer)
    let completion = handler.completions(of: line, cursor: Int(end))
    let matches = CompletionMatches(completion, line: line, word: Int(start)..<Int(end))
    reader?.candidates = completion.candidates
    rl_completion_suppress_append = matches.endsWord ? 0 : 1
    return allocate(matches.words)
  }

  /// A list of C strings, ended by nil, that readline frees.
  private static func allocate(
    _ words: [String]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard !words.isEmpty else { return nil }
    let size = (words.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let list = memory.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: words.count + 1)
    for (index, word) in words.enumerated() {
      (list + index).initialize(to: strdup(word))
    }
    (list + words.count).initialize(to: nil)
    return list
  }

  /// Lists the candidates below the line, with what each of them is.
  ///
  /// Readline's own list may stop at `--More--`, where it waits for a key and handles no signal.
  private static func list() {
    guard let reader else { return }
    let size = reader.environment.size()
    let lines = CompletionListing.lines(
      reader.candidates, columns: size.columns, rows: max(size.rows - 3, 1))
    rl_crlf()
    reader.write(LineResponse(output: lines.map { $0 + "\n" }.joined()))
    showLineAgain()
  }
}
