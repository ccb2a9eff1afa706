import Testing
import UIKitReadline
import UIKitShell

@MainActor
@Suite struct HistoryFileTests {
  private let files = MemoryFiles()
  private var history: HistoryFile { HistoryFile(path: "history", files: files) }

  @Test func `lines come back in their order`() {
    #expect(history.append("b2") == nil)
    #expect(history.append("tab stats") == nil)
    #expect(history.earlier == ["b2", "tab stats"])
  }

  @Test func `a line that cannot be kept is told, and so is a file that cannot be read`() {
    files.failure = .diskFull
    #expect(history.append("b2") == "history: no space left on device")
    #expect(history.problem == "history: no space left on device")
    #expect(history.earlier.isEmpty)
  }

  @Test func `no file is no history`() {
    #expect(history.earlier.isEmpty)
    #expect(history.problem == nil)
  }

  @Test func `a long history is cut to its newest lines, in the file, too`() {
    files.content = Array((1...1500).map { "line \($0)\n" }.joined().utf8)
    #expect(history.earlier.count == 1000)
    #expect(history.earlier.first == "line 501")
    #expect(files.content.split(separator: 10).count == 1000)
  }

  @Test func `bytes that are no text do no harm`() {
    files.content = [0xFF, 0xFE, 10, 65]
    #expect(history.earlier.count == 2)
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
  /// What every call is refused with; nil for none.
  var failure: FileAccessError?
  let workingDirectory = "/"

  func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    if let failure { throw failure }
    if content.isEmpty { throw .noSuchFile }
    return content
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) { content = bytes }

  func append(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    if let failure { throw failure }
    content += bytes
  }

  func resolved(_ path: String) -> String { path }

  func size(ofFile path: String) -> Int? { content.count }

  func names(inDirectory path: String) -> [String] { [] }
}
