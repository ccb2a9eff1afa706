import ConcentrationEngine

/// The finished games in the gallery, in sections by theme; pages number them across all sections.
struct GalleryModel: Sendable, Hashable {
  /// The games of one theme, the newest first.
  struct Section: Sendable, Hashable {
    let theme: String
    /// The number of games in the store, of which the gallery shows the newest.
    let count: Int
    let games: [RecordedGame]
  }

  /// The most games that are shown of a theme.
  static let mostGames = 200

  let sections: [Section]

  static let empty = GalleryModel(sections: [])

  init(sections: [Section]) {
    self.sections = sections
  }

  /// Reads the newest games of each theme.
  init(reading store: any GameStore) throws(StoreError) {
    var sections: [Section] = []
    for section in try store.historySections() {
      let games = try store.finishedGames(
        theme: section.theme, offset: 0, limit: Self.mostGames)
      sections.append(Section(theme: section.theme, count: section.count, games: games))
    }
    self.init(sections: sections)
  }

  /// The number of games in all sections.
  var gameCount: Int { sections.reduce(0) { $0 + $1.games.count } }

  /// A game by its index across all sections.
  func game(at index: Int) -> RecordedGame? {
    var index = index
    for section in sections {
      if index < section.games.count { return index >= 0 ? section.games[index] : nil }
      index -= section.games.count
    }
    return nil
  }

  /// The index, across all sections, of a game in a section.
  func index(section: Int, item: Int) -> Int {
    sections.prefix(section).reduce(item) { $0 + $1.games.count }
  }
}

/// What a page of the gallery shows: every game has a photo and then a video.
enum GalleryPage: Hashable, Sendable {
  /// The final board of the game with this index.
  case photo(Int)
  /// The replay of the game with this index.
  case video(Int)

  /// Creates the page with an index among all pages, or nil if it is out of range.
  init?(index: Int, in model: GalleryModel) {
    guard index >= 0, index < 2 * model.gameCount else { return nil }
    self = index.isMultiple(of: 2) ? .photo(index / 2) : .video(index / 2)
  }

  /// The index of the page among all pages.
  var index: Int {
    switch self {
    case .photo(let game): 2 * game
    case .video(let game): 2 * game + 1
    }
  }
}
