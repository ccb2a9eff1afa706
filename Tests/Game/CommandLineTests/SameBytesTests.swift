import ConcentrationTestSupport
import Testing

/// The same script gives the same bytes, wherever and however often it is run.
@Suite struct SameBytesTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private static let surroundings: [[String: String]] = [
    ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8"], ["LC_ALL": "tr_TR.UTF-8"], ["LC_ALL": "xx_XX"],
    ["TZ": "Asia/Kathmandu"], ["TZ": "America/St_Johns"], ["COLUMNS": "40", "LINES": "10"],
    ["TERM": "xterm-256color"], ["NO_COLOR": "1"], ["FORCE_COLOR": "1"],
  ]

  @Test func `13.5 the same bytes, run again in ten surroundings`() throws {
    let tour = try PackageFiles.text(of: "Demo/lifecycle.concentration")
    let expected = try ProgramRun.run([], input: tour, in: directory.path)
    #expect(expected.status == 0, "\(expected.errors)")
    #expect(!expected.output.isEmpty)
    for environment in Self.surroundings {
      let result = try ProgramRun.run([], input: tour, in: directory.path, environment: environment)
      let difference = LineDiff.describe(expected: expected.output, actual: result.output)
      #expect(difference == nil, "\(environment): \(difference ?? "")")
      #expect(result.status == 0)
    }
  }

  @Test(.enabled(if: Self.hasTurkish, "the locale tr_TR.UTF-8 is missing: make deps"))
  func `a dotless i changes no command`() throws {
    let result = try ProgramRun.run(
      [], input: "NEW 4X4 --SEED 7\nTAB STATS\nexpect tab stats\nQUIT\n", in: directory.path,
      environment: ["LC_ALL": "tr_TR.UTF-8"])
    #expect(result.status == 0, "\(result.errors)")
  }

  /// True if the locale exists on this machine.
  private static var hasTurkish: Bool {
    let locales = try? ProgramRun.run(["-a"], in: "/", program: "/usr/bin/locale")
    return locales?.output.lowercased().contains("tr_tr.utf") == true
  }

  @Test func `a file and standard input give the same transcript`() throws {
    let tour = try PackageFiles.text(of: "Demo/lifecycle.concentration")
    try directory.write(tour, to: "tour.concentration")
    let file = try ProgramRun.run(["--script", "tour.concentration"], in: directory.path)
    let input = try ProgramRun.run([], input: tour, in: directory.path)
    #expect(file.output == input.output)
  }

  @Test func `a transcript has no escapes, no trailing blanks, and a final newline`() throws {
    let tour = try PackageFiles.text(of: "Demo/lifecycle.concentration")
    let result = try ProgramRun.run(
      [], input: tour, in: directory.path, environment: ["TERM": "xterm", "FORCE_COLOR": "1"])
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.output.contains("\t") && !result.output.contains("\r"))
    #expect(!result.output.contains(" \n"))
    #expect(result.output.hasSuffix("\n"))
  }

  @Test(arguments: ["dumb", "xterm", "xterm-256color", ""])
  func `13.1 on a pipe a TAB completes nothing, and no escape is written`(term: String) throws {
    func run(_ input: String) throws -> ProgramRun {
      try ProgramRun.run(
        [], input: input, in: directory.path, environment: ["TERM": term, "FORCE_COLOR": "1"])
    }
    let result = try run("new\nfl\tip b2\n")
    #expect(!result.output.contains("flip "))
    #expect(result.status == 3)
    let tour = try PackageFiles.text(of: "Demo/lifecycle.concentration")
    for result in [result, try run(tour), try run("help all\nset\n\u{1B}[A\n")] {
      #expect(!result.output.isEmpty)
      #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
    }
  }
}
