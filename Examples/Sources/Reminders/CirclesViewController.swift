import UIKit

class CirclesViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBarItem.title = "Circles"
    tabBarItem.image = UIImage(systemName: "circle")
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  // The view is made in code, so there is nothing that super would load.
  override func loadView() {
    view = CirclesView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("CirclesViewController loaded its view.")
  }
}
