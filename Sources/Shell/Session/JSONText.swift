import ConcentrationApp
import LifecycleTrace

/// Writes the few JSON values that bots read, in one line each.
enum JSONText {
  /// An object of texts; whole numbers stay numbers.
  static func object(_ values: [StateValue]) -> String {
    "{" + values.map { "\(JSONString.quoted($0.key)):\(value($0.value))" }.joined(separator: ",")
      + "}"
  }

  /// Calls as an array of objects.
  static func array(_ events: [LifecycleEvent]) -> String {
    let objects = events.map { event in
      "{\"sequence\":\(event.sequence),\"command\":\(event.cause.command),"
        + "\"controller\":\(JSONString.quoted("\(event.controller)")),"
        + "\"call\":\(JSONString.quoted("\(event.callback)"))}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }

  private static func value(_ text: String) -> String {
    guard let number = Int(text), String(number) == text else { return JSONString.quoted(text) }
    return text
  }
}
