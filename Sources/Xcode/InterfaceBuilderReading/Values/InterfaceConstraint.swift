/// A constraint of a file.
public struct InterfaceConstraint: Sendable {
  /// How the two sides compare.
  public enum Relation: String, Sendable {
    case equal
    case greaterThanOrEqual
    case lessThanOrEqual
  }

  /// The element `constraint`.
  public let element: InterfaceElement
  /// The id of the first item, or nil for the view that has the constraint.
  public var firstItem: String? { element.text("firstItem") }
  /// The id of the second item, or nil for none.
  public var secondItem: String? { element.text("secondItem") }
  /// The attribute of the first item, such as `leading`.
  public var firstAttribute: String { element.choice(.firstAttribute) ?? "" }
  /// The attribute of the second item; nil for none.
  public var secondAttribute: String? { element.choice(.secondAttribute) }
  /// How the two sides compare; they are equal by default.
  public var relation: Relation {
    element.choice(.relation).flatMap(Relation.init) ?? .equal
  }
  /// By what the second attribute is multiplied; 1 by default.
  public var multiplier: Double { element.number(.multiplier) ?? 1 }
  /// In points; where the standard spacing was not stored it is 8 between views and 20 to the one
  /// around them.
  public var constant: Double {
    if let constant = element.number(.constant) { return constant }
    guard element.bool(.symbolic) == true else { return 0 }
    let owner = element.parent?.parent?.id
    return firstItem == nil || secondItem == nil || firstItem == owner || secondItem == owner
      ? 20 : 8
  }
  /// From 1 to 1000, which is the default: required.
  public var priority: Double { element.number(.priority) ?? 1000 }
  /// The name of the constraint in messages; nil if it has none.
  public var identifier: String? { element.text("identifier") }
  /// Whether the constraint is only for the editor.
  public var isPlaceholder: Bool { element.bool(.isPlaceholder) == true }
}

extension InterfaceElement {
  /// The constraints that a view has, also those between others.
  public var constraints: [InterfaceConstraint] {
    members("constraints").filter { $0.name == "constraint" }.map(InterfaceConstraint.init)
  }
}
