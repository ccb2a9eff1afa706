import UIKit

final class CounterViewController: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    label.text = "Counted to 0."
    let more = UIButton(
      type: .system, primaryAction: UIAction(title: "More") { [weak self] _ in self?.countOn() })
    let about = UIButton(
      type: .system, primaryAction: UIAction(title: "About") { [weak self] _ in self?.showAbout() })
    for (row, view) in [label, more, about].enumerated() {
      view.frame = CGRect(x: 2, y: 2 + 2 * row, width: 30, height: 1)
      self.view.addSubview(view)
    }
  }

  private func countOn() {
    count += 1
    label.text = "Counted to \(count)."
  }

  private func showAbout() {
    let about = AboutViewController()
    about.count = count
    navigationController?.pushViewController(about, animated: true)
  }
}
