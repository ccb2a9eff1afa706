/// A size in which a card is drawn, in cells.
enum CardSize: CaseIterable, Comparable {
  /// A letter alone.
  case letter
  /// A picture of dots, with its letter.
  case dots
  /// A small picture above its word.
  case small
  /// A picture above its word.
  case medium
  /// The same picture in more room.
  case wide
  /// A doubled picture above its word.
  case doubled
  /// The same picture in more room.
  case large

  /// Columns and rows.
  var extent: (columns: Int, rows: Int) {
    switch self {
    case .letter: (3, 1)
    case .dots: (5, 2)
    case .small: (7, 3)
    case .medium: (9, 4)
    case .wide: (11, 5)
    case .doubled: (16, 7)
    case .large: (18, 8)
    }
  }

  /// The blank cells between two cards.
  struct Gap: Hashable {
    var columns: Int
    var rows: Int
  }

  /// What may lie between two cards, the best choice first; without a row the board is tight.
  var gaps: [Gap] {
    switch self {
    case .letter: [Gap(columns: 1, rows: 1), Gap(columns: 1, rows: 0), Gap(columns: 0, rows: 0)]
    case .dots, .small: [Gap(columns: 1, rows: 1), Gap(columns: 1, rows: 0)]
    case .medium, .wide, .doubled, .large: [Gap(columns: 2, rows: 1)]
    }
  }

  /// The size that a zoom level asks for.
  init(_ level: ZoomLevel) {
    switch level {
    case .small: self = .letter
    case .medium: self = .small
    case .large: self = .wide
    }
  }

  /// The zoom level that comes nearest to the size.
  var zoomLevel: ZoomLevel {
    switch self {
    case .letter, .dots: .small
    case .small, .medium: .medium
    case .wide, .doubled, .large: .large
    }
  }
}
