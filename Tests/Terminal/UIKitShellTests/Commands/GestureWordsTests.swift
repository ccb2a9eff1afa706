import Foundation
import Testing
import UIKit

@testable import UIKitShell

/// Long press, pinch and rotation by words and by the mouse.
@MainActor @Suite(.serialized) struct GestureWordsTests {
  /// A screen whose middle knows gestures.
  private final class GestureViewController: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let cell = UIScreen.main.cellSize
      let pad = UILabel(
        frame: CGRect(
          x: 10 * cell.width, y: 5 * cell.height, width: 4 * cell.width, height: 2 * cell.height))
      pad.text = "pad\npad"
      pad.numberOfLines = 2
      pad.isUserInteractionEnabled = true
      pad.addGestureRecognizer(
        UILongPressGestureRecognizer(target: self, action: GestureViewController.held))
      pad.addGestureRecognizer(
        UIPinchGestureRecognizer(target: self, action: GestureViewController.pinched))
      pad.addGestureRecognizer(
        UIRotationGestureRecognizer(target: self, action: GestureViewController.turned))
      pad.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: GestureViewController.tapped))
      view.addSubview(pad)
    }

    private func held(_ press: UILongPressGestureRecognizer) {
      calls.append("held \(press.state.rawValue)")
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
      if pinch.state == .ended { calls.append("pinched \((pinch.scale * 100).rounded() / 100)") }
    }

    private func turned(_ rotation: UIRotationGestureRecognizer) {
      let degrees = (rotation.rotation * 180 / .pi).rounded()
      if rotation.state == .ended { calls.append("turned \(degrees)") }
    }

    private func tapped() { calls.append("tapped") }
  }

  private final class AppDelegate: OneScreenAppDelegate {
    override func makeScreen() -> UIViewController { GestureViewController() }
  }

  /// A clock that the test moves, as that of a person.
  private final class TestClock: SessionClock {
    var milliseconds: Int64 = 0
    var isVirtual: Bool { false }
    func advance(byMilliseconds milliseconds: Int64) {}
  }

  private func session(
    _ cellSize: CGSize, mode: ShellEnvironment.Mode = .script, clock: TestClock? = nil
  ) throws -> (PaintSession, GestureViewController) {
    let session = try PaintSession(
      mode: mode, makeApp: { AppDelegate() },
      prepare: { environment in
        let size = CGSize(width: 80 * cellSize.width, height: 24 * cellSize.height)
        environment.makeScreen = { UIScreen(size: size, cellSize: cellSize) }
        if let clock { environment.makeClock = { clock } }
      })
    return (session, try #require(session.front(GestureViewController.self)))
  }

  /// Leaves no phone behind for tests that make no application of their own.
  private func leaveTerminal() {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
  }

  private nonisolated static let cellSizes = [
    CGSize(width: 1, height: 1), CGSize(width: 8, height: 16),
  ]

  @Test(arguments: cellSizes)
  func `a finger is held, two are pinched and turned, by words`(cellSize: CGSize) throws {
    defer { leaveTerminal() }
    let (session, controller) = try session(cellSize)
    #expect(session.run("touch 12 6 hold").isEmpty)
    #expect(controller.calls == ["held 1", "held 3"])
    controller.calls = []
    #expect(session.run("touch 12 6 hold 0.3").isEmpty)
    #expect(controller.calls == ["tapped"])
    for (words, call) in [
      ("pinch 2", "pinched 2.0"), ("pinch 0.5", "pinched 0.5"), ("rotate 90", "turned 90.0"),
      ("rotate -45", "turned -45.0"),
    ] {
      controller.calls = []
      let reply = session.reply("touch 12 6 \(words)")
      #expect(
        reply.failure == nil && controller.calls.contains(call), "\(words): \(controller.calls)")
      #expect(reply.canonical == "touch 12 6 \(words)")
    }
  }

  @Test func `amounts are bounded, and what else there is is named`() throws {
    let (session, controller) = try session(Self.cellSizes[0])
    #expect(
      session.run("touch 12 6 pinch 11") == [
        "error: '11' is not a scale: write a number from 0.1 to 10"
      ])
    #expect(
      session.run("touch 12 6 hold nan") == [
        "error: 'nan' is not a time: write a number from 0.1 to 60"
      ])
    #expect(session.run("touch 12 6 rotate 361").first?.contains("from -360 to 360") == true)
    #expect(session.run("touch 12 6 rotate") == ["error: touch needs an angle"])
    #expect(session.run("touch 12 6 squeeze").first?.hasPrefix("error: 'squeeze' is not") == true)
    #expect(controller.calls.isEmpty)
  }

  @Test(arguments: cellSizes)
  func `a mouse that is held is a long press, and a click is none`(cellSize: CGSize) throws {
    defer { leaveTerminal() }
    let clock = TestClock()
    let (session, controller) = try session(cellSize, mode: .typed, clock: clock)
    session.session.settings.draw = .page
    let repl = REPL(session: session.session, options: REPL.Options(control: .alternateScreen))
    _ = repl.start()
    func mouse(_ action: MouseEvent.Action) {
      _ = repl.receive(.mouse(MouseEvent(action, column: 11, row: 5)))
    }
    func pass(_ milliseconds: Int64) {
      clock.milliseconds += milliseconds
      _ = repl.receive(.tick())
    }
    mouse(.press)
    pass(100)
    mouse(.release)
    #expect(controller.calls == ["tapped"])
    controller.calls = []
    mouse(.press)
    pass(400)
    pass(600)
    #expect(controller.calls == ["held 1"])
    mouse(.release)
    #expect(controller.calls == ["held 1", "held 3"])
    #expect(session.session.app.touches.fingers.isEmpty)
  }
}
