/// The player's settings for how the game's screens are drawn.
package struct GameSettings: Hashable, Sendable {
  /// How boards are drawn.
  package var look = LookChoice.auto
  /// The size in which the next board is drawn.
  package var zoom = ZoomChoice.auto
  /// The symbols beside the letters of the cards.
  package var symbols = SymbolChoice.auto
  /// Whether the status line shows the time.
  package var showsClock = true

  /// Creates the default settings.
  package init() {}
}

/// How a board is drawn.
package enum LookChoice: String, CaseIterable, Hashable, Sendable {
  /// As cards that fill the window where pages are drawn; elsewhere plainly.
  case auto
  /// As cards that fill the window.
  case cards
  /// As a grid of lines and letters.
  case plain
}

/// The size in which a board is drawn.
package enum ZoomChoice: String, CaseIterable, Hashable, Sendable {
  /// So that all of the board is visible; the largest cards only on a high screen.
  case auto
  /// The largest size in which the whole board is visible.
  case fit
  case small = "1"
  case medium = "2"
  case large = "3"
}

/// The symbols beside the letters of the cards.
package enum SymbolChoice: String, CaseIterable, Hashable, Sendable {
  /// Shapes, if they can be shown.
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

  /// The chosen style; nil if what can be shown decides.
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
