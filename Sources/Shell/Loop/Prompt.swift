/// The prompt: where one is, and nothing else.
///
/// Source: REPL.md section 3.
package enum Prompt {
  /// The widest prompt, in columns.
  package static let width = 30

  /// The prompt at a path, shortened from the left if it is too wide.
  package static func make(path: String) -> String {
    let prompt = path + "> "
    guard prompt.count > width else { return prompt }
    let components = path.split(separator: "/")
    guard let last = components.last, components.count > 1 else {
      return String(path.prefix(width - 5)) + "...> "
    }
    let short = ".../\(last)> "
    return short.count <= width ? short : ".../" + last.suffix(width - 6) + "> "
  }
}
