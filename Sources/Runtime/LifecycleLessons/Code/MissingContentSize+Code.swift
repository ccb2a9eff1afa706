// Written by Scripts/lesson-code.

extension LessonCode {
  static let missingContentSize = LessonCode(
    wrong: #"""
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
      """#,
    right: #"""
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
      """#,
    shared: #"""
      """#)
}
