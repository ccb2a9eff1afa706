import ConcentrationApp
import UIKitShell

/// How game and screen stand after a command, from which the next one is told to have turned or moved
/// something, by whatever means.
struct TutorialMark {
  private let table: Table?
  private let attempts: Int
  private let content: String?
  private let offset: String?
  /// Whether a board is larger than its room.
  let hasLargeBoard: Bool

  /// How they stand now.
  @MainActor
  init(_ session: ShellSession) {
    table = session.game.session.table
    attempts = table?.attempts ?? 0
    content = session.stateValue("scroll.content")
    let visible = session.stateValue("scroll.visible")
    offset = session.game.board == nil ? nil : session.stateValue("scroll.offset")
    hasLargeBoard =
      offset != nil
      && visible?.split(separator: " ").suffix(2) != content?.split(separator: " ")[...]
  }

  /// Whether a card was turned since an earlier mark, in the game that was on the table then.
  func hasTurned(since earlier: TutorialMark) -> Bool {
    table === earlier.table && attempts > earlier.attempts
  }

  /// Whether the board was moved in its room since an earlier mark.
  func hasScrolled(since earlier: TutorialMark) -> Bool {
    guard let offset, let before = earlier.offset else { return false }
    return content == earlier.content && offset != before
  }
}
