import Dispatch
import Foundation

/// The main actor, from places that the compiler does not know to be its own.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, or another one that serves the main queue in its place.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Does something on the main actor: at once if this is it, and soon otherwise.
  package static func perform(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      Task { @MainActor in work() }
    }
  }

  /// Does something in a later turn of the application's queue.
  package static func later(_ work: @escaping @MainActor () -> Void) {
    perform { UIApplication.shared.scheduler.async(work) }
  }
}
