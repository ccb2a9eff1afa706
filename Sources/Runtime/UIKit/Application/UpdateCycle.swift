import QuartzCore

/// The turns of an application: transitions first, then layout, then what is shown.
///
/// Layout is after transitions because a first layout pair follows `viewIsAppearing` (I23).
@MainActor
final class UpdateCycle {
  private let timeline: Timeline
  private let endlessWork: EndlessWork
  private var isTurnScheduled = false
  /// Whether the running turn will lay out, once its transitions have begun.
  private var isLayoutAhead = false
  /// Layout that asks for layout again, turn after turn.
  private var feedback = LayoutFeedback()

  init(of application: UIApplication) {
    endlessWork = EndlessWork(of: application)
    timeline = application.frameClock.timeline
    (application.scheduler as? UIKitRuntime.SteppedScheduler)?.whenEndless = {
      [weak endlessWork] in endlessWork?.warn()
    }
  }

  // The application whose cycle this is comes with each call: reading a reference to it counts it, a dozen times a turn.

  /// Schedules a turn.
  func scheduleTurn(of application: UIApplication) {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    // Only the application is captured, which takes no memory of its own.
    application.scheduler.async { application.updateCycle.runTurn(of: application) }
  }

  /// Schedules a turn for layout, unless the running one will lay out after its transitions.
  func scheduleLayoutPass(of application: UIApplication) {
    if !isLayoutAhead, feedback.allowsTurn() { scheduleTurn(of: application) }
  }

  private func runTurn(of application: UIApplication) {
    isTurnScheduled = false
    isLayoutAhead = true
    application.transitions.runTurn()
    isLayoutAhead = false
    feedback.beginPass()
    for reference in application.windowStack.references {
      guard let window = reference.window, !window.isHidden else { continue }
      window.layoutIfNeeded()
    }
    if feedback.endPass() { warnOfFeedback(in: application) }
    timeline.commitTurn()
    application.focusSystemIfMade?.refresh()
  }

  /// Says which view asks for layout in every pass.
  private func warnOfFeedback(in application: UIApplication) {
    guard let view = application.windows.lazy.compactMap(\.viewThatNeedsLayout).first else {
      return
    }
    let name: String
    if let controller = view.viewController {
      name = "the view of \(controller.misuseDescription)"
    } else {
      let owner = sequence(first: view as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
      name = "a \(type(of: view))" + (owner.map { " of \($0.misuseDescription)" } ?? "")
    }
    application.log(
      "\(name) asked for layout in \(LayoutFeedback.mostPasses) layout passes in a row; "
        + "setNeedsLayout() in layoutSubviews or viewDidLayoutSubviews never comes to an end")
  }
}

/// Warns of work on the main queue that never comes to an end.
///
/// An object by itself, since the scheduler refers to it weakly: what is referred to weakly is counted by a slower
/// way, and a turn counts the application and its cycle a dozen times.
@MainActor
private final class EndlessWork {
  private unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  func warn() {
    application.log(
      "work on the main queue queues itself again and again; "
        + "\(UIKitRuntime.SteppedScheduler.mostTurns) turns were run, the rest waits", once: true)
  }
}

extension UIView {
  /// The view, or the first one below, that still needs layout.
  fileprivate var viewThatNeedsLayout: UIView? {
    if needsLayout { return self }
    guard descendantNeedsLayout else { return nil }
    return storedSubviews.lazy.compactMap(\.viewThatNeedsLayout).first
  }
}
