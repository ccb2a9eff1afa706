import Foundation

/// By what things of a library are collected.
///
/// Source: Apple, MPMediaGrouping.
public enum MPMediaGrouping: Int, Sendable {
  /// Each alone.
  case title
  /// By albums.
  case album
  /// By artists.
  case artist
  /// By artists of albums.
  case albumArtist
  /// By composers.
  case composer
  /// By genres.
  case genre
  /// By lists.
  case playlist
  /// By podcasts.
  case podcastTitle
}

/// How a property is compared.
///
/// Source: Apple, MPMediaPredicateComparison.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// It is the same.
  case equalTo
  /// It contains it.
  case contains
}

/// What things of a library are looked for.
///
/// Source: Apple, MPMediaPredicate.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  override init() {}
}

/// Looks for things with a property.
///
/// Source: Apple, MPMediaPropertyPredicate.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The key of the property.
  public let property: String
  /// What it is compared with.
  public let value: Any?
  /// How it is compared.
  public let comparisonType: MPMediaPredicateComparison

  /// Makes a predicate.
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }
}

/// Looks for things of a library, which the person does not open: it finds nothing.
///
/// Source: Apple, MPMediaQuery.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// What is looked for; nil for all.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// By what they are collected.
  open var groupingType = MPMediaGrouping.title

  /// Makes a query.
  public init(filterPredicates: Set<MPMediaPredicate>? = nil) {
    self.filterPredicates = filterPredicates
  }

  private convenience init(_ grouping: MPMediaGrouping) {
    self.init()
    groupingType = grouping
  }

  /// What is found: the app may not look.
  open var items: [MPMediaItem]? { nil }
  /// What is found, collected: the app may not look.
  open var collections: [MPMediaItemCollection]? { nil }

  /// Looks for more.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Looks for less.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// All songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
  /// All albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
  /// All songs by artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
  /// All lists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
  /// All podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
  /// All songs by genres.
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
  /// All songs by composers.
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
}
