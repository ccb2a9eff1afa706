import Testing

@testable import UIKitReadline

@Suite struct WholeCharactersTests {
  private func typed(_ bytes: [UInt8]) -> [UInt8] {
    var characters = WholeCharacters()
    return bytes.flatMap { characters.take($0) }
  }

  @Test func `UTF-8 and control keys come out as they went in`() {
    let text = Array("b2 é → 🐶\u{A0}\u{1B}[A\u{3}\r\u{0}\u{7F}".utf8)
    #expect(typed(text) == text)
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xC2, 0x9B], [0xE9], [0xE0, 0x80, 0x80], [0xF0, 0x9F, 0x90], [0xC3, 0xC3],
    ] as [[UInt8]])
  func `anything else is replaced, and what follows is read`(bytes: [UInt8]) throws {
    let out = typed(bytes + [65])
    let text = try #require(String(validating: out, as: UTF8.self))
    #expect(text.hasSuffix("A"))
    #expect(text.dropLast().allSatisfy { $0 == "\u{FFFD}" } && text.count > 1)
  }

  @Test func `a character that was forgotten does not come back`() {
    var characters = WholeCharacters()
    #expect(characters.take(0xE2).isEmpty)
    characters.forget()
    #expect(characters.take(65) == [65])
  }
}
