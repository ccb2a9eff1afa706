import Foundation

/// Lets a finger scroll the sections of a collection view that do so across the direction of its layout.
///
/// Source: UIKIT-CASES.md compositional-cross.
@MainActor
final class CrossScroller {
  private struct Drag {
    let section: Int
    let start: CGFloat
  }

  private weak var view: UICollectionView?
  private let pan = UIPanGestureRecognizer()
  private var drag: Drag?

  init(_ view: UICollectionView) {
    self.view = view
    pan.addTarget(self, action: CrossScroller.panDidChange)
    view.addGestureRecognizer(pan)
  }

  /// Whether a pan of the view may begin; nil where that is not for this object to say.
  ///
  /// Across a section its own may, and the scroll view's may not.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if recognizer === pan { return section(under: pan) != nil }
    guard let other = view?.storedRecognizers?.pan, recognizer === other else { return nil }
    return section(under: other) == nil ? nil : false
  }

  private var layout: UICollectionViewCompositionalLayout? {
    view?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// The section across which a pan moves.
  private func section(under pan: UIPanGestureRecognizer) -> Int? {
    guard let view, let touch = pan.observedTouches.first else { return nil }
    let way = view.touchLimits.phonePoints(pan.rawTranslation)
    return layout?.crossSection(from: touch.convert(touch.origin, to: view), by: way)
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let view, let layout else { return }
    if pan.state == .began, let section = section(under: pan) {
      drag = Drag(section: section, start: layout.crossOffset(of: section))
    }
    guard let drag else { return }
    let way = layout.across(pan.translation(in: view))
    layout.scroll(drag.section, to: drag.start - way)
    guard pan.state != .began, pan.state != .changed else { return }
    self.drag = nil
    layout.settle(drag.section, from: drag.start, velocity: -layout.across(pan.velocity(in: view)))
  }
}
