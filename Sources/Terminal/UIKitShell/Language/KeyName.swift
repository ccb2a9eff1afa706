import UIKit

/// A key as a person names it, such as `cmd+s` or `shift+up`.
struct KeyName: CustomStringConvertible {
  let press: UIKitRuntime.KeyPress

  private static let modifiers: [(names: [String], flag: UIKeyModifierFlags)] = [
    (["ctrl", "control"], .control), (["alt", "option", "opt"], .alternate), (["shift"], .shift),
    (["cmd", "command"], .command),
  ]
  private static let keys: [(names: [String], input: String)] = named + functionKeys
  private static let functionKeys: [(names: [String], input: String)] = (1...12).map {
    (["f\($0)"], "UIKeyInputF\($0)")
  }
  private static let named: [(names: [String], input: String)] = [
    (["up"], UIKeyCommand.inputUpArrow), (["down"], UIKeyCommand.inputDownArrow),
    (["left"], UIKeyCommand.inputLeftArrow), (["right"], UIKeyCommand.inputRightArrow),
    (["escape", "esc"], UIKeyCommand.inputEscape), (["return", "enter"], "\r"), (["tab"], "\t"),
    (["space"], " "), (["delete", "backspace"], UIKeyCommand.inputDelete),
    (["home"], UIKeyCommand.inputHome), (["end"], UIKeyCommand.inputEnd),
    (["pageup"], UIKeyCommand.inputPageUp), (["pagedown"], UIKeyCommand.inputPageDown),
  ]

  init(_ press: UIKitRuntime.KeyPress) {
    self.press = press
  }

  /// Reads a name: modifiers, each with a plus behind it, then the key; nil if it names none.
  init?(_ text: String) {
    var rest = Substring(text)
    var flags: UIKeyModifierFlags = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.indices.last {
      let name = rest[..<plus].lowercased()
      guard let modifier = Self.modifiers.first(where: { $0.names.contains(name) }) else {
        return nil
      }
      flags.insert(modifier.flag)
      rest = rest[plus...].dropFirst()
    }
    let name = rest.lowercased()
    if let key = Self.keys.first(where: { $0.names.contains(name) }) {
      press = UIKitRuntime.KeyPress(key.input, modifierFlags: flags)
    } else if name.count == 1 {
      press = UIKitRuntime.KeyPress(name, modifierFlags: flags)
    } else {
      return nil
    }
  }

  var description: String {
    let held = Self.modifiers.filter { press.modifierFlags.contains($0.flag) }.map(\.names[0])
    let key = Self.keys.first { $0.input == press.input }?.names[0] ?? press.input.lowercased()
    return (held + [key]).joined(separator: "+")
  }
}
