// Written by Scripts/lesson-code.

extension LessonCode {
  static let offMainThread = LessonCode(
    wrong: #"""
      final class WrongPoemViewController: UIViewController {
        private let label = UILabel(frame: CGRect(x: 2, y: 1, width: 30, height: 1))

        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Loading"
          view.addSubview(label)
          poemQueue.async { [label] in
            let poem = "The owl"
            MainActor.assumeIsolated { label.text = poem }
          }
        }
      }
      """#,
    right: #"""
      final class RightPoemViewController: UIViewController {
        private let label = UILabel(frame: CGRect(x: 2, y: 1, width: 30, height: 1))

        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Loading"
          view.addSubview(label)
          poemQueue.async { [label] in
            let poem = "The owl"
            DispatchQueue.main.async { label.text = poem }
          }
        }
      }
      """#,
    shared: #"""
      /// Where texts are loaded.
      let poemQueue = DispatchQueue(label: "poems")
      """#)
}
