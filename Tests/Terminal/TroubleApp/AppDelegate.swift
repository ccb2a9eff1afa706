import Foundation
import Glibc
import UIKit

/// Shows a button for each kind of trouble.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = TroubleViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Buttons that block the main thread, trap, and print.
final class TroubleViewController: UIViewController {
  private var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trouble"
    add("Print", row: 0) { print("printed in time") }
    add("Block", row: 1) {
      print("blocking from here on")
      while true { pause() }
    }
    add("Trap", row: 2) { [weak self] in self?.trap() }
    add("Fall", row: 3) { [weak self] in
      self?.present(FallingViewController(), animated: false)
    }
    add("Timer", row: 4) { [weak self] in
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        MainActor.assumeIsolated { self?.present(LateViewController(), animated: false) }
      }
    }
    add("Complain", row: 5) { FileHandle.standardError.write(Data("complained in time\n".utf8)) }
    add("Restless", row: 6) { [weak self] in
      self?.present(RestlessViewController(), animated: false)
    }
    add("Overlap", row: 7) { [weak self] in self?.overlap() }
    add("Queue", row: 8) { TroubleViewController.queueAgain() }
    add("Loop", row: 9) { TroubleViewController.performAgain() }
    add("Exit", row: 10) {
      print("printed before the exit")
      exit(7)
    }
  }

  /// Puts a block on the main queue that does the same.
  private nonisolated static func queueAgain() {
    DispatchQueue.main.async { queueAgain() }
  }

  /// Has the main run loop perform a block that does the same.
  private nonisolated static func performAgain() {
    RunLoop.main.perform { performAgain() }
  }

  private func add(_ title: String, row: Int, _ action: @escaping () -> Void) {
    let button = UIButton(frame: CGRect(x: 0, y: CGFloat(row), width: 20, height: 1))
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// Reads a property while it is being changed.
  private func overlap() {
    func add(to value: inout Int) { value = presses + 1 }
    add(to: &presses)
    print("the overlap went unnoticed")
  }

  /// Prints before a lifecycle call, after it, and half a line; then ends as an index out of range does.
  private func trap() {
    print("printed before a call")
    let child = UIViewController()
    addChild(child)
    view.addSubview(child.view)
    print("printed before the trap")
    print("half a line", terminator: "")
    fflush(nil)
    let rows: [Int] = []
    print(rows[Int(getpid() > 0 ? 1 : 0)])
  }
}

/// Ends the program when its view is loaded, inside another call.
final class FallingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows: [Int] = []
    print(rows[Int(getpid() > 0 ? 1 : 0)])
  }
}

/// Asks for layout in every layout.
final class RestlessViewController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.setNeedsLayout()
  }
}

/// Comes when a timer fires.
final class LateViewController: UIViewController {}
