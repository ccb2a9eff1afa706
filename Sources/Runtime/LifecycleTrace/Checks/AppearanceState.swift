/// The appearance state of a controller according to its calls, ordered from hidden to visible.
///
/// Source: UIKIT-RULES.md I10; the order is that of I45.
enum AppearanceState: Int, Comparable, Sendable {
  case disappeared
  case disappearing
  case appearing
  case appeared

  static func < (left: AppearanceState, right: AppearanceState) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LifecycleCallback {
  /// The state change of an appearance call, or nil for every other call.
  ///
  /// `from` holds the states in which UIKit may make the call.
  /// Source: UIKIT-RULES.md I10.
  var appearanceStep: (from: [AppearanceState], to: AppearanceState)? {
    switch self {
    case .viewWillAppear: ([.disappeared, .disappearing], .appearing)
    case .viewDidAppear: ([.appearing], .appeared)
    case .viewWillDisappear: ([.appeared, .appearing], .disappearing)
    case .viewDidDisappear: ([.disappearing], .disappeared)
    default: nil
    }
  }
}
