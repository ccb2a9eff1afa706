/// Shows a reply in sentences: for screen readers, and for terminals too small to draw on.
package struct PlainDisplay: Hashable, Sendable {
  /// The width at which lines are broken, in columns.
  package var columns: Int

  /// A display of this width.
  package init(columns: Int) {
    self.columns = max(1, columns)
  }

  /// The lines of a reply; a line without a letter or a digit, such as one of carets, is left out.
  ///
  /// - Returns: whole lines, each with its line feed, without any escape sequence.
  package func text(_ sentences: [String]) -> String {
    WordWrap.lines(of: sentences, columns: columns)
      .filter { line in line.isEmpty || line.contains { $0.isLetter || $0.isNumber } }
      .map { $0 + "\n" }
      .joined()
  }
}
