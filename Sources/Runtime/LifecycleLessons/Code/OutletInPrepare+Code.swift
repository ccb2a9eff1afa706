// Written by Scripts/lesson-code.

extension LessonCode {
  static let outletInPrepare = LessonCode(
    wrong: #"""
      final class WrongSourceViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let destination = segue.destination as? TitleViewController else { return }
          destination.label.text = "Hello"
        }
      }
      """#,
    right: #"""
      final class RightSourceViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let destination = segue.destination as? TitleViewController else { return }
          destination.text = "Hello"
        }
      }
      """#,
    shared: #"""
      final class TitleViewController: UIViewController {
        // On a phone an @IBOutlet, connected when the storyboard has made the view.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        var label: UILabel!
        var text = ""

        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = text
        }
      }
      """#)
}
