/// What is different in some size classes.
public struct InterfaceVariation: Sendable {
  /// Whether there is little room in a direction.
  public enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  /// The element `variation`, which has the attributes and values that are different.
  public let element: InterfaceElement
  /// The width for which it holds; nil for any.
  public let width: SizeClass?
  /// The height for which it holds; nil for any.
  public let height: SizeClass?

  init(_ element: InterfaceElement) {
    self.element = element
    var width: SizeClass?
    var height: SizeClass?
    for part in (element.key ?? "").split(separator: "-") {
      if part.hasPrefix("widthClass=") { width = SizeClass(rawValue: String(part.dropFirst(11))) }
      if part.hasPrefix("heightClass=") { height = SizeClass(rawValue: String(part.dropFirst(12))) }
    }
    self.width = width
    self.height = height
  }

  /// How many of the two classes it is for: what is more special is applied later.
  public var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Whether it holds in size classes.
  public func applies(width: SizeClass, height: SizeClass) -> Bool {
    (self.width ?? width) == width && (self.height ?? height) == height
  }

  /// The ids that are installed and those that are not.
  public func installed(_ key: String) -> (included: [String], excluded: [String]) {
    guard let mask = element.children.first(where: { $0.name == "mask" && $0.key == key }) else {
      return ([], [])
    }
    func references(_ name: String) -> [String] {
      mask.children.filter { $0.name == name }.compactMap { $0.text("reference") }
    }
    return (references("include"), references("exclude"))
  }
}

extension InterfaceElement {
  /// The variations of a view or a constraint: those for all size classes first, then those for one,
  /// then those for two.
  public var variations: [InterfaceVariation] {
    let found = children.filter { $0.name == "variation" }.map(InterfaceVariation.init)
    // In the order of the file among equals.
    return (0...2).flatMap { count in found.filter { $0.specificity == count } }
  }
}
