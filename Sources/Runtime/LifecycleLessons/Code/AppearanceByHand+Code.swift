// Written by Scripts/lesson-code.

extension LessonCode {
  static let appearanceByHand = LessonCode(
    wrong: #"""
      final class WrongScoreViewController: UIViewController {
        var score = 0 {
          didSet { viewWillAppear(false) }
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = "Score \(score)"
        }
      }
      """#,
    right: #"""
      final class RightScoreViewController: UIViewController {
        var score = 0 {
          didSet { showScore() }
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          showScore()
        }

        private func showScore() {
          title = "Score \(score)"
        }
      }
      """#,
    shared: #"""
      """#)
}
