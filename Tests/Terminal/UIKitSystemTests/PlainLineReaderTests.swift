import Testing
import UIKitShell
import UIKitSystem

@MainActor
@Suite struct PlainLineReaderTests {
  @Test func `each line is answered before the next is read`() {
    let console = RecordingConsole()
    var lines = ["one", "two"][...]
    var seen: [String] = []
    let reader = PlainLineReader(console: console, prompt: .none) {
      seen.append(console.output)
      return lines.popFirst()
    }
    let session = EchoSession()
    #expect(reader.run(session) == .success)
    #expect(seen == ["hello\n", "hello\none\n", "hello\none\ntwo\n"])
    #expect(console.output == "hello\none\ntwo\nend\n")
    #expect(console.errors.isEmpty)
  }

  @Test func `the session ends it, with its status`() {
    let reader = PlainLineReader(console: RecordingConsole(), prompt: .none) { "quit" }
    #expect(reader.run(EchoSession()) == .checkFailed)
  }

  @Test func `a person whose output goes elsewhere sees the prompt, and the line is echoed`() {
    let console = RecordingConsole()
    var lines = ["one"][...]
    let reader = PlainLineReader(console: console, prompt: .onStandardError) { lines.popFirst() }
    _ = reader.run(EchoSession())
    #expect(console.output == "hello\n> one\none\nend\n")
    #expect(console.errors == "echo> echo> ")
  }

  @Test func `nobody reading ends it quietly`() {
    let console = RecordingConsole()
    console.isOpen = false
    let reader = PlainLineReader(console: console, prompt: .none) { "again and again" }
    #expect(reader.run(EchoSession()) == .success)
  }
}

/// Says every line again.
@MainActor
private final class EchoSession: LineHandler {
  let prompt = "echo> "

  func start() -> LineResponse { LineResponse(output: "hello\n") }

  func receive(_ input: LineInput) -> LineResponse {
    switch input {
    case .line("quit"): LineResponse(isFinished: true, status: .checkFailed)
    case .line(let line): LineResponse(output: line + "\n")
    case .endOfInput: LineResponse(output: "end\n", isFinished: true)
    default: LineResponse()
    }
  }

  func completions(of line: String, cursor: Int) -> Completion {
    Completion(range: cursor..<cursor, candidates: [])
  }

  func keepsInHistory(_ line: String) -> Bool { true }
}

/// Keeps what is written.
@MainActor
private final class RecordingConsole: Console {
  var output = ""
  var errors = ""
  var isOpen = true

  func write(_ bytes: [UInt8]) { output += String(decoding: bytes, as: UTF8.self) }

  func writeError(_ bytes: [UInt8]) { errors += String(decoding: bytes, as: UTF8.self) }

  func flush() -> Bool { isOpen }
}
