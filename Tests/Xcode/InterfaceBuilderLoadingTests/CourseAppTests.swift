import InterfaceBuilderLoading
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// The storyboard of the course's app, walked as people do.
@Suite @MainActor struct CourseAppTests {
  // Source: UIKIT-CASES.md cs193p-concentration-structure, split-born-expanded-then-collapses.
  @Test func `on a phone the app starts with the themes, and the game is not loaded`() throws {
    let course = try CourseApp(onPad: false)
    #expect(
      course.launch == [
        "ConcentrationThemeChooser#1 init(coder:)", "Concentration#1 init(coder:)",
        "ConcentrationThemeChooser#1 awakeFromNib()", "Concentration#1 awakeFromNib()",
        "ConcentrationThemeChooser#1 viewDidLoad()",
        "ConcentrationThemeChooser#1 viewWillAppear(animated: false)",
        "ConcentrationThemeChooser#1 viewDidAppear(animated: false)",
      ])
    #expect(course.split.isCollapsed)
    #expect(course.tabs.viewControllers?.count == 3)
    #expect(course.tabs.tabBar.items?.map(\.title) == ["Concentration", "Second", "Third"])
    try course.world.app.expectRulesKept()
    #expect(course.world.warnings == [])
  }

  // Source: UIKIT-CASES.md cs193p-choose-theme-iphone, segue-order-awake-prepare-outlets-load,
  // nav-push-animated, nav-pop-animated.
  @Test func `on a phone each theme pushes a new game, and the one before leaves the heap`() throws
  {
    let course = try CourseApp(onPad: false)
    #expect(try course.press("Sports") == course.push(of: "Concentration#2"))
    let game = try #require(
      course.navigation.topViewController as? ConcentrationViewController)
    #expect(game.theme == "Sports")
    #expect(game.outletsInPrepare == 0)
    #expect(game.cardButtons.count == 12)
    #expect(game.flipCountLabel?.text == "Flips: 0")
    #expect(
      course.calls { course.navigation.popViewController(animated: true) } == [
        "Concentration#2 viewWillDisappear(animated: true)",
        "ConcentrationThemeChooser#1 viewWillAppear(animated: true)",
        "Concentration#2 viewDidDisappear(animated: true)",
        "ConcentrationThemeChooser#1 viewDidAppear(animated: true)",
      ])
  }

  @Test func `a second theme releases the game of the first before the new one is loaded`() throws {
    let course = try CourseApp(onPad: false)
    _ = try course.press("Sports")
    _ = course.calls { course.navigation.popViewController(animated: true) }
    var expected = course.push(of: "Concentration#3")
    expected.insert("Concentration#2 deinit", at: 3)
    #expect(try course.press("Faces") == expected)
    try course.world.app.expectRulesKept()
  }

  // Source: UIKIT-CASES.md split-master-and-detail-launch-expanded (which is first is ours).
  @Test func `on a pad themes and game appear side by side`() throws {
    let course = try CourseApp(onPad: true)
    #expect(!course.split.isCollapsed)
    for name in ["ConcentrationThemeChooser#1", "Concentration#1"] {
      #expect(
        course.launch.filter { $0.hasPrefix("\(name) ") } == [
          "\(name) init(coder:)", "\(name) awakeFromNib()", "\(name) viewDidLoad()",
          "\(name) viewWillAppear(animated: false)", "\(name) viewDidAppear(animated: false)",
        ])
    }
    let game = try #require(course.split.viewControllers.last as? ConcentrationViewController)
    #expect(game.cardButtons.count == 12)
    try course.world.app.expectRulesKept()
  }

  // Source: UIKIT-CASES.md split-show-detail-expanded; only the pairs are certain.
  @Test func `on a pad a theme takes the place of the game with a new one`() throws {
    let course = try CourseApp(onPad: true)
    let calls = try course.press("Animals")
    #expect(
      calls.prefix(4) == [
        "Concentration#2 init(coder:)", "Concentration#2 awakeFromNib()",
        "ConcentrationThemeChooser#1 prepare(for: Choose Theme)",
        "Concentration#2 viewDidLoad()",
      ])
    func appearances(of name: String) -> [String] {
      calls.filter { $0.hasPrefix(name) && $0.contains("ppear") }
        .map { String($0.dropFirst(name.count + 1).prefix { $0 != "(" }) }
    }
    #expect(appearances(of: "Concentration#1") == ["viewWillDisappear", "viewDidDisappear"])
    #expect(appearances(of: "Concentration#2") == ["viewWillAppear", "viewDidAppear"])
    #expect(calls.contains("Concentration#1 deinit"))
    #expect((course.split.viewControllers.last as? ConcentrationViewController)?.theme == "Animals")
    try course.world.app.expectRulesKept()
  }

  // Source: UIKIT-CASES.md split-collapse-delegate-order; the delegate keeps a game with a theme.
  @Test func `a pad that becomes as narrow as a phone keeps the game in front`() throws {
    let course = try CourseApp(onPad: true)
    _ = try course.press("Animals")
    _ = course.calls {
      course.world.app.application.resize(to: CGSize(width: 80, height: 24))
    }
    #expect(course.split.isCollapsed)
    let game = try #require(
      course.navigation.topViewController as? ConcentrationViewController)
    #expect(game.theme == "Animals" && game.view.window != nil)
    #expect(course.chooser.view.window == nil)
    try course.world.app.expectRulesKept()
  }
}

/// The app of the course, whose seven scenes are tabs, a split view in the first of them, a stack with the
/// themes and the game beside it.
@MainActor private struct CourseApp {
  let world: LoadingWorld
  let tabs: UITabBarController
  let split: UISplitViewController
  let navigation: UINavigationController
  let chooser: ConcentrationThemeChooserViewController
  let launch: [String]

  /// Launches on a phone of 80x24 points, or on a pad of 160x50.
  init(onPad: Bool) throws {
    world = LoadingWorld(
      ["Main.storyboard": CourseStoryboard.text],
      size: onPad ? CGSize(width: 160, height: 50) : CGSize(width: 80, height: 24))
    world.app.application.exposedClasses.exposeCourse()
    var root: UIViewController?
    world.app.perform {
      root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
    let made = Self.calls(of: world.app)
    tabs = try #require(root as? UITabBarController)
    split = try #require(tabs.viewControllers?.first as? UISplitViewController)
    navigation = try #require(split.viewControllers.first as? UINavigationController)
    chooser = try #require(
      navigation.viewControllers.first as? ConcentrationThemeChooserViewController)
    world.app.launch(tabs)
    launch = made + Self.calls(of: world.app)
  }

  /// The calls of the app's own controllers that the course's logging class prints, without those of layout.
  private static func calls(of app: TestApplication) -> [String] {
    app.events(.lecture).filter { event in
      switch event.callback {
      case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .outletsConnected:
        false
      default: true
      }
    }.map(\.callText)
  }

  func calls(when action: () -> Void) -> [String] {
    world.app.perform(action)
    return Self.calls(of: world.app)
  }

  func press(_ theme: String) throws -> [String] {
    let stack = try #require(chooser.view.subviews.first as? UIStackView)
    let buttons = stack.arrangedSubviews.compactMap { $0 as? UIButton }
    let button = try #require(buttons.first { $0.currentTitle == theme })
    return calls { _ = button.press() }
  }

  /// What is called when the segue of a theme makes and pushes a game.
  func push(of game: String) -> [String] {
    [
      "\(game) init(coder:)", "\(game) awakeFromNib()",
      "ConcentrationThemeChooser#1 prepare(for: Choose Theme)",
      "\(game) viewDidLoad()", "ConcentrationThemeChooser#1 viewWillDisappear(animated: true)",
      "\(game) viewWillAppear(animated: true)",
      "ConcentrationThemeChooser#1 viewDidDisappear(animated: true)",
      "\(game) viewDidAppear(animated: true)",
    ]
  }
}

/// The chooser of the course: each theme makes a game, the last of which is kept.
private class ConcentrationThemeChooserViewController: UIViewController,
  UISplitViewControllerDelegate
{
  private var lastSeguedTo: ConcentrationViewController?

  /// Early, since the split view asks its delegate while the first screen is made.
  override func awakeFromNib() {
    super.awakeFromNib()
    splitViewController?.delegate = self
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    (secondaryViewController as? ConcentrationViewController)?.theme == nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "Choose Theme",
      let game = segue.destination as? ConcentrationViewController
    else { return }
    game.theme = (sender as? UIButton)?.currentTitle
    game.outletsInPrepare = game.cardButtons.count
    lastSeguedTo = game
  }
}

private class ConcentrationViewController: UIViewController {
  var theme: String?
  var cardButtons: [UIButton] = []
  var flipCountLabel: UILabel?
  var outletsInPrepare: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    flipCountLabel?.text = "Flips: 0"
  }
}

extension UIKitRuntime.ExposedClasses {
  fileprivate func exposeCourse() {
    expose(
      ConcentrationThemeChooserViewController.self, as: "ConcentrationThemeChooserViewController"
    ) { _ in }
    expose(ConcentrationViewController.self, as: "ConcentrationViewController") {
      $0.property("cardButtons", \ConcentrationViewController.cardButtons)
      $0.property("flipCountLabel", \ConcentrationViewController.flipCountLabel)
      $0.action("touchCard:") { (_: ConcentrationViewController, _: UIButton) in nil }
    }
  }
}
