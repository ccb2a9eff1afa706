/// The view of an appearing controller is not laid out before `viewIsAppearing`.
///
/// Only the controllers of a transition are checked: a custom container that forwards appearance
/// chooses the moment itself. Layout that the app forces inside its own `viewWillAppear` is nested
/// in that call and allowed. Source: UIKIT-RULES.md I23 (one source, so soft; Apple says that the
/// superview has laid the view out by then).
struct EarlyLayoutCheck: LifecycleCheck {
  static let rules = ["I23"]
  static let needs = TraceGaps(
    fields: [.depth, .transition],
    calls: [.viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews])

  /// The controllers of transitions between `viewWillAppear` and `viewIsAppearing`.
  private var appearing: Set<ControllerID> = []

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .viewWillAppear:
      if event.cause.transition != nil, event.depth == 0 { appearing.insert(controller) }
    case .viewIsAppearing, .viewWillDisappear, .deinit:
      appearing.remove(controller)
    case .viewWillLayoutSubviews:
      if event.depth == 0, appearing.contains(controller) {
        return [violation(of: "I23", by: event, "before viewIsAppearing")]
      }
    default: break
    }
    return []
  }
}
