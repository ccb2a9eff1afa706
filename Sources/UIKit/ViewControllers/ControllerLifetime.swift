import Foundation
import LifecycleTrace

/// A token that a controller holds, so that its end is recorded.
///
/// A `deinit` in the controller's own class would have to be isolated, and then every plain
/// `deinit` of a Swift 5 subclass would be an error. The token goes with the last reference.
final class ControllerLifetime: Sendable {
  // Written only on the main actor, before the controller can be shared.
  private nonisolated(unsafe) var id: ControllerID?
  private let application: UIApplication
  /// The number of the controller in its application, counted from 1.
  let number: Int

  @MainActor
  init(application: UIApplication) {
    self.application = application
    number = application.controllers.nextNumber()
  }

  /// Names the controller, once its class is known.
  @MainActor
  func begin(_ id: ControllerID) {
    self.id = id
  }

  deinit {
    // Off the main thread nobody may touch the trace; a phone would crash in many such cases.
    guard let id, Thread.isMainThread else { return }
    let application = application
    let number = number
    MainActor.assumeIsolated {
      application.controllers.forget(number)
      application.observeDeinit(of: id)
    }
  }
}
