import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let book = RecipeBook()
    let list = RecipeListViewController(book: book)
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: PlaceholderViewController()),
    ]
    split.preferredDisplayMode = .oneBesideSecondary
    split.delegate = self
    split.tabBarItem = UITabBarItem(title: "Recipes", image: nil, tag: 0)

    let grid = UINavigationController(rootViewController: TilesViewController(book: book))
    let timer = UINavigationController(rootViewController: TimerViewController())

    let tabs = UITabBarController()
    tabs.viewControllers = [split, grid, timer]

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .systemOrange
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension AppDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    (secondaryViewController as? UINavigationController)?.topViewController
      is PlaceholderViewController
  }
}

final class PlaceholderViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Choose a recipe."
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
