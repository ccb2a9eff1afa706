import Foundation
import UIKit

/// What an app plays, for a lock screen, which there is not: it is kept.
///
/// Source: Apple, MPNowPlayingInfoCenter.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
  /// The center of the app.
  public class func `default`() -> MPNowPlayingInfoCenter {
    UIApplication.shared.service { MPNowPlayingInfoCenter() }
  }

  /// What is played, by the names of properties.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it is played.
  open var playbackState = MPNowPlayingPlaybackState.unknown

  override init() {}
}

/// Whether something is played.
///
/// Source: Apple, MPNowPlayingPlaybackState.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// It is not known.
  case unknown
  /// It is.
  case playing
  /// It waits.
  case paused
  /// It has ended.
  case stopped
  /// Another app plays.
  case interrupted
}

/// The key of the seconds that were played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of how fast it is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of how fast it is played if nothing else is said.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
