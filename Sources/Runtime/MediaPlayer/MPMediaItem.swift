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
/// The key of the seconds that it plays.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the answer whether it lies on a server.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of the kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the file.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of the place in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"

/// Something of a library, of which there is none here.
///
/// Source: Apple, MPMediaItem.
open class MPMediaItem: NSObject, @unchecked Sendable {
  override init() {}

  /// A property by its key.
  open func value(forProperty property: String) -> Any? { nil }
  /// The identifier.
  open var persistentID: UInt64 { 0 }
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The title of the album.
  open var albumTitle: String? { nil }
  /// The seconds that it plays.
  open var playbackDuration: TimeInterval { 0 }
  /// Whether it lies on a server.
  open var isCloudItem: Bool { false }
  /// The file.
  open var assetURL: URL? { nil }
}

/// Several things of a library.
///
/// Source: Apple, MPMediaItemCollection.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  /// The things.
  public let items: [MPMediaItem]

  /// Makes a collection of things.
  public init(items: [MPMediaItem]) { self.items = items }

  /// How many things there are.
  open var count: Int { items.count }
  /// A thing that stands for all of them.
  open var representativeItem: MPMediaItem? { items.first }
}
