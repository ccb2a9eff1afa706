import UIKit

/// An app as an iOS programmer writes it: six tabs, the last one with a stack.
final class TravelAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Trips", "Map", "Saved", "Alerts", "Profile"].map { title in
      let controller = PlaceViewController()
      controller.title = title
      return controller
    }
    let help = PlaceViewController()
    help.title = "Help"
    tabs.viewControllers?.append(UINavigationController(rootViewController: help))
    return tabs
  }
}

/// A screen that says its title, and shows another one.
final class PlaceViewController: UIViewController {
  private let label = UILabel()
  private lazy var details = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Details") { [weak self] _ in
      let next = PlaceViewController()
      next.title = "Details"
      self?.show(next, sender: nil)
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "This is \(title ?? "")."
    let stack = UIStackView(arrangedSubviews: [label, details])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }
}
