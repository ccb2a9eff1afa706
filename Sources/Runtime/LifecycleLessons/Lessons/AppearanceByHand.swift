import UIKit

extension Lesson {
  static let appearanceByHand = Lesson(
    "calling an appearance method",
    mistake:
      "After a change of the model the controller calls its own viewWillAppear to refresh itself. "
      + "What an override or a base class does there is done twice for one appearance, and "
      + "viewIsAppearing, viewDidAppear and the calls of the children do not follow.",
    lookAt:
      "The calls are the same: the one by hand is not among them, for UIKit has made none. Right: what both need is a method of "
      + "its own.",
    wrong: LessonApp([
      LessonStep("change the model") { $0.top(WrongScoreViewController.self)?.score = 1 }
    ]) { UINavigationController(rootViewController: WrongScoreViewController()) },
    right: LessonApp([
      LessonStep("change the model") { $0.top(RightScoreViewController.self)?.score = 1 }
    ]) { UINavigationController(rootViewController: RightScoreViewController()) })
}

final class WrongScoreViewController: UIViewController {
  var score = 0 {
    didSet { viewWillAppear(false) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Score \(score)"
  }
}

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
