import LifecycleTrace

/// The recorded calls that an expectation compares.
public enum CallSet: Hashable, Sendable {
  /// Loading, appearance and deallocation of the app's own controllers, without UIKit's containers.
  case common
  /// The calls by which a lecture explains view controllers, without UIKit's containers: also the
  /// initializers, layout, changes of size, and the delegates of application and scenes.
  case lecture
  /// Every call of every controller.
  case all
  /// The calls of the delegates of application and scenes alone.
  case application
  /// Every call of every controller and of the delegates of application and scenes.
  case everything

  /// Whether an event belongs to the set.
  func contains(_ event: LifecycleEvent) -> Bool {
    switch self {
    case .common: event.callback.isCommon && !event.controller.isUIKitContainer
    case .lecture: event.callback.isLecture && !event.controller.isUIKitContainer
    case .all: event.callback.category == .controller
    case .application: event.callback.category == .application
    case .everything: true
    }
  }
}
