import LifecycleTesting
import Testing
import UIKit
import UIKitTerminal

// The samples of the tutorials, as they stand there.

final class CounterDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CountingController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class CountingController: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counting"
    let more = UIButton(
      type: .system, primaryAction: UIAction(title: "More") { [weak self] _ in self?.countOn() })
    for (row, view) in [label, more].enumerated() {
      view.frame = CGRect(x: 2, y: 2 + 2 * row, width: 30, height: 1)
      self.view.addSubview(view)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = "Counted to \(count)."
  }

  private func countOn() {
    count += 1
    label.text = "Counted to \(count)."
  }
}

class VisitedController: UIViewController {
  private(set) var visits = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visits += 1
  }
}

final class DetailController: UIViewController {}

/// What the tutorials promise of their samples.
@MainActor
@Suite(.serialized) struct TutorialSamples {
  /// The entry line, which does not return.
  private func main() -> Never {
    TerminalApp.main { CounterDelegate() }
  }

  @Test func `the app of the first tutorial counts`() throws {
    let app = TestApplication()
    app.launch(CounterDelegate())
    try app.press("More")
    try app.press("More")
    #expect(app.screen.contains("Counted to 2."), "\(app.screen)")
    try app.expectNoFindings()
  }

  @Test func `the controller of the exercise counts its visits`() throws {
    let app = TestApplication()
    let visited = VisitedController()
    app.launch(UINavigationController(rootViewController: visited))
    #expect(visited.visits == 1)
    try app.expectNoFindings()
  }
}

@MainActor
@Suite(.serialized) struct DetailTests {
  @Test func `what is pushed is loaded before it appears`() throws {
    let app = TestApplication()
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.launch(navigation)
    let detail = DetailController()
    try app.expectCalls(
      """
      ...
      Detail#1 viewDidLoad()
      ...
      Detail#1 viewDidAppear(animated: true)
      """
    ) { navigation.pushViewController(detail, animated: true) }
    try app.expectRulesKept()
    try app.expectNoFindings()
  }
}
