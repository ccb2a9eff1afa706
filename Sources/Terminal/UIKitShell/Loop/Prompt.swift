/// The prompt: where one is, and nothing else.
///
/// Source: SHELL.md "Prompt and output".
package enum Prompt {
  /// The widest prompt, in columns.
  package static let width = 30

  /// Columns that are left for what is typed.
  private static let typingColumns = 8

  /// The prompt at a path, shortened from the left if it is too wide.
  ///
  /// On a terminal that is too narrow for any name of a place only `> ` is left.
  package static func make(path: String, columns: Int = 80) -> String {
    let width = min(width, columns - typingColumns)
    let prompt = path + "> "
    guard prompt.count > width else { return prompt }
    let components = path.split(separator: "/")
    guard width >= 12 else { return "> " }
    guard let last = components.last, components.count > 1 else {
      return String(path.prefix(width - 5)) + "...> "
    }
    let short = ".../\(last)> "
    return short.count <= width ? short : ".../" + last.suffix(width - 6) + "> "
  }
}
