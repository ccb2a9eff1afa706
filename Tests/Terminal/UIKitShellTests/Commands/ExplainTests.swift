import LifecycleLessons
import LifecycleTrace
import Testing
import UIKit

@testable import UIKitShell

/// What `explain` says of calls and of questions about them.
@MainActor @Suite struct ExplainTests {
  private func explain(_ word: String) throws -> String {
    try PaintSession().run("explain \(word)").joined(separator: " ")
  }

  @Test func `a call is explained with its evidence, in lines of a screen`() throws {
    let lines = try PaintSession().run("explain viewWillAppear")
    #expect(
      lines.first == "viewWillAppear: Called each time before the view comes on screen, again after"
    )
    #expect(lines.contains { $0.hasPrefix("Here: ") })
    #expect(lines.contains { $0.hasPrefix("Not here: ") })
    #expect(lines.contains { $0.hasPrefix("I10: ") })
    #expect(lines.last == "Cases: nav-push-animated, nav-pop-animated, modal-sheet-dismiss.")
    #expect(lines.allSatisfy { $0.count <= HelpTexts.width })
  }

  /// The questions that somebody has who has only seen the lecture, and what the answer has to say.
  @Test(
    arguments: [
      ("outlets", ["prepare(for:sender:)", "viewDidLoad is the first call that can use them"]),
      ("prepare", ["view is not loaded", "all are nil until its viewDidLoad"]),
      (
        "bounds",
        ["In viewDidLoad the view has the size with which it was made", "the bounds of that pass"]
      ),
      ("viewDidLoad", ["bounds are those of the storyboard", "viewWillLayoutSubviews"]),
      (
        "rotation",
        [
          "Every controller whose view is in the hierarchy", "controllers below the top of a stack",
          "A change of size alone makes no appearance call",
        ]
      ),
      (
        "order",
        [
          "push, pop           full-screen modal",
          "push, pop: begins with old will disappear, ends with new did appear.",
          "full-screen modal: begins with old will disappear, ends with old did disappear.",
          "tab, curled page: begins with new will appear",
        ]
      ),
      ("memory", ["every view controller that lives", "visible or not", "it can make again"]),
      ("didReceiveMemoryWarning", ["release what can be made again", "memory-who-gets-it"]),
    ] as [(String, [String])])
  func `the questions of the lecture are answered`(word: String, texts: [String]) throws {
    let answer = try explain(word)
    for text in texts { #expect(answer.contains(text), "\(word): \(answer)") }
    #expect(answer.contains("Cases: "))
  }

  @Test(
    arguments: [
      ("when are outlets nil?", "outlets"),
      ("why does bounds differ between viewDidLoad and viewWillLayoutSubviews", "bounds"),
      ("who is called on rotation?", "rotation"),
      ("why does push differ from a tab switch", "order"),
      ("what happens on low memory?", "memory"),
    ])
  func `a whole question finds its topic`(question: String, topic: String) throws {
    #expect(try explain(question).hasPrefix(explain(topic)))
    #expect(try PaintSession().run(question).joined(separator: " ").hasPrefix(explain(topic)))
    #expect(try explain(topic).hasPrefix(Topic.named(topic)?.question ?? "?"))
  }

  @Test func `a call of a delegate is explained once it was made`() throws {
    let session = try PaintSession { FormAppDelegate() }
    #expect(session.run("explain numberOfSections").first?.hasPrefix("error: ") == true)
    _ = session.run("set delegates on")
    _ = session.run("tab photos")
    _ = session.run("select 0.1")
    let lines = session.run("explain collectionView")
    #expect(lines.first?.hasPrefix("collectionView(_:") == true)
    #expect(lines.joined().contains("a delegate") || lines.joined().contains("the delegate"))
    #expect(
      session.run("explain applicationDidBecomeActive").first?
        .hasPrefix("applicationDidBecomeActive(_:): Called when touches arrive again") == true)
  }

  @Test func `alone it explains the calls of the last command that caused any`() throws {
    let session = try PaintSession()
    _ = session.run("press Red")
    _ = session.run("state")
    let lines = session.run("explain")
    #expect(lines.first == "  1  press Red")
    #expect(lines.contains("Shade#1 viewDidLoad()"))
    let text = lines.joined(separator: " ")
    #expect(text.contains("Order (push, pop): old will disappear, new will appear"))
    #expect(text.contains("Cases: nav-push-animated, nav-pop-animated."))
  }

  @Test func `a rotation is no push, and a cancelled swipe no pop`() throws {
    let session = try PaintSession()
    _ = session.run("press Red")
    _ = session.run("rotate")
    let rotation = session.run("explain").joined(separator: " ")
    #expect(rotation.contains("viewWillTransition"))
    #expect(!rotation.contains("Order") && !rotation.contains("push"))
    _ = session.run("swipe back begin")
    let begun = session.run("explain").joined(separator: " ")
    #expect(begun.contains("Begun (push, pop): old will disappear, new will appear."))
    _ = session.run("swipe back cancel")
    _ = session.run("log last")
    let order = RecordedTransition.all(in: session.session.app.trace.recorder.events).last
    #expect(order?.outcome == .cancelled)
    #expect(order?.orderSentence?.hasPrefix("Order (push, pop, cancelled): old will") == true)
    #expect(order?.orderSentence?.hasSuffix("Cases: nav-swipe-back-cancelled.") == true)
  }

  @Test func `a quiz tells what its situation was`() {
    var told: [String] = []
    for situation in QuizSituation.all.prefix(10) {
      let run = LessonRun(situation.app)
      let start = run.app.trace.endSequence
      run.perform(situation.step)
      let events = run.app.trace.recorder.events(since: start)
      let order = RecordedTransition.all(in: events).first?.orderSentence
      told.append(order.map { String($0.prefix { $0 != ":" }) } ?? "none")
    }
    #expect(
      told == [
        "Order (push, pop)", "Order (push, pop)", "Order (push, pop, cancelled)", "Order (tab)",
        "Order (tab)", "Order (full-screen modal or transition(from",
        "Order (full-screen modal or transition(from",
        "Order (sheet or another modal above its presenter)",
        "Order (dismissal of a sheet or of another modal above its presenter)", "none",
      ])
  }

  @Test func `a misspelled name is understood, and an unknown one refused`() throws {
    #expect(
      try PaintSession().run("explain viewWillApear").first?.hasPrefix(
        "viewWillAppear: Called each time") == true)
    #expect(
      try PaintSession().run("explain xyzzy")
        == ["error: no call or topic 'xyzzy'. Type help explain for the topics."])
  }

  @Test func `Tab completes calls and topics`() throws {
    let session = try PaintSession(mode: .typed).session
    let completer = Completer(session: session)
    let line = "explain viewDidD"
    #expect(
      completer.complete(line, cursor: line.utf8.count).candidates.map(\.text)
        == ["viewDidDisappear"])
    #expect(
      completer.complete("explain o", cursor: 9).candidates.map(\.text)
        == ["observer", "order", "outlets", "outletsConnected"])
  }
}
