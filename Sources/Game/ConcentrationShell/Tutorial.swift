import ConcentrationApp
import ConcentrationEngine
import UIKitShell

/// Learning by doing: goals that the program checks with its own expectations.
///
/// Any command works meanwhile.
///
/// Source: SHELL.md "Tutorial".
package struct Tutorial: Sendable {
  /// What a person is asked to do.
  package struct Step: Sendable {
    /// The goal in a few words.
    package var goal: String
    /// What may be typed to reach it.
    package var hint: String
    /// What must come true, one after the other.
    package var checks: [Check]
  }

  /// How a part of a goal is checked.
  package enum Check: Sendable {
    /// An expectation as a script writes it.
    case expectation(Expectation)
    /// Something that happens in the game.
    case event(CommandEvent)
    /// A setting that has a value.
    case setting(name: String, word: String)
    /// A command that works, by its name.
    case command(String)
  }

  /// The step at hand, from 0.
  package private(set) var index: Int
  private var done = 0
  /// What may be typed to find a pair, as the cards lie.
  package var pair: String

  /// A tutorial that begins at a step; `pair` names the cards that make a pair.
  package init(at index: Int, pair: String) {
    self.index = index
    self.pair = pair
  }

  /// All steps.
  package var steps: [Step] {
    [
      Step(
        goal: "turn a card", hint: "Type: flip b2     or only: b2",
        checks: [.expectation(.state(key: "attempts", value: "1"))]),
      Step(
        goal: "find a pair", hint: "Type: \(pair)",
        checks: [.event(.foundPair)]),
      Step(
        goal: "take a step back", hint: "Type: undo",
        checks: [.event(.tookBack)]),
      Step(
        goal: "look at another tab and come back",
        hint: "Type: tab stats     then: tab play",
        checks: [
          .expectation(.state(key: "tab", value: "stats")),
          .expectation(.state(key: "tab", value: "play")),
        ]),
      Step(
        goal: "see which call comes first when you leave a screen",
        hint: "Type: set log after     then: pop     then: push board",
        checks: [
          .setting(name: "log", word: "after"),
          .expectation(.log(.order, ["[..] viewWillDisappear([..])", "[..] viewDidAppear([..])"])),
        ]),
      Step(
        goal: "move around on a board that is larger than the screen",
        hint: "Type: new 12x12     then: scroll down     then: zoom out",
        checks: [
          .expectation(.state(key: "size", value: "12x12")), .command("scroll"), .command("zoom"),
        ]),
      Step(
        goal: "record what you do, and run it",
        hint: "Type: record my.concentration, new 4x4, a1, record off, source my.concentration",
        checks: [.command("record"), .command("source")]),
      Step(
        goal: "leave, and go on later",
        hint: "Type: quit     Start again, then: load",
        checks: [.event(.continued)]),
    ]
  }

  /// The lines that ask for the step at hand.
  package var lines: [String] {
    let steps = steps
    guard steps.indices.contains(index) else { return ["That was the tutorial."] }
    let step = steps[index]
    return [
      "Tutorial \(index + 1) of \(steps.count). Goal: \(step.goal).",
      Self.line(step.hint),
    ]
  }

  /// The hint, and how to leave where the line has room for it.
  private static func line(_ hint: String) -> String {
    let line = hint.padded(to: 46) + "   (tutorial stop leaves)"
    return line.count < 80 ? line : hint
  }

  /// True for the last step, which ends in another run of the program.
  package var isAtEnd: Bool { index >= steps.count - 1 }

  /// Goes to another step.
  package mutating func go(to index: Int) {
    self.index = max(0, min(index, steps.count - 1))
    done = 0
  }

  /// Notes what a command reached; true once the step is done.
  @MainActor
  package mutating func note(_ reply: Reply, on session: ShellSession) -> Bool {
    let checks = steps[index].checks
    guard done < checks.count, reply.failure == nil else { return false }
    if isMet(checks[done], by: reply, on: session) { done += 1 }
    return done == checks.count
  }

  @MainActor
  private func isMet(_ check: Check, by reply: Reply, on session: ShellSession) -> Bool {
    switch check {
    case .expectation(let expectation):
      ExpectationChecker(session: session).miss(expectation) == nil
    case .event(let event): reply.events.contains(event)
    case .setting(let name, let word): session.word(ofSetting: name) == word
    case .command(let name): reply.command == name
    }
  }
}
