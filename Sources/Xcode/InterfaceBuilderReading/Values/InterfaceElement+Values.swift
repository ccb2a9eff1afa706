import Foundation

extension InterfaceElement {
  // MARK: - Attributes

  /// The identifier by which others name this element.
  public var id: String? { attributes["id"] }
  /// For what the element around this one has it.
  public var key: String? { attributes["key"] }

  /// An attribute, unless it is absent or empty.
  public func text(_ attribute: String) -> String? {
    attributes[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an attribute is YES; nil if it is absent or neither YES nor NO.
  public func bool(_ attribute: BooleanAttribute) -> Bool? {
    text(of: attribute).flatMap(InterfaceValue.bool)
  }

  /// A finite number; nil if the attribute is absent or none.
  public func number(_ attribute: NumberAttribute) -> Double? {
    text(of: attribute).flatMap(
      attribute.type == .ratio ? InterfaceValue.ratio : InterfaceValue.number)
  }

  /// A whole number; nil if the attribute is absent or none.
  public func integer(_ attribute: IntegerAttribute) -> Int? {
    text(of: attribute).flatMap(InterfaceValue.integer)
  }

  /// The word that is chosen; nil if the attribute is absent.
  public func choice(_ attribute: ChoiceAttribute) -> String? { text(of: attribute) }

  private func text(of attribute: some TypedAttribute) -> String? {
    let name = attribute.name
    guard name.element == nil || name.element == self.name else { return nil }
    return attributes[name.attribute]
  }

  // MARK: - Elements in this one

  /// The first element of a name in this one.
  public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first element in this one that it has for a key.
  public func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// What is in a collection of this element, such as `subviews`.
  public func members(_ collection: String) -> [InterfaceElement] {
    children.filter { $0.name == collection }.flatMap { Array($0.children) }
  }

  /// This element and all in it for which a condition holds, an outer one before its inner ones; what
  /// an element is refused for is not looked into.
  func forEach(_ visit: (InterfaceElement) -> Bool) {
    guard visit(self) else { return }
    for child in children { child.forEach(visit) }
  }

  // MARK: - Values of this element

  /// A rectangle, in points.
  public func rect(_ key: String) -> CGRect? {
    children.first { $0.name == "rect" && $0.key == key }.map { $0.rect }
  }

  private var rect: CGRect {
    CGRect(
      x: number(.x) ?? 0, y: number(.y) ?? 0, width: number(.width) ?? 0,
      height: number(.height) ?? 0)
  }

  /// Where a view was on the canvas; nil if the file does not say.
  ///
  /// The tools 11129 to 11201 wrote a frame without its parts that are zero, or none at all.
  public var frame: CGRect? {
    if let rect = rect("frame") { return rect }
    guard let frame = children.first(where: { $0.key == "frameInset" }) else { return nil }
    return CGRect(
      x: frame.number(.minX) ?? 0, y: frame.number(.minY) ?? 0, width: frame.number(.width) ?? 0,
      height: frame.number(.height) ?? 0)
  }

  /// A size, in points.
  public func size(_ key: String) -> CGSize? {
    child(key: key).map {
      CGSize(width: $0.number(.width) ?? 0, height: $0.number(.height) ?? 0)
    }
  }

  /// A text of one line in an attribute, or of more in an element.
  public func string(_ key: String) -> String? {
    if let attribute = attributes[key] { return attribute }
    guard let child = children.first(where: { $0.key == key }) else { return nil }
    switch child.name {
    case "string", "mutableString": return child.decodedText
    case "attributedString": return child.attributedText
    default: return nil
    }
  }

  /// The text of an element, which may be written in base 64 without padding and with line breaks.
  var decodedText: String {
    guard bool(.isBase64) == true else { return text }
    var digits = text.filter { !$0.isWhitespace }
    digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The text of an attributed string, without its attributes.
  private var attributedText: String {
    children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
  }

  /// The attributes of an element that are YES, such as the parts of an autoresizing mask.
  public func flags(_ key: String) -> Set<String>? {
    child(key: key).map { child in
      Set(child.attributes.filter { InterfaceValue.bool($0.value) == true }.map(\.name))
    }
  }

  /// The colour for a key; nil if there is none.
  public func color(_ key: String) -> InterfaceColor? {
    children.first { $0.name == "color" && $0.key == key }.map(InterfaceColor.init)
  }

  /// The font for a key; nil if there is none.
  public func font(_ key: String = "fontDescription") -> InterfaceFont? {
    children.first { $0.name == "fontDescription" && $0.key == key }.map(InterfaceFont.init)
  }

  /// The class of the app that an object has instead of the element's own.
  public var customClass: String? { text("customClass") }
}

/// How the format writes values.
public enum InterfaceValue {
  /// YES or NO, and true or false, as some launch screens have it.
  public static func bool(_ text: String) -> Bool? {
    switch text {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A finite number; the smallest one above zero stands for zero.
  public static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return abs(value) < 1e-300 ? 0 : value
  }

  /// A whole number.
  public static func integer(_ text: String) -> Int? { number(text).flatMap { Int(exactly: $0) } }

  /// A number, or the quotient of two with a slash or a colon between them.
  public static func ratio(_ text: String) -> Double? {
    let parts = text.split(
      separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = number(String(parts[0])) else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = number(String(parts[1])), second != 0 else { return nil }
    return first / second
  }
}
