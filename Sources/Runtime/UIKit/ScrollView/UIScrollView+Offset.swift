import Foundation

extension UIScrollView {
  /// Scrolls to an offset, which may be beyond the limits.
  ///
  /// Without animation there is one `scrollViewDidScroll`; with animation one for each step, then
  /// `scrollViewDidEndScrollingAnimation`; none if the offset does not change. Source:
  /// UIKIT-CASES.md scroll-set-offset.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard contentOffset != bounds.origin else { return }
    guard animated, UIView.areAnimationsEnabled else {
      drag?.place = contentOffset
      return moveContent(to: contentOffset)
    }
    startMotion(.programmatic, to: contentOffset)
  }

  /// Scrolls to an offset in steps of equal length.
  func startMotion(_ kind: ScrollMotion.Kind, to offset: CGPoint) {
    let start = bounds.origin
    startMotion(
      kind,
      along: ScrollTrajectory(
        x: .linear(from: start.x, to: offset.x, seconds: 0.3),
        y: .linear(from: start.y, to: offset.y, seconds: 0.3)))
  }

  /// Scrolls as little as needed to make a rectangle of the content visible.
  ///
  /// Does nothing if it is visible, or covers the visible part.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    guard visible.width > 0, visible.height > 0 else { return }
    let way = CGPoint(
      x: ScrollTarget.reveal(rect.minX...rect.maxX, in: visible.minX...visible.maxX),
      y: ScrollTarget.reveal(rect.minY...rect.maxY, in: visible.minY...visible.maxY))
    guard way != .zero else { return }
    let target = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    setContentOffset(limits.confine(target), animated: animated)
  }

  /// The current limits of the offset.
  var limits: ScrollLimits {
    ScrollLimits(contentSize: contentSize, boundsSize: bounds.size, inset: adjustedContentInset)
  }

  /// Changes only the offset.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// The application whose scheduler the view uses: its window's, or else the shared one.
  var homeApplication: UIApplication { window?.application ?? UIApplication.shared }

  /// The distances of gestures on its screen.
  var touchLimits: TouchLimits { homeApplication.screen.touchLimits }

  // MARK: Motion

  func startMotion(_ kind: ScrollMotion.Kind, along trajectory: ScrollTrajectory) {
    let motion = ScrollMotion(kind, along: trajectory, on: touchLimits)
    self.motion = motion
    showIndicators()
    motion.run(
      on: homeApplication.frameClock,
      move: { [weak self] in self?.moveContent(to: $0) },
      finish: { [weak self] in self?.motionDidEnd(motion) })
  }

  private func motionDidEnd(_ ended: ScrollMotion) {
    guard motion === ended else { return }
    motion = nil
    hideIndicatorsSoon()
    switch ended.kind {
    case .programmatic:
      notify(delegate, "scrollViewDidEndScrollingAnimation(_:)") {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    case .toTop:
      notify(delegate, "scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
    case .deceleration: decelerationDidEnd()
    }
  }

  /// Stops a running motion; the delegate is called for the end of a deceleration.
  func stopMotion() {
    guard let motion else { return }
    motion.stop()
    self.motion = nil
    hideIndicatorsSoon()
    if motion.kind == .deceleration { decelerationDidEnd() }
  }

  private func decelerationDidEnd() {
    isDecelerating = false
    isDragging = false
    notify(delegate, "scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
  }

  // MARK: Content and insets

  func contentSizeDidChange(from old: CGSize) {
    guard old != contentSize else { return }
    setNeedsLayout()
    let before = ScrollLimits(
      contentSize: old, boundsSize: bounds.size, inset: adjustedContentInset)
    updateAdjustedInset()
    // The offset is limited to content that has shrunk; one that was set beyond the limits stays.
    guard !isDragging, motion == nil, before.contains(contentOffset) else { return }
    moveContent(to: limits.confine(contentOffset))
  }

  /// Computes the adjusted inset, and notifies of a change.
  ///
  /// Content that is scrolled to its top or left edge stays there.
  func updateAdjustedInset() {
    let old = adjustedContentInset
    var new = contentInset + adjustmentForSafeArea
    new.top += refreshControl?.room ?? 0
    guard new != old else { return }
    adjustedContentInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if !isDragging, motion == nil { moveContent(to: offset) }
    adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// Whether this is the scroll view of a controller that does not want it to be inset.
  private var isLeftAloneByController: Bool {
    guard contentInsetAdjustmentBehavior == .automatic, let controller = nearestController else {
      return false
    }
    return !controller.automaticallyAdjustsScrollViewInsets && controller.insetScrollView === self
  }

  private var adjustmentForSafeArea: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes:
      if contentSize.height <= bounds.height, !alwaysBounceVertical {
        insets.top = 0
        insets.bottom = 0
      }
      if contentSize.width <= bounds.width, !alwaysBounceHorizontal {
        insets.left = 0
        insets.right = 0
      }
      return insets != .zero && isLeftAloneByController ? .zero : insets
    }
  }
}

extension UIScrollView {
  /// The content: what constraints from views inside to the edges of this one are about.
  ///
  /// The size of the content follows from them.
  /// Source: UIKIT-CASES.md layout-scroll-content.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The view's own rectangle, which stays where the content moves.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}

extension UIViewController {
  /// The scroll view that bars inset: the controller's view, or the first one in it.
  var insetScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.firstScrollView
  }
}

extension UIView {
  /// The scroll view that is the first subview, or the first one of that.
  fileprivate var firstScrollView: UIScrollView? {
    subviews.first.flatMap { $0 as? UIScrollView ?? $0.firstScrollView }
  }
}
