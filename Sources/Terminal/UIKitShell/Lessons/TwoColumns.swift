internal import TerminalCanvas

/// Two texts side by side, with a sign between lines that differ.
struct TwoColumns {
  /// The columns of each text.
  let width: Int

  /// Columns that together are as wide as a line may be, three for the sign left out.
  init(lineWidth: Int) {
    width = max(10, (lineWidth - 3) / 2)
  }

  /// Lines of both texts beside each other; what is wider than its column goes on in the next line.
  ///
  /// - Parameters:
  ///   - left: a line of the left text; nil for none.
  ///   - right: a line of the right text; nil for none.
  ///   - sign: `|` where lines differ, `<` or `>` where only one is there, a blank for the same.
  /// - Returns: One line or several.
  func lines(_ left: String?, _ right: String?, sign: Character) -> [String] {
    let leftLines = left.map { WordWrap.lines(of: $0, columns: width) } ?? []
    let rightLines = right.map { WordWrap.lines(of: $0, columns: width) } ?? []
    return (0..<max(1, leftLines.count, rightLines.count)).map { index in
      let first = index < leftLines.count ? leftLines[index] : ""
      let second = index < rightLines.count ? rightLines[index] : ""
      let gap = String(repeating: " ", count: max(0, width - DisplayWidth.of(first)))
      let line = "\(first)\(gap) \(sign) \(second)"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
