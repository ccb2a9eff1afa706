import ConcentrationEngine
import UIKit

/// The visible face of a card, from which views draw it.
struct CardFace: Hashable {
  /// The state of a card that marks and colours show.
  enum Look: Hashable {
    case down
    /// Face up alone, before the second card of a move.
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
  /// The number of the picture, which has a colour of its own; nil for a card that lies face down.
  let picture: Int?

  static let down = CardFace(look: .down, symbol: nil, picture: nil)

  /// Whether it is one of a pair that was found.
  var isMatched: Bool { look == .matched || look == .justMatched }
}

extension CardFace {
  /// The text that a style draws beside the letter; empty for none.
  func sign(in style: SymbolStyle) -> String {
    guard let symbol else { return "" }
    switch style {
    case .letters: return ""
    case .shapes: return symbol.glyph.map { String(Character($0)) } ?? ""
    case .emoji:
      return (symbol.emoji ?? symbol.glyph).map { String(Character($0)) } ?? ""
    }
  }

  /// The marks on both sides of the symbol, since the state is never shown by colour alone.
  var marks: (left: String, right: String) {
    switch look {
    case .down: ("", "")
    case .first: ("[", "]")
    case .mismatched: ("(", ")")
    case .matched, .justMatched: ("=", "=")
    }
  }

  /// The look in the colour of the picture.
  @MainActor
  var attributes: UIKitRuntime.TextAttributes {
    let color = picture.map { PictureColors.color(of: $0) }
    return switch look {
    case .down: .init(isDim: true)
    case .first: .init(foreground: color, isBold: true, isReversed: true)
    case .mismatched, .justMatched: .init(foreground: color, isBold: true)
    case .matched: .init(foreground: color)
    }
  }
}
