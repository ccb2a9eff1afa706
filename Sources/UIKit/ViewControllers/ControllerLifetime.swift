import Foundation
import LifecycleTrace

/// A token that a controller holds, so that its end is recorded.
///
/// An isolated `deinit` in the controller's own class would make every plain `deinit` of a Swift 5
/// subclass an error; the token goes with the last reference, at once if that is on the main actor.
@MainActor
final class ControllerLifetime {
  private var id: ControllerID?
  private let application: UIApplication
  /// The number of the controller in its application, counted from 1.
  let number: Int

  init(application: UIApplication) {
    self.application = application
    number = application.controllers.nextNumber()
  }

  /// Names the controller, once its class is known.
  func begin(_ id: ControllerID) {
    self.id = id
  }

  isolated deinit {
    application.controllers.forget(number)
    if let id { application.observeDeinit(of: id) }
  }
}
