import ConcentrationApp
import ConcentrationStore
import ConcentrationTestSupport
import Foundation
import Testing

/// `export`, `import`, a player's themes and what is due: data of one player across starts.
@Suite struct DataTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private static let archive = """
    concentration data 1
    setting zoom 2
    reminder 1767268800 Play a game
    """ + "\n"

  private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try ProgramRun.run(arguments, input: input, in: directory.path)
  }

  @Test
  func `what was imported is exported in version 2, and not onto a file that holds something`()
    throws
  {
    try directory.write(Self.archive, to: "data.txt")
    let first = try run("import", "data.txt")
    #expect(first == ProgramRun(output: "added 1 reminder and 1 setting\n", errors: "", status: 0))
    let text = try StoreArchive(parsing: Self.archive).description
    #expect(try run("export") == ProgramRun(output: text, errors: "", status: 0))
    let second = try run("import", "-", input: Self.archive)
    let known = "added nothing; 1 reminder and 1 setting were there already\n"
    #expect(second == ProgramRun(output: known, errors: "", status: 0))
    #expect(
      try run("export", "copy.txt") == ProgramRun(output: "", errors: "", status: 0))
    #expect(directory.read("copy.txt") == text)
    let refused = try run("export", "copy.txt")
    #expect(
      refused.errors
        == "concentration: copy.txt holds something already. Give --overwrite to replace it\n")
    #expect(refused.status == 2)
    try directory.write("old", to: "copy.txt")
    try run("export", "--overwrite", "copy.txt").expectSuccess()
    #expect(directory.read("copy.txt") == text)
    #expect(try run("export", "/dev/stdout").output == text)
    #expect(try run("export", "-").output == text)
  }

  @Test(arguments: [
    ("nothing of ours\n", "data.txt:1: expected 'concentration data 2'"),
    ("concentration data 1\nsetting zoom 2\ngame won\n", "data.txt:3: 16 fields are expected"),
    ("concentration data 1\nsetting zoom \u{1B}[2J\n", "data.txt:2: control characters"),
    ("concentration data 1\nreminder 9999999999999999 x\n", "data.txt:2: 9999999999999999 is out"),
    ("concentration data 1\nsetting zoom 2", "data.txt:2: the file is cut off"),
  ])
  func `a damaged file adds nothing and names its line`(text: String, words: String) throws {
    try directory.write(text, to: "data.txt")
    let result = try run("import", "data.txt")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("concentration: \(words)"), "\(result.errors)")
    #expect(result.errors.hasSuffix("Nothing was added\n"), "\(result.errors)")
    #expect(try run("export").output == StoreArchive().description)
  }

  @Test func `bytes that are no text are refused with their line`() throws {
    let bytes = Array("concentration data 2\n".utf8) + [0xFF, 0x0A]
    try Data(bytes).write(to: URL(filePath: directory.path + "/data.txt"))
    let result = try run("import", "data.txt")
    #expect(
      result.errors
        == "concentration: data.txt:2: this is not UTF-8 text. Nothing was added\n")
    #expect(result.status == 2)
  }

  @Test func `a file that is missing or cannot be written is reported`() throws {
    let missing = try run("import", "missing.txt")
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("concentration: missing.txt: "))
    let unwritable = try run("export", ".")
    #expect(unwritable.status == 2)
    #expect(unwritable.errors.hasPrefix("concentration: .: "))
  }

  @Test func `a reminder that was due while nothing ran is shown by the next start, once`() throws {
    try run("import", "-", input: Self.archive).expectSuccess()
    for isFirst in [true, false] {
      let terminal = try PseudoTerminal(["--plain", "--no-history"], in: directory.path)
      let start = try terminal.wait(for: "play> ")
      #expect(start.contains("Reminder: Play a game") == isFirst, "\(start)")
      terminal.type("\u{4}")
      #expect(try terminal.waitForEnd() == 0)
    }
  }

  @Test func `a player's own theme is listed, completed, played and kept`() throws {
    try directory.write(
      "name: space\nsymbols:\n  - { letter: R, word: rocket }\n  - { letter: M, word: moon }\n",
      to: ".config/concentration/themes/space.yaml")
    try directory.write(
      "name: broken\nsymbols:\n  - { letter: R, wort: rocket }\n",
      to: ".config/concentration/themes/broken.yaml")
    let terminal = try PseudoTerminal(
      ["--plain", "--no-history"], in: directory.path)
    let start = try terminal.wait(for: "play> ").unwrapped
    #expect(start.contains("themes/broken.yaml:3:"), "\(start)")
    terminal.enter("look")
    try terminal.wait(for: " Space: rocket, moon.")
    terminal.type("new 2x2 spa\t#3\r")
    try terminal.wait(for: "board> ")
    terminal.enter("id")
    try terminal.wait(for: "2x2/space#")
    terminal.signal(9)
    #expect(try terminal.waitForEnd() == 137)
    let next = try PseudoTerminal(
      ["--plain", "--no-history", "--theme", "space"], in: directory.path)
    try next.wait(for: "board> ")
    next.enter("a1")
    let answer = try next.wait(for: "Choose a second card.")
    #expect(answer.contains("a1 is "))
  }
}

extension ProgramRun {
  /// Records an issue unless the program did what it was asked for.
  fileprivate func expectSuccess() {
    #expect(status == 0, "\(errors)")
  }
}
