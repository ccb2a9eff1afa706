import Synchronization
import UIKit

@testable import UIKitShell

/// An app that prints in its callbacks.
final class NoisyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let process: FakeProcess

  init(_ process: FakeProcess) {
    self.process = process
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: NoisyViewController(process))
    window?.makeKeyAndVisible()
    return true
  }
}

/// Prints when its view loads and appears; a button pushes the next of its kind, another floods.
final class NoisyViewController: UIViewController {
  private let process: FakeProcess

  init(_ process: FakeProcess) {
    self.process = process
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    process.print("loaded")
    for (row, name) in ["Next", "Flood"].enumerated() {
      let button = UIButton(frame: CGRect(x: 0, y: CGFloat(row), width: 10, height: 1))
      button.setTitle(name, for: .normal)
      button.addAction(
        UIAction { [weak self] action in self?.press(name) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    process.print("| + appeared")
  }

  private func press(_ name: String) {
    switch name {
    case "Next":
      navigationController?.pushViewController(NoisyViewController(process), animated: false)
    default: for number in 1...600 { process.print("line \(number)") }
    }
  }
}

/// A process whose output is a value.
@MainActor
final class FakeProcess {
  let activity = FakeActivity()
  private var lines: [String] = []

  func print(_ line: String) { lines.append(line) }

  var process: AppProcess {
    AppProcess(
      takePrintedLines: { [self] in
        defer { lines = [] }
        return lines
      },
      activity: activity)
  }
}

/// Keeps what the main thread is busy with.
final class FakeActivity: MainThreadObserver {
  private let work = Mutex<MainThreadWork?>(nil)

  var current: MainThreadWork? { work.withLock { $0 } }
  func begin(_ work: MainThreadWork, level: Int) { self.work.withLock { $0 = work } }
  func end() { work.withLock { $0 = nil } }
}

extension PaintSession {
  /// A session of the noisy app.
  static func noisy(_ process: FakeProcess) throws -> PaintSession {
    try PaintSession(
      makeApp: { NoisyAppDelegate(process) }, prepare: { $0.process = process.process })
  }
}
