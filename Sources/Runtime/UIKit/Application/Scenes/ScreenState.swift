import Foundation

/// A snapshot of the screen: its bounds and its traits.
@MainActor
final class ScreenState: UICoordinateSpace {
  private let screen: UIScreen
  let bounds: CGRect
  let traits: UITraitCollection

  init(_ screen: UIScreen) {
    self.screen = screen
    bounds = screen.bounds
    traits = screen.traitCollection
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, from: coordinateSpace)
  }
}
