import Foundation
import UIKit

extension NSNotification.Name {
  /// An item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime =
    NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime =
    NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// The key of the reason why an item could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// What a player plays: an asset, and the place in it.
///
/// Source: Apple, AVPlayerItem.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// It is not known yet: the item is of no player.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// The asset.
  public let asset: AVAsset
  /// Whether it can be played: known from when a player has it.
  open internal(set) var status = Status.unknown
  /// Why it cannot be played.
  open var error: (any Error)? { status == .failed ? AVError(.fileFormatNotRecognized) : nil }
  /// How long it is.
  open var duration: CMTime { asset.duration }
  /// Where playing forward ends; invalid for the end of the asset.
  open var forwardPlaybackEndTime = CMTime.invalid

  /// The place, in seconds, and since when it moves and how fast.
  var position: TimeInterval = 0
  var start: (time: Duration, rate: Float)?
  let scheduler = UIKitRuntime.Device.shared.scheduler

  /// An item was played to its end.
  nonisolated public static var didPlayToEndTimeNotification: NSNotification.Name {
    .AVPlayerItemDidPlayToEndTime
  }

  /// Makes an item of a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Makes an item of an asset.
  public init(asset: AVAsset) { self.asset = asset }

  /// The place.
  open func currentTime() -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  /// The seconds that can be played.
  var length: TimeInterval {
    let end = forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : duration
    return end.isNumeric ? end.seconds : 0
  }

  var seconds: TimeInterval {
    guard let start else { return position }
    let passed = (scheduler.now - start.time) / .seconds(1) * TimeInterval(start.rate)
    return min(max(position + passed, 0), length)
  }

  /// Finds out whether it can be played.
  func prepare() {
    if status == .unknown { status = asset.isPlayable ? .readyToPlay : .failed }
  }
}
