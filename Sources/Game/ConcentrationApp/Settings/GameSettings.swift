/// What a player can set about how the game's screens are drawn.
package struct GameSettings: Hashable, Sendable {
  /// The size in which the next board appears.
  package var zoom = ZoomChoice.auto
  /// The signs beside the letters of the cards.
  package var symbols = SymbolChoice.auto
  /// Whether the status line shows the time.
  package var showsClock = true

  /// The settings of somebody who has set nothing.
  package init() {}
}

/// In which size a board appears.
package enum ZoomChoice: String, CaseIterable, Hashable, Sendable {
  /// With frames where the columns fit, else in letters.
  case auto
  /// The largest size in which the whole board is visible.
  case fit
  case small = "1"
  case medium = "2"
  case large = "3"

  /// The choice after this one, the first after the last.
  var next: ZoomChoice { Self.allCases.element(after: self) }
}

/// Which signs stand beside the letters of the cards.
package enum SymbolChoice: String, CaseIterable, Hashable, Sendable {
  /// Shapes, where they can be shown.
  case auto
  case letters
  case shapes
  case emoji

  /// The choice of a style.
  init(_ style: SymbolStyle) {
    self =
      switch style {
      case .letters: .letters
      case .shapes: .shapes
      case .emoji: .emoji
      }
  }

  /// The style that was chosen; nil to decide by what can be shown.
  var style: SymbolStyle? {
    switch self {
    case .auto: nil
    case .letters: .letters
    case .shapes: .shapes
    case .emoji: .emoji
    }
  }
}

extension Array where Element: Equatable {
  /// The element after another, the first after the last one and after what is not in the array.
  ///
  /// - Precondition: The array is not empty.
  func element(after element: Element) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + 1) % count]
  }
}
