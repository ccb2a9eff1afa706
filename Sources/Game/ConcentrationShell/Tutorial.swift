import ConcentrationApp
import ConcentrationEngine
import UIKitShell

/// An interactive tutorial: goals that are checked like the expectations of scripts.
///
/// All commands remain available.
///
/// Source: SHELL.md "Tutorial".
package struct Tutorial: Sendable {
  /// A goal for the person.
  package struct Step: Sendable {
    /// The goal in a few words.
    package var goal: String
    /// What can be typed to reach it.
    package var hint: String
    /// The ways that lead there; of each the checks must succeed, one after the other.
    package var ways: [[Check]]
  }

  /// How a part of a goal is checked: by what came about, equally by a word, a key
  /// or the mouse.
  package enum Check: Sendable {
    /// An expectation as a script writes it.
    case expectation(Expectation)
    /// Something that happens in the game.
    case event(CommandEvent)
    /// A card was turned.
    case turn
    /// Another tab than this one is selected.
    case otherTab(than: String)
    /// A board that is larger than its room was moved in it, or as far as it goes already.
    case scroll
    /// A setting that has a value.
    case setting(name: String, word: String)
    /// A command that works, by its name.
    case command(String)
  }

  /// The current step, from 0.
  package private(set) var index: Int
  /// How many checks of each way have succeeded.
  private var done: [Int] = []
  /// How things stood after the last command.
  private var mark: TutorialMark?
  /// What can be typed to find a pair in the current game.
  package var pair: String
  /// A size of boards that are larger than the screen.
  package var largeSize = "12x12"
  /// What can be typed to leave a screen and to come back.
  package var wayOut = ["pop", "push board"]

  /// Whether it is told first what keys and the mouse do, where pages have cards.
  package var usesHands = false

  /// Creates a tutorial that begins at a step; `pair` names two cards that match.
  package init(at index: Int, pair: String) {
    self.index = index
    self.pair = pair
  }

  /// All steps.
  package var steps: [Step] {
    usesHands ? zip(stepsByWords, handHints).map(byHands) : stepsByWords
  }

  /// What keys and the mouse do at each step.
  private var handHints: [String] {
    [
      "Arrow keys and Enter, or a click, or type: b2",
      pair.contains(" ") ? "Two that are alike: \(pair)" : "Its like lies at \(pair)",
      "F3, or the button Undo, or type: undo",
      "F2 and Statistics, then Play in the first row",
      wayOut.first == "pop" ? "Backspace, or a click on [‹]" : "F2 and Statistics",
      "F9: Size 26x20, Zoom 3, New game. Arrow keys move",
      "F2 and Save, then F2 and Saved games",
      "F2 and Quit. Start again, then: Continue",
    ]
  }

  /// A step that keys and the mouse complete, too.
  private func byHands(_ step: Step, hint: String) -> Step {
    var step = step
    step.hint = hint
    for (index, way) in step.ways.enumerated() {
      // Calls stand beside the board, so nothing needs to be set for them; what is left is the board.
      if case .setting = way[0] {
        step.ways[index] = [
          .expectation(
            .log(.order, ["Game[..] viewWillDisappear([..])", "[..] viewDidAppear([..])"]))
        ]
      }
      guard case .command("record") = way[0] else { continue }
      step.goal = "save a game, and find it again"
      step.ways.append([.command("save"), .command("present")])
    }
    return step
  }

  /// The steps as they are for a person who types.
  private var stepsByWords: [Step] {
    let leaving = Check.expectation(
      .log(.order, ["[..] viewWillDisappear([..])", "[..] viewDidAppear([..])"]))
    return [
      Step(
        goal: "turn a card", hint: "Type: flip b2     or only: b2", ways: [[.turn]]),
      Step(
        goal: "find a pair", hint: "Type: \(pair)", ways: [[.event(.foundPair)]]),
      Step(
        goal: "take a step back", hint: "Type: undo", ways: [[.event(.tookBack)]]),
      Step(
        goal: "look at another tab and come back",
        hint: "Type: tab stats     then: tab play",
        ways: [
          [.otherTab(than: "play"), .expectation(.state(key: "tab", value: "play"))]
        ]),
      Step(
        goal: "see which call comes first when you leave a screen",
        hint: "Type: set log after     then: " + wayOut.joined(separator: "     then: "),
        ways: [[.setting(name: "log", word: "after"), leaving], [leaving, .command("log")]]),
      Step(
        goal: "move around on a board that is larger than the screen",
        hint: "Type: new \(largeSize)     then: zoom in     then: scroll down", ways: [[.scroll]]),
      Step(
        goal: "record what you do, and run it",
        hint: "Type: record my.concentration, new 4x4, a1, record off, source my.concentration",
        ways: [[.command("record"), .command("source")]]),
      Step(
        goal: "leave, and go on later",
        hint: "Type: quit     Start again, then: load",
        ways: [[.event(.continued)]]),
    ]
  }

  /// The lines that describe the current step.
  package var lines: [String] {
    let steps = steps
    guard steps.indices.contains(index) else { return ["That was the tutorial."] }
    let step = steps[index]
    return [
      "Tutorial \(index + 1) of \(steps.count). Goal: \(step.goal).",
      Self.line(step.hint),
    ]
  }

  /// The goal in one line, said after a command that did not reach it.
  package var reminder: String {
    let steps = steps
    guard steps.indices.contains(index) else { return "" }
    return "Goal \(index + 1) of \(steps.count): \(steps[index].goal) (tutorial says how)."
  }

  /// The hint, and how to leave if it fits into the line.
  private static func line(_ hint: String) -> String {
    let line = hint.padded(to: 46) + "   (tutorial stop leaves)"
    return line.count < 80 ? line : hint
  }

  /// True for the last step, which is completed in the next run of the program.
  package var isAtEnd: Bool { index >= steps.count - 1 }

  /// Goes to another step.
  package mutating func go(to index: Int) {
    self.index = max(0, min(index, steps.count - 1))
    done = []
  }

  /// Performs the checks after a command; true if the step is completed.
  @MainActor
  package mutating func note(_ reply: Reply, on session: ShellSession) -> Bool {
    let now = TutorialMark(session)
    defer { mark = now }
    let ways = steps[index].ways
    if done.count != ways.count { done = ways.map { _ in 0 } }
    guard reply.failure == nil else { return false }
    for (way, checks) in ways.enumerated() where done[way] < checks.count {
      if isMet(checks[done[way]], by: reply, now: now, on: session) { done[way] += 1 }
      if done[way] == checks.count { return true }
    }
    return false
  }

  @MainActor
  private func isMet(
    _ check: Check, by reply: Reply, now: TutorialMark, on session: ShellSession
  ) -> Bool {
    switch check {
    case .expectation(let expectation):
      ExpectationChecker(session: session).miss(expectation) == nil
    case .event(let event): reply.events.contains(event)
    case .turn: mark.map(now.hasTurned) ?? false
    case .otherTab(let tab): session.stateValue("tab").map { $0 != tab } ?? false
    case .scroll:
      mark.map(now.hasScrolled) ?? false
        || reply.command == "scroll" && now.hasLargeBoard
    case .setting(let name, let word): session.word(ofSetting: name) == word
    case .command(let name): reply.command == name
    }
  }
}
