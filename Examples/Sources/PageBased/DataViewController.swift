import UIKit

/// One page: the name of its month.
class DataViewController: UIViewController {
  private let dataLabel = UILabel()
  private(set) var dataObject = ""

  static func page(showing dataObject: String) -> DataViewController {
    let page = DataViewController()
    page.dataObject = dataObject
    return page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    dataLabel.frame = CGRect(x: 0, y: 32, width: view.bounds.width, height: 32)
    dataLabel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    dataLabel.textAlignment = .center
    view.addSubview(dataLabel)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dataLabel.text = dataObject
    title = dataObject
  }
}
