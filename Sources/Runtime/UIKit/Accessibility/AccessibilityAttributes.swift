import Foundation

/// The accessibility attributes of an element; nil if an attribute is not set.
///
/// Each class of views has standard attributes, which depend on its state; attributes that are
/// assigned to an object override them.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var areElementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var customActions: [UIAccessibilityCustomAction]?
}

/// The attributes that were assigned to an object; most objects have none.
final class AssignedAccessibility {
  var attributes = AccessibilityAttributes()
}

extension UIResponder {
  /// The assigned attribute, or else the standard one.
  final func accessibility<Value>(_ path: KeyPath<AccessibilityAttributes, Value?>) -> Value? {
    assignedAccessibility?.attributes[keyPath: path] ?? standardAccessibility[keyPath: path]
  }

  /// Assigns an attribute; nil restores the standard one.
  final func assignAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityAttributes, Value?>, _ value: Value?
  ) {
    let assigned = assignedAccessibility ?? AssignedAccessibility()
    assigned.attributes[keyPath: path] = value
    assignedAccessibility = assigned
  }
}
