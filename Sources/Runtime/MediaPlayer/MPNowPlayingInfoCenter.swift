import Foundation
import UIKit

/// What an app says about its playback.
///
/// It is kept, and no lock screen shows it here.
///
/// Source: Apple, MPNowPlayingInfoCenter.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
  /// The center of the app.
  public class func `default`() -> MPNowPlayingInfoCenter {
    UIApplication.shared.service { MPNowPlayingInfoCenter() }
  }

  /// The properties of what the app plays; nil for nothing.
  open var nowPlayingInfo: [String: Any]?
  /// The state of playback, as the app reports it.
  open var playbackState = MPNowPlayingPlaybackState.unknown

  override init() {}
}

/// The states of playback that an app reports.
///
/// Source: Apple, MPNowPlayingPlaybackState.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The state is unknown.
  case unknown
  /// It is.
  case playing
  /// Playback is paused.
  case paused
  /// It has ended.
  case stopped
  /// Another app has interrupted the playback.
  case interrupted
}

/// The key of the elapsed time in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the default rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the index in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the number of items in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of whether it is a live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
