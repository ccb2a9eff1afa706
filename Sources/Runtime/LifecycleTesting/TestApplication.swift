import Foundation
import LifecycleTrace
import TerminalRendering
import UIKit

/// A UIKit application for a test: with virtual time, and a record of every lifecycle call.
///
/// Make one for each test, launch a tree of controllers, do something, and compare the calls:
///
///     @MainActor @Test func `a detail is pushed`() throws {
///       let app = TestApplication()
///       let navigation = UINavigationController(rootViewController: ListViewController())
///       app.launch(navigation)
///       try app.expectCalls(
///         """
///         Detail#1 viewDidLoad()
///         List#1   viewWillDisappear(animated: true)
///         ...
///         """
///       ) {
///         navigation.pushViewController(DetailViewController(), animated: true)
///       }
///       try app.expectRulesKept()
///     }
///
/// Controllers belong to the application that is shared when they are created, and tests run in
/// parallel. So create the `TestApplication` in the test itself, before any controller; after an
/// `await`, also one in an action, create controllers inside `perform` or `expectCalls`, which make
/// this application the shared one again.
@preconcurrency @MainActor
public final class TestApplication {
  /// The application, shared from now on.
  public let application: UIApplication
  /// What a phone, and the person who holds it, do to the application.
  public var device: UIKitRuntime.Device { UIKitRuntime.Device(of: application) }
  /// UIKit's warnings, oldest first.
  public private(set) var warnings: [String] = []
  /// Whether `expectScreen(inFile:)` rewrites what differs; by default if `RECORD_SNAPSHOTS` is 1.
  public var recordsSnapshots = SnapshotFile.isRecordingAsked
  /// Draws the windows.
  let renderer = WindowRenderer()
  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let tracer: UIKitRuntime.LifecycleTracer
  private let doctor: UIKitRuntime.LifecycleDoctor
  /// The windows of launched controllers, which have no other owner.
  private var windows: [UIWindow] = []
  /// The sequence number of the first call since the last `perform` or `expectCalls` began.
  private var firstSequence = 0

  /// Creates an application on a screen of a size in points, and makes it the shared one.
  ///
  /// - Parameters:
  ///   - screenSize: one point is one cell; the width decides the size classes.
  ///   - capacity: how many calls are kept, 1 or more; `expectRulesKept` needs all of them.
  public convenience init(
    screenSize: CGSize = CGSize(width: 80, height: 24), capacity: Int = 65_536
  ) {
    self.init(
      on: TestDevice(size: screenSize, cellSize: TestDevice.terminal.cellSize), capacity: capacity)
  }

  /// Creates an application on a device, and makes it the shared one.
  ///
  /// - Parameters:
  ///   - device: its screen; a phone or a pad has the traits that an app has when it runs on one.
  ///   - capacity: how many calls are kept, 1 or more; `expectRulesKept` needs all of them.
  public init(on device: TestDevice, capacity: Int = 65_536) {
    tracer = UIKitRuntime.LifecycleTracer(capacity: capacity)
    tracer.categories = [.controller, .application]
    let made = UIKitRuntime.Device(
      scheduler: scheduler, screenSize: device.size, cellSize: device.cellSize,
      lifecycleObserver: tracer)
    application = made.application
    doctor = UIKitRuntime.LifecycleDoctor(of: application, tracer: tracer)
    share()
    application.logHandler = { [weak self] in self?.warnings.append($0) }
  }

  // MARK: Launching

  /// Shows a controller as the root of a window of its own, and runs until it has appeared.
  @discardableResult
  public func launch(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    windows.append(window)
    return window
  }

  /// Launches an app by its delegate, and runs until its window's root has appeared.
  public func launch(_ delegate: any UIApplicationDelegate) {
    perform { application.launch(delegate) }
  }

  /// Launches an app with a scene, and runs until its window's root has appeared.
  ///
  /// - Parameters:
  ///   - delegate: the application's delegate.
  ///   - sceneDelegate: makes the delegate of the scene, for example `SceneDelegate.init`.
  public func launch<SceneDelegate: UISceneDelegate>(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor () -> SceneDelegate
  ) {
    perform { application.launch(delegate, sceneDelegate: sceneDelegate) }
  }

  // MARK: Doing something

  /// Runs an action, and then everything it caused: turns of the main queue and timers.
  ///
  /// No real time passes. What queues itself again and again is given up after 100,000 turns, with a warning.
  ///
  /// - Throws: the action's error, after what it had caused has run.
  @discardableResult
  public func perform<Result>(_ action: () throws -> Result) rethrows -> Result {
    begin()
    defer { settle() }
    return try action()
  }

  /// Does something that suspends, and runs what it caused to its end.
  ///
  /// While it is suspended the application goes on: turns of the main queue and timers run, so it may wait for
  /// what they lead to. After `limit`, in real time without that of other tests, it is cancelled and given up.
  ///
  /// - Returns: What the action returns.
  /// - Throws: the action's error, after what it had caused has run, or `UnfinishedAction` after the limit.
  @discardableResult
  public func perform<Result: Sendable>(
    within limit: Duration = .seconds(30), fileID: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    begin()
    defer {
      share()
      settle()
    }
    let suspended = SuspendedAction {
      // It begins in a later job of the main actor, before which another test may have run.
      self.share()
      return try await action()
    }
    try await suspended.wait(atMost: limit) { self.goOn() }
    guard let result = suspended.result else {
      throw UnfinishedAction(
        limit: limit, pending: scheduler.isIdle ? nil : scheduler.stillPending,
        site: CallSite(fileID: fileID, line: line))
    }
    return try result.get()
  }

  /// Runs what is due while an action is suspended, and leaves the shared application to other tests.
  private func goOn() {
    guard !scheduler.isIdle else { return }
    let other = UIApplication.shared
    share()
    _ = scheduler.runUntilIdle(atMost: Self.mostTurns)
    UIApplication.replaceShared(with: other)
  }

  /// Advances virtual time by seconds, zero or more, and runs everything that becomes due.
  public func advance(by seconds: TimeInterval) {
    begin()
    pass(seconds)
    doctor.examine()
  }

  func pass(_ seconds: TimeInterval) {
    scheduler.advance(by: .milliseconds(Int64((max(0, seconds) * 1000).rounded())))
  }

  private func settle() {
    if !scheduler.runUntilIdle(atMost: Self.mostTurns) {
      warnings.append(
        "perform waited for \(Self.mostTurns) turns of the main queue, and \(scheduler.stillPending); "
          + "something queues itself again and again")
    }
    doctor.examine()
  }

  private static let mostTurns = 100_000

  private func begin() {
    share()
    firstSequence = tracer.endSequence
  }

  /// Makes this application the one to which views and controllers belong.
  func share() {
    if UIApplication.shared !== application { UIApplication.replaceShared(with: application) }
  }

  // MARK: What was called

  /// The calls since the last `launch`, `perform`, `advance` or `expectCalls` began.
  public func events(_ calls: CallSet = .common) -> [LifecycleEvent] {
    tracer.recorder.events(since: firstSequence).filter(calls.contains)
  }

  /// The calls of a set as lines: `Detail#1 viewWillAppear(animated: true)`.
  public func calls(_ calls: CallSet = .common) -> [String] {
    events(calls).map(\.callText)
  }

  /// Runs an action and everything it caused, and compares the calls with a text.
  ///
  /// A line of the text is one call. Lines may be copied from the log of the shell: leading marks
  /// and the number of blanks between words are ignored. `[..]` stands for any text within a line,
  /// a line `...` for any calls.
  ///
  /// - Throws: `UnexpectedCalls` with the difference, or the action's error.
  @discardableResult
  public func expectCalls<Result>(
    _ expected: String, in calls: CallSet = .common, fileID: String = #fileID, line: Int = #line,
    when action: () throws -> Result
  ) throws -> Result {
    let result = try perform(action)
    try compare(expected, with: calls, CallSite(fileID: fileID, line: line))
    return result
  }

  /// Does something that suspends, runs what it caused to its end, and compares the calls.
  ///
  /// - Throws: `UnexpectedCalls` with the difference, `UnfinishedAction` after the limit, or the action's error.
  @discardableResult
  public func expectCalls<Result: Sendable>(
    _ expected: String, in calls: CallSet = .common, within limit: Duration = .seconds(30),
    fileID: String = #fileID, line: Int = #line,
    when action: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    let result = try await perform(within: limit, fileID: fileID, line: line, action)
    try compare(expected, with: calls, CallSite(fileID: fileID, line: line))
    return result
  }

  /// The mistakes in the use of the lifecycle that were found since the application was created.
  ///
  /// A controller that was popped or dismissed and still lives is one of them; call `expectKept` for
  /// those that are kept on purpose.
  public var findings: [LifecycleFinding] {
    doctor.examine(isFinal: true)
    return doctor.findings
  }

  /// Leaves a controller out of the findings that is kept on purpose after a pop or a dismissal.
  public func expectKept(_ controller: UIViewController) { doctor.expectKept(controller) }

  /// Checks that no mistake in the use of the lifecycle was found.
  ///
  /// - Throws: `LifecycleMistakes` with every finding.
  public func expectNoFindings(
    fileID: String = #fileID, line: Int = #line
  ) throws(LifecycleMistakes) {
    let findings = findings
    guard findings.isEmpty else {
      throw LifecycleMistakes(findings: findings, site: CallSite(fileID: fileID, line: line))
    }
  }

  private func compare(
    _ expected: String, with calls: CallSet, _ site: CallSite
  ) throws(UnexpectedCalls) {
    let actual = self.calls(calls)
    let difference = CallText.difference(expected: expected, actual: actual)
    guard difference.isEmpty else {
      throw UnexpectedCalls(calls: actual, difference: difference, site: site)
    }
  }

  /// Checks every rule of the trace for all calls since the application was created.
  ///
  /// - Throws: `BrokenRules` with every violation, or with the number of dropped calls if there
  ///   were more than the capacity.
  public func expectRulesKept(
    fileID: String = #fileID, line: Int = #line
  ) throws(BrokenRules) {
    let recorder = tracer.recorder
    let violations = LifecycleChecker.violations(in: recorder.events(since: 0))
    guard violations.isEmpty, recorder.droppedCount == 0 else {
      throw BrokenRules(
        violations: violations, droppedCount: recorder.droppedCount,
        site: CallSite(fileID: fileID, line: line))
    }
  }
}
