import Foundation
import LifecycleTrace

extension UIViewController {
  /// Calls `viewWillTransition(to:with:)`, whose base implementation calls the children.
  func announceSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    application.doctor?.sizeWillChange()
    let told = LifecycleSize(size)
    let noted = NotedCoordinator(coordinator, for: self)
    deliver(.viewWillTransition(to: told)) { viewWillTransition(to: size, with: noted) }
    // Presentations over the window are called by the size transition.
    for presented in presentedInPlace where presented.modalPresentationStyle.usesCurrentContext {
      presented.presentation?.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The controllers presented over the context of this child, and those they present.
  var presentedInPlace: [UIViewController] {
    guard storedParent != nil, let storedPresented else { return [] }
    return storedPresented.presentationChain
  }

  /// Calls `willTransition(to:with:)`, whose base implementation calls the children.
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

  /// Whether the view, or a presentation in its place, is in the parent's view.
  var holdsPlaceInParent: Bool {
    if isInParentsHierarchy { return true }
    guard let cover = storedPresented?.presentation?.containerView,
      let parentView = storedParent?.storedView
    else { return false }
    return cover.isDescendant(of: parentView)
  }
}

extension UITraitCollection {
  /// The size classes in the form of logs, width first.
  var sizeClassText: String { "\(horizontalSizeClass) x \(verticalSizeClass)" }
}
