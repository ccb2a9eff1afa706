import InterfaceBuilderReading
import UIKit

/// What is installed, hidden or different in some size classes only.
@MainActor
struct VariableParts {
  /// Views that are out of the hierarchy, each with its superview and its place.
  private var removed: [String: (view: UIView, superview: UIView, index: Int)] = [:]

  /// Applies variations, the general ones first.
  mutating func apply(
    _ traits: UITraitCollection, to views: [(view: UIView, element: InterfaceElement)],
    constraints: [String: NSLayoutConstraint], object: (String) -> AnyObject?
  ) {
    let width = InterfaceVariation.SizeClass(traits.horizontalSizeClass)
    let height = InterfaceVariation.SizeClass(traits.verticalSizeClass)
    for (view, element) in views {
      let all = element.variations
      let applying = all.filter { $0.applies(width: width, height: height) }
      if !all.isEmpty {
        applyViews(all, applying, to: view, object)
        applyConstraints(all, applying, constraints)
        applyValues(all, applying, element, to: view)
      }
      for constraint in element.constraints {
        let variations = constraint.element.variations
        guard !variations.isEmpty, let id = constraint.element.id, let made = constraints[id]
        else { continue }
        let values = variations.filter { $0.applies(width: width, height: height) }
          .compactMap { $0.element.number(.constant) }
        made.constant = CGFloat(values.last ?? constraint.constant)
      }
    }
  }

  /// What of all ids that some variation names is installed.
  private func installed(
    _ key: String, _ all: [InterfaceVariation], _ applying: [InterfaceVariation]
  ) -> [String: Bool] {
    var installed: [String: Bool] = [:]
    for variation in all {
      let (included, excluded) = variation.installed(key)
      // What is only included somewhere is not installed elsewhere by its exclusion in "default".
      for id in included + excluded { installed[id] = true }
    }
    for variation in applying {
      let (included, excluded) = variation.installed(key)
      for id in excluded { installed[id] = false }
      for id in included { installed[id] = true }
    }
    return installed
  }

  private mutating func applyViews(
    _ all: [InterfaceVariation], _ applying: [InterfaceVariation], to superview: UIView,
    _ object: (String) -> AnyObject?
  ) {
    for (id, isInstalled) in installed("subviews", all, applying).sorted(by: { $0.key < $1.key }) {
      if isInstalled, let place = removed.removeValue(forKey: id) {
        let count = place.superview.subviews.count
        place.superview.insertSubview(place.view, at: min(place.index, count))
      } else if !isInstalled, let view = object(id) as? UIView, view.superview === superview {
        let index = superview.subviews.firstIndex { $0 === view } ?? 0
        removed[id] = (view, superview, index)
        view.removeFromSuperview()
      }
    }
  }

  private func applyConstraints(
    _ all: [InterfaceVariation], _ applying: [InterfaceVariation],
    _ constraints: [String: NSLayoutConstraint]
  ) {
    let states = installed("constraints", all, applying)
    // First the ones that go, so that no two contradict each other meanwhile.
    for (id, isInstalled) in states where !isInstalled { constraints[id]?.isActive = false }
    for (id, isInstalled) in states where isInstalled {
      guard let constraint = constraints[id], !constraint.isActive,
        [constraint.firstItem, constraint.secondItem].allSatisfy({ isInHierarchy($0) })
      else { continue }
      constraint.isActive = true
    }
  }

  private func isInHierarchy(_ item: AnyObject?) -> Bool {
    guard let view = item as? UIView else { return true }
    return !removed.values.contains { view.isDescendant(of: $0.view) }
  }

  private func applyValues(
    _ all: [InterfaceVariation], _ applying: [InterfaceVariation], _ element: InterfaceElement,
    to view: UIView
  ) {
    if all.contains(where: { $0.element.bool(.hidden) != nil }) {
      view.isHidden =
        applying.compactMap { $0.element.bool(.hidden) }.last ?? element.bool(.hidden) ?? false
    }
    if let stack = view as? UIStackView,
      all.contains(where: { $0.element.choice(.axis) != nil })
    {
      let axis = applying.compactMap { $0.element.choice(.axis) }.last
      stack.axis = (axis ?? element.choice(.axis)) == "vertical" ? .vertical : .horizontal
    }
    if all.contains(where: { $0.element.font() != nil }),
      let font = (applying.compactMap { $0.element.font() }.last ?? element.font()).map(UIFont.make)
    {
      (view as? UILabel)?.font = font
      (view as? UIButton)?.titleLabel?.font = font
    }
    if all.contains(where: { $0.element.color("backgroundColor") != nil }) {
      let color =
        applying.compactMap { $0.element.color("backgroundColor") }.last
        ?? element.color("backgroundColor")
      view.backgroundColor = color.flatMap(UIColor.make)
    }
  }
}

extension InterfaceVariation.SizeClass {
  init(_ sizeClass: UIUserInterfaceSizeClass) {
    self = sizeClass == .regular ? .regular : .compact
  }
}
