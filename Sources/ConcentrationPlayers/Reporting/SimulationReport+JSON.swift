extension SimulationReport {
  /// One flat JSON object, a key a line; ``SimulationResult/init(parsing:)`` reads it back.
  public var json: String {
    let lines = fields.map { key, value in
      switch value {
      case .integer(let number): "  \"\(key)\": \(number)"
      case .number(let number): "  \"\(key)\": \(number)"
      case .text(let text): "  \"\(key)\": \(Self.quoted(text))"
      }
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
