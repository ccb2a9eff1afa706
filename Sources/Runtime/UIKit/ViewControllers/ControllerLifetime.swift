import Foundation
import LifecycleTrace

/// A token of a controller, by which its deallocation is recorded.
///
/// An isolated `deinit` in the controller's own class would make every plain `deinit` of a Swift 5
/// subclass an error; the token is deallocated with the controller, at once if that is on the main
/// actor.
@MainActor
final class ControllerLifetime {
  private var id: ControllerID?
  private let application: UIApplication
  /// The container or the presenter that held the controller last.
  var holder: ControllerID?
  /// The number of the controller in its application, counted from 1.
  let number: Int
  /// The controller, as long as it lives; cleared by its `deinit`.
  nonisolated(unsafe) private(set) unowned(unsafe) var controller: UIViewController?

  init(application: UIApplication) {
    self.application = application
    number = application.controllers.nextNumber()
  }

  /// Sets the identity of the controller, once its class is known.
  func begin(_ id: ControllerID, of controller: UIViewController) {
    self.id = id
    self.controller = controller
  }

  /// The controller is being deallocated.
  nonisolated func controllerDidGo() {
    controller = nil
  }

  isolated deinit {
    application.controllers.forget(number)
    if let id { application.record(.deinit(heldBy: holder), of: id) }
  }
}
