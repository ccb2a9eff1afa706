import QuartzCore

/// The turns of an application: transitions first, then layout, then what is shown.
///
/// Layout is after transitions because a first layout pair follows `viewIsAppearing` (I23).
@MainActor
final class UpdateCycle {
  private unowned let application: UIApplication
  private let timeline: Timeline
  private var isTurnScheduled = false
  /// Whether the running turn will lay out, once its transitions have begun.
  private var isLayoutAhead = false
  /// Layout that asks for layout again, turn after turn.
  private var feedback = LayoutFeedback()

  init(of application: UIApplication) {
    self.application = application
    timeline = application.frameClock.timeline
    (application.scheduler as? UIKitRuntime.SteppedScheduler)?.whenEndless = { [weak self] in
      // Not the application: what is referred to weakly is counted by a slower way, and a turn counts it a dozen times.
      self?.warnOfEndlessWork()
    }
  }

  /// Says that what is queued on the main queue never comes to an end.
  private func warnOfEndlessWork() {
    application.log(
      "work on the main queue queues itself again and again; "
        + "\(UIKitRuntime.SteppedScheduler.mostTurns) turns were run, the rest waits", once: true)
  }

  /// Schedules a turn.
  func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    let application = application
    application.scheduler.async { self.runTurn(of: application) }
  }

  /// Schedules a turn for layout, unless the running one will lay out after its transitions.
  func scheduleLayoutPass() {
    if !isLayoutAhead, feedback.allowsTurn() { scheduleTurn() }
  }

  /// - Parameter application: The one whose cycle this is; each read of the reference to it is counted.
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
    if feedback.endPass() { warnOfFeedback() }
    timeline.commitTurn()
    application.focusSystemIfMade?.refresh()
  }

  /// Says which view asks for layout in every pass.
  private func warnOfFeedback() {
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

extension UIView {
  /// The view, or the first one below, that still needs layout.
  fileprivate var viewThatNeedsLayout: UIView? {
    if needsLayout { return self }
    guard descendantNeedsLayout else { return nil }
    return storedSubviews.lazy.compactMap(\.viewThatNeedsLayout).first
  }
}
