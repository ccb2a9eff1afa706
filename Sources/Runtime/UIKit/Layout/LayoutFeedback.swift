/// Counts the layout passes in a row of which each asks for the next.
///
/// `setNeedsLayout()` in `viewDidLayoutSubviews` asks for another pass in every pass. On a phone each is a
/// turn of the run loop, between which touches are seen; here a command waits for all turns, and would
/// wait for ever. Source: decisions/LAYOUT.md "2026-11-23 Layout that never ends is cut off".
struct LayoutFeedback {
  /// So many passes in a row may ask for another one.
  static let mostPasses = 50

  private var isLayingOut = false
  private var isAgain = false
  private var passes = 0

  /// Whether a request for layout may schedule a turn: not from a pass that is one too many.
  mutating func allowsTurn() -> Bool {
    guard isLayingOut else { return true }
    isAgain = true
    return passes < Self.mostPasses
  }

  mutating func beginPass() {
    passes = isAgain ? passes + 1 : 0
    isAgain = false
    isLayingOut = true
  }

  /// Ends a pass; true if it asked for one too many, after which the next request counts from the beginning.
  mutating func endPass() -> Bool {
    isLayingOut = false
    guard isAgain, passes >= Self.mostPasses else { return false }
    isAgain = false
    return true
  }
}
