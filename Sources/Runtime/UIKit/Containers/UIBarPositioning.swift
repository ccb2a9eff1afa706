import Foundation

/// Where a bar stands.
///
/// Source: Apple, UIBarPosition.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen.
  case topAttached = 3
}

/// A bar that has a position.
///
/// Source: Apple, UIBarPositioning.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar, which knows where the bar stands.
///
/// Source: Apple, UIBarPositioningDelegate.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar stands; asked when the bar comes into a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar would stand without a delegate.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { unimplemented(.any) }
}

/// The delegate of a toolbar.
///
/// Source: Apple, UIToolbarDelegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The delegate of a navigation bar that no navigation controller has.
///
/// Every method is optional. Source: Apple, UINavigationBarDelegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item is pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item on top is popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    unimplemented()
  }
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    unimplemented()
  }
}

extension UIBarPositioning where Self: UIView {
  /// The position that a delegate gives a bar, or one by default.
  func position(from delegate: (any UIBarPositioningDelegate)?, default position: UIBarPosition)
    -> UIBarPosition
  {
    let asked = notify(delegate, "position(for:)") { $0.position(for: self) }
    return asked.flatMap { $0 == .any ? nil : $0 } ?? position
  }
}

extension UIToolbar: UIBarPositioning {
  /// As the delegate says; else at the bottom.
  public var barPosition: UIBarPosition { position(from: delegate, default: .bottom) }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top of the screen in a navigation controller; else as the delegate says, or at the top.
  public var barPosition: UIBarPosition {
    navigation == nil ? position(from: delegate, default: .top) : .topAttached
  }
}

extension UISearchBar: UIBarPositioning {
  /// As the delegate says; else anywhere.
  public var barPosition: UIBarPosition { position(from: delegate, default: .any) }
}

/// The height of a bar, which images are set for.
///
/// Source: Apple, UIBarMetrics.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height in a low window.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// The height in a low window with a prompt.
  case compactPrompt = 102
}
