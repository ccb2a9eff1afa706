/// A view that comes is not laid out before `viewIsAppearing`.
///
/// Only the controllers of a transition are judged: a child whose container forwards by hand comes
/// when that container says so. What the app lays out itself, inside its own `viewWillAppear`, is
/// nested in it and allowed.
/// Source: UIKIT-RULES.md I23 (one source, so soft; Apple says that the superview has laid the view
/// out by then).
struct EarlyLayoutCheck: LifecycleCheck {
  static let rules = ["I23"]

  /// The controllers that a transition brings, between `viewWillAppear` and `viewIsAppearing`.
  private var arriving: Set<ControllerID> = []

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .viewWillAppear:
      if event.cause.transition != nil, event.depth == 0 { arriving.insert(controller) }
    case .viewIsAppearing, .viewWillDisappear, .deinit:
      arriving.remove(controller)
    case .viewWillLayoutSubviews:
      if event.depth == 0, arriving.contains(controller) {
        return [violation(of: "I23", by: event, "before viewIsAppearing")]
      }
    default: break
    }
    return []
  }
}
