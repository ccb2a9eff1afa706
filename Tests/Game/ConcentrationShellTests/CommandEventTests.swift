import ConcentrationApp
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct CommandEventTests {
  /// The events of the last of some lines.
  private func events(_ lines: String...) -> [CommandEvent]? {
    let environment = ShellEnvironment(mode: .script, files: TableFiles())
    let interpreter = Interpreter(session: ShellSession(environment: environment))
    return lines.map { interpreter.run($0, as: .script) }.last?.events
  }

  @Test func `A pair is found as a value, beside the words`() {
    #expect(events("new 4x4 --seed 7", "b2 d1") == [.foundPair])
    #expect(events("new 4x4 --seed 7", "b2", "d1")?.contains(where: \.ringsBell) == true)
    #expect(events("new 4x4 --seed 7", "b2 c3") == [.missed])
    #expect(events("new 4x4 --seed 7", "b2") == [])
  }

  @Test func `Changes of the game are reported as values`() {
    #expect(events("new 4x4", "b2", "undo") == [.tookBack])
    #expect(events("new 4x4", "save mine", "load mine") == [.continued])
    #expect(events("new 4x4", "describe") == [])
    #expect(events("new 4x4", "! flip z9") == [])
  }
}
