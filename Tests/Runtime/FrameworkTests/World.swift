import UIKit

/// A new application on virtual time, made in a test: another one makes its own between `init` and the body.
@MainActor
struct World {
  let scheduler = UIKitRuntime.SteppedScheduler()
  private let application: UIApplication

  init() {
    application = UIApplication(scheduler: scheduler)
    UIApplication.replaceShared(with: application)
  }

  /// Lets seconds pass, and what waits for a later turn come.
  func wait(_ seconds: Double = 0) {
    scheduler.advance(by: .milliseconds(Int(seconds * 1000)))
  }
}
