import Foundation
import UIKit

/// The best quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A middle quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The quality of the asset.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes an asset in another format, which fails here: there is no encoder.
///
/// Source: Apple, AVAssetExportSession.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    /// It is not known.
    case unknown
    /// It waits.
    case waiting
    /// It writes.
    case exporting
    /// It is done.
    case completed
    /// It has failed.
    case failed
    /// It was given up.
    case cancelled
  }

  /// What is written.
  public let asset: AVAsset
  /// The quality.
  public let presetName: String
  /// Where it is written.
  open var outputURL: URL?
  /// The format.
  open var outputFileType: AVFileType?
  /// The part that is written.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Whether what a reader needs first stands first.
  open var shouldOptimizeForNetworkUse = false
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it has failed.
  open private(set) var error: (any Error)?
  /// How much is written, from 0 to 1.
  open var progress: Float { 0 }

  /// Makes a session.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }

  /// Writes the asset: it fails, in a later turn.
  open func exportAsynchronously(completionHandler handler: @escaping @MainActor () -> Void) {
    status = .waiting
    MainThread.later { [self] in
      if status == .waiting {
        error = AVError(.encoderNotFound)
        status = .failed
      }
      handler()
    }
  }

  /// Gives up.
  open func cancelExport() {
    if status == .waiting { status = .cancelled }
  }
}

/// How far an export is.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
