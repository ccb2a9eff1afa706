import UIKitShell

/// Candidates in the form that readline asks for: the common beginning, then each of them.
struct CompletionMatches: Equatable {
  /// What replaces the word at the cursor, then the candidates; empty if there are none.
  let words: [String]
  /// True if a blank belongs after the word once it is complete.
  let endsWord: Bool

  /// Matches for the word that readline sees.
  ///
  /// - Parameters:
  ///   - completion: what the shell offers.
  ///   - line: the whole line.
  ///   - word: the bytes of the line that readline will replace.
  init(_ completion: Completion, line: String, word: Range<Int>) {
    let bytes = Array(line.utf8)
    let typed = Self.text(bytes, word)
    // Readline and the shell may differ on where the word begins, after a quote for example.
    let lead = completion.range.lowerBound - word.lowerBound
    let candidates = completion.candidates.compactMap { candidate -> String? in
      if lead >= 0 {
        return Self.text(bytes, word.lowerBound..<completion.range.lowerBound) + candidate.text
      }
      guard candidate.text.utf8.count >= -lead else { return nil }
      return String(decoding: candidate.text.utf8.dropFirst(-lead), as: UTF8.self)
    }
    guard let first = candidates.first else {
      words = []
      endsWord = false
      return
    }
    endsWord = candidates.count == 1 && !first.hasSuffix("/")
    if candidates.count == 1 {
      words = [first]
    } else {
      let common = Self.commonPrefix(candidates)
      // Names found without regard to case may share less than what was typed: that must stay.
      words = [common.utf8.count < typed.utf8.count ? typed : common] + candidates
    }
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The longest beginning that all words share, in whole characters.
  static func commonPrefix(_ words: [String]) -> String {
    guard var common = words.first.map({ $0[...] }) else { return "" }
    for word in words.dropFirst() {
      common = common.prefix(zip(common, word).prefix { $0 == $1 }.count)
    }
    return String(common)
  }
}
