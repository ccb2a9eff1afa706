import Glibc
import Testing
import UIKitShell
import UIKitSystem

@MainActor
@Suite struct PlainLineReaderTests {
  @Test func `each line is answered before the next is read`() {
    let console = RecordingConsole()
    var seen: [String] = []
    let reader = Self.reader(console, ["one\n", "two\n"]) { seen.append(console.output) }
    let session = EchoSession()
    #expect(reader.run(session) == .success)
    #expect(seen == ["hello\n", "hello\none\n", "hello\none\ntwo\n"])
    #expect(console.output == "hello\none\ntwo\nend\n")
    #expect(console.errors.isEmpty)
  }

  @Test func `the session ends it, with its status`() {
    let reader = Self.reader(RecordingConsole(), ["quit\n", "more\n"])
    #expect(reader.run(EchoSession()) == .checkFailed)
  }

  @Test func `a person whose output goes elsewhere sees the prompt, and the line is echoed`() {
    let console = RecordingConsole()
    let reader = Self.reader(console, ["one\n"], prompt: .onStandardError)
    _ = reader.run(EchoSession())
    #expect(console.output == "hello\n> one\none\nend\n")
    #expect(console.errors == "echo> echo> ")
  }

  @Test func `a person at a terminal sees the prompt between the answers, and no echo`() {
    let console = RecordingConsole()
    let reader = Self.reader(console, ["one\n"], prompt: .onTerminal)
    _ = reader.run(EchoSession())
    #expect(console.output == "hello\necho> one\necho> \nend\n")
    #expect(console.errors.isEmpty)
  }

  @Test func `nobody reading ends it quietly`() {
    let console = RecordingConsole()
    console.isOpen = false
    let reader = Self.reader(console, ["again\n", "and again\n"])
    #expect(reader.run(EchoSession()) == .success)
  }

  @Test func `a line is read whole, however its bytes come and whatever signal comes in between`() {
    let console = RecordingConsole()
    let reader = Self.reader(console, ["o", nil, "ne\r\ntw", nil, nil, "o\n\nlast"])
    #expect(reader.run(EchoSession()) == .success)
    #expect(console.output == "hello\none\ntwo\n\nlast\nend\n")
  }

  @Test func `an input that breaks off is said, and the session ends with its status`() {
    let console = RecordingConsole()
    let reader = Self.reader(console, ["one\n", "tw"], error: EIO)
    #expect(reader.run(EchoSession()) == .usage)
    #expect(console.output == "hello\none\nend\n")
    #expect(console.errors == "echo: <stdin>: input/output error\n")
  }

  /// A reader of pieces as the system's calls bring them; nil is a signal in between.
  private static func reader(
    _ console: RecordingConsole, _ pieces: [String?], prompt: PlainLineReader.Prompt = .none,
    error: Int32? = nil, beforeEach: @escaping () -> Void = {}
  ) -> PlainLineReader {
    var pieces = pieces[...]
    let input = InputBytes(of: -1) { _, buffer, _ in
      beforeEach()
      guard let piece = pieces.popFirst() else {
        errno = error ?? 0
        return error == nil ? 0 : -1
      }
      errno = EINTR
      guard let bytes = piece.map({ Array($0.utf8) }) else { return -1 }
      buffer?.copyMemory(from: bytes, byteCount: bytes.count)
      return bytes.count
    }
    return PlainLineReader(console: console, prompt: prompt, program: "echo", input: input)
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
