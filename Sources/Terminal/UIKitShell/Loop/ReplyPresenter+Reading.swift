/// A text in parts, which keys turn over.
extension ReplyPresenter {
  /// Whether a text stands in place of the screen, which keys turn over.
  var isReading: Bool { mode == .page && page.coversScreen }

  /// Turns the pages of a text, or leaves it: behind its end, and by Escape.
  mutating func read(_ key: CursorKey) -> String {
    switch key {
    case .use, .down, .right, .pageDown, .next:
      return page.hasMore ? page.showMore() : showScreen()
    case .up, .left, .pageUp, .back, .previous: return page.showMore(.previous)
    case .home: return page.showMore(.first)
    case .end: return page.showMore(.last)
    case .escape:
      lastMessage = []
      return showPage()
    }
  }
}
