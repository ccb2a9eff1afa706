import LifecycleTrace

extension Command {
  /// Overridden by an app that explains it by its own screens.
  public static let state = Command(
    "state", group: .watch, arguments: "[KEY]", summary: "all that expect can test",
    details: [
      "Prints every key and its value, or one of them.",
      "state json prints all in one line.",
    ],
    seeAlso: ["expect"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.stateValues.map { .init($0.key, summary: $0.value) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else {
        return Outcome(session.stateValues.map { "\($0.key) \($0.value)" })
      }
      try arguments.end()
      let key = word.text.lowercased()
      if key == "json" { return Outcome(json(session.stateValues)) }
      guard let value = session.stateValue(key) else {
        let keys = session.stateValues.map(\.key)
        throw CommandFailure(
          .unknownChoice(noun: "key", word: word.text, title: "Keys", choices: keys),
          at: word.range)
      }
      return Outcome("\(key) \(value)")
    })

  /// The values as one JSON object of texts; whole numbers stay numbers.
  private static func json(_ values: [StateEntry]) -> String {
    let members = values.map { value in
      let text = value.value
      let isNumber = Int(text).map { String($0) == text } == true
      return JSONString.quoted(value.key) + ":" + (isNumber ? text : JSONString.quoted(text))
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
