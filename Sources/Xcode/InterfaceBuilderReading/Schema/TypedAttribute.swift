/// An attribute of the format whose text has a type.
///
/// The raw value of a case is the attribute's name, behind that of the element and a point where other
/// elements mean something else by it. What reads an attribute names a case, so that the checks know it.
public protocol TypedAttribute: RawRepresentable<String>, CaseIterable, Sendable {
  /// What the attribute's text has to be.
  var type: AttributeType { get }
}

extension TypedAttribute {
  /// The name in a file, with the only element that has it.
  public var name: AttributeName { AttributeName(rawValue) }
}

/// The name of an attribute in a file.
public struct AttributeName: Hashable, Sendable {
  /// The only element whose attribute is meant; nil for all that have one of the name.
  public let element: String?
  /// The name as it is written.
  public let attribute: String

  /// The name of a text that may have the element and a point in front.
  package init(_ text: String) {
    let point = text.firstIndex(of: ".")
    element = point.map { String(text[..<$0]) }
    attribute = point.map { String(text[text.index(after: $0)...]) } ?? text
  }
}

/// What the text of an attribute has to be.
public enum AttributeType: Hashable, Sendable {
  case boolean
  case number
  case integer
  /// A number, or two with a slash or a colon between them.
  case ratio
  /// One of some words.
  case choice([String])

  /// What was expected in place of a text; nil if the text will do.
  func expectation(of text: String) -> String? {
    switch self {
    case .boolean: InterfaceValue.bool(text) == nil ? "YES or NO" : nil
    case .number: InterfaceValue.number(text) == nil ? "a number" : nil
    case .integer: InterfaceValue.integer(text) == nil ? "a whole number" : nil
    case .ratio:
      InterfaceValue.ratio(text) == nil ? "a number or two with : between them" : nil
    case .choice(let choices):
      choices.contains(text) ? nil : "one of \(choices.sorted().joined(separator: ", "))"
    }
  }
}
