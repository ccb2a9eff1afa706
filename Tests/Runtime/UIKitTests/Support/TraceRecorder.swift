import Foundation
import LifecycleTrace

@testable import UIKit

/// A new application on the stepped scheduler, and the calls that were made in it.
@MainActor
final class TraceRecorder {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let tracer = UIKitRuntime.LifecycleTracer()
  let application: UIApplication
  private(set) var warnings: [String] = []
  private var seen = 0
  private var windows: [UIWindow] = []

  init(
    size: CGSize = CGSize(width: 80, height: 24), cellSize: CGSize = CGSize(width: 1, height: 1)
  ) {
    application = UIApplication(
      scheduler: scheduler, screen: UIScreen(size: size, cellSize: cellSize),
      lifecycleObserver: tracer)
    UIApplication.replaceShared(with: application)
    application.logHandler = { [weak self] in self?.warnings.append($0) }
  }

  /// Which calls a trace shows.
  enum Detail {
    /// Loading and appearance, without layout, containment and the rest.
    case common
    /// Every call except `init`.
    case all
  }

  /// Makes a window with a root and runs its appearance.
  @discardableResult
  func launch(_ root: UIViewController) -> UIWindow {
    let window = show(root)
    settle()
    forget()
    return window
  }

  /// Makes a window with a root; nothing has run when this returns.
  func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    windows.append(window)
    return window
  }

  /// Runs until no work is pending.
  func settle() { scheduler.runUntilIdle() }

  /// Runs one turn of the main queue.
  func turn() { scheduler.runTurn() }

  /// Skips the calls up to now.
  func forget() { seen = tracer.recorder.endSequence }

  /// The events since the last `forget` or `take`.
  func takeEvents() -> [LifecycleEvent] {
    defer { forget() }
    return tracer.recorder.events(since: seen)
  }

  /// The calls since the last `forget` or `take`, one line each, UIKit's containers left out.
  func take(_ detail: Detail = .common) -> [String] {
    takeEvents().compactMap { event in
      guard !Self.containerNames.contains(event.controller.name) else { return nil }
      switch detail {
      case .common: guard event.callback.isCommon else { return nil }
      case .all:
        if event.callback == .initWithNibName || event.callback == .initWithCoder { return nil }
      }
      return Self.line(event)
    }
  }

  private static let containerNames: Set<String> = ["Nav", "Tabs", "Split", "Pages"]

  /// One call, short: `A viewWillAppear(true)`.
  static func line(_ event: LifecycleEvent) -> String {
    let callback = event.callback.description
      .replacingOccurrences(of: "animated: ", with: "")
      .replacingOccurrences(of: "toParent: ", with: "")
      .replacingOccurrences(of: "#1", with: "")
    return "\(event.controller) \(callback)".replacingOccurrences(of: "#1 ", with: " ")
  }
}

/// A controller with its own name in the trace.
class NamedViewController: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = "Coded"
    super.init(coder: coder)
  }

  override var lifecycleName: String { name }

  /// Closures to run inside callbacks, by the callback's name.
  var inside: [String: () -> Void] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    inside["viewDidLoad"]?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inside["viewWillAppear"]?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    inside["viewIsAppearing"]?()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    inside["viewWillLayoutSubviews"]?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    inside["viewDidAppear"]?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    inside["viewWillDisappear"]?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    inside["viewDidDisappear"]?()
  }
}

/// A container that forwards appearance to its children itself.
final class ManualViewController: NamedViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Makes a controller a child of another one, whose view shows it.
@MainActor
func embed(_ child: UIViewController, in parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}
