import Foundation

/// The settings of a target's build.
public struct BuildSettings: Sendable {
  private var values: [String: String]

  /// Makes settings from values in which others may be named.
  public init(_ values: [String: String]) {
    self.values = values
  }

  /// The value of a setting with all that it names put in; nil if it is not set or empty.
  public subscript(_ name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expanded(value)
    return text.isEmpty ? nil : text
  }

  /// Sets values that count before those that are there; `$(inherited)` in them stands for these.
  mutating func override(by newer: [String: String]) {
    for (name, value) in newer {
      let old = values[name] ?? ""
      values[name] = value.replacing("$(inherited)", with: old)
    }
  }

  /// A text with the settings that it names as `$(NAME)`, `${NAME}` or `$(NAME:modifier)`.
  public func expanded(_ text: String) -> String {
    expanded(text, depth: 0)
  }

  private func expanded(_ text: String, depth: Int) -> String {
    // A setting that names itself has no end.
    guard depth < 20 else { return text }
    return text.replacing(#/\$(?:\((?<a>[^()$]+)\)|\{(?<b>[^{}$]+)\})/#) { match in
      let words = (match.a ?? match.b ?? "").split(separator: ":").map(String.init)
      let value = expanded(values[words.first ?? ""] ?? "", depth: depth + 1)
      return words.dropFirst().reduce(value, Self.modified)
    }
  }

  private static func modified(_ value: String, by modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": Self.identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// A name as a module may have it.
  public static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  /// The settings of a file of configurations: lines `NAME = value`, with comments.
  static func parse(configuration text: String) -> [String: String] {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let equals = code.firstIndex(of: "="), !code.hasPrefix("#") else { continue }
      let name = code[..<equals].trimmingCharacters(in: .whitespaces)
      let value = code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      // Values for one kind of device only.
      if !name.contains("[") { values[name] = value }
    }
    return values
  }
}
