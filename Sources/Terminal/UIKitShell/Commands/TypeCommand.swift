import UIKit

extension Command {
  static let type = Command(
    "type", group: .move, after: "adjust", arguments: "[TEXT|--clear|--end]",
    summary: "types into what takes text",
    details: [
      "Types TEXT into the first responder; without TEXT it presses the return key.",
      "--clear deletes all, --end ends editing. press NAME makes a field first",
      "responder. While one is, the prompt names it and a line is typed as it is: a",
      "command begins with a colon, and an empty line presses the return key.",
    ],
    seeAlso: ["press"],
    offers: { context in
      context.arguments.isEmpty ? ["--clear", "--end"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      guard session.isTextExpected else {
        throw CommandFailure(
          .refused("nothing on \(session.frontTitle) takes text now" + session.otherUses))
      }
      let name = session.textInputName
      let option = arguments.remaining == 1 && arguments.peek?.isQuoted == false
      if option, arguments.take("--clear") != nil { return session.clearText(of: name) }
      if option, arguments.take("--end") != nil { return try session.endEditing(of: name) }
      return session.typeText(arguments.isAtEnd ? "\n" : arguments.rest(), into: name)
    })
}

/// A line while something takes text: a text for it, or a command behind a colon.
extension ShellSession {
  /// True if the first responder takes text.
  package var isTextExpected: Bool { app.typing.isExpected }

  /// What the first responder that takes text is called.
  package var textInputName: String { app.firstResponder?.elementName ?? "" }

  /// True if what is typed is kept from being read.
  private var isTextSecret: Bool {
    (app.firstResponder as? any UIKeyInput)?.isSecureTextEntry ?? false
  }

  /// The text after the colon that makes a line a command; nil for a line that is typed.
  static func command(of line: some StringProtocol) -> String? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.first == ":" else { return nil }
    return String(line.dropFirst().drop { $0 == " " || $0 == "\t" })
  }

  fileprivate func typeText(_ text: String, into name: String) -> Outcome {
    let secret = isTextSecret
    app.typing.type(text)
    settle()
    let what = text == "\n" ? "Pressed return in \(name)" : "Typed into \(name)"
    let said = takeNotices()
    var outcome = Outcome(said.isEmpty ? [what + "."] : said, drawing: .step)
    outcome.canonical = text == "\n" ? "type" : "type \(Word.quoted(text))"
    outcome.isRecorded = !secret
    return outcome
  }

  fileprivate func clearText(of name: String) -> Outcome {
    // More than anybody typed; an input that never empties must not hold us up.
    for _ in 0..<100_000 {
      guard (app.firstResponder as? any UIKeyInput)?.hasText == true else { break }
      app.typing.deleteBackward()
    }
    settle()
    return Outcome("Cleared \(name).", drawing: .step)
  }

  fileprivate func endEditing(of name: String) throws(CommandFailure) -> Outcome {
    guard app.firstResponder?.resignFirstResponder() == true else {
      throw CommandFailure(.refused("\(name) does not let editing end now"))
    }
    settle()
    return Outcome("\(name) takes no more text.", drawing: .step)
  }
}

extension RunningApp {
  /// What a person types, on its way to the first responder.
  var typing: UIKitRuntime.Typing { UIKitRuntime.Typing(into: application) }

  /// The first responder of the key window.
  var firstResponder: UIResponder? { application.keyWindow?.firstResponder }
}
