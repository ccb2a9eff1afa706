import LifecycleTrace

/// Is told what the main thread begins and ends, so that another thread can say what blocks it.
package protocol MainThreadObserver: AnyObject, Sendable {
  /// Work begins, in place of what was under way on this level and on those above it.
  ///
  /// - Parameters:
  ///   - work: what begins.
  ///   - level: 0 for a command, and for a call one more than the calls that it is nested in.
  func begin(_ work: MainThreadWork, level: Int)
  /// Work is done inside what is under way, which goes on afterwards.
  func inside(_ work: MainThreadWork, _ body: () -> Void)
  /// All work has ended.
  func end()
  /// Where the application is to count the calls that are being made; nil for nowhere.
  var callDepth: UnsafeMutablePointer<Int>? { get }
}

extension MainThreadObserver {
  /// A command begins.
  package func begin(_ work: MainThreadWork) { begin(work, level: 0) }

  package func inside(_ work: MainThreadWork, _ body: () -> Void) { body() }

  package var callDepth: UnsafeMutablePointer<Int>? { nil }
}

/// A piece of work of the main thread.
package enum MainThreadWork: Hashable, Sendable, CustomStringConvertible {
  /// A command of the shell, or the launch.
  case command(String)
  /// A call that a controller or a delegate received.
  case call(ControllerID, LifecycleCallback)
  /// Layout, and the picture of the screen.
  case drawing
  /// The files of a path, which are read before the app is launched.
  case reading(String)
  /// What the start, a line, a key or the mouse leads to, outside of commands.
  case input

  /// What a person calls it: `'press Load'`, `Photo#1 viewDidLoad()`.
  package var description: String {
    switch self {
    case .command(let text): "'\(VisibleText.make(text))'"
    case .call(let controller, let callback): "\(controller) \(callback)"
    case .drawing: "drawing the screen"
    case .reading(let path): "reading \(VisibleText.make(path))"
    case .input: "the answer to what was typed"
    }
  }
}
