import ConcentrationEngine

/// Why a theme file cannot be used, and where.
package struct ThemeFileError: Error, Hashable {
  /// What can be wrong with a theme file.
  package enum Problem: Hashable, Sendable {
    /// The file cannot be read, with the system's reason.
    case unreadable(String)
    /// The file has more bytes than a theme needs.
    case tooLarge(limit: Int)
    /// The text is not UTF-8.
    case notText
    /// The text is not YAML, with the parser's reason.
    case syntax(String)
    /// An anchor or an alias, which a theme does not need.
    case alias
    /// Something else was found where this was expected.
    case expected(String)
    /// A key that a theme does not have.
    case unknownKey(String)
    /// A built-in theme has this name.
    case nameTaken(String)
    /// A theme of another file has this name.
    case nameTwice(String)
    /// The engine refuses the theme.
    case theme(ThemeError)
  }

  /// The name of the file.
  package let file: String
  /// The line, counted from 1, or nil if the whole file is at fault.
  package let line: Int?
  package let problem: Problem
}
