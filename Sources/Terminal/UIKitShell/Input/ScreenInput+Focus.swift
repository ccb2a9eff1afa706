import UIKit

extension ScreenInput {
  /// Shows what has the focus, or gives it to something.
  func showFocus() throws(CommandFailure) -> Outcome {
    guard app.focus.show() else {
      throw CommandFailure(.nothingToFocus(on: elements.navigator.frontTitle))
    }
    time.settle()
    return Outcome("The focus is on \(focusName).", drawing: .step)
  }

  /// Moves the focus in the direction that a word names.
  func moveFocus(
    _ heading: UIFocusHeading, _ word: String
  ) throws(CommandFailure) -> Outcome {
    _ = try showFocus()
    guard app.moveFocus(heading) else {
      throw CommandFailure(.nothingToFocus(word, of: focusName))
    }
    time.settle()
    return Outcome("The focus is on \(focusName).", drawing: .step)
  }

  /// Touches what has the focus.
  func pressFocus() throws(CommandFailure) -> Outcome {
    guard let frame = app.focus.frame else {
      throw CommandFailure(.noFocus)
    }
    return touch(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// What the item with the focus is called.
  private var focusName: String {
    switch app.focus.item {
    case let part as UIKitRuntime.FocusPart: part.label ?? "part \(part.id + 1)"
    case let view as UIView: view.elementTitle
    default: "nothing"
    }
  }
}

extension RunningApp {
  /// Moves the focus; a text that is being edited is left by it.
  func moveFocus(_ heading: UIFocusHeading) -> Bool {
    let editor = window?.firstResponder
    guard focus.move(heading) else { return false }
    _ = editor?.resignFirstResponder()
    return true
  }
}
