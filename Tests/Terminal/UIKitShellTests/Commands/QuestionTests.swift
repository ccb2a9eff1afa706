import LifecycleLessons
import LifecycleTrace
import Testing
import UIKit

@testable import UIKitShell

/// Questions as learners type them.
///
/// They were written down before the topics were; each has the subject
/// that answers it, two calls that are compared, or what is near to a question that has no answer.
@MainActor @Suite struct QuestionTests {
  private static let questions: [(question: String, subject: String)] = [
    ("when does viewDidLoad run", "viewDidLoad"),
    ("why is viewDidLoad called only once", "viewDidLoad"),
    ("is viewDidLoad called again when I come back", "viewDidLoad"),
    (
      "what is the difference between viewWillAppear and viewIsAppearing",
      "viewWillAppear + viewIsAppearing"
    ),
    (
      "viewWillTransition vs viewDidLayoutSubviews", "viewWillTransition + viewDidLayoutSubviews"
    ),
    ("where do I start a timer", "timer"),
    ("my timer keeps firing after i go back", "timer"),
    ("why is my outlet nil", "outlets"),
    ("IBOutlet is nil in init", "outlets"),
    ("unexpectedly found nil while implicitly unwrapping", "outlets"),
    ("label stays empty after the segue", "data"),
    ("how do I pass data to the next screen", "data"),
    ("how do I send data back", "result"),
    ("prepare for segue before viewDidLoad?", "data"),
    ("may I set frames in viewDidLoad", "bounds"),
    ("frame is wrong in viewDidLoad", "bounds"),
    ("why is view.bounds 80x24 in viewDidLoad", "bounds"),
    ("safe area is zero in viewDidLoad", "safearea"),
    ("content hidden under the navigation bar", "safearea"),
    ("viewWillAppear not called when i close the sheet", "sheet"),
    ("can I present in viewDidLoad", "present"),
    ("Attempt to present on whose view is not in the window hierarchy", "present"),
    ("viewDidAppear called twice", "twice"),
    ("how many times is viewDidLayoutSubviews called", "viewDidLayoutSubviews"),
    ("why is deinit never called", "release"),
    ("my controller is never dealocated", "release"),
    ("memory leak closure self", "release"),
    ("weak or unowned self", "release"),
    ("how do i know that the user tapped back", "back"),
    ("swipe back cancelled what is called", "back"),
    ("what happens when the app goes to the background", "background"),
    ("does viewWillDisappear run when I press home", "background"),
    ("where to save data when app closes", "background"),
    ("what order are the calls in on push", "order"),
    ("what is called when a tab is switched", "order"),
    ("how to add a child view controller", "child"),
    ("child viewWillAppear is not called", "child"),
    ("what happens on rotation", "rotation"),
    ("veiwDidLoad", "viewDidLoad"),
    ("why does my table cell show the wrong image", "cell"),
    ("notification observer called twice", "observer"),
    ("what is awakeFromNib", "awakeFromNib"),
    ("update label from background thread", "thread"),
    ("when should I call super", "super"),
    ("may loadView call super", "super"),
    ("what is the meaning of life", "?"),
    ("how do I use SwiftUI onAppear", "? viewWillAppear, viewIsAppearing"),
    ("how do I submit to the App Store", "?"),
    // More that learners ask, written down before the topics were looked at.
    ("what is the difference between frame and bounds", "bounds"),
    ("why is my view's frame wrong in viewDidLoad", "bounds"),
    ("how do i pass data back", "result"),
    ("when is prepare(for:sender:) called", "prepare"),
    ("where should I start an animation", "animation"),
    ("where do I remove observers", "observer"),
    ("is viewWillAppear called when a sheet is dismissed", "sheet"),
    ("may I call super.viewDidLoad at the end", "super"),
    ("init(coder:) or init(nibName:bundle:)", "init(coder:) + init(nibName:bundle:)"),
    ("what does loadView do", "loadView"),
    ("when should I override loadView", "loadView"),
    ("unexpectedly found nil while unwrapping an outlet", "outlets"),
    ("my collection view cells show wrong images", "cell"),
    ("what's the diference betwen push and present", "order"),
    ("how to know when the view goes away for ever", "back"),
    ("willMove toParent nil when", "child"),
    ("what is a safe area", "safearea"),
    ("why is my content under the navigation bar", "safearea"),
    ("setNeedsLayout vs layoutIfNeeded", "layout"),
    ("delegate should be weak why", "release"),
    ("unwind segue", "result"),
    ("what is a size class", "traits"),
    ("when is traitCollection set", "traits"),
    ("how does the first responder get found", "responder"),
    ("what is the responder chain", "responder"),
    ("hitTest", "responder"),
    ("keyboard covers my text field", "keyboard"),
    ("scene delegate vs app delegate", "scene"),
    ("timer still running after pop", "timer"),
    ("what does animated mean in viewWillAppear", "animation"),
    ("storyboard segue what order", "outlets"),
    ("why is navigationController nil", "navigation"),
    ("can I use viewDidUnload", "memory"),
    ("where to load data from the network", "loading"),
    ("how do I dismiss a modal", "sheet"),
    ("auto layout constraint conflict", "constraints"),
    (
      "is viewWillDisappear always followed by viewDidDisappear",
      "viewWillDisappear + viewDidDisappear"
    ),
    ("how do I localise my app", "?"),
    // The symptoms that a learner complains of.
    ("viewWillAppear twice", "twice"),
    ("my label stays empty", "data"),
    ("nil outlet", "outlets"),
    ("who is deallocated", "release"),
    ("retain cycle", "release"),
    ("background", "background"),
    ("safe area", "safearea"),
    ("frame wrong", "bounds"),
    ("never called", "never"),
  ]

  /// What a question leads to, as the list above writes it.
  private func subject(of question: String) -> String {
    let result = QuestionSearch.find(question)
    if result.compared.count == 2 {
      return result.compared.map(\.name).joined(separator: " + ")
    }
    let near = result.near.map(\.name).joined(separator: ", ")
    return result.subject?.name ?? (near.isEmpty ? "?" : "? \(near)")
  }

  @Test func `every question leads to its answer, or to what is near`() {
    let wrong = Self.questions.filter { subject(of: $0.question) != $0.subject }
    #expect(
      wrong.isEmpty,
      "\(wrong.map { "\($0.question): \(subject(of: $0.question)), not \($0.subject)" })")
  }

  @Test func `what is next to an answer is named, two at most`() throws {
    let lines = try PaintSession().run("where do I start a timer")
    #expect(lines.first == "Where does a timer start, and why does it keep firing?")
    let asked = try #require(
      Self.questions.map(\.question).first {
        let result = QuestionSearch.find($0)
        return result.subject != nil && !result.near.isEmpty
      })
    #expect(
      try PaintSession().run("explain \(asked)").contains { $0.hasPrefix("Near: explain ") },
      "\(asked)")
    for (question, _) in Self.questions {
      #expect(QuestionSearch.find(question).near.count <= 2, "\(question)")
    }
  }

  @Test(arguments: ["what", "why", "when", "how", "where", "is", "may", "can", "does"])
  func `a question may begin with any of its words`(word: String) throws {
    let lines = try PaintSession().run("\(word) the timer")
    #expect(lines.first == "Where does a timer start, and why does it keep firing?")
  }

  @Test func `two calls are answered side by side`() throws {
    for question in ["viewWillAppear vs viewIsAppearing", "init(coder:) or init(nibName:bundle:)"] {
      let result = QuestionSearch.find(question)
      let answered = Set(result.compared.map(QuestionSearch.Subject.call))
      #expect(answered.count == 2 && answered.isDisjoint(with: result.near))
    }
    let lines = try PaintSession().run("explain prepare viewDidLoad")
    let text = lines.joined(separator: " ")
    #expect(text.contains("prepare: Called on the source"))
    #expect(text.contains("viewDidLoad: Called once"))
    #expect(text.contains("Here, in prepare: hand the destination its model."))
    #expect(lines.contains { $0.hasPrefix("Cases: segue-order-awake-prepare-outlets-load") })
  }

  @Test func `a symptom that begins with no command is refused with the question to ask`() throws {
    let lines = try PaintSession(mode: .typed).run("viewDidAppear called twice")
    #expect(
      lines.first
        == "error: no command 'viewDidAppear'. Did you mean explain twice or explain viewDidAppear?"
    )
  }

  @Test func `a question without an answer is refused with what is near`() throws {
    let session = try PaintSession()
    #expect(
      session.run("how do I use SwiftUI onAppear").first?.contains(
        "Did you mean viewWillAppear or viewIsAppearing?") == true)
    #expect(
      session.run("what is the meaning of life").first
        == "error: no call or topic 'is the meaning of life'. Type help explain for the topics.")
  }

  @Test func `a word that many questions have makes nothing near`() {
    #expect(QuestionSearch.find("what is called first").near.isEmpty)
    #expect(QuestionSearch.find("what is the order of calls when I push").near.isEmpty)
  }

  @Test func `only the first words of a very long question count`() {
    let long = (1...500).map { "word\($0)" }.joined(separator: " ") + " timer"
    #expect(QuestionSearch.find(long).subject == nil)
    #expect(QuestionSearch.find("timer " + long).subject?.name == "timer")
    #expect(QuestionSearch.find(String(repeating: "x", count: 10_000)).subject == nil)
  }
}

/// Who holds a controller, and why nothing is deallocated.
@MainActor @Suite struct HoldersTests {
  @Test func `the holder of a controller is its container, its presenter, the window or the app`()
    throws
  {
    let session = try PaintSession()
    _ = session.run("press Red")
    #expect(
      session.run("why Shade#1") == [
        "Shade#1 lives: it was made by command 1 (press Red).",
        "It is held by Nav#1, its container.",
      ])
    _ = session.run("back")
    #expect(!session.run("explain").joined().contains("is not deallocated"))
    #expect(
      session.run("why is Shade#1 alive?").first?.hasPrefix(
        "Shade#1 is deallocated: deinit came by command 3 (back)") == true)
    #expect(session.run("why Shade#7").first?.hasPrefix("error: ") == true)
  }

  @Test func `a controller that only the app holds is said to be held by it`() throws {
    let session = try PaintSession(makeApp: { KeepingDelegate() })
    _ = session.run("set log after")
    let stack = session.session.app.window?.rootViewController as? UINavigationController
    stack?.pushViewController(try #require(KeepingDelegate.kept), animated: false)
    session.session.settle()
    _ = session.run("pop")
    let explained = session.run("explain").joined(separator: " ")
    #expect(explained.contains("Kept#1 is not deallocated: no container, presenter or window"))
    let why = session.run("why Kept#1").joined(separator: " ")
    #expect(why.contains("Kept#1 is held by the app: no container, presenter or window"))
  }
}

/// An app that keeps a controller in a variable.
private final class KeepingDelegate: UIResponder, UIApplicationDelegate {
  static var kept: KeptViewController?
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.kept = KeptViewController()
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

private final class KeptViewController: UIViewController {}
