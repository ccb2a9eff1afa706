import Foundation
import LifecycleTrace

extension UIView {
  /// The guide of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The parts of the superview's insets that this view overlaps, plus the additional insets of its
  /// controller.
  ///
  /// Source: UIKIT-CASES.md layout-safe-area.
  var neededSafeAreaInsets: UIEdgeInsets {
    inheritedSafeAreaInsets + (viewController?.additionalSafeAreaInsets ?? .zero)
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview = storedSuperview, superview.storedSafeAreaInsets != .zero else {
      return .zero
    }
    let (outer, room, frame) = (superview.storedSafeAreaInsets, superview.storedBounds, frame)
    return UIEdgeInsets(
      top: min(max(0, room.minY + outer.top - frame.minY), outer.top),
      left: min(max(0, room.minX + outer.left - frame.minX), outer.left),
      bottom: min(max(0, frame.maxY - room.maxY + outer.bottom), outer.bottom),
      right: min(max(0, frame.maxX - room.maxX + outer.right), outer.right))
  }

  /// Computes the insets of this view and its subviews, and reports changes, superviews first.
  ///
  /// Costs one comparison if there are none.
  func updateSafeAreaInsets() {
    let old = storedSafeAreaInsets
    let isAffected =
      old != .zero || viewController != nil
      || storedSuperview.map { $0.storedSafeAreaInsets != .zero } == true
    guard isAffected else { return }
    let new = neededSafeAreaInsets
    if new != old {
      storedSafeAreaInsets = new
      if storedLayoutState?.insetsMarginsFromSafeArea ?? true { marginsDidChange() }
      for guide in [SystemLayoutGuide.Kind.safeArea, .topBars, .bottomBars] {
        systemGuideDidChange(guide)
      }
      safeAreaInsetsDidChange()
      viewController?.deliver(.viewSafeAreaInsetsDidChange)
      setNeedsLayout()
    }
    guard new != .zero || old != .zero else { return }
    for subview in storedSubviews { subview.updateSafeAreaInsets() }
  }
}
