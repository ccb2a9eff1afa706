@preconcurrency import CUIKitReadline
import UIKitShell

/// Keys for the cursor and the mouse, which readline does not see.
///
/// They are looked for only where readline waits for the first key of a command: what it reads for a
/// search, an argument or a paste is its own.
extension ReadlineLineReader {
  /// Takes a byte if it is a key for the cursor or begins one.
  ///
  /// - Returns: False if the byte is for readline.
  func takeKey(_ byte: UInt8) -> Bool {
    guard let handler else { return false }
    // An answer can come in the middle of anything, and never belongs to it.
    guard ReadlineBridge.isAtCommand || handler.awaitsReply else { return false }
    if escapeTail.takes(byte) {
      if let reply = escapeTail.reply { receive(.reply(reply)) }
      return true
    }
    if byte == KeySequence.escape { return takeSequence(handler) }
    guard ReadlineBridge.isAtCommand else { return false }
    if let number = functionKey(byte, handler) {
      receive(.function(number))
      return true
    }
    guard let key = CursorKey(byte: byte), isForCursor(key, handler) else { return false }
    receive(.key(key))
    return true
  }

  /// Whether a byte can be read, or can within some milliseconds; not before a signal that came was answered.
  ///
  /// Ctrl-C empties the terminal: what is in it was typed afterwards, and belongs to the next line.
  func hasByte(within milliseconds: Int32 = 0) -> Bool {
    input.hasByte(within: milliseconds) && !environment.isSignalPending()
  }

  /// Reads a byte ahead if there is none yet; true if it is text, and no key of another command.
  func readTextAhead() -> Bool {
    if typed.isEmpty, hasByte(), case .byte(let byte) = input.read() {
      typed += characters.take(byte)
    }
    return typed.first.map { $0 >= 0x20 && $0 != 0x7F } ?? false
  }

  /// The function key that a letter stands for; what comes together with more is typed or pasted text.
  private func functionKey(_ byte: UInt8, _ handler: any LineHandler) -> Int? {
    guard rl_end == 0, !input.hasByte() else { return nil }
    return handler.functionKey(forLetter: Character(UnicodeScalar(byte)))
  }

  private func takeSequence(_ handler: any LineHandler) -> Bool {
    guard handler.takes(.down) || handler.reportsMouse || handler.awaitsReply else { return false }
    var sequence = KeySequence()
    while sequence.meaning == .incomplete, let byte = ReadlineBridge.nextByteOfKey() {
      sequence.add(byte)
    }
    switch sequence.meaning {
    case .reply(let reply): receive(.reply(reply))
    case .incomplete where sequence.isReply: escapeTail = EscapeTail(of: sequence)
    case _ where !ReadlineBridge.isAtCommand:
      for byte in sequence.bytes { typed += characters.take(byte) }
    case .key(let key) where isForCursor(key, handler): receive(.key(key))
    case .function(let number)
    where handler.takes(function: number) && !ReadlineBridge.isBound(sequence.bytes):
      receive(.function(number))
    case .mouse(let event) where handler.reportsMouse: event.map { receive(.mouse($0)) }
    case .incomplete where ReadlineBridge.isEmacs && isForCursor(.escape, handler):
      // In vi mode Escape is readline's.
      if sequence.bytes.count == 1 { receive(.key(.escape)) }
      escapeTail = EscapeTail(of: sequence)
    default: for byte in sequence.bytes { typed += characters.take(byte) }
    }
    return true
  }

  /// Whether a key on this line is for the cursor: arrow-up is the history's until the cursor is shown.
  private func isForCursor(_ key: CursorKey, _ handler: any LineHandler) -> Bool {
    guard rl_end == 0, handler.takes(key) else { return false }
    return key != .up || handler.showsCursor || history_length == 0
  }

  private func receive(_ input: LineInput) {
    guard let handler else { return }
    printAbove(handler.receive(input))
  }
}

extension CursorKey {
  /// The key that a terminal sends as one byte; nil for any other byte.
  fileprivate init?(byte: UInt8) {
    switch byte {
    case 9: self = .next
    case 10, 13, 0x20: self = .use
    case 8, 0x7F: self = .back
    default: return nil
    }
  }
}
