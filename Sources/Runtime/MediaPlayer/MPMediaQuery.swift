import Foundation

/// The ways to group the items of a library.
///
/// Source: Apple, MPMediaGrouping.
public enum MPMediaGrouping: Int, Sendable {
  /// Each item alone.
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
  /// By playlists.
  case playlist
  /// By podcasts.
  case podcastTitle
}

/// The ways to compare a property.
///
/// Source: Apple, MPMediaPredicateComparison.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// The property equals the value.
  case equalTo
  /// The property contains the value.
  case contains
}

/// A query of the media library.
///
/// Source: Apple, MPMediaPredicate.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  override init() {}
}

/// A predicate that compares a property.
///
/// Source: Apple, MPMediaPropertyPredicate.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The key of the property.
  public let property: String
  /// The value that is compared.
  public let value: Any?
  /// The comparison.
  public let comparisonType: MPMediaPredicateComparison

  /// Makes a predicate.
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    super.init()
  }
}

/// A query of the media library.
///
/// Access is denied, so it finds nothing.
///
/// Source: Apple, MPMediaQuery.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// The predicates; nil for none.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// How the items are grouped.
  open var groupingType = MPMediaGrouping.title

  /// Makes a query.
  public init(filterPredicates: Set<MPMediaPredicate>? = nil) {
    self.filterPredicates = filterPredicates
  }

  private convenience init(_ grouping: MPMediaGrouping) {
    self.init()
    groupingType = grouping
  }

  /// The items that match.
  ///
  /// Always nil here: access is denied.
  open var items: [MPMediaItem]? { nil }
  /// The collections that match.
  ///
  /// Always nil here: access is denied.
  open var collections: [MPMediaItemCollection]? { nil }

  /// Adds a predicate.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Removes a predicate.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// All songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
  /// All albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
  /// All songs by artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
  /// All audiobooks.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.title) }
  /// All playlists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
  /// All podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
  /// All songs by genres.
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
  /// All songs by composers.
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
}
