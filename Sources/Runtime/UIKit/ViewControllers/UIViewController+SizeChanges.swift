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
    // What covers the window is told by the change of size itself.
    for presented in presentedInPlace where presented.modalPresentationStyle.usesCurrentContext {
      presented.presentation?.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// What this child presents instead of its container, and what that presents in turn.
  var presentedInPlace: [UIViewController] {
    guard storedParent != nil, let storedPresented else { return [] }
    return storedPresented.presentationChain
  }

  /// Tells the controller of traits to come; its `super` tells the children.
  func announceTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let noted = NotedCoordinator(coordinator, for: self)
    deliver(.willTransition(to: traits.sizeClassText)) {
      willTransition(to: traits, with: noted)
    }
    for presented in presentedInPlace {
      presented.presentation?.willTransition(to: traits, with: coordinator)
    }
  }

  /// Whether the view lies in the parent's, or what covers it for a while does.
  var holdsPlaceInParent: Bool {
    if isInParentsHierarchy { return true }
    guard let cover = storedPresented?.presentation?.containerView,
      let parentView = storedParent?.storedView
    else { return false }
    return cover.isDescendant(of: parentView)
  }
}

extension UITraitCollection {
  /// The size classes as logs show them, width first.
  var sizeClassText: String { "\(horizontalSizeClass) x \(verticalSizeClass)" }
}
