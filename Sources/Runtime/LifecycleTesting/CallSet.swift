import LifecycleTrace

/// Which of the recorded calls an expectation looks at.
public enum CallSet: Hashable, Sendable {
  /// Loading, appearance and the end of the app's own controllers; UIKit's containers are left out.
  case common
  /// Every call of every controller.
  case all

  /// Whether an event belongs to the set.
  func contains(_ event: LifecycleEvent) -> Bool {
    switch self {
    case .common: event.callback.isCommon && !event.controller.isUIKitContainer
    case .all: true
    }
  }
}
