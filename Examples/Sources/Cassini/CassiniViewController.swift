import UIKit

/// The chooser: a button for each picture.
class CassiniViewController: UIViewController, UISplitViewControllerDelegate {
  static let pictures = ["Saturn", "Moon", "Comet"]

  override func awakeFromNib() {
    super.awakeFromNib()
    splitViewController?.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cassini"
    let buttons = Self.pictures.map { name in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: name) { [unowned self] action in
          performSegue(withIdentifier: "Show Picture", sender: action.sender)
        })
    }
    for button in buttons { button.titleLabel?.font = .systemFont(ofSize: 30) }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds.insetBy(dx: 16, dy: 96)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "Show Picture",
      let name = (sender as? UIButton)?.currentTitle,
      let destination = segue.destination as? UINavigationController,
      let imageViewController = destination.viewControllers.first as? ImageViewController
    else { return }
    imageViewController.title = name
    imageViewController.imageURL = PictureServer.shared.url(of: name)
  }

  // An empty detail is nothing to begin with.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let navigation = secondaryViewController as? UINavigationController
    return (navigation?.viewControllers.first as? ImageViewController)?.imageURL == nil
  }
}
