@_exported import Photos
import Foundation
import UIKit

/// Which assets a picker shows.
///
/// Source: Apple, PHPickerFilter.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<Kind>

  private enum Kind { case image, livePhoto, video }

  /// Images, live photos included.
  public static let images = PHPickerFilter(kinds: [.image, .livePhoto])
  /// Videos, of which there are none here.
  public static let videos = PHPickerFilter(kinds: [.video])
  /// Live photos, of which there are none here.
  public static let livePhotos = PHPickerFilter(kinds: [.livePhoto])

  /// Assets that one of some filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  /// Whether plain images are shown.
  var showsImages: Bool { kinds.contains(.image) }
}

/// What a picker shows, and how much of it can be chosen.
///
/// Source: Apple, PHPickerConfiguration.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which form a video or an image is given; images here have one.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As suits.
    case automatic = 0
    /// As it is.
    case current = 1
    /// In a form that is understood everywhere.
    case compatible = 2
  }

  /// In which order several are chosen.
  public enum Selection: Int, Sendable {
    /// As the list has them.
    case `default` = 0
    /// As the person chose them.
    case ordered = 1
  }

  /// How many assets can be chosen; 0 for as many as there are.
  public var selectionLimit = 1
  /// Which assets are shown; nil for all.
  public var filter: PHPickerFilter?
  /// In which form assets are given.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order several are given.
  public var selection = Selection.default

  /// Makes a configuration for one asset of any kind.
  public init() {}

  /// Makes a configuration whose results say which assets of a library they are, which those of an app are not.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// An asset that the person has chosen.
///
/// Source: Apple, PHPickerResult.
public struct PHPickerResult {
  /// Gives the asset.
  public let itemProvider: NSItemProvider
  /// The asset in the library of photos: none here.
  public let assetIdentifier: String?
}
