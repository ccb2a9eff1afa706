import ConcentrationApp
import LifecycleTrace

/// Writes the few JSON values that bots read, in one line each.
enum JSONText {
  /// An object of texts; whole numbers stay numbers.
  static func object(_ values: [StateValue]) -> String {
    "{" + values.map { "\(string($0.key)):\(value($0.value))" }.joined(separator: ",") + "}"
  }

  /// Calls as an array of objects.
  static func array(_ events: [LifecycleEvent]) -> String {
    let objects = events.map { event in
      "{\"sequence\":\(event.sequence),\"command\":\(event.cause.command),"
        + "\"controller\":\(string("\(event.controller)")),"
        + "\"call\":\(string("\(event.callback)"))}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }

  /// A text in quotes with everything escaped that must be.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where VisibleText.isDangerous(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func value(_ text: String) -> String {
    guard let number = Int(text), String(number) == text else { return string(text) }
    return text
  }
}
