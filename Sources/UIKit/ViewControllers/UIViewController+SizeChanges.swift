import Foundation
import LifecycleTrace

extension UIViewController {
  /// Tells the controller of a size to come; its `super` tells the children.
  func announceSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let told = LifecycleSize(width: Double(size.width), height: Double(size.height))
    let noted = NotedCoordinator(coordinator, for: self)
    deliver(.viewWillTransition(to: told)) { viewWillTransition(to: size, with: noted) }
  }

  /// Tells the controller of traits to come; its `super` tells the children.
  func announceTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let noted = NotedCoordinator(coordinator, for: self)
    deliver(.willTransition(to: traits.sizeClassText)) {
      willTransition(to: traits, with: noted)
    }
  }

  /// Passes a size on to the children whose views are shown and change their size.
  ///
  /// Source: CASES.md `rotation-parent-child`, `rotation-nav-stack-below-top`.
  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren where child.isInParentsHierarchy {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.storedView?.bounds.size else { continue }
      child.announceSize(childSize, with: coordinator)
    }
  }

  /// Passes traits on to all children.
  func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.announceTraits(traits, with: coordinator) }
  }
}

extension UITraitCollection {
  /// The size classes as logs show them, width first.
  var sizeClassText: String { "\(horizontalSizeClass) x \(verticalSizeClass)" }
}
