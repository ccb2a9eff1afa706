import Foundation

/// Recognizes a pan that begins at an edge of the screen and goes inwards.
///
/// Source: Apple, UIScreenEdgePanGestureRecognizer; UIKIT-CASES.md gesture-screen-edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may begin; none unless set.
  open var edges: UIRectEdge = []

  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if activeTouches.count == touches.count { startEdges = edges.intersection(touchedEdges) }
    if startEdges.isEmpty { state = .failed }
  }

  override func begin() {
    state = startEdges.contains(edge(behind: rawTranslation)) ? .began : .failed
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  /// Other pans wait for this one to fail, as they would take its touch.
  open override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  /// The edges near which the touch lies.
  private var touchedEdges: UIRectEdge {
    guard let touch = currentTouches.first, let window = touch.window else { return [] }
    let (location, size, near) = (touch.sample.location, window.bounds.size, limits.edge)
    var touched: UIRectEdge = []
    if location.x < near.width { touched.insert(.left) }
    if location.x >= size.width - near.width { touched.insert(.right) }
    if location.y < near.height { touched.insert(.top) }
    if location.y >= size.height - near.height { touched.insert(.bottom) }
    return touched
  }

  /// The edge from which a movement leads, along its main axis.
  private func edge(behind movement: CGPoint) -> UIRectEdge {
    let vector = limits.phonePoints(movement)
    if abs(vector.x) >= abs(vector.y) { return vector.x > 0 ? .left : .right }
    return vector.y > 0 ? .top : .bottom
  }
}
