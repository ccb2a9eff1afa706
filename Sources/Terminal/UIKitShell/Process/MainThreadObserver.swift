import LifecycleTrace

/// Is told what the main thread begins and ends, so that another thread can say what blocks it.
package protocol MainThreadObserver: AnyObject, Sendable {
  /// Work begins, in place of what was under way.
  func begin(_ work: MainThreadWork)
  /// All work has ended.
  func end()
}

/// A piece of work of the main thread.
package enum MainThreadWork: Hashable, Sendable, CustomStringConvertible {
  /// A command of the shell, or the launch.
  case command(String)
  /// A call that a controller or a delegate received.
  case call(ControllerID, LifecycleCallback)

  /// What a person calls it: `'press Load'`, `Photo#1 viewDidLoad()`.
  package var description: String {
    switch self {
    case .command(let text): "'\(VisibleText.make(text))'"
    case .call(let controller, let callback): "\(controller) \(callback)"
    }
  }
}
