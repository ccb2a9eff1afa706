/// A memory warning causes no appearance call.
///
/// A call is caused by a warning when it is nested in it.
/// Source: UIKIT-RULES.md I66.
struct MemoryWarningCheck: LifecycleCheck {
  static let rules = ["I66"]
  static let needs = TraceGaps(fields: [.depth], calls: [.didReceiveMemoryWarning])

  /// The depth of the warning that is being delivered, or nil if there is none.
  private var depth: Int?

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    if let open = depth, event.depth <= open { depth = nil }
    if depth == nil, event.callback == .didReceiveMemoryWarning { depth = event.depth }
    guard depth != nil, event.callback.appearanceStep != nil else { return [] }
    return [violation(of: "I66", by: event, "inside a memory warning")]
  }
}
