import UIKit

@testable import UIKitShell

/// An app with a box that its buttons move.
final class MotionAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { BoxViewController() }
}

final class BoxViewController: UIViewController {
  let box = UILabel(frame: CGRect(x: 0, y: 2, width: 3, height: 1))
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    box.text = "[*]"
    view.addSubview(box)
    let actions: [(String, TimeInterval, UIView.AnimationOptions)] = [
      ("Move", 0.3, .curveLinear), ("Long", 4, .curveLinear),
      ("Forever", 0.3, [.curveLinear, .repeat]), ("Nothing", 0.3, []),
    ]
    for (row, (title, duration, options)) in actions.enumerated() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [unowned self] _ in
          move(title == "Nothing" ? 0 : 9, duration, options)
        })
      button.frame = CGRect(x: 20, y: CGFloat(row), width: 12, height: 1)
      view.addSubview(button)
    }
  }

  private func move(
    _ distance: CGFloat, _ seconds: TimeInterval, _ options: UIView.AnimationOptions
  ) {
    calls.append("move")
    UIView.animate(withDuration: seconds, delay: 0, options: options) {
      self.box.center.x += distance
    } completion: { [weak self] finished in
      self?.calls.append("moved \(finished)")
    }
  }

  /// The column of the box on a screen.
  static func column(on lines: [String]) -> Int? {
    lines.lazy.compactMap { line in
      line.range(of: "[*]").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }.first
  }
}

/// An app whose screens have backgrounds, one pushed on the other or presented over it.
final class SlidingAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController {
    UINavigationController(rootViewController: FirstViewController())
  }

  /// The column at which the second screen is seen.
  static func column(on lines: [String]) -> Int? {
    lines.lazy.compactMap { line in
      line.range(of: "second").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }.first
  }

  private final class FirstViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      for (row, title) in ["push", "present"].enumerated() {
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: title) { [unowned self] _ in
            let next = SecondViewController()
            next.modalPresentationStyle = .fullScreen
            if title == "push" {
              navigationController?.pushViewController(next, animated: true)
            } else {
              present(next, animated: true)
            }
          })
        button.frame = CGRect(x: 0, y: CGFloat(row), width: 12, height: 1)
        view.addSubview(button)
      }
    }
  }

  private final class SecondViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 0, y: 4, width: 10, height: 1))
      label.text = "second"
      view.addSubview(label)
    }
  }
}
