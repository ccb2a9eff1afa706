/// How the order of the cards is given: by a seed, or card by card.
public enum Deal: Hashable, Sendable {
  /// Shuffled from a seed.
  case seed(SeedText)
  /// Laid out as written, which survives a change of the generator.
  case layout(Layout)
}

/// A short text that deals the same cards on every machine.
///
/// `4x4/shapes#7` is size, theme and seed; `4x4/shapes:abba…` is size, theme and layout. A text
/// without a theme, as in `6x6#tuesday`, means the theme `shapes`. In `8x8/animals+#7` other symbols
/// complete the theme.
public struct GameID: Hashable, Sendable {
  /// The theme of an ID that names none.
  public static let standardTheme = "shapes"

  /// The size of the board.
  public let size: BoardSize
  /// The name of the theme, which need not be one of the built-in ones.
  public let theme: String
  /// The order of the cards.
  public let deal: Deal
  /// The rule by which cards and symbols are made of it.
  public let scheme: DealScheme

  /// The ID of a board dealt from a seed.
  public init(
    size: BoardSize, theme: Theme, seed: SeedText, scheme: DealScheme = .labels
  ) {
    self.init(size: size, theme: theme.name, deal: .seed(seed), scheme: scheme)
  }

  /// The ID of a board with a layout.
  public init(layout: Layout, theme: Theme, scheme: DealScheme = .labels) {
    self.init(size: layout.size, theme: theme.name, deal: .layout(layout), scheme: scheme)
  }

  private init(size: BoardSize, theme: String, deal: Deal, scheme: DealScheme) {
    self.scheme = scheme
    self.size = size
    self.theme = theme
    self.deal = deal
  }

  /// The order of the cards.
  ///
  /// - Complexity: O(*n*), *n* the number of cards, for a seed.
  public var layout: Layout {
    switch deal {
    case .seed(let seed): Layout(size: size, seed: seed)
    case .layout(let layout): layout
    }
  }

  /// The same cards written out, for a text that outlives this version of the generator.
  public var layoutID: GameID {
    GameID(size: size, theme: theme, deal: .layout(layout), scheme: scheme)
  }

  /// The seed, if the cards were shuffled from one.
  public var seed: SeedText? {
    guard case .seed(let seed) = deal else { return nil }
    return seed
  }
}

extension GameID: CustomStringConvertible {
  /// Size, theme and deal: `4x4/shapes#7`.
  public var description: String {
    let theme = scheme == .completed ? theme + "+" : theme
    return switch deal {
    case .seed(let seed): "\(size)/\(theme)#\(seed)"
    case .layout(let layout): "\(size)/\(theme):\(layout)"
    }
  }

  /// The ID that a text such as `4x4/shapes#7` spells.
  ///
  /// - Throws: ``TextError`` with the column at fault.
  public init(parsing text: some StringProtocol) throws(TextError) {
    var reader = TextReader(text)
    try self.init(readingRest: &reader)
  }

  init(readingRest reader: inout TextReader) throws(TextError) {
    let size = try BoardSize(reading: &reader)
    let isNamed = reader.skip("/")
    let theme = isNamed ? try Theme.readName(&reader) : Self.standardTheme
    let scheme = isNamed && reader.skip("+") ? DealScheme.completed : .labels
    if reader.skip("#") {
      self.init(
        size: size, theme: theme, deal: .seed(try SeedText(readingRest: &reader)), scheme: scheme)
    } else if reader.skip(":") {
      let layout = try Layout(size: size, reading: &reader)
      try reader.expectEnd(
        after: .labels(
          count: size.cardCount, width: PictureLabel.width(pairCount: size.pairCount)))
      self.init(size: size, theme: theme, deal: .layout(layout), scheme: scheme)
    } else {
      throw reader.unexpected(.deal)
    }
  }
}
