import Foundation
import LifecycleTrace

extension UIViewController {
  /// The nearest controller above this one, presenters included, that meets a condition.
  func nearestAncestor(where condition: (UIViewController) -> Bool) -> UIViewController? {
    var candidate = storedParent ?? storedPresenting
    while let current = candidate {
      if condition(current) { return current }
      candidate = current.storedParent ?? current.storedPresenting
    }
    return nil
  }

  /// The nearest container above this one through parents alone.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var candidate = storedParent
    while let current = candidate {
      if let container = current as? Container { return container }
      candidate = current.storedParent
    }
    return nil
  }

  /// Whether another controller is this one, or lies above it through parents.
  func isInside(_ ancestor: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === ancestor { return true }
      candidate = current.storedParent
    }
    return false
  }

  /// Passes `show` to the nearest ancestor that has a way of its own, or presents.
  func showByAncestor(_ controller: UIViewController, sender: Any?) {
    let target = nearestAncestor { $0 is any ShowingContainer }
    if let target {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Passes `showDetailViewController` to the nearest split view, or presents.
  func showDetailByAncestor(_ controller: UIViewController, sender: Any?) {
    let target = nearestAncestor { $0 is any DetailShowingContainer }
    if let target {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}

/// A container with its own way to show a controller.
@MainActor protocol ShowingContainer: UIViewController {}

/// A container with its own way to show a detail.
@MainActor protocol DetailShowingContainer: UIViewController {}
