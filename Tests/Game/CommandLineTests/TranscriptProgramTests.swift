import ConcentrationTestSupport
import Foundation
import Testing

@testable import concentration

/// The program gives the transcripts that the shell gives without it.
@Suite struct TranscriptProgramTests {
  private static let folder = "Tests/Game/ConcentrationShellTests/Transcripts"

  static var scripts: [String] {
    PackageFiles.textFiles(below: folder).map(\.path).filter { $0.hasSuffix(".concentration") }
  }

  @Test(arguments: scripts)
  func `the program gives the transcript of a script`(path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let run = try ProgramRun.run(
      ["--log", "after", "--script", name],
      in: PackageFiles.root.appending(path: Self.folder).path)
    let expected = try PackageFiles.text(of: path.replacing(".concentration", with: ".out"))
      .replacing("\nConcentration 1.0\n", with: "\n\(VersionText.make())\n")
    let actual = run.output + "--- standard error, status \(run.status)\n" + run.errors
    let difference = LineDiff.describe(expected: expected, actual: actual)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `there are scripts`() {
    #expect(Self.scripts.count >= 5)
  }
}
