import UIKit

extension Lesson {
  static let repeatedSetUp = Lesson(
    "set-up in viewWillAppear",
    mistake:
      "viewWillAppear adds the label. It comes at each return, so after some visits there are many "
      + "labels, one upon the other.",
    lookAt:
      "viewDidLoad comes once, viewWillAppear twice. What is made once belongs into the first; what may "
      + "have changed meanwhile into the second.",
    wrong: LessonApp([.push { UIViewController() }, .pop]) {
      UINavigationController(rootViewController: WrongListViewController())
    },
    right: LessonApp([.push { UIViewController() }, .pop]) {
      UINavigationController(rootViewController: RightListViewController())
    })
}

final class WrongListViewController: UIViewController {
  private var visits = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visits += 1
    let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
    label.text = "Visit \(visits)"
    view.addSubview(label)
  }
}

final class RightListViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
  private var visits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visits += 1
    label.text = "Visit \(visits)"
  }
}
