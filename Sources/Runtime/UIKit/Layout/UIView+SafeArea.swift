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
    let (outer, room) =
      superviewReference.read { ($0.storedSafeAreaInsets, $0.storedBounds) } ?? (.zero, .zero)
    guard outer != .zero else { return .zero }
    let frame = frame
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
      old != .zero || controllerReference.isSet
      || superviewReference.read { $0.storedSafeAreaInsets != .zero } == true
    guard isAffected else { return }
    let new = neededSafeAreaInsets
    if new != old {
      storedSafeAreaInsets = new
      if storedLayoutState?.insetsMarginsFromSafeArea ?? true { marginsDidChange() }
      for guide in [SystemLayoutGuide.Kind.safeArea, .topBars, .bottomBars, .keyboard] {
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
