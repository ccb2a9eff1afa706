import ConcentrationTestSupport
import Foundation
import Testing

/// The manual pages say what the programs take.
@Suite struct ManualPageTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func run(_ program: String, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(
      arguments, in: directory.path, program: "\(BuiltProgram.folder)/\(program)")
  }

  @Test(arguments: ["concentration", "uikit"])
  func `each subcommand has a page, made from its options`(program: String) throws {
    let commands = try ManualPage.subcommands(
      inDump: try run(program, "--experimental-dump-help").output)
    #expect(commands.count > 3)
    for command in commands {
      GoldenFile("docs/man/\(program)-\(command.commandName).1")
        .expect(ManualPage.text(of: command, program: program))
    }
    let pages = PackageFiles.textFiles(below: "docs/man").map(\.path)
      .filter { $0.hasPrefix("docs/man/\(program)-") }
    #expect(
      Set(pages) == Set(commands.map { "docs/man/\(program)-\($0.commandName).1" }))
  }

  @Test func `the game's own page names every option, and no other`() throws {
    // The completion script is made from the options themselves.
    let script = try run("concentration", "--generate-completion-script", "fish").output
    let existing = Set(
      script.matches(of: #/"concentration"[^"\n]* -l '([a-z-]+)'/#).map { String($0.1) })
    let manual = try PackageFiles.text(of: "docs/concentration.1")
    let section = try #require(
      manual.split(separator: ".SH OPTIONS").last?.split(separator: ".SH TRACES").first)
    let named = Set(
      section.replacingOccurrences(of: "\\-", with: "-").matches(of: #/--([a-z-]+)/#)
        .map { String($0.1) })
    #expect(existing == named)
  }

  @Test(arguments: ["concentration", "uikit"])
  func `a program's page names the pages of its subcommands`(program: String) throws {
    let manual = try PackageFiles.text(of: "docs/\(program).1")
    for page in PackageFiles.textFiles(below: "docs/man")
    where page.path.hasPrefix("docs/man/\(program)-") {
      let name = page.path.dropFirst("docs/man/".count).dropLast(".1".count)
      #expect(
        manual.contains(".BR \(name.replacingOccurrences(of: "-", with: "\\-")) (1)"), "\(name)")
    }
  }
}
