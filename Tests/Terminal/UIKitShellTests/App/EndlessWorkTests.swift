import Testing
import UIKit

@testable import UIKitShell

/// Work that queues itself again stalls no command.
@MainActor @Suite struct EndlessWorkTests {
  private final class EndlessViewController: UIViewController {
    var turns = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Endless"
      again()
    }

    private func again() {
      turns += 1
      application.scheduler.async { [weak self] in self?.again() }
    }

    private var application: UIKitRuntime.Device { .shared }
  }

  /// A timer of no time at all.
  private final class TimerViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Timer"
      again()
    }

    private func again() {
      UIKitRuntime.Device.shared.scheduler.whenPassed(0) { [weak self] in self?.again() }
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root: UIViewController

    init(_ root: UIViewController) {
      self.root = root
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: application.screen.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }

  private static let warning = "work on the main queue queues itself again and again"

  @Test func `a block that queues itself again stalls no command, and is told of once`() throws {
    let session = try PaintSession { AppDelegate(EndlessViewController()) }
    let launched = try #require(session.front(EndlessViewController.self)).turns
    #expect(session.run("state screen") == ["screen endless"])
    #expect(session.run("wait 1") == ["Waited 1 seconds."])
    #expect(try #require(session.front(EndlessViewController.self)).turns > launched)
    let printed = session.session.app.printed.kept.filter { $0.text.contains(Self.warning) }
    #expect(printed.count == 1, "\(printed)")
  }

  @Test func `a timer without time stalls none either`() throws {
    let session = try PaintSession { AppDelegate(TimerViewController()) }
    #expect(session.run("wait 1") == ["Waited 1 seconds."])
    #expect(session.run("state screen") == ["screen timer"])
    #expect(session.session.app.printed.kept.contains { $0.text.contains(Self.warning) })
  }
}
