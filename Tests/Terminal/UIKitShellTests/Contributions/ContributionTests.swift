import Testing
import UIKit

@testable import UIKitShell

/// What contributions bring becomes one vocabulary.
@MainActor @Suite struct ContributionTests {
  private static func command(
    _ name: String, shortForms: [String] = [], after predecessor: String? = nil,
    isOverride: Bool = false
  ) -> Command {
    Command(
      name, group: .move, after: predecessor, isOverride: isOverride, shortForms: shortForms,
      summary: "mixes", action: { _, _ in Outcome("Mixed by \(name).") })
  }

  private func conflict(_ contributions: ShellContribution...) -> String? {
    do throws(ContributionConflict) {
      _ = try CommandCatalog(contributions + [.shell], programName: "paint")
      return nil
    } catch {
      return error.description
    }
  }

  // MARK: Contradictions

  @Test func `two commands of one name are refused with both contributors`() {
    let one = ShellContribution(name: "Paint", commands: [Self.command("mix")])
    let other = ShellContribution(name: "Cook", commands: [Self.command("mix")])
    #expect(conflict(one) == nil)
    #expect(conflict(one, other) == "the command 'mix' is contributed by Paint and Cook")
    let shell = ShellContribution(name: "Paint", commands: [Self.command("tree")])
    #expect(conflict(shell) == "the command 'tree' is contributed by Paint and UIKitShell")
  }

  @Test func `a short form that another command has is refused with both contributors`() {
    let tab = ShellContribution(name: "Paint", commands: [Self.command("mix", shortForms: ["t"])])
    #expect(conflict(tab)?.hasPrefix("the word 't' is contributed by ") == true)
    let name = ShellContribution(
      name: "Paint", commands: [Self.command("mix", shortForms: ["tree"])])
    #expect(conflict(name)?.contains("Paint") == true)
    #expect(conflict(name)?.contains("UIKitShell") == true)
  }

  @Test func `two settings, topics, keys or expectations of one name are refused`() {
    let setting = ShellContribution(
      name: "Paint", settings: [Setting("color", choices: ["red"], "which colour")])
    #expect(conflict(setting) == "the setting 'color' is contributed by Paint and UIKitShell")
    let topic = ShellContribution(
      name: "Paint", topics: [HelpTopic("scripts", summary: "", lines: [])])
    #expect(conflict(topic) == "the topic 'scripts' is contributed by Paint and UIKitShell")
    let key = ShellContribution(name: "Paint", stateKeys: ["path"])
    #expect(conflict(key) == "the key of state 'path' is contributed by Paint and UIKitShell")
    let kind = ExpectationKind(name: "hue", summary: "") { _ in { _ in nil } }
    #expect(
      conflict(
        ShellContribution(name: "Paint", expectations: [kind]),
        ShellContribution(name: "Cook", expectations: [kind]))
        == "the expectation 'hue' is contributed by Paint and Cook")
    let ownKind = ExpectationKind(name: "log", summary: "") { _ in { _ in nil } }
    #expect(
      conflict(ShellContribution(name: "Paint", expectations: [ownKind]))
        == "the expectation 'log' is contributed by Paint and UIKitShell")
  }

  @Test func `a bare word for a command that nobody has is refused`() {
    let word = BareWord(command: "mix", summary: "", matches: { _ in true })
    #expect(
      conflict(ShellContribution(name: "Paint", bareWords: [word]))
        == "the command 'mix' for a bare word of Paint does not exist")
  }

  @Test func `an override replaces one command and needs one to replace`() throws {
    let own = ShellContribution(
      name: "Paint", commands: [Self.command("tree", isOverride: true)])
    #expect(conflict(own) == nil)
    #expect(try PaintSession([own]).run("tree") == ["Mixed by tree."])
    let nothing = ShellContribution(
      name: "Paint", commands: [Self.command("mix", isOverride: true)])
    #expect(conflict(nothing) == "the command 'mix' of Paint overrides nothing")
    let other = ShellContribution(
      name: "Cook", commands: [Self.command("tree", isOverride: true)])
    #expect(conflict(own, other) == "the command 'tree' is contributed by Paint and Cook")
  }

  // MARK: The sum

  @Test func `a contributed command is run, listed and completed`() throws {
    let contribution = ShellContribution(
      name: "Paint", commands: [Self.command("mix", shortForms: ["m"], after: "pop")])
    let paint = try PaintSession([contribution])
    #expect(paint.run("mix") == ["Mixed by mix."])
    #expect(paint.run("m") == ["Mixed by mix."])
    let names = paint.session.catalog.commands.map(\.name)
    #expect(names.firstIndex(of: "mix") == names.firstIndex(of: "pop").map { $0 + 1 })
    let completion = Completer(session: paint.session).complete("mi", cursor: 2)
    #expect(completion.candidates.map(\.text) == ["mix"])
    #expect(HelpTexts(catalog: paint.session.catalog).overview.contains { $0.contains("pop  mix") })
  }

  @Test func `a bare word runs its command with the word as its argument`() throws {
    let contribution = ShellContribution(
      name: "Paint",
      commands: [
        Command(
          "mix", group: .play, arguments: "HUE", summary: "mixes",
          action: { arguments, _ throws(CommandFailure) in
            Outcome("Mixed \(try arguments.word("a hue").text).")
          })
      ],
      bareWords: [BareWord(command: "mix", summary: "a hue mixes") { $0.hasPrefix("%") }])
    let paint = try PaintSession([contribution])
    #expect(paint.run("%red") == ["Mixed %red."])
  }

  @Test func `settings, state and expectations of an app come through its delegate`() throws {
    let contribution = ShellContribution(
      name: "Paint", settings: [Setting("palette", choices: ["warm", "cold"], "which hues")],
      stateKeys: ["hue"],
      expectations: [
        ExpectationKind(name: "canvas", summary: "") { words in
          { session in
            session.word(ofSetting: "palette") == words.first?.text ? nil : "another palette"
          }
        }
      ],
      makeDelegate: { _ in Painter() })
    let paint = try PaintSession([contribution])
    #expect(paint.run("set palette") == ["palette is warm (warm or cold)"])
    #expect(paint.run("set palette cold") == ["palette is now cold"])
    #expect(paint.run("state hue") == ["hue cold blue"])
    #expect(paint.run("expect hue cold blue") == ["As expected."])
    #expect(paint.run("expect canvas cold") == ["As expected."])
    #expect(paint.run("expect canvas warm") == ["error: expected another palette"])
    #expect(paint.run("sunset") == ["error: no command 'sunset'. Did you mean set palette warm?"])
  }

  /// Keeps one setting and tells of it.
  private final class Painter: ShellSessionDelegate {
    var settings = ["palette": "warm"]
    var stateValues: [StateEntry] {
      [StateEntry(key: "hue", value: settings["palette"] == "warm" ? "red" : "cold blue")]
    }

    func meanings(of word: String) -> [String] { word == "sunset" ? ["set palette warm"] : [] }
  }
}
