import UIKit

@testable import UIKitShell

/// A screen on which a session is tried: a terminal's, whose points are cells, or a phone's.
enum SessionScreen: CaseIterable {
  case terminal, phone

  @MainActor
  func make() -> UIScreen {
    switch self {
    case .terminal: UIScreen()
    case .phone:
      UIScreen(size: CGSize(width: 390, height: 844), cellSize: CGSize(width: 8, height: 16))
    }
  }

  /// Leaves no phone behind for tests that make no application of their own.
  @MainActor
  static func leave() {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
  }
}
