extension SimulationReport {
  /// Comma-separated values with a header; ``SimulationResult/init(parsing:)`` reads it back.
  public var csv: String {
    let lines = fields.map { key, value in
      switch value {
      case .integer(let number): "\(key),\(number)\n"
      case .number(let number): "\(key),\(number)\n"
      case .text(let text): "\(key),\(Self.quoted(text))\n"
      }
    }
    return "key,value\n" + lines.joined()
  }

  /// A text in quotes if it has a comma or quotes of its own.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    var result = "\""
    for character in text { result += character == "\"" ? "\"\"" : String(character) }
    return result + "\""
  }
}
