import UIKit

extension Lesson {
  static let staleGeometry = Lesson(
    "frames in viewDidLoad",
    mistake:
      "A label is put into the last row of the bounds that the view has in viewDidLoad. The navigation "
      + "bar has not been counted then, so the label ends up below the visible part. On a phone the view reaches "
      + "below the bar since iOS 7 (edgesForExtendedLayout), and it is the safe area that is smaller.",
    lookAt:
      "set calls all shows the size beside viewWillLayoutSubviews: it is less than in viewDidLoad. Right: "
      + "the frame is set in viewDidLayoutSubviews, which comes after each change of size.",
    wrong: LessonApp([]) { UINavigationController(rootViewController: WrongFrameViewController()) },
    right: LessonApp([]) { UINavigationController(rootViewController: RightFrameViewController()) })
}

final class WrongFrameViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(
      frame: CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 1))
    label.text = "in the last row"
    view.addSubview(label)
  }
}

final class RightFrameViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "in the last row"
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 1)
  }
}
