import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct PulseTests {
    private let world = ForeignWorld()
    private let console = ForeignClients6.Console.shared

    private func pass(_ milliseconds: Int) {
      world.scheduler.advance(by: .milliseconds(milliseconds))
    }

    @Test func `a heart has a layer of its own class, and layers inside`() throws {
      world.use()
      let controller = Clients6.makePulse()
      let window = world.launch(controller)
      let pulse = try #require(Clients6.pulse(controller))
      _ = console.take()
      #expect(pulse.heart.layer.sublayers?.first?.frame == CGRect(x: 4, y: 0, width: 1, height: 1))
      pulse.heart.layer.cornerRadius = 2
      pulse.shine(false)
      #expect(console.take() == ["corner radius asks", "shine [\"opacity\"]"])
      #expect(window.rootViewController === controller)
    }

    @Test func `it beats, shakes and hops over time`() throws {
      world.use()
      let controller = Clients6.makePulse()
      let window = world.launch(controller)
      let pulse = try #require(Clients6.pulse(controller))
      _ = console.take()
      pulse.beat()
      pass(240)
      #expect(abs((pulse.heart.layer.presentation()?.transform.m11 ?? 0) - 1.5) < 1e-6)
      world.settle()
      #expect(pulse.heart.layer.animationKeys() == nil)
      pulse.shake()
      pass(100)
      #expect(abs((pulse.heart.layer.presentation()?.position.x ?? 0) - 18) < 1e-9)
      #expect(pulse.heart.center.x == 14)
      world.settle()
      #expect(console.take() == ["shaken: true", "still again"])
      pulse.hop()
      #expect(pulse.heart.center.x == 34 && console.take() == [])
      world.settle()
      #expect(console.take() == ["hopped: true"])
      #expect(window.rootViewController === controller)
    }

    @Test func `it flies away, and comes back half way`() throws {
      world.use()
      let controller = Clients6.makePulse()
      let window = world.launch(controller)
      let pulse = try #require(Clients6.pulse(controller))
      _ = console.take()
      pulse.flyAway()
      pass(500)
      #expect(pulse.heart.alpha == 0 && pulse.heart.layer.presentation()?.opacity == 1)
      pulse.comeBack()
      world.settle()
      #expect(console.take() == ["back"])
      #expect(pulse.heart.alpha == 1 && pulse.heart.center == CGPoint(x: 14, y: 4))
      pulse.flyAway()
      world.settle()
      #expect(console.take() == ["gone"] && pulse.heart.alpha == 0)
      #expect(window.rootViewController === controller)
    }
  }
}
