import Foundation

/// The directions of a popover's arrow.
///
/// Source: Apple, UIPopoverArrowDirection.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Every direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// What a popover can be shown beside.
///
/// Source: Apple, UIPopoverPresentationControllerSourceItem.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Manages the presentation of a popover beside its source view.
///
/// In compact width it adapts, to a sheet unless the delegate decides otherwise.
/// Source: Apple, UIPopoverPresentationController.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which the popover is shown.
  open weak var sourceView: UIView?
  /// The part of the source view beside which the popover is shown; null means all of it.
  open var sourceRect = CGRect.null
  /// The bar button item of the popover, which is then shown below the bars.
  open weak var barButtonItem: UIBarButtonItem?
  /// The view or the bar button item of the popover, before `sourceView` and `barButtonItem`.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The views outside of the popover that get touches while it is shown; a touch elsewhere dismisses it.
  open var passthroughViews: [UIView]?
  /// The colour behind the content, or nil for that of the content itself.
  open var backgroundColor: UIColor?
  /// The permitted arrow directions.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The arrow direction; unknown before the popover is shown.
  public private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The default size of a popover, 40 columns by 12 rows.
  private static var standardSize: CGSize { SystemLength.popover }

  /// - Precondition: A popover that does not adapt has a source, as UIKit raises otherwise.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard adaptedStyle == .popover else { return }
    notify(
      delegate as? any UIPopoverPresentationControllerDelegate, "prepareForPopoverPresentation(_:)"
    ) { $0.prepareForPopoverPresentation(self) }
    precondition(
      sourceView != nil || barButtonItem != nil || sourceItem != nil,
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set "
        + "before the presentation occurs.")
  }

  /// A view that has no colour of its own shows that of the popover.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard adaptedStyle == .popover, let backgroundColor else { return }
    let content = presentedView
    if content?.backgroundColor == nil { content?.backgroundColor = backgroundColor }
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let all = super.frameOfPresentedViewInContainerView
    guard adaptedStyle == .popover, let containerView else { return all }
    let size = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: all.size)
    let source = source(in: containerView)
    let direction = bestDirection(for: size, beside: source, in: all)
    arrowDirection = direction
    return place(size, beside: source, in: all, direction)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard adaptedStyle == .popover else { return size }
    let preferred =
      preferredContentSize == .zero ? Self.standardSize : preferredContentSize
    return CGSize(
      width: min(preferred.width, size.width), height: min(preferred.height, size.height))
  }

  private func source(in container: UIView) -> CGRect {
    guard let sourceView = sourceItem == nil ? sourceView : sourceItem as? UIView else {
      let cell = ScreenCell.size
      return CGRect(
        x: container.bounds.maxX - cell.width, y: 0, width: cell.width, height: cell.height)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The first permitted direction with enough space, below first, or else the first permitted one.
  private func bestDirection(
    for size: CGSize, beside source: CGRect, in all: CGRect
  ) -> UIPopoverArrowDirection {
    let room: [(UIPopoverArrowDirection, Bool)] = [
      (.up, all.maxY - source.maxY >= size.height),
      (.down, source.minY - all.minY >= size.height),
      (.left, all.maxX - source.maxX >= size.width),
      (.right, source.minX - all.minX >= size.width),
    ]
    let permitted = room.filter { permittedArrowDirections.contains($0.0) }
    return permitted.first { $0.1 }?.0 ?? permitted.first?.0 ?? .up
  }

  /// The frame beside the source, centred on it, and inside the container.
  private func place(
    _ size: CGSize, beside source: CGRect, in all: CGRect, _ direction: UIPopoverArrowDirection
  ) -> CGRect {
    var x = (source.midX - size.width / 2).rounded(.down)
    var y = (source.midY - size.height / 2).rounded(.down)
    switch direction {
    case .down: y = source.minY - size.height
    case .left: x = source.maxX
    case .right: x = source.minX - size.width
    default: y = source.maxY
    }
    return CGRect(
      x: max(all.minX, min(x, all.maxX - size.width)),
      y: max(all.minY, min(y, all.maxY - size.height)), width: size.width, height: size.height)
  }
}

/// The delegate of a popover presentation.
///
/// Source: Apple, UIPopoverPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before a popover is presented; the last moment to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing, as the method is optional in UIKit.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { unimplemented() }
}
