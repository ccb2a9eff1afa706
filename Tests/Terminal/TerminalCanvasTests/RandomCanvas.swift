import ConcentrationTestSupport
import TerminalCanvas

extension Canvas {
  /// Draws a few random things over the canvas, many of them over its edges.
  mutating func scribble(count: Int, using generator: inout TestGenerator) {
    let texts = [
      "a", "Z9", "hello, world", "🐶", "日本語", "x🐶y⚽z", "┌─┐", "░░░", "e\u{301}", "👻👻👻👻👻👻",
      " ", "     ", "\u{1B}[31m", "\u{7}\t", "❤\u{FE0F}", "\u{200B}|", "🇩🇪", "👨‍👩‍👧",
      "▀▀▄▀▄", "▄▄ ▀",
    ]
    for _ in 0..<count {
      let style = Style.random(using: &generator)
      let column = generator.below(width + 8) - 4
      let row = generator.below(height + 2) - 1
      let region = Region(
        column: column, row: row, width: generator.below(9), height: generator.below(5))
      switch generator.below(8) {
      case 0: fill(region, style: style)
      case 1: fill(region, with: "🐶", style: style)
      case 2: strokeFrame(region, style: style)
      default:
        let clip = generator.below(3) == 0 ? region : nil
        draw(texts[generator.below(texts.count)], column: column, row: row, style: style, in: clip)
      }
    }
  }
}

extension Style {
  static func random(using generator: inout TestGenerator) -> Style {
    guard generator.below(2) == 0 else { return .plain }
    return Style(
      foreground: Color.random(of: 24, using: &generator),
      background: Color.random(of: 40, using: &generator), isBold: generator.below(3) == 0,
      isDim: generator.below(5) == 0, isReversed: generator.below(6) == 0,
      isUnderlined: generator.below(6) == 0, isStruckThrough: generator.below(8) == 0)
  }
}

extension Color {
  /// A named colour, now and then an exact one, or none.
  static func random(of count: Int, using generator: inout TestGenerator) -> Color? {
    let number = generator.below(count)
    guard number > count - 4 else { return Color(number: number) }
    func part() -> UInt8 { UInt8(generator.below(256)) }
    return Color(red: part(), green: part(), blue: part())
  }
}
