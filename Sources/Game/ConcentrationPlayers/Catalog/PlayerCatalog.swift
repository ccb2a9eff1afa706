/// All players, by name, in the order in which a list shows them.
public enum PlayerCatalog {
  /// One name, or one family of names with a parameter.
  public struct Entry: Sendable {
    /// The name up to a colon.
    public let name: String
    /// What follows the colon, as a word for help texts, or nil if nothing does.
    public let parameter: String?
    /// What the player does, in a few words.
    public let summary: String
    let make: @Sendable (String) -> PlayerKind?

    /// The name as help texts show it: `fifo:CARDS`.
    public var usage: String { parameter.map { "\(name):\($0)" } ?? name }
  }

  /// The largest number of cards that `fifo` takes: those of the largest board.
  static let mostCards = 2574
  /// The longest name read, in characters.
  static let longestName = 40

  /// Every entry.
  public static let entries: [Entry] =
    PlayerLevel.allCases.map { level in
      named(level.rawValue, summary(of: level), .level(level))
    } + [
      named("amnesiac", "remembers nothing", .memory(.lastCards(0))),
      family("fifo", "CARDS", "remembers the last cards turned back, as many as given") { text in
        Int(text).flatMap { (0...mostCards).contains($0) ? .memory(.lastCards($0)) : nil }
      },
      family("forget", "CHANCE", "loses each remembered card with this chance after a move") {
        chance($0).map { .memory(.forgetting($0)) }
      },
      family("encode", "CHANCE", "notices each card turned back with this chance, for good") {
        chance($0).map { .memory(.noticing($0)) }
      },
      named("survey", "turns all cards first, then collects", .survey),
      named("zp", "forgets nothing; the best of all moves, passing too", .strategy(.passing)),
      named("nopass", "forgets nothing; the best move without passing", .strategy(.noPassing)),
      named(
        "nopass-free", "as nopass, but may leave a pair lying", .strategy(.noPassingFree)),
      named("greedy", "forgets nothing; always two new cards", .strategy(.greedy)),
      named("one", "forgets nothing; always one new card, then a known one", .strategy(.cautious)),
    ]

  /// The kind of player with a name such as `sharp` or `fifo:4`.
  ///
  /// - Throws: ``PlayerNameError`` if there is none.
  public static func kind(named text: String) throws(PlayerNameError) -> PlayerKind {
    guard text.unicodeScalars.count <= longestName else { throw .tooLong(limit: longestName) }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "nopass_free" ? "nopass-free" : String(parts[0])
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknown(text, known: entries.map(\.usage))
    }
    let parameter = parts.count > 1 ? String(parts[1]) : nil
    guard let kind = entry.kind(parameter: parameter) else {
      throw .parameter(text, usage: entry.usage)
    }
    return kind
  }

  private static func named(_ name: String, _ summary: String, _ kind: PlayerKind) -> Entry {
    Entry(name: name, parameter: nil, summary: summary) { _ in kind }
  }

  private static func family(
    _ name: String, _ parameter: String, _ summary: String,
    _ make: @escaping @Sendable (String) -> PlayerKind?
  ) -> Entry {
    Entry(name: name, parameter: parameter, summary: summary, make: make)
  }

  private static func summary(of level: PlayerLevel) -> String {
    switch level {
    case .easy: "often forgets what it saw"
    case .fair: "sometimes forgets what it saw"
    case .sharp: "forgets nothing"
    case .perfect: "forgets nothing and makes the best of it"
    }
  }

  /// A number from 0 through 1, written in decimal.
  private static func chance(_ text: String) -> Double? {
    guard text.unicodeScalars.allSatisfy({ "0123456789.e-".unicodeScalars.contains($0) }) else {
      return nil
    }
    return Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
  }
}

extension PlayerCatalog.Entry {
  fileprivate func kind(parameter text: String?) -> PlayerKind? {
    (text == nil) == (parameter == nil) ? make(text ?? "") : nil
  }
}

extension PlayerKind {
  /// The kind of player with a name; see ``PlayerCatalog/kind(named:)``.
  ///
  /// - Throws: ``PlayerNameError`` if there is none.
  public init(parsing text: String) throws(PlayerNameError) {
    self = try PlayerCatalog.kind(named: text)
  }
}
