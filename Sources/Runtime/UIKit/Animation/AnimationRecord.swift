import Foundation
import LifecycleTrace

/// An animation whose begin has been recorded, because the observer asks for that.
@MainActor
struct AnimationRecord {
  private let name: String
  private let id: ControllerID
  private let application: UIApplication

  /// Records that an animation begins; nil if the observer does not ask for animations.
  ///
  /// - Parameters:
  ///   - name: what is animated, in words.
  ///   - seconds: how long it takes; infinite for one that repeats for ever.
  ///   - controller: whose children it moves; nil for views.
  ///   - application: the application in which it runs.
  init?(
    _ name: String, lasting seconds: TimeInterval, of controller: UIViewController? = nil,
    in application: UIApplication = .shared
  ) {
    guard application.lifecycleObserver?.observesAnimations == true else { return nil }
    (self.name, self.application) = (name, application)
    id = controller?.lifecycleID ?? ControllerID(name: "UIView", ordinal: 1)
    let span = seconds.isFinite ? "\((seconds * 1000).rounded() / 1000) s" : "without end"
    application.record(.animation("\(name) begins, \(span)"), of: id)
  }

  /// Records the end: that it came, or that the animation was ended before.
  func end(isFinished: Bool) {
    application.record(.animation("\(name) \(isFinished ? "ends" : "is ended early")"), of: id)
  }
}
