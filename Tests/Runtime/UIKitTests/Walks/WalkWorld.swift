import Foundation
import LifecycleTrace
import UIKit

/// The application in which a walk takes place, and what has been observed.
@MainActor
final class WalkWorld {
  let recorder: TraceRecorder
  /// The points of a cell.
  let cellSize: CGSize
  let window: UIWindow
  private var checker = LifecycleChecker()
  /// Every controller that was made, as long as it lives.
  private var made: [WeakController] = []
  private var armed: [(hook: WalkHook, step: WalkStep)] = []
  private var callbackDepth = 0
  /// The gestures that have not ended.
  var gestures: [any UIKitRuntime.InteractiveTransition] = []
  var input: UIKitRuntime.TouchInput { recorder.application.touchInput }
  /// The state of each controller, by its calls.
  private(set) var phases: [ControllerID: WalkPhase] = [:]
  /// The number of page turns whose beginning was reported to a delegate and whose end was not.
  var openTurns = 0
  /// The number of transitions that the app has animated.
  var ownTransitions = 0
  /// The animations of views whose completions have not been called.
  var openMotions = 0
  /// Whether a person leads some of them.
  var hasHands = true
  /// Whether a container of the app's own is in the middle of a change.
  var isChangingChildren = false
  /// Whether the app has set pages since a swipe began.
  var hasSetPages = false
  /// Whether the app is setting the pages that a new spine will need, so that it sets no others.
  var isAnsweringForSpine = false
  private(set) var problem: String?
  private var seen = 0

  private struct WeakController {
    weak var controller: UIViewController?
  }

  init(_ beginning: WalkContent, cellSize: CGSize = CGSize(width: 1, height: 1)) {
    self.cellSize = cellSize
    recorder = TraceRecorder(
      size: CGSize(width: 80 * cellSize.width, height: 24 * cellSize.height), cellSize: cellSize)
    window = UIWindow()
    window.rootViewController = make(beginning)
    window.makeKeyAndVisible()
    recorder.settle()
    observe()
  }

  /// Records the first failure; its message begins with a rule.
  func fail(_ message: @autoclosure () -> String) {
    if problem == nil { problem = message() }
  }

  // MARK: Steps

  /// Performs one step, and checks its effects.
  func take(_ step: WalkStep) {
    recorder.tracer.recorder.beginCommand(step.script)
    let isAtRest = isAtRest
    perform(step)
    observe(step, startedAtRest: isAtRest)
    if self.isAtRest { checkRest() }
  }

  /// Performs a step inside the next callback of a kind.
  func arm(_ hook: WalkHook, _ step: WalkStep) {
    armed.append((hook, step))
  }

  /// A callback has reached a controller of the app.
  func reach(_ hook: WalkHook) {
    guard callbackDepth == 0, let index = armed.firstIndex(where: { $0.hook == hook }) else {
      return
    }
    let step = armed.remove(at: index).step
    callbackDepth += 1
    perform(step)
    callbackDepth -= 1
  }

  /// Whether a step is being performed inside a callback.
  var isInsideCallback: Bool { callbackDepth > 0 }

  /// Whether no transition runs and no work is pending.
  var isAtRest: Bool { !recorder.application.hasPendingTransitions && recorder.scheduler.isIdle }

  /// Ends the walk: everything is released, and then no controller may be left.
  func end() {
    armed = []
    input.cancelAll()
    // A transition that waited may be led by a hand as well.
    repeat {
      for gesture in gestures { gesture.cancel() }
      gestures = []
      recorder.settle()
    } while !gestures.isEmpty
    hasHands = false
    if let root = window.rootViewController, root.presentedViewController != nil {
      root.dismiss(animated: false)
    }
    recorder.settle()
    let last = make(.plain)
    window.rootViewController = last
    recorder.settle()
    observe()
    checkRest()
    let left = live.filter { $0 !== last }.map { "\($0.lifecycleID)" }
    if !left.isEmpty { fail("LEAK \(left.joined(separator: ", ")) after everything was let go of") }
  }

  // MARK: Events

  private func observe(_ step: WalkStep? = nil, startedAtRest: Bool = false) {
    let events = recorder.tracer.recorder.events(since: seen)
    seen = recorder.tracer.recorder.endSequence
    for event in events {
      if let phase = WalkPhase(after: event.callback) { phases[event.controller] = phase }
      for violation in checker.observe(event) { fail("\(violation)") }
      if event.callback.kind == .deinit { phases[event.controller] = nil }
    }
  }

  /// The violations of the trace's checks at rest.
  var violationsAtRest: [LifecycleViolation] { checker.violationsAtRest() }

  /// The state of a controller, also inside a callback.
  func phase(of controller: UIViewController) -> WalkPhase {
    observe()
    return phases[controller.lifecycleID] ?? .disappeared
  }

  // MARK: Controllers

  /// The live controllers, in the order of creation.
  var live: [UIViewController] {
    made.removeAll { $0.controller == nil }
    return made.compactMap(\.controller)
  }

  /// Records a controller that was made.
  func note(_ controller: UIViewController) {
    made.append(WeakController(controller: controller))
  }

  /// Every controller reachable from the window's root: children first, then presented ones.
  var reachable: [UIViewController] {
    window.rootViewController?.tree ?? []
  }
}

/// The state of a controller between hidden and visible.
enum WalkPhase: Hashable {
  case disappeared, appearing, appeared, disappearing

  init?(after callback: LifecycleCallback) {
    switch callback {
    case .viewWillAppear: self = .appearing
    case .viewDidAppear: self = .appeared
    case .viewWillDisappear: self = .disappearing
    case .viewDidDisappear: self = .disappeared
    default: return nil
    }
  }
}

extension UIViewController {
  /// This controller, what it contains and what these present.
  var tree: [UIViewController] {
    var found = [self] + children.flatMap(\.tree)
    // The getter also returns the parent's presented controller, which is in the parent's own tree.
    if let presented = presentedViewController, presented !== parent?.presentedViewController {
      found += presented.tree
    }
    return found
  }
}
