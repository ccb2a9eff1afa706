import Foundation
import UIKit

/// What kind of thing there is in a library.
///
/// Source: Apple, PHAssetMediaType.
public enum PHAssetMediaType: Int, Sendable {
  /// It is not known.
  case unknown
  /// A photo.
  case image
  /// A film.
  case video
  /// A sound.
  case audio
}

/// What more is known of the kind.
///
/// Source: Apple, PHAssetMediaSubtype.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A wide photo.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo with a high range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A photo of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A photo that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
}

/// Something of a library.
///
/// Source: Apple, PHObject.
open class PHObject: NSObject, @unchecked Sendable {
  override init() {}

  /// What it is known by.
  open var localIdentifier: String { "" }
}

/// A photo or a film of the library, of which there is none.
///
/// Source: Apple, PHAsset.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What kind of thing it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What more is known of the kind.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// The seconds of a film.
  open var duration: TimeInterval { 0 }
  /// Whether the person likes it.
  open var isFavorite: Bool { false }
  /// Whether it stands for several that were made in a moment.
  open var representsBurst: Bool { false }

  /// All photos and films: there are none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  /// All of a kind: there are none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// All of an album: there are none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Some by their identifiers: there are none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What kind of album there is.
///
/// Source: Apple, PHAssetCollectionType.
public enum PHAssetCollectionType: Int, Sendable {
  /// One of the person.
  case album = 1
  /// One that fills itself.
  case smartAlbum
}

/// What more is known of the kind of an album.
///
/// Source: Apple, PHAssetCollectionSubtype.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// One of the person.
  case albumRegular = 2
  /// What came from a computer.
  case albumSyncedAlbum = 5
  /// What was added of late.
  case smartAlbumRecentlyAdded = 206
  /// Films.
  case smartAlbumVideos = 202
  /// What the person likes.
  case smartAlbumFavorites = 203
  /// All.
  case smartAlbumUserLibrary = 209
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// An album, of which there is none.
///
/// Source: Apple, PHAssetCollection.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The title.
  open var localizedTitle: String? { nil }
  /// How many there are; `NSNotFound` if it was not counted.
  open var estimatedAssetCount: Int { NSNotFound }

  /// All albums of a kind: there are none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
