import Foundation

extension UIView: UIFocusItem {
  /// The environment around the view: the controller whose root view it is, or else its superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? storedSuperview }

  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// Whether the view has the focus.
  public var isFocused: Bool {
    guard let item = storedWindow?.application.focusSystemIfMade?.focusedItem else { return false }
    return item === self
  }
}

extension UIView: UIFocusItemContainer {
  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIViewController: UIFocusEnvironment {
  /// What is around the controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.storedSuperview ?? storedParent
  }

  /// The controller's view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

extension UIView {
  /// The focus system of the view's window, if there is one already.
  var knownFocusSystem: UIFocusSystem? { storedWindow?.application.focusSystemIfMade }
}
