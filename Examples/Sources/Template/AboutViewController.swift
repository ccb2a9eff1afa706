import UIKit

final class AboutViewController: UIViewController {
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    let label = UILabel(frame: CGRect(x: 2, y: 2, width: 40, height: 1))
    label.text = "It is \(count) now, and counting."
    view.addSubview(label)
  }
}
