import ConcentrationTestSupport
import Foundation
import Testing
import UIKitSystem

/// Where another program is looked for.
@Suite struct InstalledProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func install(_ path: String, permissions: Int = 0o755) throws -> String {
    let file = try directory.write("", to: path)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
    return file
  }

  @Test func `the first folder that has the program counts`() throws {
    let first = try install("b/tool")
    _ = try install("c/tool")
    let folders = ["a", "b", "c"].map { "\(directory.path)/\($0)" }
    #expect(InstalledProgram("tool", in: folders)?.path == first)
    #expect(InstalledProgram("other", in: folders) == nil)
    let path = folders.joined(separator: ":")
    #expect(InstalledProgram("tool", environment: ["PATH": path])?.path == first)
    #expect(InstalledProgram("tool", environment: [:]) == nil)
  }

  @Test func `a folder and a file that is not executable are no programs`() throws {
    _ = try install("a/tool/file")
    _ = try install("b/tool", permissions: 0o644)
    let program = try install("c/tool")
    let folders = ["a", "b", "c"].map { "\(directory.path)/\($0)" }
    #expect(InstalledProgram("tool", in: folders)?.path == program)
  }

  @Test func `a program beside the one that runs comes before those of PATH`() throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let name = (own as NSString).lastPathComponent
    _ = try install("a/\(name)")
    #expect(InstalledProgram(name, environment: ["PATH": directory.path + "/a"])?.path == own)
  }

  @Test func `a file that the system cannot run is said with its reason`() throws {
    let program = try #require(
      InstalledProgram("tool", in: [(try install("a/tool") as NSString).deletingLastPathComponent]))
    #expect(program.become([]) == "Exec format error")
  }
}
