import Foundation
import LifecycleTrace

extension UIView {
  /// Layout where constraints take part: constraints are updated, bottom up; what changed is solved;
  /// then the views that need it are laid out, top down, each giving its subviews their frames.
  ///
  /// It begins at the topmost view above that needs layout, as that decides this one's frame.
  /// Source: UIKIT-CASES.md layout-update-order, layout-change-marks-superview.
  func layoutConstrainedSubtree() {
    for _ in 0..<Self.mostLayoutRounds {
      updateConstraintsInTree()
      let engine = layoutEngine
      engine.solve()
      engine.markMovedViews()
      var top = self
      while let superview = top.storedSuperview, superview.takesPartInLayout, superview.needsLayout
      {
        top = superview
      }
      guard top.needsLayout || top.descendantNeedsLayout else { return }
      top.layOutOnce()
    }
  }

  /// Gives the subviews the frames that the constraints ask for.
  func placeConstrainedSubviews() {
    let engine = layoutEngine
    engine.solve()
    for subview in storedSubviews where subview.takesPartInLayout && !subview.isPlacedByFrame {
      if let rect = engine.alignmentRect(of: subview) { subview.align(to: rect) }
    }
  }

  // MARK: The update pass

  /// Marks this view for the next update pass, and everything above as having such a view.
  func requestConstraintUpdate() {
    needsConstraintsUpdate = true
    takePartInLayout()
    storedWindow?.scheduleLayoutPass()
  }

  /// The update pass of this view and all below: a view comes after those below it.
  func updateConstraintsInTree() {
    guard takesPartInLayout else { return }
    if descendantNeedsConstraintsUpdate {
      descendantNeedsConstraintsUpdate = false
      for subview in storedSubviews { subview.updateConstraintsInTree() }
    }
    guard needsConstraintsUpdate else { return }
    needsConstraintsUpdate = false
    if let viewController {
      viewController.deliver(.updateViewConstraints)
    } else {
      updateConstraints()
    }
  }

  // MARK: What the engine is to know

  /// The view asks for another size, or its frame counts now or does not any more.
  func layoutRequirementsDidChange() {
    guard takesPartInLayout else { return }
    layoutEngineIfMade?.itemDidChange(self)
    storedWindow?.scheduleLayoutPass()
  }

  /// The frame of a view that takes part has changed, or what of its content is visible.
  func geometryDidChange(scrolls: Bool) {
    if isPlacedByFrame || storedSuperview == nil {
      layoutEngineIfMade?.itemDidChange(self)
      storedWindow?.scheduleLayoutPass()
    }
    if scrolls { systemGuideDidChange(.scrollFrame) }
    if storedLayoutState?.preservesSuperviewMargins == true { marginsDidChange() }
  }

  // MARK: Frames and alignment rectangles

  /// The alignment rectangle that the view has now; a transform plays no part in it.
  var currentAlignmentRect: CGRect {
    let size = storedBounds.size
    return alignmentRect(
      forFrame: CGRect(
        x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2,
        width: size.width, height: size.height))
  }

  func isAligned(to rect: CGRect) -> Bool { currentAlignmentRect == rect }

  /// Moves and resizes the view so that it has an alignment rectangle.
  func align(to rect: CGRect) {
    guard !isAligned(to: rect) else { return }
    let frame = frame(forAlignmentRect: rect)
    if bounds.size != frame.size { bounds.size = frame.size }
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Sizes

  /// How much the view resists becoming larger than its content along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedLayoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists becoming larger than its content along an axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis] = priority
    layoutRequirementsDidChange()
  }

  /// How much the view resists becoming smaller than its content along an axis.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storedLayoutState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists becoming smaller than its content along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.compressionResistance[axis] = priority
    layoutRequirementsDidChange()
  }

  /// The target size that asks for the smallest size.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest size.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInTree()
    let engine = LayoutEngine(root: self, isFitting: true)
    let size = engine.fittingSize(target, horizontal.level, vertical.level)
    return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }
}
