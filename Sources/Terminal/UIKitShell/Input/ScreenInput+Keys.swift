import UIKit

extension ScreenInput {
  /// A key that the app takes now, and what it says of it.
  struct OfferedKey {
    let key: KeyName
    let title: String

    var text: String { title.isEmpty ? "\(key)" : "\(key) \(title)" }
  }

  /// The keys that the app takes now.
  var keyCommands: [OfferedKey] {
    UIKitRuntime.Keys(of: app.application).commands.compactMap { command in
      guard let input = command.input else { return nil }
      let title = [command.discoverabilityTitle ?? "", command.title].first { !$0.isEmpty } ?? ""
      return OfferedKey(
        key: KeyName(.init(input, modifierFlags: command.modifierFlags)), title: title)
    }
  }

  func listKeys() -> Outcome {
    let keys = keyCommands
    return Outcome(keys.isEmpty ? ["No keys are taken now."] : keys.map(\.text))
  }

  /// Presses a key for which there is a command.
  func press(_ key: KeyName, at range: Range<Int>) throws(CommandFailure) -> Outcome {
    let offered = keyCommands
    guard let found = offered.first(where: { "\($0.key)" == "\(key)" }) else {
      throw CommandFailure(
        .noKeyCommand(
          "\(key)", keys: offered.map(\.text), on: elements.navigator.frontTitle), at: range)
    }
    UIKitRuntime.Keys(of: app.application).press(found.key.press)
    time.settle()
    var outcome = Outcome("Pressed \(found.text).", drawing: .step)
    outcome.canonical = "key \(Word.quoted("\(key)"))"
    return outcome
  }
}
