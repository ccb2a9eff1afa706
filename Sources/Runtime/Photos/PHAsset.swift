import Foundation
import UIKit

/// The types of assets.
///
/// Source: Apple, PHAssetMediaType.
public enum PHAssetMediaType: Int, Sendable {
  /// An unknown type.
  case unknown
  /// A photo.
  case image
  /// A video.
  case video
  /// An audio file.
  case audio
}

/// The subtype.
///
/// Source: Apple, PHAssetMediaSubtype.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo with a high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
}

/// An object of the photo library.
///
/// Source: Apple, PHObject.
open class PHObject: NSObject, @unchecked Sendable {
  override init() {}

  /// The local identifier.
  open var localIdentifier: String { "" }
}

/// A photo or a video of the library, of which there is none here.
///
/// Source: Apple, PHAsset.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The type of the asset.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The subtype.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The date of creation.
  open var creationDate: Date? { nil }
  /// The date of modification.
  open var modificationDate: Date? { nil }
  /// The duration of a video in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the asset is a favourite.
  open var isFavorite: Bool { false }
  /// Whether the asset represents a burst.
  open var representsBurst: Bool { false }

  /// Fetches all assets.
  ///
  /// The result is empty.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  /// Fetches the assets of a type.
  ///
  /// The result is empty.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Fetches the assets of a collection.
  ///
  /// The result is empty.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Fetches assets by their identifiers.
  ///
  /// The result is empty.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The types of collections.
///
/// Source: Apple, PHAssetCollectionType.
public enum PHAssetCollectionType: Int, Sendable {
  /// One of the person.
  case album = 1
  /// A smart album.
  case smartAlbum
}

/// The subtypes of collections.
///
/// Source: Apple, PHAssetCollectionSubtype.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// One of the person.
  case albumRegular = 2
  /// Synced from a computer.
  case albumSyncedAlbum = 5
  /// Recently added assets.
  case smartAlbumRecentlyAdded = 206
  /// Videos.
  case smartAlbumVideos = 202
  /// Favourites.
  case smartAlbumFavorites = 203
  /// All.
  case smartAlbumUserLibrary = 209
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// A collection of assets, of which there is none here.
///
/// Source: Apple, PHAssetCollection.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The title.
  open var localizedTitle: String? { nil }
  /// The estimated number of assets; `NSNotFound` if it is unknown.
  open var estimatedAssetCount: Int { NSNotFound }

  /// Fetches the collections of a type.
  ///
  /// The result is empty.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
