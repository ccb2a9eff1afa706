import ConcentrationEngine
import ConcentrationTestSupport
import LifecycleTrace
import Testing
import UIKit

@testable import ConcentrationShell
@testable import UIKitShell

/// Random commands, sensible and not: nothing crashes, every reply keeps its form, the trace obeys the
/// rules of appearance, and the doctor finds no mistake in the app.
@MainActor
@Suite struct RandomWalkTests {
  private static let words = [
    "1", "2", "3", "new", "new 2x2", "new 4x4", "new 6x6 animals", "new 12x12", "restart", "undo",
    "undo", "redo", "hint", "peek a1", "look", "describe", "score", "tab play", "tab stats",
    "tab 2", "tab 1", "pop", "root", "back", "swipe back", "swipe back begin", "swipe back 40",
    "swipe back cancel", "swipe back finish", "dismiss", "page next", "page prev", "scroll down",
    "scroll up", "zoom in", "zoom out", "zoom fit", "resize 60x20", "resize 120x30",
    "resize 80x24", "rotate", "background", "foreground", "lowmemory", "log last", "tree", "state",
    "save a", "load a", "id", "set calls all", "set calls common", "set calls lecture",
    "set delegates on", "set log-format vcl",
    "timeline across last", "log game", "wait 1",
    "push options",
    "present options", "push game", "xyzzy", "flip", "! flip z9", "new 4x4 --players 2", "pass",
    "new 4x4 --against fair", "tab gallery", "tab book", "tab reminder",
    "resize 120x30", "split hide", "split show", "split 40", "swipe left", "swipe right begin",
    "swipe right cancel", "swipe down", "page 3", "present pages", "press 4", "press 5", "a1 b1",
    "new 2x2 --seed 1", "a1 a2", "b1 b2", "against fair", "set zoom 1", "set zoom auto",
  ]

  @Test(arguments: Seeds.upTo(2))
  func `Ten thousand commands break no rule`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let environment = ShellEnvironment(mode: .script, files: TableFiles())
    let session = ShellSession(environment: environment)
    let interpreter = Interpreter(session: session)
    var checker = LifecycleChecker()
    var violations: [LifecycleViolation] = []
    var seen = 0
    func check() {
      let recorder = session.app.trace.recorder
      for event in recorder.events(since: seen) { violations += checker.observe(event) }
      seen = recorder.endSequence
    }
    for _ in 0..<5_000 {
      let line = Self.line(&generator)
      let reply = interpreter.run(line, as: .script)
      if let failure = reply.failure { #expect(!failure.message.isEmpty, "\(line)") }
      check()
    }
    // A gesture that has not ended is in the middle of a transition: it is ended before the end.
    for direction in ["back", "left", "right", "down"] {
      _ = interpreter.run("swipe \(direction) cancel", as: .script)
    }
    check()
    #expect(!UIApplication.shared.hasPendingTransitions)
    violations += checker.violationsAtRest()
    #expect(violations.isEmpty, "seed \(seed): \(violations.prefix(5).map(\.description))")
    let findings = session.app.doctor.findings
    #expect(findings.isEmpty, "seed \(seed): \(findings.map(\.description))")
  }

  private static func line(_ generator: inout SplitMix64) -> String {
    let draw = generator.next()
    guard draw % 3 == 0 else { return words[Int(draw >> 8) % words.count] }
    let columns = Array("abcdefgh")
    return "\(columns[Int(draw >> 8) % columns.count])\(Int(draw >> 20) % 8 + 1)"
  }
}
