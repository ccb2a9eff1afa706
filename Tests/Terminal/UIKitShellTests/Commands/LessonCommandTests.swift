import LifecycleLessons
import LifecycleTrace
import Testing
import UIKit

@testable import UIKitShell

/// Lessons, the quiz and findings at the prompt.
@MainActor @Suite struct LessonCommandTests {
  @Test func `lesson lists all lessons`() throws {
    let lines = try PaintSession().run("lesson")
    #expect(lines.count == Lesson.all.count + 1)
    #expect(lines[2] == "  3  frames in viewDidLoad")
    #expect(lines.last == "Type lesson and a number.")
  }

  @Test func `a lesson shows the calls of both versions and what to look at`() throws {
    let session = try PaintSession()
    let lines = session.run("lesson 9")
    let wrong = try #require(lines.firstIndex(of: "Wrong:"))
    let right = try #require(lines.firstIndex(of: "Right:"))
    #expect(lines[0] == "Lesson 9: a controller that stays alive")
    #expect(!lines[wrong..<right].contains { $0.contains("WrongCounter#1 deinit") })
    #expect(
      lines[wrong..<right].contains {
        $0.hasPrefix("Doctor: WrongCounter#1 pop: it has left the screen for good")
      })
    #expect(lines[right...].contains { $0.contains("x RightCounter#1 deinit") })
    #expect(!lines[right...].contains { $0.hasPrefix("Doctor: ") })
    #expect(lines.contains { $0.hasPrefix("Look at: ") })
    #expect(lines.last == "Cases: nav-pop-deinit-moment, modal-fullscreen-dismiss.")
    #expect(session.run("state screen") == ["screen all-colors"])
  }

  @Test(arguments: 1...22)
  func `every lesson fits the screen and says the same twice`(number: Int) throws {
    let session = try PaintSession()
    let lines = session.run("lesson \(number)")
    #expect(lines.allSatisfy { $0.count <= 79 || $0.hasPrefix("| ") }, "\(lines)")
    #expect(session.run("lesson \(number)") == lines)
    #expect(UIApplication.shared === session.session.app.application)
  }

  @Test func `a lesson that ends its program runs in another process`() throws {
    #expect(
      try PaintSession().run("lesson 12").contains(
        "(This version ends its program; it runs where a program can start another.)"))
    let session = try PaintSession(
      prepare: { environment in
        environment.runSeparately = { ["Ended in lesson \($0).", "The program was ended."] }
      })
    #expect(session.run("lesson 13").contains("Ended in lesson 13."))
  }

  @Test func `a lesson that does not exist is refused`() throws {
    #expect(
      try PaintSession().run("lesson 99")
        == ["error: '99' is not a lesson: write a number from 1 to \(Lesson.all.count)"])
  }

  @Test func `a quiz asks, and says why`() throws {
    let session = try PaintSession()
    #expect(session.run("quiz 1") == ["error: no question waits for an answer: type quiz"])
    let question = session.run("quiz")
    #expect(question[0].hasPrefix("Question 1: "))
    #expect(question.last == "Answer with quiz 1 to quiz 4.")
    #expect(session.run("quiz") == question)
    let right = try #require(session.session.state(Quiz.self).open?.answer)
    let answer = session.run("quiz \(right)")
    #expect(answer[0].hasPrefix("Right: "))
    #expect(answer.contains { $0.contains("Cases: ") })
    #expect(answer.last == "1 of 1 right; quiz asks the next.")
    _ = session.run("quiz")
    let next = try #require(session.session.state(Quiz.self).open?.answer)
    let wrong = session.run("quiz \(next % 4 + 1)")
    #expect(wrong[0].hasPrefix("No: "))
    #expect(wrong.last == "1 of 2 right; quiz asks the next.")
  }

  @Test(arguments: QuizTopic.allCases)
  func `a round about a topic has ten questions and a score`(topic: QuizTopic) throws {
    let session = try PaintSession()
    var line = "quiz \(topic.rawValue)"
    var seen: Set<String> = []
    for number in 1...10 {
      let question = session.run(line)
      #expect(question[0].hasPrefix("Question \(number): "), "\(question)")
      #expect(question.allSatisfy { $0.count <= HelpTexts.width }, "\(question)")
      seen.insert(question.dropFirst().joined())
      let open = try #require(session.session.state(Quiz.self).open)
      #expect(Set(open.choices).count == 4)
      let answer = session.run("quiz \(number == 3 ? open.answer % 4 + 1 : open.answer)")
      line = "quiz"
      if number == 10 {
        #expect(
          answer.last == "Score about \(topic.rawValue): 9 of 10. quiz begins another round.")
      }
    }
    #expect(seen.count > 3)
    #expect(session.run("quiz")[0].hasPrefix("Question 1: "))
    #expect(session.run("quiz end") == ["Score about \(topic.rawValue): 0 of 0."])
  }

  @Test func `no question asks for the order of two controllers, or for a number of layouts`()
    throws
  {
    let session = try PaintSession()
    for seed in 1...60 {
      _ = session.run("quiz --seed \(seed)")
      let question = try #require(session.session.state(Quiz.self).open)
      #expect(Set(question.before.map(\.controller.name)).count <= 1)
      let layouts = question.before.filter { $0.callback.kind == .viewWillLayoutSubviews }
      #expect(layouts.count <= 1)
    }
  }

  @Test func `an unknown topic of the quiz is refused with all of them`() throws {
    #expect(
      try PaintSession().run("quiz shets").first?.hasPrefix(
        "error: no topic 'shets'. Topics: appearance") == true)
  }

  @Test func `a lesson shows code and screens of both versions side by side`() throws {
    let lines = try PaintSession().run("lesson 20")
    let code = try #require(lines.firstIndex { $0.hasPrefix("Wrong code:") })
    let screen = try #require(lines.firstIndex { $0.hasPrefix("Wrong screen:") })
    #expect(lines[code].hasSuffix("Right code:") && lines[screen].hasSuffix("Right screen:"))
    #expect(lines[code..<screen].filter { $0.contains(" | ") }.count == 2, "\(lines)")
    let shown = lines[screen...].prefix(9)
    #expect(shown.filter { $0.contains("[ play ]  [ stop ]") }.count == 1)
    #expect(shown.filter { $0.contains("Song 1") }.count == 1)
  }

  @Test func `the code of a lesson is printed alone`() throws {
    let lines = try PaintSession().run("lesson 12 code")
    #expect(lines[0] == "Lesson 12: an outlet in prepare")
    for heading in ["Wrong:", "Right:", "Both use:"] { #expect(lines.contains(heading)) }
    #expect(lines.contains("    destination.label.text = \"Hello\""))
  }

  @Test func `the seed decides the questions`() throws {
    let first = try PaintSession()
    let second = try PaintSession()
    var all: Set<String> = []
    #expect(first.run("quiz sheets --seed 3") == second.run("quiz sheets --seed 3"))
    #expect(first.run("quiz end") == ["Score about sheets: 0 of 0."])
    _ = (first.run("quiz all"), second.run("quiz end"))
    for seed in 1...20 {
      let question = first.run("quiz --seed \(seed)")
      #expect(second.run("quiz --seed \(seed)") == question)
      all.insert(question.joined(separator: "\n"))
    }
    #expect(all.count > 15)
  }

  /// Shows a controller that forgets `super`.
  private final class MistakenViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      title = "Mistaken"
    }
  }

  private final class MistakenDelegate: OneScreenAppDelegate {
    override func makeScreen() -> UIViewController { MistakenViewController() }
  }

  @Test func `what is found in an app is printed once, with the lesson about it`() throws {
    let session = try PaintSession(makeApp: { MistakenDelegate() })
    let printed = session.reply("state").printed.map(\.text)
    #expect(
      printed == [
        "Doctor: Mistaken#1 viewWillAppear(animated: false): the override did not call "
          + "super.viewWillAppear. Call super in every override of a lifecycle call. See lesson 1."
      ])
    #expect(session.reply("state").printed.isEmpty)
  }

  @Test func `nothing is found in the apps of these tests`() throws {
    for app: @MainActor () -> any UIApplicationDelegate in [
      { PaintAppDelegate() }, { FormAppDelegate() }, { StoryAppDelegate() },
    ] {
      let session = try PaintSession(makeApp: app)
      for line in ["tab 2", "tab 1", "press 1", "back", "rotate", "lowmemory", "background"] {
        _ = session.run(line)
      }
      #expect(session.session.app.doctor.findings.isEmpty, "\(session.session.app.doctor.findings)")
    }
  }
}
