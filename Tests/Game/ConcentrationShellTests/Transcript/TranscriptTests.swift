import ConcentrationTestSupport
import Foundation
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// The scripts beside these tests, each with the transcript that it must give, to the byte.
@MainActor
@Suite struct TranscriptTests {
  private static let folder = "Tests/Game/ConcentrationShellTests/Transcripts"

  nonisolated static var scripts: [String] {
    let path = PackageFiles.root.appending(path: "Tests/Game/ConcentrationShellTests/Transcripts")
      .path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".concentration") }.sorted()
  }

  @Test(arguments: scripts)
  func `A script gives its transcript`(name: String) throws {
    let text = try PackageFiles.text(of: "\(Self.folder)/\(name)")
    let run = ScriptRun(paths: [name], files: [name: text], log: .after)
    let out = "\(Self.folder)/\(name.replacing(".concentration", with: ".out"))"
    GoldenFile(out).expect(
      run.output + "--- standard error, status \(run.status.code)\n" + run.errors)
  }

  @Test(arguments: scripts)
  func `A transcript keeps to its line classes`(name: String) throws {
    let text = try PackageFiles.text(of: "\(Self.folder)/\(name)")
    let run = ScriptRun(paths: [name], files: [name: text], log: .after)
    let again = ScriptRun(paths: [name], files: [name: text], log: .after)
    #expect(run.output == again.output)
    #expect(!run.output.utf8.contains(0x1B))
    for line in run.output.split(separator: "\n") {
      #expect(line.last != " ", "\(line)")
      #expect(line.utf8.allSatisfy { $0 < 0x7F }, "\(line)")
    }
  }

  @Test(arguments: scripts)
  func `no mistake in the use of the lifecycle is found in a tour of the app`(name: String) throws {
    let text = try PackageFiles.text(of: "\(Self.folder)/\(name)")
    let run = ScriptRun(paths: [name], files: [name: text], log: .off)
    #expect(Self.findings(in: run.output).isEmpty, "\(Self.findings(in: run.output))")
  }

  @Test func `no mistake in the use of the lifecycle is found in the examples`() {
    let transcripts = PackageFiles.textFiles(below: "Examples/Scripts")
      .filter { $0.path.hasSuffix(".out") }
    #expect(transcripts.count >= 8)
    for transcript in transcripts {
      #expect(Self.findings(in: transcript.text).isEmpty, "\(transcript.path)")
    }
  }

  private static func findings(in transcript: String) -> [Substring] {
    transcript.split(separator: "\n").filter { $0.hasPrefix("Doctor: ") }
  }

  @Test func `There are transcripts at all`() {
    #expect(Self.scripts.count >= 5)
  }
}
