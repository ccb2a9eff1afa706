import LifecycleLessons
import LifecycleTrace
import UIKit

/// A small app that runs beside the session's, in an application and a time of its own.
@MainActor
package final class LessonRun {
  /// The app as it runs.
  let app: RunningApp
  private let process: AppProcess?
  /// The rows of a screen that stands beside another one.
  private static var rows: Int { 8 }

  /// Launches an app; the shared application is as before when this returns.
  ///
  /// - Parameters:
  ///   - lesson: the app.
  ///   - columns: the width of its screen, whose height goes with it; nil for a whole screen.
  ///   - process: what is told of its calls; nil for nothing.
  init(_ lesson: LessonApp, columns: Int? = nil, process: AppProcess? = nil) {
    let outer = UIApplication.shared
    let screen = columns.map { UIScreen(size: CGSize(width: $0, height: Self.rows)) }
    app = RunningApp(screen: screen ?? UIScreen(), process: process)
    UIApplication.replaceShared(with: outer)
    self.process = process
    // The delegate of the application is the same in every lesson.
    app.trace.categories = [.controller]
    let date = app.application.viewEnvironment.currentDate
    app.application.viewEnvironment.currentDate = { [unowned app] in
      date() + app.now / .seconds(1)
    }
    run("launch") {
      app.launch { application in
        let delegate = LessonAppDelegate(lesson.makeRoot)
        application.launch(delegate)
        return delegate
      }
    }
    for step in lesson.steps { perform(step) }
  }

  /// Takes a step and all that follows from it.
  func perform(_ step: LessonStep) {
    run(step.title) {
      _ = app.beginCommand(step.title, at: 0)
      step.perform(stage)
    }
  }

  /// Does something while the lesson's application is the shared one.
  private func run(_ title: String, _ work: () -> Void) {
    let outer = UIApplication.shared
    UIApplication.replaceShared(with: app.application)
    defer { UIApplication.replaceShared(with: outer) }
    process?.activity?.begin(.command(title))
    work()
    app.settle()
    app.doctor.examine()
  }

  private var stage: LessonStage {
    LessonStage(
      root: app.window?.rootViewController ?? UIViewController(),
      pass: { [unowned app] in app.advance(by: $0) })
  }

  /// The screen in ASCII, without blank lines at the end.
  var screenLines: [String] {
    let outer = UIApplication.shared
    UIApplication.replaceShared(with: app.application)
    defer { UIApplication.replaceShared(with: outer) }
    return app.screenLines(ascii: true)
  }

  /// Looks for what only shows at the end.
  func finish() { app.doctor.examine(isFinal: true) }
}

/// Shows the root of a lesson's app.
private final class LessonAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeRoot: @MainActor () -> UIViewController

  init(_ makeRoot: @escaping @MainActor () -> UIViewController) {
    self.makeRoot = makeRoot
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: application.screen.bounds)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
