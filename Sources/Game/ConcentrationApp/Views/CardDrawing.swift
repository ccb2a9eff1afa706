import ConcentrationEngine
import UIKit

/// A piece of one line, in cells from the inside of a card.
struct CardLine: Hashable {
  let x: Int
  let y: Int
  let text: String
}

/// The text inside a card at each zoom level.
///
/// Source: SHELL.md "Boards".
struct CardDrawing {
  let style: SymbolStyle

  /// The lines of a card at a level, relative to its upper left border; `left` is the face beside it.
  func lines(
    of face: CardFace, at level: ZoomLevel, besides left: CardFace? = nil
  ) -> [CardLine] {
    switch level {
    case .small: smallLines(of: face, besides: left)
    case .medium: mediumLines(of: face)
    case .large: largeLines(of: face)
    }
  }

  /// `.` down, `(D)` up, `d` found: the marks stand in the gaps between the cards, which have room for
  /// one, so that two cards side by side are `(D C)`.
  private func smallLines(of face: CardFace, besides left: CardFace?) -> [CardLine] {
    guard let letter = face.symbol?.letter else { return [CardLine(x: 1, y: 0, text: ".")] }
    switch face.look {
    case .down: return [CardLine(x: 1, y: 0, text: ".")]
    case .first, .mismatched:
      let mark = left?.look == face.look ? " " : face.marks.left
      return [CardLine(x: 0, y: 0, text: mark + letter + face.marks.right)]
    case .matched, .justMatched:
      return [CardLine(x: 1, y: 0, text: letter.lowercased())]
    }
  }

  private func mediumLines(of face: CardFace) -> [CardLine] {
    guard face.symbol != nil else { return [CardLine(x: 1, y: 1, text: "░░░░░")] }
    let text = symbolText(of: face)
    let right = Self.isWide(text) ? "" : face.marks.right
    return [CardLine(x: 1, y: 1, text: face.marks.left + text + right)]
  }

  private func largeLines(of face: CardFace) -> [CardLine] {
    guard let symbol = face.symbol else {
      return (1...3).map { CardLine(x: 1, y: $0, text: "░░░░░░░░░") }
    }
    let text = symbolText(of: face)
    let middle = "  " + text + (Self.isWide(text) ? " " : "  ")
    let (left, right) = face.marks
    let word = Self.centred(symbol.word, in: symbol.word.count > 7 ? 9 : 7)
    return [
      CardLine(x: 1, y: 1, text: left + "       " + right),
      CardLine(x: 1, y: 2, text: left + middle + right),
      CardLine(x: 1, y: 3, text: word.count > 7 ? word : left + word + right),
    ]
  }

  /// Whether symbol and letter need four cells, and so the place of the mark at their right.
  private static func isWide(_ text: String) -> Bool {
    UIKitRuntime.TextMeasure.standard.width(of: text) > 3
  }

  /// Symbol and letter in three cells; an emoji with two letters in four.
  private func symbolText(of face: CardFace) -> String {
    let letter = face.symbol?.letter ?? ""
    let sign = face.sign(in: style)
    let width = UIKitRuntime.TextMeasure.standard.width(of: sign)
    switch (width, letter.count) {
    case (1, 1): return sign + " " + letter
    case (2, 1), (1, 2), (2, 2): return sign + letter
    default: return letter.count == 1 ? " " + letter + " " : " " + letter
    }
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let text = String(text.prefix(width))
    let left = (width - text.count) / 2
    return String(repeating: " ", count: left) + text
      + String(repeating: " ", count: width - text.count - left)
  }
}
