/// What a player does in a turn, with a text form.
///
/// `b2` turns a card, `b2@12340` turns it 12,340 milliseconds after the deal, `pass` passes to the
/// next player.
public enum Move: Hashable, Sendable {
  /// The latest time of a flip, in milliseconds since the deal: more than thirty years.
  public static let latestMilliseconds: Int64 = 999_999_999_999

  /// Turns a card face up; milliseconds since the deal, 0 through 999,999,999,999, if they are known.
  case flip(Position, milliseconds: Int64? = nil)
  /// Gives the turn to the next player.
  case pass
}

extension Move: CustomStringConvertible {
  /// The text of the move.
  public var description: String {
    switch self {
    case .flip(let position, nil): "\(position)"
    case .flip(let position, let milliseconds?): "\(position)@\(milliseconds)"
    case .pass: "pass"
    }
  }

  /// The move that a text such as `b2`, `b2@12340` or `pass` spells.
  ///
  /// - Throws: ``TextError`` with the column at fault.
  public init(parsing text: some StringProtocol) throws(TextError) {
    var reader = TextReader(text)
    try self.init(reading: &reader)
    try reader.expectEnd(after: .move)
  }

  init(reading reader: inout TextReader) throws(TextError) {
    guard !reader.isAtEnd else { throw reader.unexpected(.move) }
    var word = reader
    if word.read(atMost: 5, while: \.isNameScalar) == "pass" {
      reader = word
      self = .pass
      return
    }
    let position = try Position(reading: &reader, as: .move)
    guard reader.skip("@") else {
      self = .flip(position)
      return
    }
    let milliseconds = try reader.number(
      upTo: Int(Self.latestMilliseconds), for: .milliseconds)
    self = .flip(position, milliseconds: Int64(milliseconds))
  }
}
