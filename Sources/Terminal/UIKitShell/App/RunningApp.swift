import LifecycleTrace
package import TerminalCanvas
import TerminalRendering
import UIKit

/// An app as it runs: launched in a fresh UIKit world on a queue whose time is virtual.
///
/// It knows UIKit alone; what app it is shows only in the delegate that is launched.
@MainActor
public final class RunningApp {
  /// A command waits for transitions that end within this time.
  private static var settlingTime: Duration { .seconds(5) }
  /// More turns of the queue than any command needs.
  private static var turnLimit: Int { 10_000 }

  /// The calls of the app's controllers.
  package let trace: UIKitRuntime.LifecycleTracer
  let application: UIApplication
  /// Finds mistakes in the app's use of the lifecycle; what it finds is printed.
  let doctor: UIKitRuntime.LifecycleDoctor
  /// What the app printed, if that is collected, and UIKit's warnings.
  package let printed: PrintedLines
  /// The app's notifications.
  let notifications: NotificationList
  /// What was launched.
  public private(set) var delegate: (any UIApplicationDelegate)?
  private let scheduler: UIKitRuntime.SteppedScheduler
  private let activity: (any MainThreadObserver)?
  private let renderer = WindowRenderer()
  /// Takes frames of what moves; nil where they are not seen.
  private var frameRecorder: FrameRecorder?
  /// The frontmost controller as it was found last.
  var frontmost = CachedFrontmost()

  /// An app that is still to be launched, on a screen.
  package init(screen: UIScreen, process: AppProcess? = nil) {
    scheduler = UIKitRuntime.SteppedScheduler()
    activity = process?.activity
    let trace = UIKitRuntime.LifecycleTracer()
    trace.categories = ShellSettings().categories
    let printed = PrintedLines(process)
    let observer = process.map {
      ProcessTracer(trace, printed: printed, activity: $0.activity)
    }
    application = UIApplication(
      scheduler: scheduler, screen: screen, lifecycleObserver: observer ?? trace)
    application.logHandler = { message in
      trace.recorder.keepCause()
      printed.add(
        warning: message, before: trace.endSequence, command: trace.recorder.currentCommand)
    }
    if let callDepth = process?.activity?.callDepth { application.callDepthMemory = callDepth }
    doctor = UIKitRuntime.LifecycleDoctor(of: application, tracer: trace)
    doctor.report = { finding in
      trace.recorder.keepCause()
      printed.add(
        finding: finding, before: trace.endSequence, command: trace.recorder.currentCommand)
    }
    self.trace = trace
    self.printed = printed
    notifications = NotificationList(of: application)
    UIApplication.replaceShared(with: application)
  }

  /// Launches the app by the given closure, and lets it settle.
  package func launch(_ launch: (UIApplication) -> any UIApplicationDelegate) {
    delegate = launch(application)
    settle()
  }

  /// Why nothing of the app can be shown, in words for who wrote it; nil if it has a root.
  package var launchProblem: String? {
    guard let window else {
      return "the app has no window: make one in application(_:didFinishLaunchingWithOptions:), "
        + "keep it in the delegate's window, and call makeKeyAndVisible()"
    }
    guard window.rootViewController == nil else { return nil }
    return "the app's window has no rootViewController: set one before makeKeyAndVisible()"
  }

  /// The app's window: the delegate's, or the one of its scene.
  public var window: UIWindow? { delegate?.window ?? application.keyWindow }

  // MARK: Time

  /// Collects what the app printed since the last call that a controller received.
  private func collectPrinted() {
    if printed.collect(before: trace.endSequence, command: trace.recorder.currentCommand) {
      trace.recorder.keepCause()
    }
  }

  /// Takes what the app printed and no reply has shown yet.
  package func takePrinted() -> [PrintedLine] {
    collectPrinted()
    return printed.takeUnshown()
  }

  /// Makes a command the cause of the calls to come; their times start at `milliseconds`.
  package func beginCommand(_ text: String, at milliseconds: Int64) -> Int {
    prepareCause(at: milliseconds)
    // Controllers made from now on belong to this app, whatever was launched meanwhile.
    if UIApplication.shared !== application { UIApplication.replaceShared(with: application) }
    return trace.recorder.beginCommand(text)
  }

  /// Makes an event that was not typed the cause of the calls to come, if any come.
  func beginCause(_ text: String, at milliseconds: Int64) {
    prepareCause(at: milliseconds)
    trace.recorder.beginCause(text)
  }

  private func prepareCause(at milliseconds: Int64) {
    collectPrinted()
    trace.timeOffset = .milliseconds(milliseconds) - scheduler.now
  }

  /// Runs the queue and all transitions to their end, without sleeping.
  public func settle() { settle(until: now + Self.settlingTime) }

  /// How much of the queue's time passes until its next timer; nil without one.
  var timeUntilNextTimer: Duration? { scheduler.nextTimer.map { $0 - scheduler.now } }

  /// The queue's time.
  var now: Duration { scheduler.now }

  /// Runs the queue and what is waited for up to a moment; time passes only as far as that takes it.
  func settle(until latest: Duration) {
    scheduler.runTurns()
    var turns = 0
    while let due = scheduler.nextAwaitedTimer, due <= latest, turns < Self.turnLimit {
      pass(to: due)
      turns += 1
    }
  }

  /// Lets time pass to a moment, and takes frames on the way.
  private func pass(to moment: Duration) {
    if let frameRecorder {
      while let next = frameRecorder.nextFrame(isMoving: application.frameClock.isMoving, now: now),
        next < moment
      {
        scheduler.advance(by: next - now)
        takeFrame(frameRecorder)
      }
    }
    scheduler.advance(by: moment - now)
  }

  /// Lets seconds of the queue's time pass.
  package func advance(by seconds: Double) {
    pass(seconds: seconds)
    settle()
  }

  /// Lets seconds of the queue's time pass and no more, as between two moves of a finger.
  func pass(seconds: Double) {
    scheduler.advance(by: .milliseconds(Int64((seconds * 1000).rounded())))
  }

  // MARK: Drawing

  /// The focus in the app.
  package var focus: UIKitRuntime.FocusInput { application.focusInput }

  /// The fingers on the screen.
  var touches: UIKitRuntime.TouchInput { application.touchInput }

  /// What is seen of the window, with the focus if it is shown.
  ///
  /// Where a person watches, what is held on its way or moves for ever is seen as it is now.
  package func canvas() -> Canvas {
    var canvas = Canvas(width: 1, height: 1)
    guard let window else { return canvas }
    let draw = { [self] in
      window.layoutIfNeeded()
      let screen =
        isMotionSeen
        ? renderer.present(window, at: application.frameClock.now, after: renderer.canvas)
        : renderer.render(window)
      canvas = WindowRenderer.mark(focus.isShown ? focus.markedFrame : nil, on: screen, of: window)
    }
    if let activity { activity.inside(.drawing, draw) } else { draw() }
    return canvas
  }

  /// Whether something on its way is seen: the screen differs then from its state at rest.
  var isMotionSeen: Bool {
    application.frameClock.isWatched && application.frameClock.timeline.isMoving
  }

  /// Takes frames of what moves from now on.
  func beginFrames() { frameRecorder = FrameRecorder(on: renderer.canvas) }

  /// Takes the frames since the beginning, or since this was called last.
  func takeFrames() -> [FrameRecorder.Frame] { frameRecorder?.takeFrames() ?? [] }

  /// The next frame follows what was drawn last.
  func showedFrame() { frameRecorder?.show(renderer.canvas) }

  /// Drops the frames since the beginning.
  func restartFrames() { frameRecorder?.restart() }

  /// Takes no more frames.
  func endFrames() { frameRecorder = nil }

  /// Draws the window as it is seen now, from what was seen before.
  private func takeFrame(_ recorder: FrameRecorder) {
    guard let window else { return }
    recorder.take { before in
      var screen = before
      let draw = { [self] in
        screen = renderer.present(window, at: application.frameClock.now, after: before)
      }
      if let activity { activity.inside(.drawing, draw) } else { draw() }
      let focus = focus.isShown ? focus.markedFrame : nil
      return (screen, WindowRenderer.mark(focus, on: screen, of: window))
    }
  }

  /// The window as lines without blank ones at the end.
  package func screenLines(ascii: Bool) -> [String] {
    var lines = canvas().lines(ascii: ascii)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
