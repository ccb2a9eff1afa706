import ConcentrationTestSupport
import ForeignClients6
import Foundation
import LifecycleTesting
import Testing
import UIKit

extension ForeignClients {
  /// What foreign code moves, as a terminal of 80x24 cells shows a phone's screen at fixed times.
  @MainActor @Suite struct MotionFramesTests {
    private static let device = TestDevice(size: CGSize(width: 640, height: 384))

    private func expect(_ frames: [(title: String, screen: String)], in file: String) {
      let text = frames.map { "== \($0.title)\n\($0.screen)\n" }.joined()
      GoldenFile("Tests/Runtime/ForeignClientsTests/Frames/\(file).txt").expect(text)
    }

    private func titled(
      _ what: String, _ app: TestApplication, at seconds: [TimeInterval], _ action: () -> Void
    ) -> [(title: String, screen: String)] {
      let screens = app.screens(at: seconds, after: action)
      return zip(seconds, screens).map {
        ("\(what), \(Int(($0 * 1000).rounded())) ms", $1)
      }
    }

    @Test func `a card is turned, and two alike grow and fly off`() {
      defer { _ = TestApplication() }
      let app = TestApplication(on: Self.device)
      let game = Clients6.makePlayingCards()
      let window = app.launch(game)
      func tap(_ index: Int) {
        app.application.touchInput.tap(at: Clients6.cards(game)[index].view.center)
      }
      let first = titled("the first card", app, at: [0, 0.15, 0.3, 0.45, 0.6]) { tap(0) }
      let second = titled("its twin", app, at: [0.6, 0.9, 1.2, 1.6, 2]) { tap(2) }
      expect(first + second, in: "playing-cards")
      #expect(window.rootViewController === game)
    }

    @Test func `a push carries the picture`() {
      defer { _ = TestApplication() }
      let app = TestApplication(on: Self.device)
      let photos = Clients6.makePhotos()
      let window = app.launch(photos)
      let top = photos.view.subviews[0].frame.minY
      let push = titled("push", app, at: [0, 0.1, 0.2, 0.3, 0.4]) {
        app.application.touchInput.tap(at: CGPoint(x: 40, y: top + 64))
      }
      expect(push, in: "photo-push")
      #expect(window.rootViewController === photos)
    }

    @Test func `a property animator presents a sheet, and a finger scrubs it away and back`() {
      defer { _ = TestApplication() }
      let app = TestApplication(on: Self.device)
      let root = UIViewController()
      root.view.backgroundColor = .white
      let window = app.launch(root)
      let sheet = Clients6.makePullSheet()
      let input = app.application.touchInput
      var frames = titled("presented", app, at: [0, 0.125, 0.25, 0.5]) {
        root.present(sheet, animated: true)
      }
      frames += titled("pulled", app, at: [0.01]) {
        input.begin(at: CGPoint(x: 300, y: 200))
        app.advance(by: 0.01)
        input.move(to: CGPoint(x: 300, y: 220))
        app.advance(by: 0.01)
        input.move(to: CGPoint(x: 300, y: 268))
      }
      frames += titled("let go", app, at: [0, 0.1, 0.5]) { input.end() }
      expect(frames, in: "scrubbed-sheet")
      #expect(root.presentedViewController === sheet && window.rootViewController === root)
    }

    @Test func `a segue of a class zooms the next screen in`() {
      defer { _ = TestApplication() }
      let app = TestApplication(on: Self.device)
      let root = UIViewController()
      let window = app.launch(root)
      let next = UIViewController()
      next.view.backgroundColor = .blue
      let label = UILabel(frame: CGRect(x: 280, y: 176, width: 120, height: 20))
      label.text = "Zoomed"
      next.view.addSubview(label)
      expect(
        titled("zoom", app, at: [0, 0.1, 0.2, 0.3]) { Clients6.zoom(from: root, to: next) },
        in: "zoom-segue")
      #expect(window.rootViewController === root)
    }
  }
}
