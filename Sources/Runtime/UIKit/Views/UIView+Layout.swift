import Foundation
import LifecycleTrace

extension UIView {
  /// Marks this view for the next layout pass.
  func requestLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
  }

  /// Tells every view above that something below needs layout, and asks for a pass.
  func markAncestorsForLayout() {
    var view = storedSuperview
    while let current = view, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      view = current.storedSuperview
    }
    storedWindow?.scheduleLayoutPass()
  }

  /// One pass from this view down: the view itself first, then its subviews.
  ///
  /// A settled tree does nothing. Source: UIKIT-CASES.md timing-layout-pass-order.
  func layoutSubtree() {
    // A view that needs layout again while the tree is laid out gets another round, but not for
    // ever: two views that invalidate each other must not hang the program. Only the top of the pass
    // repeats; were every level to do so, the rounds would multiply.
    for _ in 0..<Self.mostLayoutRounds where needsLayout || descendantNeedsLayout {
      layOutOnce()
    }
  }

  private func layOutOnce() {
    layoutItself()
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for subview in storedSubviews where subview.needsLayout || subview.descendantNeedsLayout {
      subview.layOutOnce()
    }
  }

  private func layoutItself() {
    guard needsLayout else { return }
    needsLayout = false
    if let controller = viewController {
      controller.layoutRootView(self)
    } else {
      layoutSubviews()
    }
  }

  private static var mostLayoutRounds: Int { 8 }
}
