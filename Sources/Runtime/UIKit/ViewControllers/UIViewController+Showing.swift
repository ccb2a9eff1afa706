import Foundation
import LifecycleTrace

extension UIViewController {
  /// The nearest ancestor, through parents and presenters, that satisfies a condition.
  func nearestAncestor(where condition: (UIViewController) -> Bool) -> UIViewController? {
    var candidate = storedParent ?? storedPresenting
    while let current = candidate {
      if condition(current) { return current }
      candidate = current.storedParent ?? current.storedPresenting
    }
    return nil
  }

  /// The nearest ancestor of a class, through parents only.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var candidate = storedParent
    while let current = candidate {
      if let container = current as? Container { return container }
      candidate = current.storedParent
    }
    return nil
  }

  /// Whether another controller is this one or an ancestor through parents.
  func isInside(_ ancestor: UIViewController) -> Bool { withParents.contains { $0 === ancestor } }

  /// This controller, its parent, and so on to the outermost one.
  var withParents: some Sequence<UIViewController> {
    sequence(first: self) { $0.storedParent }
  }
}

/// A container with its own way to show a controller.
@MainActor protocol ShowingContainer: UIViewController {}

/// A container with its own way to show a detail.
@MainActor protocol DetailShowingContainer: UIViewController {}
