import ConcentrationEngine
import UIKit

/// What is seen of one card, from which every view draws it.
struct CardFace: Hashable {
  /// How a card lies, as marks and colours show it.
  enum Look: Hashable {
    case down
    /// Up, waiting for a second card.
    case first
    /// One of two that differ.
    case mismatched
    case matched
    /// Of the pair that was found last.
    case justMatched
  }

  let look: Look
  /// The symbol; nil for a card that lies face down.
  let symbol: Symbol?

  static let down = CardFace(look: .down, symbol: nil)
}

extension CardFace {
  /// The sign to draw beside the letter in a style, empty for none.
  func sign(in style: SymbolStyle) -> String {
    guard let symbol else { return "" }
    switch style {
    case .letters: return ""
    case .shapes: return symbol.glyph.map { String(Character($0)) } ?? ""
    case .emoji:
      return (symbol.emoji ?? symbol.glyph).map { String(Character($0)) } ?? ""
    }
  }

  /// The marks on both sides of the symbol: how a card lies is never told by colour alone.
  var marks: (left: String, right: String) {
    switch look {
    case .down: ("", "")
    case .first: ("[", "]")
    case .mismatched: ("(", ")")
    case .matched, .justMatched: ("=", "=")
    }
  }

  /// The look in one of the sixteen named colours.
  @MainActor
  var attributes: UIKitRuntime.TextAttributes {
    switch look {
    case .down: .init(isDim: true)
    case .first: .init(isBold: true, isReversed: true)
    case .mismatched: .init(foreground: .yellow, isBold: true)
    case .matched: .init(foreground: .cyan)
    case .justMatched: .init(foreground: .cyan, isBold: true)
    }
  }
}
