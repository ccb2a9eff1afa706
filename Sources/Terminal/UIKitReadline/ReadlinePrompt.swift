/// The prompt in readline's form: what takes no column stands between marks.
enum ReadlinePrompt {
  /// Marks the beginning of characters that take no column.
  private static let ignoreStart = "\u{1}"
  /// Marks their end.
  private static let ignoreEnd = "\u{2}"

  /// A prompt, bold if the terminal can; the last blank stays plain.
  static func make(_ text: String, isBold: Bool) -> String {
    guard isBold, !text.isEmpty else { return text }
    return "\(ignoreStart)\u{1B}[1m\(ignoreEnd)\(text)\(ignoreStart)\u{1B}[0m\(ignoreEnd)"
  }
}
