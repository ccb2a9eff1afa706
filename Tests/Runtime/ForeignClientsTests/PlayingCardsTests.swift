import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  /// The course's cards, in points of a phone.
  @MainActor @Suite struct PlayingCardsTests {
    private let world = ForeignWorld(640, 384)
    private let console = ForeignClients6.Console.shared

    /// Lets time pass in frames, as it does at a prompt.
    private func pass(_ milliseconds: Int) {
      world.scheduler.advance(by: .milliseconds(milliseconds))
    }

    private func tap(_ view: UIView) {
      world.application.touchInput.tap(at: view.center)
      pass(0)
    }

    @Test func `cards bounce for ever at one speed, and stay inside`() {
      world.use()
      let controller = Clients6.makePlayingCards()
      let window = world.launch(controller)
      let start = Clients6.cards(controller).map(\.view.center)
      for _ in 0..<40 {
        pass(250)
        for card in Clients6.cards(controller) {
          #expect(card.view.frame.minX > -0.1 && card.view.frame.maxX < 640.1)
          #expect(card.view.frame.minY > -0.1 && card.view.frame.maxY < 384.1)
          #expect(card.view.transform == .identity)
        }
      }
      // A push of 1.5 on a card of 80 by 112 points gives 150 / 0.896 points a second, and equal cards
      // only exchange it.
      let energy = Clients6.cards(controller).reduce(0) {
        $0 + $1.velocity.x * $1.velocity.x + $1.velocity.y * $1.velocity.y
      }
      #expect(abs(energy - 4 * (150 / 0.896) * (150 / 0.896)) < 1)
      #expect(Clients6.cards(controller).map(\.view.center) != start)
      #expect(window.rootViewController === controller)
    }

    @Test func `a tapped card stops and turns, two alike fly off, others go on`() {
      world.use()
      let controller = Clients6.makePlayingCards()
      let window = world.launch(controller)
      _ = console.take()
      pass(100)
      var cards: [UIView] { Clients6.cards(controller).map(\.view) }
      tap(cards[0])
      #expect(Clients6.cards(controller)[0].isFaceUp)
      let place = cards[0].center
      pass(1000)
      #expect(cards[0].center == place, "it is in no behaviour while it lies face up")
      tap(cards[2])
      pass(600)
      #expect(cards[2].transform == CGAffineTransform(scaleX: 3, y: 3))
      pass(300)
      let shown = cards[2].layer.presentation()?.transform.m11 ?? 0
      #expect(shown > 1 && shown < 3)
      pass(2000)
      #expect(console.take() == ["matched"])
      #expect(cards[0].isHidden && cards[2].isHidden && cards[0].transform == .identity)

      tap(cards[1])
      pass(700)
      #expect(Clients6.cards(controller)[1].isFaceUp && console.take() == [])
      #expect(window.rootViewController === controller)
    }
  }
}
