import ConcentrationEngine

extension ThemeFileError {
  /// The error as one line: `space.yaml:4: the word is that of another symbol`.
  package var message: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem.message)"
  }
}

extension ThemeFileError.Problem {
  fileprivate var message: String {
    switch self {
    case .unreadable(let reason): reason
    case .tooLarge(let limit): "a theme file has at most \(limit) bytes"
    case .notText: "this is not UTF-8 text"
    case .syntax(let reason): reason
    case .alias: "a theme has no anchors and aliases: no & or * between a blank and a letter"
    case .expected(let what): "expected \(what)"
    case .unknownKey(let key):
      "unknown key '\(key)'; a theme has name, symbols and colors, a symbol letter, word, glyph, emoji, "
        + "pixels, small and text, colors dark and light"
    case .nameTaken(let name): "'\(name)' is a built-in theme; choose another name"
    case .nameTwice(let name): "another file has a theme '\(name)'"
    case .theme(.symbol(_, let problem)): "\(problem)"
    case .theme(let error): "\(error)"
    }
  }
}
