import UIKit

extension ScreenInput {
  /// Types a text; a line break is the return key.
  func typeText(_ text: String, into name: String) -> Outcome {
    let secret = app.isTextSecret
    app.typing.type(text)
    time.settle()
    let what = text == "\n" ? "Pressed return in \(name)" : "Typed into \(name)"
    var outcome = Outcome(what + ".", drawing: .step)
    outcome.yieldsToNotices = true
    outcome.canonical = text == "\n" ? "type" : "type \(Word.quoted(text))"
    outcome.isRecorded = !secret
    return outcome
  }

  /// Deletes all that was typed.
  func clearText(of name: String) -> Outcome {
    // More than anybody typed; an input that never empties must not hold us up.
    for _ in 0..<100_000 {
      guard (app.firstResponder as? any UIKeyInput)?.hasText == true else { break }
      app.typing.deleteBackward()
    }
    time.settle()
    return Outcome("Cleared \(name).", drawing: .step)
  }

  /// Ends editing, if the app allows it.
  func endEditing(of name: String) throws(CommandFailure) -> Outcome {
    guard app.firstResponder?.resignFirstResponder() == true else {
      throw CommandFailure(.editingGoesOn(in: name))
    }
    time.settle()
    return Outcome("\(name) takes no more text.", drawing: .step)
  }
}

extension RunningApp {
  /// What a person types, on its way to the first responder.
  var typing: UIKitRuntime.Typing { UIKitRuntime.Typing(into: application) }

  /// The first responder of the key window.
  var firstResponder: UIResponder? { application.keyWindow?.firstResponder }

  /// True if the first responder takes text.
  var isTextExpected: Bool { typing.isExpected }

  /// What the first responder that takes text is called.
  var textInputName: String { firstResponder?.elementName ?? "" }

  /// True if what is typed is kept from being read.
  var isTextSecret: Bool {
    (firstResponder as? any UIKeyInput)?.isSecureTextEntry ?? false
  }
}
