import Testing
import UIKit

@testable import UIKitShell

/// A foreign app's work on the main queue is waited for; `wait until` waits for more.
@MainActor @Suite struct MainQueueTests {
  /// A screen whose title follows work that arrives in pieces, one with each look.
  private final class LoadingViewController: UIViewController {
    var pieces = 0

    func load() {
      pieces += 1
      title = pieces < 3 ? "Loading" : "Loaded"
    }
  }

  @MainActor
  private struct Loading {
    let interpreter: Interpreter
    let controller: LoadingViewController

    init(mode: ShellEnvironment.Mode, timerAfter delay: Double = .infinity) throws {
      let controller = LoadingViewController()
      self.controller = controller
      controller.title = "Idle"
      let environment = ShellEnvironment(
        mode: mode, files: NoFiles(),
        launch: { application in
          let delegate = WindowAppDelegate()
          delegate.window = UIWindow(frame: application.screen.bounds)
          delegate.window?.rootViewController = controller
          application.launch(delegate)
          delegate.window?.makeKeyAndVisible()
          return delegate
        },
        runMainQueue: { seconds in if seconds > 0 { controller.load() } },
        hasTimer: { seconds in delay <= seconds })
      let catalog = try CommandCatalog([.shell], programName: "load")
      interpreter = Interpreter(session: ShellSession(environment: environment, catalog: catalog))
    }

    func messages(_ line: String) -> [String] {
      interpreter.run(line, as: .script).message
    }

    func run(_ line: String) -> String? {
      interpreter.run(line, as: .script).failure?.message
    }
  }

  private final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test func `waiting ends as soon as the state has the value`() throws {
    let loading = try Loading(mode: .script)
    #expect(loading.run("expect screen idle") == nil)
    #expect(loading.run("wait until screen loaded") == nil)
    #expect(loading.controller.pieces == 3)
    #expect(loading.interpreter.session.time.clock.milliseconds == 0)
    #expect(loading.interpreter.session.app.now == .zero)
  }

  @Test func `waiting in vain fails after the time that was given`() throws {
    let loading = try Loading(mode: .script)
    #expect(
      loading.run("wait until screen gone 2s")
        == "after 2.0 seconds still: screen gone; screen is loaded")
    #expect(loading.interpreter.session.time.clock.milliseconds == 0)
    #expect(loading.run("wait until screen gone 700s")?.contains("0.1 to 600") == true)
  }

  @Test func `UIKit's own time passes only as far as something is due`() throws {
    let loading = try Loading(mode: .script)
    let scheduler = loading.interpreter.session.app.application.scheduler
    scheduler.after(8) { loading.controller.title = "Done" }
    scheduler.after(30) { loading.controller.title = "Late" }
    #expect(loading.run("wait until screen done 20s") == nil)
    #expect(loading.interpreter.session.app.now == .seconds(8))
    #expect(loading.run("wait until screen late 1s")?.hasPrefix("after 1.0 seconds") == true)
    #expect(loading.interpreter.session.app.now == .seconds(8))
  }

  @Test func `a wait says that it moves no timer of the app, where one is due`() throws {
    let loading = try Loading(mode: .script, timerAfter: 2)
    #expect(loading.messages("wait 1") == ["Waited 1 seconds."])
    #expect(
      loading.messages("wait 3") == [
        "Waited 3 seconds.",
        "A Timer of the app is due, but runs in real time: wait until waits for what it does.",
      ])
  }

  @Test func `what cannot become true while one waits is refused`() throws {
    let loading = try Loading(mode: .script)
    for condition in ["log none", "error \"x\""] {
      #expect(
        loading.run("wait until \(condition)") == "wait until takes a key of state or a text")
    }
    #expect(loading.run("wait until scren x")?.hasPrefix("unknown expectation 'scren'") == true)
    #expect(
      try Loading(mode: .typed).run("wait until screen idle")
        == "wait until works in scripts only")
  }
}
