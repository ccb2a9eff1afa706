import UIKit

extension Lesson {
  static let missingContentSize = Lesson(
    "contentSize forgotten",
    mistake:
      "A large view is put into a scroll view, whose contentSize stays zero. It shows the first part and "
      + "does not scroll.",
    lookAt:
      "The calls are the same, for a scroll view has no part in them. Right: contentSize is set where "
      + "the content gets its size.",
    wrong: LessonApp([]) { WrongPosterViewController() },
    right: LessonApp([]) { RightPosterViewController() })
}

final class WrongPosterViewController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
  }
}

final class RightPosterViewController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let poster = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.addSubview(poster)
    scrollView.contentSize = poster.frame.size
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
  }
}
