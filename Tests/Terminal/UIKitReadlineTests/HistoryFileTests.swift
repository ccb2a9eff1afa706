import Testing
import UIKitReadline
import UIKitShell

@MainActor
@Suite struct HistoryFileTests {
  private let files = MemoryFiles()
  private var history: HistoryFile { HistoryFile(path: "history", files: files) }

  @Test func `lines come back in their order`() {
    history.append("b2")
    history.append("tab stats")
    #expect(history.load() == ["b2", "tab stats"])
  }

  @Test func `no file is no history`() {
    #expect(history.load().isEmpty)
  }

  @Test func `a long history is cut to its newest lines, in the file, too`() {
    for number in 1...1500 { history.append("line \(number)") }
    #expect(history.load().count == 1000)
    #expect(history.load().first == "line 501")
    #expect(files.content.split(separator: 10).count == 1000)
  }

  @Test func `bytes that are no text do no harm`() {
    files.content = [0xFF, 0xFE, 10, 65]
    #expect(history.load().count == 2)
  }

  @Test func `repeated, empty and secret lines are not worth keeping`() {
    #expect(HistoryFile.worthKeeping("b2", after: nil) == ["b2"])
    #expect(HistoryFile.worthKeeping("b2", after: "b2").isEmpty)
    #expect(HistoryFile.worthKeeping(" b2", after: nil).isEmpty)
    #expect(HistoryFile.worthKeeping("", after: nil).isEmpty)
    #expect(HistoryFile.worthKeeping("a1\nb2\nb2\n\n", after: "a1") == ["b2"])
  }
}

/// One file, in memory.
@MainActor
private final class MemoryFiles: FileAccess {
  var content: [UInt8] = []
  let workingDirectory = "/"

  func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    if content.isEmpty { throw .noSuchFile }
    return content
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) { content = bytes }

  func append(_ bytes: [UInt8], to path: String) throws(FileAccessError) { content += bytes }

  func resolved(_ path: String) -> String { path }

  func size(ofFile path: String) -> Int? { content.count }

  func names(inDirectory path: String) -> [String] { [] }
}
