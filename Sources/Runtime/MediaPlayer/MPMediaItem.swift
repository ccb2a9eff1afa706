import Foundation

/// The key of the identifier.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the artwork.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of whether the item is in the cloud.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of the media type.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the file's URL.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of the track number.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"

/// An entity of the media library, of which there is none here.
///
/// Source: Apple, MPMediaItem.
open class MPMediaItem: NSObject, @unchecked Sendable {
  override init() {}

  /// The value of a property.
  open func value(forProperty property: String) -> Any? { nil }
  /// The identifier.
  open var persistentID: UInt64 { 0 }
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The title of the album.
  open var albumTitle: String? { nil }
  /// The duration in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Whether the item is in the cloud.
  open var isCloudItem: Bool { false }
  /// The URL of the file.
  open var assetURL: URL? { nil }
}

/// A collection of media items.
///
/// Source: Apple, MPMediaItemCollection.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  /// The items.
  public let items: [MPMediaItem]

  /// Makes a collection of items.
  public init(items: [MPMediaItem]) { self.items = items }

  /// The number of items.
  open var count: Int { items.count }
  /// The item that represents the collection.
  open var representativeItem: MPMediaItem? { items.first }
}
