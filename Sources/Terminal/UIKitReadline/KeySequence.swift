import UIKitShell

/// What a terminal sends for a key or for the mouse, byte by byte, as far as the cursor needs it.
///
/// The bytes come from outside: whatever they are, a sequence ends after `limit` of them.
struct KeySequence {
  /// What the bytes so far mean.
  enum Meaning: Hashable {
    /// More bytes must come.
    case incomplete
    case key(CursorKey)
    /// A function key, by its number.
    case function(Int)
    /// A report of the mouse; nil for what nothing follows from, such as another button.
    case mouse(MouseEvent?)
    /// The terminal's answer to a question.
    case reply(TerminalReply)
    /// Something else.
    case other
  }

  static let escape: UInt8 = 0x1B
  private static let limit = 32
  /// Answers are longer than keys.
  private static let replyLimit = 128

  private(set) var bytes = [escape]
  private(set) var meaning = Meaning.incomplete

  /// Takes the next byte.
  mutating func add(_ byte: UInt8) {
    bytes.append(byte)
    let limit = isReply ? Self.replyLimit : Self.limit
    meaning = bytes.count > limit ? .other : Self.meaning(of: bytes)
  }

  /// Whether the bytes begin an answer of the terminal, which no key sends.
  var isReply: Bool {
    bytes.count > 2
      && (bytes[1] == UInt8(ascii: "]")
        || (bytes[1] == UInt8(ascii: "[") && bytes[2] == UInt8(ascii: "?")))
  }

  private static func meaning(of bytes: [UInt8]) -> Meaning {
    if bytes[1] == UInt8(ascii: "]") { return operatingSystemCommand(bytes) }
    let introducers = [UInt8(ascii: "["), UInt8(ascii: "O")]
    guard introducers.contains(bytes[1]) else { return .other }
    guard bytes.count > 2 else { return .incomplete }
    if bytes[1] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "<") { return mouse(bytes) }
    if bytes[1] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "?") { return attributes(bytes) }
    if bytes.count == 3, let key = key(bytes[2]) { return .key(key) }
    if let meaning = numbered(bytes) { return meaning }
    // Parameters, then the end of a sequence that means nothing here.
    return (0x20...0x3F).contains(bytes[bytes.count - 1]) && bytes[1] == UInt8(ascii: "[")
      ? .incomplete : .other
  }

  private static func key(_ byte: UInt8) -> CursorKey? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "Z"): .previous
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// F1 to F4 by a letter, and keys that are sent as a number with a tilde; nil for anything else.
  ///
  /// Source: XTerm control sequences, "PC-Style Function Keys"; console_codes(4) for `ESC [ [ A`.
  private static func numbered(_ bytes: [UInt8]) -> Meaning? {
    let (last, isCSI) = (bytes[bytes.count - 1], bytes[1] == UInt8(ascii: "["))
    if bytes.count == 3, (UInt8(ascii: "P")...UInt8(ascii: "S")).contains(last) {
      return .function(Int(last - UInt8(ascii: "P")) + 1)
    }
    if isCSI, bytes[2] == UInt8(ascii: "[") {
      guard bytes.count == 4 else { return bytes.count == 3 ? .incomplete : .other }
      let isKnown = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(last)
      return isKnown ? .function(Int(last - UInt8(ascii: "A")) + 1) : .other
    }
    guard isCSI, last == UInt8(ascii: "~") else { return nil }
    switch Int(String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)) {
    case 1, 7: return .key(.home)
    case 4, 8: return .key(.end)
    case 5: return .key(.pageUp)
    case 6: return .key(.pageDown)
    case let code?:
      // The codes of VT220 keys have gaps.
      return functionCodes.firstIndex(of: code).map { .function($0 + 1) }
    case nil: return nil
    }
  }

  private static let functionCodes = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]

  // MARK: Answers

  /// `ESC ] 11 ; rgb:… ` and at its end BEL or `ESC \`.
  ///
  /// Only an answer about the background begins with 11, so that Alt-] is a key as before.
  private static func operatingSystemCommand(_ bytes: [UInt8]) -> Meaning {
    let introducer = Array("\u{1B}]11;".utf8)
    guard zip(bytes, introducer).allSatisfy(==) else { return .other }
    let last = bytes[bytes.count - 1]
    var body = bytes.dropFirst(2)
    if last == 0x07 {
      body = body.dropLast()
    } else if last == UInt8(ascii: "\\"), bytes[bytes.count - 2] == escape {
      body = body.dropLast(2)
    } else {
      return .incomplete
    }
    return .reply(TerminalReply(operatingSystemCommand: String(decoding: body, as: UTF8.self)))
  }

  /// `ESC [ ? numbers c`.
  private static func attributes(_ bytes: [UInt8]) -> Meaning {
    let last = bytes[bytes.count - 1]
    if bytes.count == 3 || (0x30...0x3B).contains(last) { return .incomplete }
    return last == UInt8(ascii: "c") ? .reply(.attributes) : .other
  }

  // MARK: The mouse

  /// `ESC [ < button ; column ; row`, then `M` for a button that is down and `m` for one that is up.
  ///
  /// Source: XTerm control sequences, "Extended coordinates".
  private static func mouse(_ bytes: [UInt8]) -> Meaning {
    let last = bytes[bytes.count - 1]
    if bytes.count == 3 || (0x30...0x3B).contains(last) { return .incomplete }
    guard last == UInt8(ascii: "M") || last == UInt8(ascii: "m") else { return .other }
    let text = String(decoding: bytes[3..<(bytes.count - 1)], as: UTF8.self)
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2], (1...maximum).contains(column), (1...maximum).contains(row),
      let action = action(button, isDown: last == UInt8(ascii: "M"))
    else { return .mouse(nil) }
    return .mouse(MouseEvent(action, column: column - 1, row: row - 1))
  }

  /// No terminal is larger.
  private static let maximum = 10_000

  /// The two lowest bits are the button, 32 is a move, 64 the wheel; between them are Shift and its
  /// like.
  private static func action(_ code: Int, isDown: Bool) -> MouseEvent.Action? {
    guard (0..<128).contains(code) else { return nil }
    let button = code & 3
    if code & 64 != 0 {
      return button == 0 ? .wheelUp : button == 1 ? .wheelDown : nil
    }
    guard button == 0 else { return nil }
    if code & 32 != 0 { return .drag }
    return isDown ? .press : .release
  }
}

/// The rest of a key whose first bytes came too early: a slow line has split it, and it is dropped.
///
/// The rest of an answer is not: what it says is known once all of it is there.
struct EscapeTail {
  private var sequence: KeySequence?
  /// The answer that the byte that was taken last has completed; nil for none.
  private(set) var reply: TerminalReply?

  /// No rest is waited for.
  init() {}

  /// Waits for the rest of a sequence.
  init(of sequence: KeySequence) {
    self.sequence = sequence
  }

  /// Whether a byte belongs to the rest; the first one that does not ends it.
  mutating func takes(_ byte: UInt8) -> Bool {
    reply = nil
    guard var sequence else { return false }
    self.sequence = nil
    let isFirst = sequence.bytes.count == 1
    sequence.add(byte)
    if sequence.meaning == .incomplete { self.sequence = sequence }
    if case .reply(let reply) = sequence.meaning { self.reply = reply }
    return !(isFirst && sequence.meaning == .other)
  }
}
