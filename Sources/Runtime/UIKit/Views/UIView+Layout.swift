import Foundation
import LifecycleTrace

extension UIView {
  /// Marks this view for the next layout pass.
  func requestLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    markAncestorsForLayout()
  }

  /// Marks all ancestors as having a descendant that needs layout, and schedules a layout pass.
  func markAncestorsForLayout() {
    superviewReference.read { $0.markDescendantForLayout() }
    windowReference.read { $0.scheduleLayoutPass() }
  }

  /// Marks this view and its ancestors as having a layer below that needs layout, and schedules a pass.
  func requestLayoutBelow() {
    markDescendantForLayout()
    windowReference.read { $0.scheduleLayoutPass() }
  }

  /// Marks this view and its ancestors, up to the first one that is marked.
  private func markDescendantForLayout() {
    guard !descendantNeedsLayout else { return }
    descendantNeedsLayout = true
    superviewReference.read { $0.markDescendantForLayout() }
  }

  /// Lays out this view, then its subviews.
  ///
  /// Does nothing for a tree that needs no layout. Source: UIKIT-CASES.md timing-layout-pass-order.
  func layoutSubtree() {
    guard !takesPartInLayout else { return layoutConstrainedSubtree() }
    // A view that needs layout again during the pass gets another round, up to a maximum, so that
    // two views that invalidate each other do not hang the program. Only the top of the pass
    // repeats; otherwise the rounds of all levels would multiply.
    for _ in 0..<Self.mostLayoutRounds where needsLayout || descendantNeedsLayout {
      layOutOnce()
    }
  }

  func layOutOnce() {
    layoutItself()
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    layer.layOutBelow()
    for subview in storedSubviews where subview.needsLayout || subview.descendantNeedsLayout {
      subview.layOutOnce()
    }
  }

  private func layoutItself() {
    guard needsLayout else { return }
    needsLayout = false
    isLayingOut = true
    defer { isLayingOut = false }
    layer.layoutSublayers()
  }

  /// What the layer asks of its delegate when it is laid out.
  func layOutSubviews() {
    if let controller = viewController {
      controller.layoutRootView(self)
    } else {
      layoutSubviews()
    }
  }

  static var mostLayoutRounds: Int { 8 }
}

extension UIView {
  /// The content has another size: this view and the one around it are laid out anew.
  func intrinsicSizeDidChange() {
    if let superview = storedSuperview, !superview.isLayingOut { superview.setNeedsLayout() }
    setNeedsLayout()
    layoutRequirementsDidChange()
  }
}
