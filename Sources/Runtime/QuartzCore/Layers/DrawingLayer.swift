/// A layer that draws values of its own, whose changes are seen and have actions.
@MainActor
protocol DrawingLayer: CALayer {
  associatedtype Drawing
  /// What the layer draws, and how.
  var drawing: Drawing { get set }
}

extension DrawingLayer {
  func change(_ key: String, _ change: (inout Drawing) -> Void) {
    changing(key) { change(&drawing) }
    lookDidChange()
  }

  func copyDrawing(of layer: CALayer) {
    if let drawing = (layer as? any DrawingLayer)?.drawing as? Drawing { self.drawing = drawing }
  }
}
