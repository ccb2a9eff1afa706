import UIKit

/// A situation in which the next call can be guessed: a small app, the steps up to it, and the step.
@MainActor
package struct QuizSituation {
  /// What happens, in one sentence.
  package let sentence: String
  /// The app with the steps that come before.
  package let app: LessonApp
  /// The step whose calls are asked for.
  package let step: LessonStep

  init(
    _ sentence: String, before: [LessonStep] = [], _ step: LessonStep,
    root: @escaping @MainActor () -> UIViewController
  ) {
    self.sentence = sentence
    app = LessonApp(before, root: root)
    self.step = step
  }

  /// All situations.
  package static let all: [QuizSituation] = [
    QuizSituation(
      "New is pushed onto Old for the first time.", .push { NewViewController() }, root: stack),
    QuizSituation(
      "New is popped from Old.", before: [.push { NewViewController() }], .pop, root: stack),
    QuizSituation(
      "A swipe from the edge begins to pop New from Old, and is cancelled.",
      before: [.push { NewViewController() }],
      LessonStep("swipe") { stage in
        let swipe = stage.stack?.beginInteractivePop()
        stage.pass(1)
        swipe?.cancel()
      }, root: stack),
    QuizSituation(
      "Another tab, New, is selected for the first time.", select, root: tabs),
    QuizSituation(
      "The tab Old is selected again.", before: [select],
      LessonStep("select") { ($0.root as? UITabBarController)?.selectedIndex = 0 }, root: tabs),
    QuizSituation(
      "Old presents New over the full screen.", present(.fullScreen),
      root: { OldViewController() }),
    QuizSituation(
      "New, which covers the full screen, is dismissed.", before: [present(.fullScreen)], .dismiss,
      root: { OldViewController() }),
    QuizSituation(
      "Old presents New as a sheet.", present(.pageSheet), root: { OldViewController() }),
    QuizSituation(
      "New, which is a sheet, is dismissed.", before: [present(.pageSheet)], .dismiss,
      root: { OldViewController() }),
    QuizSituation(
      "Old adds New as its child and shows its view.",
      LessonStep("addChild") { stage in
        let new = NewViewController()
        stage.root.addChild(new)
        stage.root.view.addSubview(new.view)
        new.didMove(toParent: stage.root)
      }, root: { OldViewController() }),
  ]

  private static func stack() -> UIViewController {
    UINavigationController(rootViewController: OldViewController())
  }

  private static func tabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [OldViewController(), NewViewController()]
    return tabs
  }

  private static let select = LessonStep("select") {
    ($0.root as? UITabBarController)?.selectedIndex = 1
  }

  private static func present(_ style: UIModalPresentationStyle) -> LessonStep {
    LessonStep("present") { stage in
      let new = NewViewController()
      new.modalPresentationStyle = style
      stage.root.present(new, animated: true)
    }
  }
}

/// The controller that is there at first.
final class OldViewController: UIViewController {}

/// The controller that comes or goes.
final class NewViewController: UIViewController {}
