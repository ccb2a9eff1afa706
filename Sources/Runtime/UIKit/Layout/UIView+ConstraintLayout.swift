import Foundation

extension UIView {
  // MARK: What the engine is to know

  /// The view asks for another size, or its frame counts now or does not any more.
  func layoutRequirementsDidChange() {
    guard takesPartInLayout else { return }
    layoutEngineIfMade?.itemDidChange(self)
    storedWindow?.scheduleLayoutPass()
  }

  /// The frame of a view that takes part has changed.
  func geometryDidChange() {
    guard isPlacedByFrame || storedSuperview == nil else { return }
    layoutEngineIfMade?.itemDidChange(self)
    storedWindow?.scheduleLayoutPass()
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
}
