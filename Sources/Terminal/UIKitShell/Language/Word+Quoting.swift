extension Word {
  /// A text as a line must hold it to be read as one argument, and as nothing else.
  ///
  /// Quotes stand only where the bare text would be read otherwise: as several words, as none, as a
  /// quoted word, a comment, a block mark, the mark of a refusal or an option.
  ///
  /// - Parameter text: any text; a control character in it is refused when the line is read.
  /// - Returns: the text, or the text in double quotes.
  public static func quoted(_ text: String) -> String {
    let hasBlank = text.utf8.contains(where: CommandLexer.isBlank)
    let hasMeaning = ["\"", "'", "#", "!", "<<", "--"].contains { text.hasPrefix($0) }
    return text.isEmpty || hasBlank || hasMeaning ? alwaysQuoted(text) : text
  }

  /// A text in double quotes, so that it is read as no keyword either.
  package static func alwaysQuoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
