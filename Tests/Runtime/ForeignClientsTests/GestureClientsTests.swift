import ForeignClients5
import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct GestureClientsTests {
    /// Moves a finger from point to point, each after a hundredth of a second.
    private func drag(_ world: ForeignWorld, _ points: CGPoint..., staysDown: Bool = false) {
      let input = world.application.touchInput
      for (index, point) in points.enumerated() {
        if index == 0 { input.begin(at: point) } else { input.move(to: point) }
        world.scheduler.advance(by: .milliseconds(10))
      }
      if !staysDown { input.end() }
    }

    @Test func `a canvas is drawn on, and its card is dragged, pinched and tapped`() {
      let world = ForeignWorld()
      let console = ForeignClients5.Console.shared
      let controller = Clients5.makeCanvas()
      let window = world.launch(controller)
      let input = world.application.touchInput
      _ = console.take()

      drag(world, CGPoint(x: 50, y: 2), CGPoint(x: 52, y: 3), CGPoint(x: 54, y: 5))
      #expect(console.take() == ["stroke of 3 points"])
      input.begin(at: CGPoint(x: 50, y: 2))
      input.cancelAll()
      #expect(console.take() == ["stroke taken back"])

      // The slop is one column.
      drag(world, CGPoint(x: 15, y: 8), CGPoint(x: 20, y: 8), CGPoint(x: 26, y: 10))
      #expect(console.take() == ["card at 30.0, 12.0"])

      input.begin([1: CGPoint(x: 28, y: 12), 2: CGPoint(x: 32, y: 12)])
      input.move([1: CGPoint(x: 26, y: 12), 2: CGPoint(x: 34, y: 12)])
      input.move([1: CGPoint(x: 22, y: 12), 2: CGPoint(x: 38, y: 12)])
      input.endAll()
      #expect(Clients5.cardTransform(controller) == CGAffineTransform(scaleX: 2, y: 2))
      world.scheduler.runUntilIdle()
      _ = console.take()

      input.tap(at: CGPoint(x: 30, y: 12))
      input.tap(at: CGPoint(x: 30, y: 12))
      world.settle()
      #expect(console.take() == ["card reset"])
      input.tap(at: CGPoint(x: 30, y: 12))
      world.settle()
      #expect(console.take() == ["card tapped at 10.0"])
      #expect(window.rootViewController === controller)
    }

    @Test func `a deck is swiped, a word is marked by a long press and by a check mark`() {
      let world = ForeignWorld()
      let console = ForeignClients6.Console.shared
      let window = world.launch(Clients6.makeSwipeDeck())
      _ = console.take()
      drag(world, CGPoint(x: 60, y: 10), CGPoint(x: 40, y: 10))
      drag(world, CGPoint(x: 60, y: 10), CGPoint(x: 40, y: 10))
      drag(world, CGPoint(x: 20, y: 10), CGPoint(x: 40, y: 10))
      #expect(console.take() == ["beta", "gamma", "beta"])
      drag(world, CGPoint(x: 20, y: 10), staysDown: true)
      world.scheduler.advance(by: .seconds(1))
      world.application.touchInput.end()
      #expect(console.take() == ["marked beta"])
      drag(world, CGPoint(x: 20, y: 10), CGPoint(x: 22, y: 12), CGPoint(x: 25, y: 9))
      #expect(console.take() == ["checked beta"])
      #expect(window.isHidden == false)
    }
  }
}
