import ConcentrationEngine
import UIKit

/// A screen with cards that can be turned.
@MainActor
package protocol BoardScreen: Screen {
  /// Turns one or two cards; both are checked before the first is turned.
  ///
  /// - Returns: What happened, in sentences, for the message line.
  /// - Throws: `SessionError`; then nothing has changed.
  func flip(_ first: Position, then second: Position?) throws(SessionError) -> String
  /// The size in which the cards are drawn.
  var zoomLevel: ZoomLevel { get }
  /// Draws the cards in another size.
  ///
  /// - Returns: What is visible now, in one sentence.
  func zoom(_ zoom: ZoomChange) -> String
}
