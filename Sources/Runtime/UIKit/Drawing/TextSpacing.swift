import Foundation

/// How indents and spacing of paragraphs move the lines of a text.
struct TextSpacing {
  /// What of a paragraph concerns one of its lines.
  private struct Line {
    let lengths: ParagraphLengths?
    let isFirst: Bool
    /// Whether it is the last one of its paragraph.
    var isLast: Bool
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
    let tail = columns(abs(lengths.tail))
    let end = lengths.tail > 0 ? min(width, tail) : width - tail
    return (
      max(1, end - columns(lengths.firstIndent)), max(1, end - columns(lengths.indent))
    )
  }

  private static func columns(_ points: CGFloat) -> Int {
    Int(min(max(0, (points / ScreenCell.sharedSize.width).rounded()), 10_000))
  }

  /// The columns before a line.
  func indent(ofLine index: Int) -> Int {
    guard let lengths = lines[index].lengths else { return 0 }
    return Self.columns(lines[index].isFirst ? lengths.firstIndent : lengths.indent)
  }

  /// What lies above a line of a height that is to be higher, in points.
  func raise(ofLine index: Int, height: CGFloat) -> CGFloat {
    lines[index].lengths?.raise(height) ?? 0
  }

  /// What lies between a line and the next one, in points.
  func gap(after index: Int) -> CGFloat {
    let line = lines[index]
    guard line.isLast else { return line.lengths?.lineSpacing ?? 0 }
    let next = lines.indices.contains(index + 1) ? lines[index + 1].lengths?.spacingBefore ?? 0 : 0
    return (line.lengths?.spacingAfter ?? 0) + (line.lengths?.lineSpacing ?? 0) + next
  }
}
