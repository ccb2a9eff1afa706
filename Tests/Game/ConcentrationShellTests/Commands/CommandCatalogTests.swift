import ConcentrationApp
import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct CommandCatalogTests {
  private let catalog = CommandCatalog.concentration

  @Test func `13.3 Every word of every command leads to it, and to it alone`() {
    var owners: [String: String] = [:]
    for command in catalog.commands {
      for word in command.words {
        #expect(owners[word] == nil, "\(word) belongs to \(owners[word] ?? "") and \(command.name)")
        owners[word] = command.name
        #expect(catalog.command(for: word) === command)
        #expect(catalog.command(for: word.uppercased()) === command)
      }
    }
  }

  @Test func `13.3 No short form or other word hides a command that a prefix would reach`() {
    for command in catalog.commands {
      let lengths = 1...command.name.count
      let unique = lengths.first { length in
        catalog.commands(startingWith: String(command.name.prefix(length))).count == 1
      }
      for length in (unique ?? command.name.count)...command.name.count {
        let prefix = Word(text: String(command.name.prefix(length)), range: 0..<0)
        let found = try? catalog.resolve(prefix, acceptsPrefixes: true)
        #expect(found === command, "\(prefix.text) should lead to \(command.name)")
      }
    }
  }

  @Test func `A short form of one letter begins its command or is listed in docs/SHELL.md`() {
    let listed = Set(["f", "n", "u", "l", "d", "t", "b", "s", "z", "h", "?", "q", "exit"])
    let forms = catalog.commands.flatMap(\.shortForms)
    #expect(Set(forms) == listed)
    #expect(forms.count == listed.count)
  }

  @Test func `Scripts need full words, so a new command cannot change them`() {
    let word = Word(text: "und", range: 0..<3)
    #expect(throws: CommandFailure(.prefixInScript("und", command: "undo"))) {
      try catalog.resolve(word, acceptsPrefixes: false)
    }
    for command in catalog.commands {
      let name = Word(text: command.name, range: 0..<0)
      #expect((try? catalog.resolve(name, acceptsPrefixes: false)) === command)
    }
  }

  /// Whatever a later version calls a new command, and wherever it stands in the list.
  @Test func `13.3 Adding a command changes no word of a script`() throws {
    let words = Set(catalog.commands.flatMap(\.words))
    let prefixes = words.flatMap { word in (1...word.count).map { String(word.prefix($0)) } }
    let names = Set(prefixes + words.map { $0 + "s" } + words.map { "a" + $0 }).subtracting(words)
    #expect(names.count > 300)
    for name in names {
      let added = Command(name, group: .play, summary: "new") { _, _ in .silent }
      let adding = ShellContribution(name: "Later", commands: [added])
      let base: [ShellContribution] = [.concentration, .shell]
      for contributions in [[adding] + base, base + [adding]] {
        let larger = try CommandCatalog(contributions, programName: "concentration")
        for word in words {
          let word = Word(text: word, range: 0..<0)
          let found = try larger.resolve(word, acceptsPrefixes: false)
          #expect(found === catalog.command(for: word.text), "\(name) took \(word.text)")
        }
      }
    }
  }

  @Test func `13.3 A script runs the same beside more commands`() throws {
    let script = try PackageFiles.text(
      of: "Tests/Game/ConcentrationShellTests/Transcripts/grand-tour.concentration")
    let more = ["a", "b2x", "fli", "ne", "tabs", "scrollx", "expects", "zoo"].map {
      Command($0, group: .play, summary: "new") { _, _ in .silent }
    }
    let larger = try CommandCatalog(
      [ShellContribution(name: "Later", commands: more), .concentration, .shell],
      programName: "concentration")
    #expect(ScriptRun(script, catalog: larger).output == ScriptRun(script).output)
  }

  @Test func `Ambiguous words name their candidates`() {
    let word = Word(text: "re", range: 0..<2)
    let names = ["record", "redo", "replay", "resize", "restart"]
    #expect(throws: CommandFailure(.ambiguous("re", candidates: names))) {
      try catalog.resolve(word, acceptsPrefixes: true)
    }
  }

  @Test func `Only commands that change nothing but the view repeat`() {
    let repeating = catalog.commands.filter(\.repeatsOnEnter).map(\.name)
    #expect(Set(repeating).isSubset(of: ["page", "scroll", "zoom", "tutorial"]))
  }

  @Test func `Related commands exist`() {
    for command in catalog.commands {
      for name in command.seeAlso {
        let topic = name.hasPrefix("help ") ? catalog.topic(named: String(name.dropFirst(5))) : nil
        #expect(catalog.command(for: name) != nil || topic != nil, "\(command.name): \(name)")
      }
    }
  }
}

@MainActor
@Suite struct HelpTextsTests {
  private let texts = HelpTexts(catalog: .concentration)

  @Test func `13.4 The overview stays under 22 lines and 79 columns`() {
    #expect(texts.overview.count <= 22)
    #expect(texts.overview.allSatisfy { $0.count <= 79 })
    // What is printed, not only what is to be printed.
    let printed = ScriptRun("help\n", log: .off).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropFirst().dropLast()
    #expect(printed.count <= 22)
    #expect(printed.allSatisfy { $0.count <= 79 })
  }

  @Test func `13.4 No help is wider than 79 columns or longer than a screen`() {
    for command in CommandCatalog.concentration.commands {
      let lines = texts.lines(for: command)
      #expect(lines.count <= 22, "\(command.name)")
      for line in lines { #expect(line.count <= 79, "\(line)") }
    }
    for topic in CommandCatalog.concentration.topics {
      let lines = topic.lines(in: .concentration)
      #expect(lines.count <= 22, "\(topic.name)")
      for line in lines { #expect(line.count <= 79, "\(line)") }
    }
    for line in texts.all { #expect(line.count <= 79, "\(line)") }
  }

  @Test func `Every command is in the overview and in help all`() {
    let words = Set(
      texts.overview.joined(separator: " ").split { !$0.isLetter }.map(String.init))
    for command in CommandCatalog.concentration.commands {
      #expect(words.contains(command.name), "\(command.name)")
      #expect(texts.all.contains { $0.hasPrefix("  \(command.name)") }, "\(command.name)")
    }
  }

  @Test func `Searching finds names, words of other programs and help`() {
    #expect(texts.matches("seed").contains { $0.hasPrefix("new") })
    #expect(texts.matches("goto").contains { $0.hasPrefix("tab") })
    #expect(texts.matches("qqq").isEmpty)
  }
}
