import Foundation
import InterfaceBuilderReading
import UIKit

/// The constraints of the objects of a graph.
@MainActor
final class InterfaceConstraints {
  /// Those that were made, by their ids.
  private(set) var installed: [String: NSLayoutConstraint] = [:]

  /// Makes the constraints that a view has in the file, those that were not made before, and activates
  /// them.
  func install(_ constraints: [InterfaceConstraint], of view: UIView, in graph: InterfaceGraph) {
    for constraint in constraints where !constraint.isPlaceholder {
      guard let id = constraint.element.id, installed[id] == nil,
        let made = make(constraint, of: view, in: graph)
      else { continue }
      installed[id] = made
      made.isActive = true
    }
  }

  /// A constraint between the objects that were made; nil if one of them is missing.
  private func make(
    _ constraint: InterfaceConstraint, of owner: UIView, in graph: InterfaceGraph
  ) -> NSLayoutConstraint? {
    guard
      let first = item(constraint.firstItem, constraint.firstAttribute, owner: owner, in: graph),
      let relation = NSLayoutConstraint.Relation(word: constraint.relation.rawValue)
    else { return nil }
    var second: (item: Any, attribute: NSLayoutConstraint.Attribute)?
    if let id = constraint.secondItem {
      second = item(id, constraint.secondAttribute ?? "", owner: owner, in: graph)
      if second == nil { return nil }
    }
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(constraint.multiplier),
      constant: CGFloat(constraint.constant))
    made.priority = UILayoutPriority(Float(min(max(constraint.priority, 1), 1000)))
    made.identifier = constraint.identifier
    return made
  }

  /// An item with its attribute; the guides of files before Xcode 9 are edges of the safe area.
  private func item(
    _ id: String?, _ name: String, owner: UIView, in graph: InterfaceGraph
  ) -> (item: Any, attribute: NSLayoutConstraint.Attribute)? {
    guard
      let attribute = NSLayoutConstraint.Attribute(
        word: name == "baseline" ? "lastBaseline" : name)
    else { return nil }
    guard let id else { return (owner, attribute) }
    if let object = graph.object(id), object is UIView || object is UILayoutGuide {
      return (object, attribute)
    }
    guard let element = graph.document.element(id), element.name == "viewControllerLayoutGuide",
      let root = graph.controller?.viewIfLoaded ?? rootOfTree(owner)
    else { return nil }
    return (root.safeAreaLayoutGuide, element.choice(.guide) == "top" ? .top : .bottom)
  }

  private func rootOfTree(_ view: UIView) -> UIView? {
    var root = view
    while let superview = root.superview { root = superview }
    return root
  }
}
