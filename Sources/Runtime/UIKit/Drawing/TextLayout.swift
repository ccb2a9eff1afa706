import Foundation

/// Text in lines of a limited width, wrapped or truncated.
struct TextLayout {
  typealias Glyphs = ArraySlice<StyledText.Glyph>

  /// The lines from top to bottom.
  private(set) var lines: [Glyphs] = []
  private let styles: [UIKitRuntime.TextAttributes]
  private let fontSizes: [CGFloat]
  /// Where lines are moved by indents and spacing; nil if none is.
  private var spacing: TextSpacing?

  /// Lays out text.
  ///
  /// - Parameters:
  ///   - text: the glyphs.
  ///   - width: the width in columns, or nil for no limit.
  ///   - maximumLines: the maximum number of lines, or 0 for no limit.
  ///   - mode: how text that does not fit is wrapped or truncated.
  /// - Complexity: O(n) in the glyphs.
  init(_ text: StyledText, width: Int?, maximumLines: Int = 0, mode: NSLineBreakMode) {
    styles = text.styles
    fontSizes = text.fontSizes
    guard !text.glyphs.isEmpty else { return }
    let width = max(0, width ?? Int.max)
    var left = maximumLines > 0 ? maximumLines : Int.max
    let paragraphs = text.paragraphs
    if text.lengths.contains(where: { $0 != nil }) { spacing = TextSpacing() }
    for (index, paragraph) in paragraphs.enumerated() {
      guard left > 0 else { return }
      let isLast = index == paragraphs.count - 1
      let lengths = paragraph.first.flatMap { text.lengths[$0.style] }
      let new = Self.lines(
        of: paragraph, widths: TextSpacing.widths(in: width, lengths), maximum: left, mode: mode,
        moreFollows: !isLast)
      lines += new
      left -= new.count
      spacing?.add(lengths, lines: new.count)
    }
  }

  /// The width of the widest line and the height of all lines, in points.
  @MainActor
  var size: CGSize {
    let widest = lines.indices.map { Self.columns(of: lines[$0]) + indent(ofLine: $0) }.max() ?? 0
    return CGSize(width: CGFloat(widest) * ScreenCell.width, height: top(ofLine: lines.count))
  }

  /// The size rounded up to whole pixels, which is what a label asks for.
  @MainActor
  var pixelSize: CGSize {
    let size = size
    return CGSize(width: size.width, height: ScreenCell.pixels(size.height))
  }

  /// The upper edge of a line, in points; that after the last one is the height of all.
  ///
  /// - Complexity: O(1) for text in one font without spacing, else O(n) in the glyphs.
  @MainActor
  func top(ofLine index: Int) -> CGFloat {
    if let uniform, spacing == nil { return CGFloat(index) * uniform.height }
    return tops[index]
  }

  /// The upper edges of all lines, and the end of the last one.
  ///
  /// - Complexity: O(n) in the glyphs.
  @MainActor
  private var tops: [CGFloat] {
    var tops: [CGFloat] = []
    var end: CGFloat = 0
    for index in lines.indices {
      let height = metrics(ofLine: index).height
      tops.append(end + (spacing?.room(before: index, height: height) ?? 0))
      end = tops[index] + height
    }
    return tops + [end]
  }

  private func indent(ofLine index: Int) -> Int { spacing?.indent(ofLine: index) ?? 0 }

  /// The metrics of a line: those of its largest font.
  @MainActor
  func metrics(ofLine index: Int) -> LineMetrics {
    if let uniform { return uniform }
    let sizes = lines.indices.contains(index) ? lines[index].map { fontSizes[$0.style] } : []
    return LineMetrics(fontSize: sizes.max() ?? fontSizes[0])
  }

  /// The metrics of all lines, if they are the same.
  @MainActor
  private var uniform: LineMetrics? {
    guard ScreenCell.isPoint || fontSizes.count < 2 else { return nil }
    return LineMetrics(fontSize: fontSizes.first ?? UIFont.labelFontSize)
  }

  /// The lines that a span from top to bottom meets.
  @MainActor
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    if let uniform, spacing == nil {
      let first = max(0, Int((start / uniform.height).rounded(.down)))
      let last = min(lines.count, Int((end / uniform.height).rounded(.up)))
      return first..<max(first, last)
    }
    let tops = tops
    var first = 0
    while first < lines.count, tops[first + 1] <= start { first += 1 }
    var last = first
    while last < lines.count, tops[last] < end { last += 1 }
    return first..<last
  }

  /// The lines as plain text.
  var text: [String] {
    lines.map { String($0.map(\.character)) }
  }

  /// The columns of a line.
  static func columns(of line: Glyphs) -> Int {
    line.reduce(0) { $0 + $1.columns }
  }

  /// Draws the lines that fit a rectangle, from its top.
  @MainActor
  func draw(
    in rect: CGRect, alignment: NSTextAlignment, on context: any UIKitRuntime.DrawingContext
  ) {
    var rows = min(lines.count, metrics(ofLine: 0).lines(in: rect.height))
    if spacing != nil {
      rows = tops.dropLast().prefix { $0 < rect.height }.count
    }
    draw(rows: 0..<rows, in: rect, alignment: alignment, on: context)
  }

  /// Draws some of the lines at their places, with the first line at the top of a rectangle.
  @MainActor
  func draw(
    rows: Range<Int>, in rect: CGRect, alignment: NSTextAlignment,
    on context: any UIKitRuntime.DrawingContext
  ) {
    let tops = spacing.map { _ in self.tops }
    var top = tops == nil ? rect.minY + top(ofLine: rows.lowerBound) : 0
    for row in rows {
      let line = lines[row]
      let metrics = metrics(ofLine: row)
      if let tops { top = rect.minY + tops[row] }
      let columns = CGFloat(indent(ofLine: row) + Self.columns(of: line))
      let end = spacing?.end(ofLine: row, in: rect.width) ?? rect.width
      let x =
        rect.minX + CGFloat(indent(ofLine: row)) * ScreenCell.width
        + Self.offset(spare: end - columns * ScreenCell.width, alignment: alignment)
      draw(line, at: CGPoint(x: x, y: metrics.cellTop(ofLineAt: top)), on: context)
      top += metrics.height
    }
  }

  @MainActor
  private static func offset(spare: CGFloat, alignment: NSTextAlignment) -> CGFloat {
    guard spare > 0 else { return 0 }
    return switch alignment {
    case .left, .natural, .justified: 0
    case .center: ScreenCell.half(spare)
    case .right: spare
    }
  }

  /// Draws one line, one call for each run of equal attributes.
  @MainActor
  private func draw(
    _ line: Glyphs, at point: CGPoint, on context: any UIKitRuntime.DrawingContext
  ) {
    var point = point
    var rest = line
    while let first = rest.first {
      // A loop, since a closure that is passed to the standard library checks its actor.
      var end = rest.startIndex
      while end < rest.endIndex, rest[end].style == first.style { end += 1 }
      let run = rest[..<end]
      context.drawText(
        String(run.map(\.character)), at: point, attributes: styles[first.style])
      point.x += CGFloat(Self.columns(of: run)) * ScreenCell.width
      rest = rest[end...]
    }
  }
}
