import Foundation
import Testing
import UIKit

@MainActor @Suite struct GestureStateTests {
  private static let point = CGPoint(x: 50, y: 50)

  // Source: UIKIT-CASES.md gesture-states.
  @Test func `gesture-states: each change runs the actions, also to an equal value`() {
    final class Continuous: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let world = TouchWorld()
    let it = Continuous()
    world.log(it, as: "it")
    world.addView().addGestureRecognizer(it)
    world.drag(from: Self.point, to: CGPoint(x: 52, y: 50), steps: 2)
    #expect(
      world.take() == ["it began", "it changed", "it changed", "it ended"])
  }
}
