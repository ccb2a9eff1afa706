import UIKitShell

/// Cards that cannot be meant.
extension CommandProblem {
  package static func notCard(_ word: String) -> Self {
    Self("'\(word)' is not a card: write a column letter and a row number, like b2")
  }

  /// The visible screen has no cards; `way` is the sentence that says how to get to some.
  package static func noCardsHere(way: String) -> Self {
    Self("there are no cards on this screen. \(way)")
  }
}
