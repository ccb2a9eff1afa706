import Foundation

extension UIView {
  /// Stops the program where this is the view of a child, and the nearest controller above is not its parent.
  ///
  /// A controller without a parent may have its view anywhere.
  /// Source: UIKIT-CASES.md child-view-elsewhere.
  func requireParentAbove() {
    let parent = controllerReference.read(\.parentReference) ?? UnretainedReference()
    let nearest = superviewReference.read(\.nearestControllerReference) ?? UnretainedReference()
    guard parent.isSet, nearest != parent, let found = parent.object else { return }
    viewController?.stop(shouldHave: nearest.object, but: "actual", is: found)
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
