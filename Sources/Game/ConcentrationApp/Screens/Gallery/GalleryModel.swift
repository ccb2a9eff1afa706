import ConcentrationEngine

/// The finished games in the gallery: sections by theme, and all of them joined for the pages.
struct GalleryModel: Sendable, Hashable {
  /// The games of one theme, the newest first.
  struct Section: Sendable, Hashable {
    let theme: String
    /// All that the store has; the gallery shows the newest of them.
    let count: Int
    let games: [RecordedGame]
  }

  /// How many games of a theme are shown.
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

  /// How many games there are in all sections together.
  var gameCount: Int { sections.reduce(0) { $0 + $1.games.count } }

  /// A game by its number over the joined sections.
  func game(at index: Int) -> RecordedGame? {
    var index = index
    for section in sections {
      if index < section.games.count { return index >= 0 ? section.games[index] : nil }
      index -= section.games.count
    }
    return nil
  }

  /// The number, over the joined sections, of a game in a section.
  func index(section: Int, item: Int) -> Int {
    sections.prefix(section).reduce(item) { $0 + $1.games.count }
  }
}

/// What a page of the gallery shows: every game has a photo and then a video.
enum GalleryPage: Hashable, Sendable {
  /// The final board of the game with this number.
  case photo(Int)
  /// The replay of the game with this number.
  case video(Int)

  /// The page of a number over all pages, or nil outside of them.
  init?(index: Int, in model: GalleryModel) {
    guard index >= 0, index < 2 * model.gameCount else { return nil }
    self = index.isMultiple(of: 2) ? .photo(index / 2) : .video(index / 2)
  }

  /// The number of the page over all pages.
  var index: Int {
    switch self {
    case .photo(let game): 2 * game
    case .video(let game): 2 * game + 1
    }
  }
}
