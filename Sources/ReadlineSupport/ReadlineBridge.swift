@preconcurrency import CReadline
import Glibc
import Shell

/// The C side: readline's variables and callbacks, which know no context of their own.
///
/// C functions cannot capture, so the reader at work is kept here.
@MainActor
enum ReadlineBridge {
  /// The reader at work.
  static weak var reader: ReadlineLineReader?

  /// Settings that hold for the whole process.
  static func configure() {
    // The name for `$if concentration` in an inputrc; readline keeps the pointer.
    rl_readline_name = UnsafePointer(strdup("concentration"))
    // Signals come through the run loop; COLUMNS and LINES are not ours to change.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    rl_attempted_completion_function = { _, start, end in
      nonisolated(unsafe) var matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      MainActor.assumeIsolated { matches = ReadlineBridge.complete(start: start, end: end) }
      return matches
    }
    rl_completion_display_matches_hook = { matches, count, width in
      nonisolated(unsafe) let matches = matches
      MainActor.assumeIsolated {
        ReadlineBridge.list(matches, count: count, width: width)
      }
    }
    rl_basic_word_break_characters = UnsafePointer(strdup(" \t\n"))
    rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
    // The shell has sorted the candidates as they should be read.
    rl_sort_completion_matches = 0
    // Ctrl-L: readline knows of no page, and would leave its prompt alone on the screen.
    creadline_replace_clear_screen { count, key in
      nonisolated(unsafe) var isDrawn = false
      MainActor.assumeIsolated { isDrawn = ReadlineBridge.reader?.redraw() ?? false }
      return isDrawn ? 0 : rl_clear_screen(count, key)
    }
  }

  static func install(prompt: String) {
    rl_callback_handler_install(prompt) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      MainActor.assumeIsolated { ReadlineBridge.reader?.receive(line: text) }
    }
  }

  /// Gives the terminal back.
  static func remove() {
    rl_callback_handler_remove()
  }

  static func setPrompt(_ prompt: String) {
    rl_set_prompt(prompt)
  }

  static func readCharacter() {
    guard reader?.status == nil else { return }
    rl_callback_read_char()
  }

  /// True while readline waits for the rest of a search, a key sequence or an argument.
  static var isInTheMiddle: Bool {
    let states = RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_MOREINPUT | RL_STATE_METANEXT
    return creadline_is_in_state(UInt(states)) != 0
  }

  /// Echoes Ctrl-C after what was typed and forgets it; the cursor is at the start of a new line.
  static func abandonLine() {
    rl_callback_sigcleanup()
    rl_point = rl_end
    rl_redisplay()
    rl_echo_signal_char(SIGINT)
    rl_free_line_state()
    rl_replace_line("", 1)
    rl_crlf()
  }

  /// Takes prompt and half-typed line off the screen; what is written next stands in their place.
  ///
  /// A terminal that cannot erase keeps them, and the text goes below.
  static func clearLine() {
    if rl_get_termcap("ce") == nil { rl_crlf() } else { rl_clear_visible_line() }
  }

  /// Shows the prompt on the line where the cursor is.
  static func showFreshLine() {
    rl_on_new_line()
    rl_redisplay()
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
    guard let session = reader?.session, let buffer = rl_line_buffer else { return nil }
    let line = String(cString: buffer)
    let completion = session.completions(of: line, cursor: Int(end))
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
  private static func list(
    _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, count: Int32, width: Int32
  ) {
    guard let reader else { return }
    let size = reader.surroundings.size()
    if let lines = CompletionListing.lines(
      reader.candidates, columns: size.columns, rows: size.rows)
    {
      rl_crlf()
      reader.write(LineResponse(output: lines.map { $0 + "\n" }.joined()))
    } else {
      rl_display_match_list(matches, count, width)
    }
    showLineAgain()
  }
}
