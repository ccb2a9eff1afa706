import Testing

@testable import Shell

@MainActor
@Suite struct CommandCatalogTests {
  private let catalog = CommandCatalog.standard

  @Test func `Every word of every command leads to it, and to it alone`() {
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

  @Test func `No short form or other word hides a command that a prefix would reach`() {
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

  @Test func `A short form of one letter begins its command or is listed in REPL.md`() {
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

  @Test func `Ambiguous words name their candidates`() {
    let word = Word(text: "re", range: 0..<2)
    let names = ["record", "redo", "resize", "restart"]
    #expect(throws: CommandFailure(.ambiguousCommand("re", candidates: names))) {
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
        let topic = name.hasPrefix("help ") ? HelpTopic(rawValue: String(name.dropFirst(5))) : nil
        #expect(catalog.command(for: name) != nil || topic != nil, "\(command.name): \(name)")
      }
    }
  }
}

@MainActor
@Suite struct HelpTextsTests {
  private let texts = HelpTexts(catalog: .standard)

  @Test func `The overview stays under 22 lines and 79 columns`() {
    #expect(texts.overview.count <= 22)
    #expect(texts.overview.allSatisfy { $0.count <= HelpTexts.width })
  }

  @Test func `No help is wider than 79 columns or longer than a screen`() {
    for command in CommandCatalog.standard.commands {
      let lines = texts.lines(for: command)
      #expect(lines.count <= 22, "\(command.name)")
      for line in lines { #expect(line.count <= HelpTexts.width, "\(line)") }
    }
    for topic in HelpTopic.allCases {
      #expect(topic.lines.count <= 22, "\(topic)")
      for line in topic.lines { #expect(line.count <= HelpTexts.width, "\(line)") }
    }
    for line in texts.all { #expect(line.count <= HelpTexts.width, "\(line)") }
  }

  @Test func `Every command is in the overview and in help all`() {
    let words = Set(
      texts.overview.joined(separator: " ").split { !$0.isLetter }.map(String.init))
    for command in CommandCatalog.standard.commands {
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
