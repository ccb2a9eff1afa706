import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  /// Transitions as they are written for a phone, in its points: a cell has 8 by 16.
  @MainActor @Suite struct HeroTransitionsTests {
    private let world = ForeignWorld(640, 384)
    private let console = ForeignClients6.Console.shared

    private func pass(_ milliseconds: Int) {
      world.scheduler.advance(by: .milliseconds(milliseconds))
    }

    /// Moves a finger from point to point, each after a hundredth of a second.
    private func drag(_ points: CGPoint..., staysDown: Bool = false) {
      let input = world.application.touchInput
      for (index, point) in points.enumerated() {
        if index == 0 { input.begin(at: point) } else { input.move(to: point) }
        pass(10)
      }
      if !staysDown { input.end() }
    }

    private func shownFrame(_ view: UIView?) -> CGRect {
      view?.layer.presentation()?.frame ?? .null
    }

    @Test func `a push carries the picture, and a dragged pop that is let go brings it back`()
      throws
    {
      world.use()
      let navigation = Clients6.makePhotos()
      let window = world.launch(navigation)
      _ = console.take()
      let top = navigation.view.subviews[0].frame.minY
      world.application.touchInput.tap(at: CGPoint(x: 40, y: top + 64))
      pass(0)
      pass(200)
      let carried = try #require(Clients6.carriedPhoto(navigation))
      // Half way from (16, 32, 64, 64) to (160, 64, 320, 256).
      let half = shownFrame(carried)
      #expect(abs(half.midX - 184) < 1e-9 && abs(half.width - 192) < 1e-9, "\(half)")
      #expect(abs(half.midY - 128) < 1e-9 && abs(half.height - 160) < 1e-9)
      world.settle()
      #expect(console.take() == ["photo will appear", "hero ended true"])
      #expect(Clients6.carriedPhoto(navigation) !== carried && carried.window == nil)

      drag(
        CGPoint(x: 1, y: 200), CGPoint(x: 40, y: 200), CGPoint(x: 200, y: 200), staysDown: true)
      #expect(navigation.viewControllers.count == 1)
      let returning = try #require(Clients6.carriedPhoto(navigation))
      let led = shownFrame(returning)
      pass(3000)
      #expect(shownFrame(returning) == led && led.width < 320 && led.width > 64)
      world.application.touchInput.end()
      world.settle()
      #expect(navigation.viewControllers.count == 2)
      #expect(console.take() == ["photo will appear", "hero ended false"])

      drag(CGPoint(x: 1, y: 200), CGPoint(x: 300, y: 200), CGPoint(x: 600, y: 200))
      world.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(console.take() == ["photo did disappear", "hero ended true"])
      #expect(window.rootViewController === navigation)
    }

    @Test func `a sheet of the app's own dims, is scrubbed by the hand, and goes`() throws {
      world.use()
      let root = UIViewController()
      let window = world.launch(root)
      _ = console.take()
      let sheet = Clients6.makePullSheet()
      root.present(sheet, animated: true)
      pass(0)
      pass(250)
      #expect(abs(shownFrame(sheet.view).minY - 288) < 1e-9, "\(shownFrame(sheet.view))")
      #expect(abs((Clients6.dimming(sheet) ?? -1) - 0.25) < 1e-6)
      world.settle()
      #expect(sheet.view.frame == CGRect(x: 0, y: 192, width: 640, height: 192))
      #expect(console.take() == ["presented true"])

      drag(
        CGPoint(x: 300, y: 200), CGPoint(x: 300, y: 220), CGPoint(x: 300, y: 268), staysDown: true)
      let y = shownFrame(sheet.view).minY
      #expect(y > 192 && y < 384)
      #expect((Clients6.dimming(sheet) ?? 1) < 0.5)
      world.application.touchInput.end()
      world.settle()
      #expect(console.take() == ["dismissed false"])
      #expect(root.presentedViewController === sheet && sheet.view.frame.minY == 192)
      #expect(Clients6.dimming(sheet) == 0.5)

      drag(CGPoint(x: 300, y: 200), CGPoint(x: 300, y: 290), CGPoint(x: 300, y: 370))
      world.settle()
      #expect(console.take() == ["dismissed true"])
      #expect(root.presentedViewController == nil && sheet.view.window == nil)
      #expect(window.rootViewController === root)
    }

    @Test func `a segue of a class animates the view, and then presents`() {
      world.use()
      let root = UIViewController()
      let window = world.launch(root)
      _ = console.take()
      let next = UIViewController()
      Clients6.zoom(from: root, to: next)
      pass(0)
      pass(150)
      let scale = next.view.layer.presentation()?.transform.m11 ?? 0
      #expect(abs(scale - 0.55) < 1e-9, "\(scale)")
      #expect(root.presentedViewController == nil)
      world.settle()
      #expect(console.take() == ["zoomed"] && root.presentedViewController === next)
      #expect(next.view.window === window && next.view.transform == .identity)
    }
  }
}
