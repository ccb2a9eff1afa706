import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct MachineHandlerTests {
  private func session() -> MachineHandler {
    let environment = ShellEnvironment(mode: .machine, files: TableFiles())
    return MachineHandler(session: ShellSession(environment: environment))
  }

  @Test func `Each line has one reply, ended by an empty line`() {
    let machine = session()
    func reply(_ line: String) -> String { machine.receive(.line(line)).output }
    #expect(reply("1 new 4x4 --seed 7") == "=1 New game 4x4/shapes#7. Type a card, like b2.\n\n")
    #expect(reply("2 flip b2") == "=2 b2 is triangle. Choose a second card.\n\n")
    #expect(reply("3 flip q9") == "?3 no card q9: columns are a to d, rows 1 to 4\n\n")
    #expect(reply("state up") == "= up b2\n\n")
    #expect(
      reply("foo") == "?  no command 'foo'".replacing("?  ", with: "? ")
        + ". Type help for the list.\n\n")
    #expect(reply("") == "")
    #expect(reply("# comment") == "")
    #expect(reply("9 protocol-version") == "=9 1\n\n")
    #expect(reply("known-command flip") == "= true\n\n")
    #expect(reply("known-command tutorial") == "= false\n\n")
    #expect(reply("list-commands").contains("\nundo\n"))
    #expect(machine.receive(.line("quit")).isFinished)
  }

  @Test func `State as JSON is one line and tells no card that is face down`() {
    let machine = session()
    _ = machine.receive(.line("new 4x4 --seed 7"))
    _ = machine.receive(.line("flip b2"))
    let reply = machine.receive(.line("state json")).output
    #expect(reply.hasPrefix("= {\"tab\":\"play\",\"screen\":\"board\","))
    #expect(reply.hasSuffix("}\n\n"))
    #expect(reply.contains("\"flips\":1"))
    for word in ["diamond", "club", "heart", "spade", "star", "circle", "square"] {
      #expect(!reply.contains(word))
    }
    #expect(machine.receive(.line("tab stats")).output.hasPrefix("= Tab"))
    #expect(machine.receive(.line("log json")).output.contains("\"call\":\"viewDidLoad()\""))
  }
}
