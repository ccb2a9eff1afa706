/// What a log that begins in the middle does not show: the calls before the first logged ones of a controller.
///
/// They are unknown. So the checks get the fewest calls that lead to what was logged, and no rule is broken by a
/// call that was made and not logged.
struct UnloggedCalls {
  /// What calls are about; the first logged one of each tells what came before it.
  private enum Aspect { case loading, appearance, layout, size, traits }

  /// The transition that was under way when the log began: which of its calls came first is unknown.
  private let transition: LifecycleTransition?
  /// The controllers that are logged from their initializer, or from the loading of their view on.
  private var whole: Set<ControllerID> = []
  /// What was logged of the others.
  private var logged: [ControllerID: Set<Aspect>] = [:]

  /// Takes the first event of a log.
  init(first event: LifecycleEvent?) {
    transition = event?.callback.beginsLife == true ? nil : event?.cause.transition
  }

  /// How many controllers had calls that were not logged.
  var controllerCount: Int { logged.values.count { !$0.isEmpty } }

  /// The event after those that have to come before it and were not logged.
  mutating func completing(_ event: LifecycleEvent) -> [LifecycleEvent] {
    let outside = transition != nil && event.cause.transition == transition
    let earlier = calls(before: event).map { event.with($0, depth: event.depth + 1) }
    return earlier + [outside ? event.with(event.callback, depth: event.depth) : event]
  }

  private mutating func calls(before event: LifecycleEvent) -> [LifecycleCallback] {
    let (call, controller) = (event.callback, event.controller)
    guard call.category == .controller, !whole.contains(controller) else { return [] }
    guard !call.beginsLife else {
      whole.insert(controller)
      return call == .awakeFromNib ? [.initWithCoder] : []
    }
    guard let (aspect, calls) = Self.leading(to: call),
      logged[controller, default: []].insert(aspect).inserted
    else { return [] }
    let loads = logged[controller, default: []].insert(.loading).inserted
    return (loads ? [.viewDidLoad] : []) + calls
  }

  /// What a call is about, and the calls about the same that lead to it once the view is loaded.
  private static func leading(to call: LifecycleCallback) -> (Aspect, [LifecycleCallback])? {
    switch call {
    case .viewWillAppear: (.appearance, [])
    case .viewIsAppearing(let animated): (.appearance, Array(appearance(animated).prefix(1)))
    case .viewDidAppear(let animated): (.appearance, Array(appearance(animated).prefix(2)))
    case .viewWillDisappear(let animated): (.appearance, Array(appearance(animated).prefix(3)))
    case .viewDidDisappear(let animated): (.appearance, appearance(animated))
    case .viewWillLayoutSubviews: (.layout, [])
    case .viewDidLayoutSubviews(let size): (.layout, [.viewWillLayoutSubviews(size)])
    case .viewWillTransition: (.size, [])
    case .transitionCompletion:
      (.size, [.viewWillTransition(to: LifecycleSize(width: 0, height: 0))])
    case .willTransition: (.traits, [])
    case .traitCollectionDidChange: (.traits, [.willTransition(to: "")])
    default: nil
    }
  }

  /// An appearance up to the beginning of its end.
  private static func appearance(_ animated: Bool) -> [LifecycleCallback] {
    [
      .viewWillAppear(animated: animated), .viewIsAppearing(animated: animated),
      .viewDidAppear(animated: animated), .viewWillDisappear(animated: animated),
    ]
  }
}

extension LifecycleCallback {
  /// Whether nothing is unknown of a controller that is logged from this call on.
  var beginsLife: Bool {
    switch self {
    case .initWithNibName, .initWithCoder, .awakeFromNib, .loadView, .outletsConnected,
      .viewDidLoad, .application:
      true
    default: false
    }
  }
}

extension LifecycleEvent {
  /// Another call of the same controller at the same time, of no transition.
  fileprivate func with(_ callback: LifecycleCallback, depth: Int) -> LifecycleEvent {
    LifecycleEvent(
      sequence: sequence, time: time, controller: controller, callback: callback, depth: depth,
      cause: LifecycleCause(command: cause.command, transition: nil), missing: missing)
  }
}
