import CoreGraphics
import Foundation

/// The picture of a view that is lifted, which follows the finger.
@MainActor
final class DragImage {
  private let view: UIView
  /// From the finger to the corner of the picture.
  private let offset: CGPoint

  /// A picture of what is lifted, where it is.
  init?(of preview: UITargetedPreview, above dragged: DraggedItems) {
    guard let view = Self.picture(of: preview.view, preview.parameters) else { return nil }
    self.view = view
    let target = preview.target
    view.transform = target.transform
    let finger = dragged.location(in: target.container)
    let part = Self.visiblePart(of: preview.view, preview.parameters)
    let corner = CGPoint(
      x: target.center.x - preview.size.width / 2 + part.minX,
      y: target.center.y - preview.size.height / 2 + part.minY)
    offset = corner - finger
    show(above: dragged)
  }

  /// A picture of another view, with its middle below the finger.
  init?(of preview: UIDragPreview, above dragged: DraggedItems) {
    guard let view = Self.picture(of: preview.view, preview.parameters) else { return nil }
    self.view = view
    offset = CGPoint(x: -view.bounds.width / 2, y: -view.bounds.height / 2)
    show(above: dragged)
  }

  private func show(above dragged: DraggedItems) {
    dragged.show(view)
    move(above: dragged)
  }

  /// Follows the finger.
  func move(above dragged: DraggedItems) {
    guard let container = view.superview else { return }
    let corner = dragged.location(in: container) + offset
    view.center = CGPoint(
      x: corner.x + view.bounds.width / 2, y: corner.y + view.bounds.height / 2)
  }

  /// Takes the picture away.
  func remove() { view.removeFromSuperview() }

  private static func visiblePart(of view: UIView, _ parameters: UIPreviewParameters) -> CGRect {
    parameters.visiblePath?.bounds ?? CGRect(origin: .zero, size: view.bounds.size)
  }

  private static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIView? {
    guard let picture = view.snapshotView(afterScreenUpdates: true) else { return nil }
    let part = visiblePart(of: view, parameters)
    let frame = UIView(frame: CGRect(origin: .zero, size: part.size))
    frame.isUserInteractionEnabled = false
    frame.clipsToBounds = true
    frame.backgroundColor = parameters.backgroundColor
    picture.frame.origin = CGPoint(x: -part.minX, y: -part.minY)
    frame.addSubview(picture)
    return frame
  }
}
