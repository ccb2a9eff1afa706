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
  ///
  /// - Parameters:
  ///   - path: Where one is.
  ///   - input: What takes the text that is typed; nil where a command is typed.
  ///   - columns: The terminal's width.
  /// - Returns: The prompt; with an input that has its name in brackets.
  package static func make(
    path: String, typingInto input: String? = nil, columns: Int = 80
  ) -> String {
    if let input { return make(input: input, width: min(width, columns - typingColumns)) }
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

  /// The prompt of a text input: its name, shortened from the right.
  private static func make(input: String, width: Int) -> String {
    guard width >= 8 else { return "> " }
    let name = input.count + 4 > width ? input.prefix(width - 7) + "..." : input[...]
    return "[\(VisibleText.make(String(name)))]> "
  }
}
