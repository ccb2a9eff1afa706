import Dispatch
import UIKit

extension Lesson {
  static let offMainThread = Lesson(
    "the interface off the main thread",
    cases: ["timing-next-turn"], endsProgram: true,
    mistake:
      "A text is loaded on another queue, and the label is set there. UIKit belongs to the main thread: on a "
      + "phone the text shows late or not at all, and Xcode's Main Thread Checker reports it.",
    lookAt:
      "Wrong: the program ends where the label is set, since the compiler was told that this is the main actor. "
      + "Right: the text is handed to the main queue, whose next turn sets it.",
    wrong: LessonApp([finishLoading]) { WrongPoemViewController() },
    right: LessonApp([finishLoading]) { RightPoemViewController() })

  private static let finishLoading = LessonStep("finish loading") { _ in poemQueue.sync {} }
}

/// Where texts are loaded.
let poemQueue = DispatchQueue(label: "poems")

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
