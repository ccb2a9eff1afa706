package import TerminalCanvas

/// Where the lifecycle calls have room on a page.
package enum CallRoom: Hashable, Sendable {
  /// Beside or below what the screen draws.
  case anywhere
  /// In cells that the screen keeps free for them.
  case fixed(Region)
  /// Nowhere.
  case nowhere

  /// The cells beside a screen, if the message has one row; nil where calls have no room.
  package func region(around screen: Canvas, size: ScreenSize) -> Region? {
    switch self {
    case .anywhere: PageLayout.logRoom(around: screen, size: size)
    case .fixed(let region): region
    case .nowhere: nil
    }
  }
}
