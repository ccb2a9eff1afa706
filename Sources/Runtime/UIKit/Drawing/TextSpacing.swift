import Foundation

/// How indents and spacing of paragraphs move the lines of a text.
struct TextSpacing {
  /// What of a paragraph concerns one of its lines.
  private struct Line {
    let lengths: ParagraphLengths?
    let isFirst: Bool
    /// Whether it is the last one of its paragraph.
    let isLast: Bool
  }

  private var lines: [Line] = []

  /// Adds the lines of a paragraph.
  mutating func add(_ lengths: ParagraphLengths?, lines count: Int) {
    lines += (0..<count).map {
      Line(lengths: lengths, isFirst: $0 == 0, isLast: $0 == count - 1)
    }
  }

  /// The columns for the first line of a paragraph and for the others.
  static func widths(in width: Int, _ lengths: ParagraphLengths?) -> (first: Int, others: Int) {
    guard let lengths, width < Int.max else { return (width, width) }
    let end = end(in: width, lengths)
    return (
      max(1, end - columns(lengths.firstIndent)), max(1, end - columns(lengths.indent))
    )
  }

  /// The column at which lines end.
  private static func end(in width: Int, _ lengths: ParagraphLengths) -> Int {
    let tail = columns(abs(lengths.tail))
    return lengths.tail > 0 ? min(width, tail) : width - tail
  }

  private static func columns(_ points: CGFloat) -> Int {
    Int(min(max(0, (points / ScreenCell.sharedSize.width).rounded()), 10_000))
  }

  /// The columns before a line.
  func indent(ofLine index: Int) -> Int {
    guard let lengths = lines[index].lengths else { return 0 }
    return Self.columns(lines[index].isFirst ? lengths.firstIndent : lengths.indent)
  }

  /// Where a line ends in a width, in points.
  func end(ofLine index: Int, in width: CGFloat) -> CGFloat {
    guard let lengths = lines[index].lengths, lengths.tail != 0 else { return width }
    let cell = ScreenCell.sharedSize.width
    return CGFloat(Self.end(in: Int(min(width / cell, 1e6)), lengths)) * cell
  }

  /// What lies between a line of a height and the one before, in points.
  func room(before index: Int, height: CGFloat) -> CGFloat {
    (index > 0 ? gap(after: index - 1) : 0) + (lines[index].lengths?.raise(height) ?? 0)
  }

  /// What lies between a line and the next one, in points.
  private func gap(after index: Int) -> CGFloat {
    let line = lines[index]
    guard line.isLast else { return line.lengths?.lineSpacing ?? 0 }
    let next = lines[index + 1].lengths?.spacingBefore ?? 0
    return (line.lengths?.spacingAfter ?? 0) + (line.lengths?.lineSpacing ?? 0) + next
  }
}
