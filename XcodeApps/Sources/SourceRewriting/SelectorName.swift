/// The names that Swift gives to methods and properties for Objective-C.
enum SelectorName {
  /// The selector of a method with a base name and the labels of its parameters, `_` where there is none.
  ///
  /// Source: swift, docs/ObjCInterop.md and AbstractFunctionDecl::getObjCSelector.
  static func make(base: String, labels: [String], canThrow: Bool = false) -> String {
    var parts = labels.map { $0 == "_" ? "" : $0 }
    if canThrow { parts.append("error") }
    guard let first = parts.first else { return base }
    if labels.isEmpty { return base + "AndReturnError:" }
    return parts.dropFirst().reduce(base + connection(of: base, with: first) + ":") {
      $0 + $1 + ":"
    }
  }

  /// What stands between the base name and the first colon.
  private static func connection(of base: String, with label: String) -> String {
    guard !label.isEmpty else { return "" }
    let joint =
      isPreposition(lastWord(of: base)) || isPreposition(firstWord(of: label)) ? "" : "With"
    return joint + capitalized(label)
  }

  /// The setter of a property.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func firstWord(of text: String) -> String {
    let rest = text.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
    return (text.prefix(1) + rest).lowercased()
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text.lowercased() }
    return text[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// Source: swift, lib/Basic/PartsOfSpeech.def.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
