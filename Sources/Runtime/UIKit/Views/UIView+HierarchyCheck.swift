import Foundation

extension UIView {
  /// Stops the program where this is the view of a child, and the nearest controller above is not its parent.
  ///
  /// A controller without a parent may have its view anywhere.
  /// Source: UIKIT-CASES.md child-view-elsewhere.
  func requireParentAbove() {
    guard controllerReference.isSet, let child = viewController, let parent = child.storedParent
    else { return }
    let nearest = storedSuperview?.nearestController
    if nearest !== parent { child.stop(shouldHave: nearest, but: "actual", is: parent) }
  }
}

extension UIViewController {
  /// Stops the program where the view of a controller that becomes a child lies in another controller's view.
  ///
  /// Source: UIKIT-CASES.md child-view-elsewhere.
  func requireViewBelow(_ parent: UIViewController) {
    guard let view = viewIfLoaded, view.window != nil,
      let nearest = view.superview?.nearestController, nearest !== parent
    else { return }
    stop(shouldHave: nearest, but: "requested", is: parent)
  }

  fileprivate func stop(
    shouldHave wanted: UIViewController?, but kind: String, is found: UIViewController
  ) -> Never {
    fatalError(
      "UIViewControllerHierarchyInconsistency: child view controller:\(misuseDescription) should have parent "
        + "view controller:\(wanted?.misuseDescription ?? "(null)") but \(kind) parent is:\(found.misuseDescription)"
    )
  }
}
