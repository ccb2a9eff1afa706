/// Reads a whole script before anything of it runs.
///
/// An unknown expectation or a missing end of a block is found here; refusals of commands are not,
/// since `!` lines want them.
///
/// Source: SHELL.md "Expectations".
package struct ScriptParser {
  /// The largest script, in bytes.
  package static let byteLimit = 64 * 1024 * 1024
  /// The longest block, in lines.
  package static let blockLimit = 10_000

  private let bytes: [UInt8]
  private let catalog: CommandCatalog
  private let expectations: ExpectationParser
  private var position = 0
  private var number: Int32 = 0
  private var lines: [Script.Line] = []
  private var checks: [Int32: Script.Check] = [:]
  private var blocks: [Int32: [String]] = [:]
  private var faults: [ScriptError.Fault] = []

  /// The script in these bytes, or everything that is wrong with it.
  ///
  /// The catalogue says which keys `expect` may name and which commands take a block.
  package static func parse(
    _ bytes: [UInt8], name: String, catalog: CommandCatalog
  ) throws(ScriptError) -> Script {
    guard bytes.count <= byteLimit else {
      throw ScriptError(faults: [.init(line: 1, message: "larger than \(byteLimit) bytes")])
    }
    var parser = ScriptParser(bytes: bytes, catalog: catalog)
    parser.run()
    guard parser.faults.isEmpty else { throw ScriptError(faults: parser.faults) }
    return Script(
      name: name, bytes: bytes, lines: parser.lines, checks: parser.checks, blocks: parser.blocks)
  }

  private init(bytes: [UInt8], catalog: CommandCatalog) {
    self.bytes = bytes
    self.catalog = catalog
    expectations = ExpectationParser(catalog: catalog)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func run() {
    while let range = nextLine() {
      let text = trimmed(range)
      guard let first = bytes[text].first else { continue }
      if first == UInt8(ascii: "#") {
        add(text, .comment)
      } else if needsReading(first, range) {
        read(text)
      } else {
        add(text, .command)
      }
    }
  }

  /// The next line without its end, in bytes; nil at the end of the text.
  private mutating func nextLine() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    position = min(end + 1, bytes.count)
    number += 1
    return start..<end
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, CommandLexer.isBlank(bytes[start]) { start += 1 }
    while end > start, CommandLexer.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private mutating func add(_ text: Range<Int>, _ kind: Script.Line.Kind) {
    lines.append(
      Script.Line(
        start: Int32(text.lowerBound), length: Int32(text.count), number: number, kind: kind))
  }

  /// True for lines that may be an expectation or a heading, or may open a block.
  private func needsReading(_ first: UInt8, _ range: Range<Int>) -> Bool {
    switch first {
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "!"):
      return true
    default:
      return bytes[range].contains(UInt8(ascii: "<"))
    }
  }

  /// Reads a line with its block.
  private mutating func read(_ text: Range<Int>) {
    let source = String(decoding: bytes[text], as: UTF8.self)
    guard let line = try? CommandLexer.lex(source), let first = line.words.first else {
      add(text, .command)
      return
    }
    let here = number
    let block = line.blockTag.flatMap { readBlock(until: $0, opened: here) }
    if line.blockTag != nil, block == nil { return }
    switch first.text.lowercased() {
    case "expect": check(line, from: 0, text, block, here)
    case "todo": todo(line, text, block, here)
    case "case" where block == nil: addLine(text, .heading, here)
    case let word: command(word, text, block, here)
    }
  }

  private mutating func command(
    _ word: String, _ text: Range<Int>, _ block: Block?, _ here: Int32
  ) {
    guard block == nil || catalog.command(for: word)?.takesBlock == true else {
      return fault("\(word) takes no block", at: here)
    }
    blocks[here] = block?.lines
    addLine(text, .command, here)
  }

  private mutating func todo(
    _ line: CommandLine, _ text: Range<Int>, _ block: Block?, _ here: Int32
  ) {
    guard line.words.count > 1, line.words[1].text.lowercased() == "expect" else {
      fault("todo stands before expect only: todo expect flips 2", at: here)
      return
    }
    check(line, from: 1, text, block, here)
  }

  private mutating func check(
    _ line: CommandLine, from index: Int, _ text: Range<Int>, _ block: Block?, _ here: Int32
  ) {
    if line.mustFail {
      fault(
        "! cannot stand before expect; say what must not be, as in: expect text no ...", at: here)
      return
    }
    do throws(ExpectationError) {
      let expectation = try expectations.parse(line, from: index, block: block?.lines)
      checks[here] = Script.Check(
        expectation: expectation, isTodo: index > 0, blockBytes: block?.bytes)
      addLine(text, .expectation, here)
    } catch {
      fault(error.message, at: here)
    }
  }

  private mutating func addLine(_ text: Range<Int>, _ kind: Script.Line.Kind, _ here: Int32) {
    add(text, kind)
    lines[lines.count - 1].number = here
  }

  /// The lines of a block and where they stand.
  private struct Block {
    var lines: [String] = []
    var bytes: Range<Int>
  }

  private mutating func readBlock(until tag: String, opened here: Int32) -> Block? {
    let start = position
    var block = Block(bytes: start..<start)
    while let range = nextLine() {
      var end = range.upperBound
      while end > range.lowerBound, CommandLexer.isBlank(bytes[end - 1]) { end -= 1 }
      let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
      if bytes[trimmed(range)].elementsEqual(tag.utf8) {
        block.bytes = start..<range.lowerBound
        return block
      }
      block.lines.append(text)
      guard block.lines.count <= Self.blockLimit else {
        fault("the block is longer than \(Self.blockLimit) lines", at: here)
        return nil
      }
    }
    fault("no \(tag) ends the block that starts here", at: here)
    return nil
  }

  private mutating func fault(_ message: String, at line: Int32) {
    faults.append(ScriptError.Fault(line: Int(line), message: VisibleText.make(message)))
  }
}
