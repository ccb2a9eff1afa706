import UIKit

extension Navigator {
  /// Goes to a destination and says which screen is in front then.
  func go(
    to destination: ScreenDestination
  ) throws(CommandFailure) -> Outcome {
    guard destination.show() else {
      throw CommandFailure(.notAllowed(to: destination.name))
    }
    time.settle()
    return .arrival("\(frontTitle) is in front.")
  }

  /// Shows or hides the list of a split screen, or gives it a share of the width.
  func change(
    _ split: UISplitViewController, _ word: Word
  ) throws(CommandFailure) -> Outcome {
    let message: String
    switch word.text.lowercased() {
    case "show":
      split.preferredDisplayMode =
        split.style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
      message = "The side list is shown."
    case "hide":
      split.preferredDisplayMode = .secondaryOnly
      message = "The side list is hidden."
    case let text:
      guard let percent = Int(text), (10...90).contains(percent) else {
        throw CommandFailure(
          .notNumber(word.text, what: "a share of the width", range: 10...90), at: word.range)
      }
      split.maximumPrimaryColumnWidth = .greatestFiniteMagnitude
      split.preferredPrimaryColumnWidthFraction = CGFloat(percent) / 100
      message = "The side list has \(percent) percent of the width."
    }
    time.settle()
    return Outcome(message, drawing: .always)
  }
}
