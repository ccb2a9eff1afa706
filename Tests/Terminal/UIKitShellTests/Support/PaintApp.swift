import UIKit

@testable import UIKitShell

/// An app that knows nothing of the shell: a stack of colours in one tab, a note in another.
final class PaintAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let colors = UINavigationController(rootViewController: ColorsViewController())
    colors.tabBarItem = UITabBarItem(title: "Colors", image: nil, tag: 0)
    let note = NoteViewController()
    note.tabBarItem.title = "Note"
    let tabs = UITabBarController()
    tabs.viewControllers = [colors, note]
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

/// A list of colours; a button shows one of them.
final class ColorsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "All Colors"
    let heading = UILabel(frame: CGRect(x: 0, y: 1, width: 20, height: 1))
    heading.text = "One colour"
    view.addSubview(heading)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    button.setTitle("Red", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.showRed() }, for: .primaryActionTriggered)
    view.addSubview(button)
  }

  private func showRed() {
    UIAccessibility.post(notification: .announcement, argument: "Red was chosen.")
    navigationController?.pushViewController(ShadeViewController(), animated: true)
  }
}

/// A screen that has neither a title nor a label.
final class ShadeViewController: UIViewController {}

/// A text that is higher than the screen, named by its view's accessibility label.
final class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityLabel = "Long note"
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    scrollView.contentSize = CGSize(width: 40, height: 100)
    view.addSubview(scrollView)
  }
}

/// A session of an app in memory, with the shell's own contribution and perhaps others.
@MainActor
struct PaintSession {
  let session: ShellSession
  private let interpreter: Interpreter

  init(
    _ contributions: [ShellContribution] = [], mode: ShellEnvironment.Mode = .script,
    makeApp: @escaping @MainActor () -> any UIApplicationDelegate = { PaintAppDelegate() },
    prepare: (inout ShellEnvironment) -> Void = { _ in }
  ) throws {
    let catalog = try CommandCatalog(contributions + [.shell], programName: "paint")
    var environment = ShellEnvironment(
      mode: mode, files: NoFiles(),
      launch: { application in
        let delegate = makeApp()
        application.launch(delegate)
        return delegate
      })
    prepare(&environment)
    session = ShellSession(environment: environment, catalog: catalog)
    interpreter = Interpreter(session: session)
  }

  /// What a command says, or why it is refused.
  func run(_ line: String) -> [String] {
    let reply = self.reply(line)
    return reply.message + (reply.failure.map { ["error: " + $0.message] } ?? [])
  }

  /// The screen, drawn or spoken, that is shown after a command.
  func screen(after line: String) -> [String]? { interpreter.run(line, as: .script).screen }

  /// All that a command leads to.
  func reply(_ line: String) -> Reply { interpreter.run(line, as: .script) }

  /// The controller in front.
  func front<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    session.app.front as? Controller
  }
}

/// A place without files.
@MainActor
final class NoFiles: FileAccess {
  let workingDirectory = "/"

  func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] { throw .noSuchFile }
  func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) { throw .noPermission }
  func append(_ bytes: [UInt8], to path: String) throws(FileAccessError) { throw .noPermission }
  func resolved(_ path: String) -> String { path }
  func size(ofFile path: String) -> Int? { nil }
  func names(inDirectory path: String) -> [String] { [] }
}
