import Foundation

/// The direction in which the parts of an interface follow each other.
///
/// Source: Apple, UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// What a view shows, as far as it decides whether the view is mirrored in right-to-left layouts.
///
/// Source: Apple, UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Mirrored with the interface.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// What the view shows, which decides whether the leading edge of its content is the right one.
  ///
  /// It holds for the constraints that this view holds, and is not inherited by its subviews.
  /// Source: Apple, semanticContentAttribute; UIKIT-CASES.md layout-direction.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { storedLayoutState?.semanticContent ?? .unspecified }
    set {
      let old = effectiveUserInterfaceLayoutDirection
      layoutState.semanticContent = newValue
      if effectiveUserInterfaceLayoutDirection != old { layoutDirectionDidChange() }
    }
  }

  /// The direction in which the content of the view is arranged.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction for a kind of content, in an app that is read from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction for a kind of content inside of content with a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func layoutDirectionDidChange() {
    let held = layoutState.constraints
    release(held)
    for constraint in held { hold(constraint) }
    marginsDidChange()
  }
}

extension UIApplication {
  /// The direction of the interface, which in a terminal is from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UIEdgeInsets {
  /// The insets of a view from those by reading direction.
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Insets by reading direction from those of a view.
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }
}
