import Testing
import UIKitShell

@testable import UIKitReadline

/// What the bytes of keys and of the mouse mean.
@Suite struct KeySequenceTests {
  private func meaning(_ text: String) -> KeySequence.Meaning {
    var sequence = KeySequence()
    for byte in text.utf8.dropFirst() { sequence.add(byte) }
    return sequence.meaning
  }

  @Test(arguments: [
    ("\u{1B}", KeySequence.Meaning.incomplete), ("\u{1B}[", .incomplete), ("\u{1B}[A", .key(.up)),
    ("\u{1B}OB", .key(.down)), ("\u{1B}[C", .key(.right)), ("\u{1B}OD", .key(.left)),
    ("\u{1B}[Z", .key(.previous)), ("\u{1B}f", .other), ("\u{1B}[1;5C", .other),
    ("\u{1B}[200~", .other), ("\u{1B}[3", .incomplete), ("\u{1B}[E", .other),
  ])
  func `arrows are told from other keys`(text: String, expected: KeySequence.Meaning) {
    #expect(meaning(text) == expected)
  }

  @Test(arguments: [
    ("0;1;1M", MouseEvent(.press, column: 0, row: 0)),
    ("0;12;5m", MouseEvent(.release, column: 11, row: 4)),
    ("32;200;60M", MouseEvent(.drag, column: 199, row: 59)),
    ("64;3;4M", MouseEvent(.wheelUp, column: 2, row: 3)),
    ("65;3;4M", MouseEvent(.wheelDown, column: 2, row: 3)),
    ("16;3;4M", MouseEvent(.press, column: 2, row: 3)), ("1;3;4M", nil), ("2;3;4m", nil),
    ("66;3;4M", nil), ("35;3;4M", nil), ("0;0;4M", nil), ("0;3;99999M", nil), ("0;3M", nil),
    ("0;;M", nil), ("999999999999999999999;1;1M", nil),
  ])
  func `reports of the mouse are read, and what is no place is nothing`(
    text: String, expected: MouseEvent?
  ) {
    #expect(meaning("\u{1B}[<" + text) == .mouse(expected))
  }

  @Test(arguments: [
    ("]11;rgb:ffff/ffff/ffff\u{7}", KeySequence.Meaning.reply(.background(luminance: 1))),
    ("]11;rgb:00/00/00\u{1B}\\", .reply(.background(luminance: 0))),
    ("]11;what\u{7}", .reply(.unknown)), ("[?1;2c", .reply(.attributes)),
    ("[?64;1;2;6;9;15;16;17;18;21;22;28c", .reply(.attributes)), ("]11;rgb:ff", .incomplete),
    ("]", .incomplete), ("[?1", .incomplete), ("]1x", .other), ("]52;c;x\u{7}", .other),
    ("[?1h", .other),
  ])
  func `answers of the terminal are told from keys`(
    text: String, expected: KeySequence.Meaning
  ) {
    var sequence = KeySequence()
    for byte in text.utf8 where sequence.meaning == .incomplete { sequence.add(byte) }
    #expect(sequence.meaning == expected)
  }

  @Test func `an answer that is split is read once its rest is there, and nothing after it`() {
    let answer = Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8)
    for split in 3..<answer.count {
      var sequence = KeySequence()
      for byte in answer[1..<split] { sequence.add(byte) }
      #expect(sequence.meaning == .incomplete && sequence.isReply)
      var tail = EscapeTail(of: sequence)
      let taken = answer[split...].map { tail.takes($0) }
      #expect(!taken.contains(false), "split at \(split)")
      #expect(tail.reply == .background(luminance: 1), "split at \(split)")
      let takesNext = tail.takes(UInt8(ascii: "b"))
      #expect(!takesNext)
      #expect(tail.reply == nil)
    }
  }

  @Test func `an answer without an end is given up`() {
    var sequence = KeySequence()
    for byte in "]11;".utf8 { sequence.add(byte) }
    var count = 0
    while sequence.meaning == .incomplete, count < 1000 {
      sequence.add(UInt8(ascii: "f"))
      count += 1
    }
    #expect(sequence.meaning == .other && count < 130)
  }

  @Test(arguments: [
    ("OP", 1), ("OS", 4), ("[11~", 1), ("[12~", 2), ("[15~", 5), ("[17~", 6), ("[21~", 10),
    ("[24~", 12), ("[[A", 1), ("[[E", 5), ("[Q", 2),
  ])
  func `function keys are read as terminals send them`(text: String, number: Int) {
    var sequence = KeySequence()
    for byte in text.utf8 where sequence.meaning == .incomplete { sequence.add(byte) }
    #expect(sequence.meaning == .function(number))
  }

  @Test(arguments: [
    ("[H", CursorKey.home), ("OH", .home), ("[1~", .home), ("[7~", .home), ("[F", .end),
    ("[4~", .end), ("[5~", .pageUp), ("[6~", .pageDown),
  ])
  func `keys that leap are read as terminals send them`(text: String, key: CursorKey) {
    var sequence = KeySequence()
    for byte in text.utf8 where sequence.meaning == .incomplete { sequence.add(byte) }
    #expect(sequence.meaning == .key(key))
  }

  @Test(arguments: ["[2~", "[3~", "[16~", "[99999999999999999999~", "[[F", "[1;5P"])
  func `other keys stay readline's`(text: String) {
    var sequence = KeySequence()
    for byte in text.utf8 where sequence.meaning == .incomplete { sequence.add(byte) }
    #expect(sequence.meaning == .other)
  }

  @Test func `no sequence is longer than the limit`() {
    var sequence = KeySequence()
    var count = 0
    for byte in "[<".utf8 { sequence.add(byte) }
    while sequence.meaning == .incomplete, count < 100 {
      sequence.add(UInt8(ascii: "1"))
      count += 1
    }
    #expect(sequence.meaning == .other && count < 40)
  }

  @Test func `the rest of a key that was split is dropped, and nothing after it`() {
    func taken(_ text: String) -> [Bool] {
      var tail = EscapeTail(of: KeySequence())
      return text.utf8.map { tail.takes($0) }
    }
    #expect(taken("[AA") == [true, true, false])
    #expect(taken("[<0;1;1M").allSatisfy { $0 })
    #expect(taken("q[") == [false, false])
  }
}
