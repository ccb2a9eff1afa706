import LifecycleTrace
import UIKit

/// A situation in which the next call can be guessed: a small app, the steps up to it, and the step.
@MainActor
package struct QuizSituation {
  /// What it is about.
  package let topic: QuizTopic
  /// What happens, in one sentence.
  package let sentence: String
  /// The app with the steps that come before.
  package let app: LessonApp
  /// The step whose calls are asked for.
  package let step: LessonStep
  /// The names of the controllers whose calls may be asked for.
  package let subjects: [String]
  /// The calls that may be asked for.
  package let asked: [LifecycleCallback.Kind]
  /// The cases that show it.
  package let cases: [String]

  init(
    _ sentence: String, about topic: QuizTopic = .appearance, before: [LessonStep] = [],
    _ step: LessonStep, of subjects: [String] = ["Old", "New"],
    asked: [LifecycleCallback.Kind] = appearance, cases: [String] = [],
    root: @escaping @MainActor () -> UIViewController
  ) {
    (self.topic, self.sentence, self.step) = (topic, sentence, step)
    (self.subjects, self.asked, self.cases) = (subjects, asked, cases)
    app = LessonApp(before, root: root)
  }

  nonisolated static let appearance: [LifecycleCallback.Kind] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .deinit,
  ]

  private static let loading: [LifecycleCallback.Kind] = [
    .initWithCoder, .awakeFromNib, .outletsConnected, .viewDidLoad, .viewWillAppear,
  ]

  /// All situations.
  package static let all: [QuizSituation] = transitions + others

  private static let transitions: [QuizSituation] = [
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
      "Old presents New as a sheet.", about: .sheets, present(.pageSheet),
      cases: ["modal-sheet-present"],
      root: { OldViewController() }),
    QuizSituation(
      "New, which is a sheet, is dismissed.", about: .sheets, before: [present(.pageSheet)],
      .dismiss,
      cases: ["modal-sheet-dismiss"], root: { OldViewController() }),
    QuizSituation(
      "Old adds New as its child and shows its view.", about: .children,
      LessonStep("addChild") { stage in
        let new = NewViewController()
        stage.root.addChild(new)
        stage.root.view.addSubview(new.view)
        new.didMove(toParent: stage.root)
      }, of: ["New"], asked: appearance.filter { $0 != .viewDidLoad } + [.willMove, .didMove],
      cases: ["addchild-calls-willmove"], root: { OldViewController() }),
  ]

  private static let others: [QuizSituation] = [
    QuizSituation(
      "New is made in code, and its view is not asked for.", about: .`init`,
      LessonStep("make") { _ in _ = NewViewController() }, of: ["New"],
      asked: [.initWithNibName, .loadView, .viewDidLoad, .awakeFromNib, .viewWillAppear],
      cases: ["create-code-only"], root: { OldViewController() }),
    QuizSituation(
      "New is made in code, and its view is asked for.", about: .`init`,
      LessonStep("make") { _ in NewViewController().loadViewIfNeeded() }, of: ["New"],
      asked: [.initWithNibName, .loadView, .viewDidLoad, .awakeFromNib, .viewWillAppear],
      cases: ["lazy-view-access"], root: { OldViewController() }),
    segue(
      .prepare, of: "RightSource", [.prepare, .viewDidLoad, .viewWillDisappear, .viewDidDisappear]),
    segue(.outlets, of: "Title", loading),
    QuizSituation(
      "New is pushed onto Old for the first time.", about: .geometry, .push { NewViewController() },
      of: ["New"],
      asked: [
        .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidAppear,
      ], cases: ["nav-push-animated"], root: stack),
    QuizSituation(
      "The device is rotated while Old is visible.", about: .rotation,
      LessonStep("rotate") { _ in UIKitRuntime.Device.shared.rotate() }, of: ["Old"],
      asked: [.viewWillTransition, .viewDidLoad, .viewWillAppear, .viewDidAppear],
      cases: ["rotation-single"], root: { OldViewController() }),
    QuizSituation(
      "The app goes to the background while Old is visible.", about: .background, background,
      of: ["Old"],
      cases: ["scene-background"], root: { OldViewController() }),
    QuizSituation(
      "The app comes back from the background, and shows Old.", about: .background,
      before: [background],
      LessonStep("come back") { _ in UIKitRuntime.Device.shared.enterForeground() }, of: ["Old"],
      cases: ["scene-background"], root: { OldViewController() }),
  ]

  /// A segue from a storyboard, in the app of the lesson about it.
  private static func segue(
    _ topic: QuizTopic, of subject: String, _ asked: [LifecycleCallback.Kind]
  ) -> QuizSituation {
    let app = Lesson.outletInPrepare.right
    return QuizSituation(
      subject == "Title" ? "A segue leads to Title." : "\(subject) performs a segue.", about: topic,
      app.steps[0], of: [subject], asked: asked,
      cases: ["segue-order-awake-prepare-outlets-load"], root: app.makeRoot)
  }

  private static let background = LessonStep("background") { _ in
    UIKitRuntime.Device.shared.enterBackground()
  }

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
