import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md background-task, scene-state-restoration-activity, rotation-attempt.
@MainActor @Suite struct BackgroundTaskTests {
  @Test func `background-task: half a minute in the background, then the handlers of open tasks`() {
    let recorder = TraceRecorder()
    recorder.launch(NamedViewController("A"))
    let application = recorder.application
    var expired: [String] = []
    let first = application.beginBackgroundTask { expired.append("first") }
    let second = application.beginBackgroundTask(withName: "second") { expired.append("second") }
    #expect(first != second && first != .invalid && second != .invalid)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    application.enterBackground()
    #expect(application.backgroundTimeRemaining == 30)
    recorder.scheduler.advance(by: .seconds(10))
    #expect(application.backgroundTimeRemaining == 20)
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
    recorder.scheduler.advance(by: .seconds(21))
    #expect(expired == ["second"] && application.backgroundTimeRemaining == 0)
  }

  @Test func `background-task: nothing expires in the foreground`() {
    let recorder = TraceRecorder()
    recorder.launch(NamedViewController("A"))
    var expired = 0
    _ = recorder.application.beginBackgroundTask { expired += 1 }
    recorder.application.enterBackground()
    recorder.scheduler.advance(by: .seconds(10))
    recorder.application.enterForeground()
    recorder.scheduler.advance(by: .seconds(60))
    #expect(expired == 0)
  }

  @Test func `rotation-attempt: a turn that was refused follows once it is supported`() {
    let recorder = TraceRecorder()
    let root = TurningController()
    recorder.launch(root)
    root.supported = .landscape
    recorder.application.rotate()
    recorder.settle()
    #expect(recorder.application.screen.bounds.size == CGSize(width: 80, height: 24))
    UIViewController.attemptRotationToDeviceOrientation()
    recorder.settle()
    #expect(recorder.application.screen.bounds.size == CGSize(width: 80, height: 24))
    root.supported = .all
    UIViewController.attemptRotationToDeviceOrientation()
    recorder.settle()
    #expect(recorder.application.screen.bounds.size == CGSize(width: 48, height: 40))
    UIViewController.attemptRotationToDeviceOrientation()
    recorder.settle()
    #expect(recorder.application.screen.bounds.size == CGSize(width: 48, height: 40))
  }
}

private final class TurningController: UIViewController {
  var supported = UIInterfaceOrientationMask.all
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
}
