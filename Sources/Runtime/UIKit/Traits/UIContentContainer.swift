import Foundation

/// An object that adapts its content to changes of size and traits.
///
/// Source: Apple, UIContentContainer.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred content size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child for a size of the parent.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
