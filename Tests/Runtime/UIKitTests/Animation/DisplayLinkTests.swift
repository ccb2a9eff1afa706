import Foundation
import Testing
import UIKit

/// Calls for each frame.
@MainActor @Suite struct DisplayLinkTests {
  @MainActor
  private final class Counter {
    var times: [CFTimeInterval] = []
    var onFrame: (CADisplayLink) -> Void = { _ in }

    func frame(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onFrame(link)
    }
  }

  private let world = MotionWorld()
  private let counter = Counter()

  @Test func `display-link: sixty calls a second while it is in a run loop`() {
    world.use()
    let link = CADisplayLink(target: counter, selector: Counter.frame)
    world.pass(to: 1)
    #expect(counter.times == [] && link.timestamp == 0 && link.targetTimestamp == 0)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    world.scheduler.runUntilIdle()
    #expect(counter.times == [], "virtual time does not wait for it")
    world.pass(to: 1.101)
    #expect(counter.times.count == 6)
    #expect(abs((counter.times.first ?? 0) - (1 + 1.0 / 60)) < 1e-9)
    #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
    link.remove(from: .main, forMode: .common)
    world.pass(to: 1.151)
    #expect(counter.times.count == 9)
    link.remove(from: .main, forMode: .default)
    world.pass(to: 2)
    #expect(counter.times.count == 9)
  }

  @Test func `display-link: a rate is rounded to whole frames, and a pause is not made up for`() {
    world.use()
    let link = CADisplayLink(target: counter, selector: Counter.frame)
    link.preferredFramesPerSecond = 25
    link.add(to: .main, forMode: .common)
    world.pass(to: 0.101)
    #expect(counter.times.count == 3)
    link.isPaused = true
    world.pass(to: 5)
    link.isPaused = false
    world.pass(to: 5.034)
    #expect(counter.times.count == 4)
    link.invalidate()
  }

  @Test
  func `display-link: it is kept by the run loop and keeps its target until it is invalidated`() {
    world.use()
    weak var target: Counter?
    weak var kept: CADisplayLink?
    do {
      let counter = Counter()
      counter.onFrame = { $0.invalidate() }
      target = counter
      let link = CADisplayLink(target: counter, selector: Counter.frame)
      link.add(to: .main, forMode: .common)
      kept = link
    }
    #expect(target != nil && kept != nil)
    world.pass(to: 0.02)
    #expect(target == nil && kept == nil)
  }

  @Test func `display-link: links are called in their order, before animations end`() {
    world.use()
    UIView.animate(
      withDuration: 1.0 / 60, animations: { [world] in world.view.alpha = 0 },
      completion: world.logging("animation"))
    let links = ["one", "two"].map { name in
      let counter = Counter()
      counter.onFrame = { [world] in
        world.log.append(name)
        $0.invalidate()
      }
      let link = CADisplayLink(target: counter, selector: Counter.frame)
      link.add(to: .main, forMode: .common)
      return link
    }
    world.pass(to: 0.02)
    #expect(world.log == ["one", "two", "animation true"] && links.count == 2)
  }
}
