import Foundation

extension UIView {
  /// Where the keyboard is: its upper edge is that of what stands in the place of one, or of the safe area's end
  /// while there is none.
  ///
  /// Source: Apple, keyboardLayoutGuide; UIKIT-CASES.md keyboard-layout-guide.
  public var keyboardLayoutGuide: UILayoutGuide { systemGuide(.keyboard) }

  /// The part of the view, from below, that the keyboard covers, or else the safe area's.
  var keyboardInsets: UIEdgeInsets {
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: safeAreaInsets.bottom, right: 0)
    guard let window = storedWindow, let dock = window.application.keyboard.dock,
      dock.superview === window
    else { return insets }
    let covered = convert(bounds, to: window).maxY - dock.frame.minY
    insets.bottom = min(max(insets.bottom, covered), bounds.height)
    return insets
  }

  /// Lets the keyboard's guides below this view follow it.
  func keyboardDidMove() {
    if storedLayoutState?.systemGuides[.keyboard] != nil {
      systemGuideDidChange(.keyboard)
      setNeedsLayout()
    }
    for subview in storedSubviews { subview.keyboardDidMove() }
  }
}
