import Foundation

/// What a screen reader may know of an element; nil stands for what nobody has said.
///
/// Each class of views has standard attributes, which follow its state, and each object may be assigned
/// others, which win.
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
  /// An attribute as it was assigned, or else the standard one.
  final func accessibility<Value>(_ path: KeyPath<AccessibilityAttributes, Value?>) -> Value? {
    assignedAccessibility?.attributes[keyPath: path] ?? standardAccessibility[keyPath: path]
  }

  /// Assigns an attribute; nil brings the standard one back.
  final func assignAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityAttributes, Value?>, _ value: Value?
  ) {
    let assigned = assignedAccessibility ?? AssignedAccessibility()
    assigned.attributes[keyPath: path] = value
    assignedAccessibility = assigned
  }
}
