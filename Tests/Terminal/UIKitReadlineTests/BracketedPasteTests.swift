import Testing

@testable import UIKitReadline

@MainActor
@Suite struct BracketedPasteTests {
  /// What is left of the bytes after the paste, and what was pasted.
  private func paste(_ bytes: [UInt8]) -> (text: String, rest: [UInt8]) {
    var rest = bytes[...]
    let text = BracketedPaste.text { rest.popFirst().map(Int32.init) ?? -1 }
    return (String(decoding: text, as: UTF8.self), Array(rest))
  }

  private func paste(_ text: String) -> String { paste(Array(text.utf8)).text }

  @Test func `a paste goes to its end mark and no further`() {
    let result = paste(Array("b2\rc3\n\u{1B}[201~quit".utf8))
    #expect(result.text == "b2\nc3\n")
    #expect(result.rest == Array("quit".utf8))
  }

  @Test func `what only begins like the end mark is text`() {
    #expect(paste("a\u{1B}[20\u{1B}[201~") == "a\u{1B}[20")
    #expect(paste("\u{1B}\u{1B}[201~") == "\u{1B}")
    #expect(paste("\u{1B}[200~x\u{1B}[201~") == "\u{1B}[200~x")
  }

  @Test func `an input that ends within a paste keeps what came`() {
    #expect(paste("half") == "half")
    #expect(paste("half\u{1B}[20") == "half\u{1B}[20")
    #expect(paste("") == "")
  }

  @Test func `bytes of value 0 are left out, so that none can hide the rest`() {
    #expect(paste([65, 0, 66, 0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]).text == "AB")
  }

  @Test func `a paste without end does not grow without end`() {
    var count = 0
    let text = BracketedPaste.text {
      count += 1
      return count > BracketedPaste.limit + 10 ? -1 : 65
    }
    #expect(text.count == BracketedPaste.limit)
  }
}
