import LifecycleTrace
import UIKit

/// A mistake in the use of the lifecycle as two small apps, a wrong one and a right one.
///
/// Both take the same steps, so that their calls can be compared.
@MainActor
package struct Lesson {
  /// The number, from 1.
  package private(set) var number = 0
  /// What it is about, in a few words.
  package let title: String
  /// What is wrong in the wrong version, and why.
  package let mistake: String
  /// What to look at in the calls of both versions.
  package let lookAt: String
  /// What the doctor finds in the wrong version; nil if it cannot be certain.
  package private(set) var finding: LifecycleFinding.Kind?
  /// The ids of the cases in docs/UIKIT-CASES.md behind it.
  package private(set) var cases: [String]
  /// The code of both versions.
  package var code: LessonCode { .ofLesson(titled: title) }
  /// Whether the wrong version ends the program, so that it has to run in a process of its own.
  package let endsProgram: Bool
  /// The app with the mistake.
  package let wrong: LessonApp
  /// The app without it.
  package let right: LessonApp

  /// A lesson that has no place among the others yet.
  init(
    _ title: String, cases: [String] = [], endsProgram: Bool = false, mistake: String,
    lookAt: String, wrong: LessonApp, right: LessonApp
  ) {
    (self.title, self.cases, self.endsProgram) = (title, cases, endsProgram)
    (self.mistake, self.lookAt, self.wrong, self.right) = (mistake, lookAt, wrong, right)
  }

  /// All lessons, in order.
  package static let all: [Lesson] = {
    let lessons: [(Lesson, LifecycleFinding.Kind?)] = [
      (missingSuper, .missingSuper), (viewInInit, .viewInInit), (staleGeometry, .staleGeometry),
      (presentedTooEarly, .presentedTooEarly), (appearanceByHand, .appearanceByHand),
      (childWithoutParent, .childWithoutParent), (repeatedSetUp, .repeatedSetUp),
      (valueSetOnce, .valueSetOnce), (notReleased, .notReleased),
      (sheetWithoutUpdate, .sheetWithoutUpdate), (missingContentSize, .missingContentSize),
      (outletInPrepare, nil), (rowBeyondTheEnd, nil), (childWithoutDidMove, nil),
      (observerTwice, nil), (offMainThread, nil), (unbalancedAppearance, .appearanceByHand),
      (timerNotStopped, .notReleased), (savedTooLate, nil), (safeAreaIgnored, nil),
      (cellReuse, nil), (closureCycle, .notReleased),
    ]
    return lessons.enumerated().map { index, entry in
      var (lesson, finding) = entry
      (lesson.number, lesson.finding) = (index + 1, finding)
      if lesson.cases.isEmpty { lesson.cases = finding?.cases ?? [] }
      return lesson
    }
  }()

  /// The lesson about a kind of finding.
  package static func about(_ kind: LifecycleFinding.Kind) -> Lesson? {
    all.first { $0.finding == kind }
  }
}

/// A small app that takes some steps.
@MainActor
package struct LessonApp {
  /// Makes the root controller of the window.
  package let makeRoot: @MainActor () -> UIViewController
  /// What happens, one after the other.
  package let steps: [LessonStep]

  init(_ steps: [LessonStep], root: @escaping @MainActor () -> UIViewController) {
    (self.steps, makeRoot) = (steps, root)
  }
}

/// A step of a lesson: something that a person, the device or the app does.
@MainActor
package struct LessonStep {
  /// What happens, in the imperative.
  package let title: String
  /// Lets it happen.
  package let perform: @MainActor (LessonStage) -> Void

  init(_ title: String, _ perform: @escaping @MainActor (LessonStage) -> Void) {
    (self.title, self.perform) = (title, perform)
  }

  /// Pops the top of the stack.
  static let pop = LessonStep("pop") { $0.stack?.popViewController(animated: true) }
  /// Dismisses what is presented.
  static let dismiss = LessonStep("dismiss") { $0.root.dismiss(animated: true) }

  /// Pushes a controller.
  static func push(
    _ controller: @escaping @MainActor () -> UIViewController
  ) -> LessonStep {
    LessonStep("push") { $0.stack?.pushViewController(controller(), animated: true) }
  }

  /// Lets seconds pass.
  static func wait(_ seconds: Double) -> LessonStep {
    LessonStep("wait \(Int(seconds))") { $0.pass(seconds) }
  }
}

/// What a step acts on.
@MainActor
package struct LessonStage {
  /// The root controller of the window.
  package let root: UIViewController
  /// Lets seconds of the application's time pass.
  let pass: @MainActor (Double) -> Void

  /// A stage with a root and a clock.
  package init(root: UIViewController, pass: @escaping @MainActor (Double) -> Void) {
    (self.root, self.pass) = (root, pass)
  }

  /// The root as a stack, or the stack in it.
  var stack: UINavigationController? {
    root as? UINavigationController
      ?? (root as? UITabBarController)?.selectedViewController as? UINavigationController
  }

  /// The controller on top of the stack.
  func top<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    stack?.topViewController as? Controller
  }

  /// What is presented.
  func presented<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    root.presentedViewController as? Controller
  }
}
