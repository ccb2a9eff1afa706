import LifecycleTrace
import Testing
import UIKit

@testable import UIKitShell

/// Whoever watches the main thread is told what it is busy with.
@MainActor @Suite struct MainThreadWorkTests {
  @Test func `the callback that a controller received last is what runs`() throws {
    let process = FakeProcess()
    let noisy = try PaintSession.noisy(process)
    #expect(process.activity.current == nil)
    var seen: String?
    let controller = WatchingViewController { seen = process.activity.current?.description }
    (noisy.session.app.window?.rootViewController as? UINavigationController)?
      .pushViewController(controller, animated: false)
    _ = noisy.run("tree")
    #expect(seen == "Watching#1 viewDidLoad()")
    #expect(process.activity.current == nil)
  }

  private final class WatchingViewController: UIViewController {
    private let look: () -> Void

    init(_ look: @escaping () -> Void) {
      self.look = look
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      look()
    }
  }
}
