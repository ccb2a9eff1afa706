import Foundation
import Testing
import UIKit

@MainActor @Suite struct ScreenEdgeTests {
  private static let point = CGPoint(x: 100, y: 100)

  // Source: UIKIT-CASES.md gesture-screen-edge.
  @Test func `gesture-screen-edge: only from its edge, and inwards`() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let world = TouchWorld(logging: pan)
    world.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 300, y: 100))
    world.drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 2, y: 300))
    world.drag(from: CGPoint(x: 399, y: 100), to: CGPoint(x: 300, y: 100))
    #expect(world.take() == [])
    world.drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 100, y: 100), steps: 2)
    #expect(world.take() == ["it began", "it changed", "it ended"])
    pan.edges = .right
    world.drag(from: CGPoint(x: 399, y: 100), to: CGPoint(x: 300, y: 100), steps: 1)
    #expect(world.take() == ["it began", "it ended"])
  }
}
