import UIKit

extension Lesson {
  static let unbalancedAppearance = Lesson(
    "appearance out of balance",
    cases: ["unbalanced-warning", "addsubview-on-visible-parent"],
    mistake:
      "A visible container adds a child's view, by which the child appears, and then begins and ends its "
      + "appearance once more.",
    lookAt:
      "The calls of the panel are the same; wrong: UIKit warns of unbalanced calls. Right: who forwards by himself overrides "
      + "shouldAutomaticallyForwardAppearanceMethods, and who does not leaves it to UIKit.",
    wrong: LessonApp([
      LessonStep("show the panel") { ($0.root as? WrongDeskViewController)?.showPanel() }
    ]) { WrongDeskViewController() },
    right: LessonApp([
      LessonStep("show the panel") { ($0.root as? RightDeskViewController)?.showPanel() }
    ]) { RightDeskViewController() })
}

final class PanelViewController: UIViewController {}

final class WrongDeskViewController: UIViewController {
  func showPanel() {
    let panel = PanelViewController()
    addChild(panel)
    view.addSubview(panel.view)
    panel.beginAppearanceTransition(true, animated: false)
    panel.endAppearanceTransition()
    panel.didMove(toParent: self)
  }
}

final class RightDeskViewController: UIViewController {
  func showPanel() {
    let panel = PanelViewController()
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }
}
