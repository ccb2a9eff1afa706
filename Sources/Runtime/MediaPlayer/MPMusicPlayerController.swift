import Foundation
import UIKit

/// The states of a player.
///
/// Source: Apple, MPMusicPlaybackState.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Nothing.
  case stopped
  /// Playback is running.
  case playing
  /// Playback is paused.
  case paused
  /// Playback was interrupted, for instance by a call.
  case interrupted
  /// The player seeks forward.
  case seekingForward
  /// The player seeks backward.
  case seekingBackward
}

/// Why an operation with the media library failed.
///
/// Source: Apple, MPError.
public struct MPError: Error, Hashable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Hashable, Sendable {
    /// The reason is unknown.
    case unknown
    /// The person denied access.
    case permissionDenied
    /// The item does not exist.
    case notFound = 4
  }

  /// The code.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
}

extension MPError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "MPErrorDomain" }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}

extension NSNotification.Name {
  /// Another item is played.
  ///
  /// It is never posted here.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The state of a player has changed.
  ///
  /// It is never posted here.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}

/// A player of the media library, to which access is denied, so its queue is always empty.
///
/// Source: Apple, MPMusicPlayerController.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
  private static let system = MPMusicPlayerController()
  private static let application = MPMusicPlayerController()

  /// The player of the system.
  public class var systemMusicPlayer: MPMusicPlayerController { system }
  /// The player of the app.
  public class var applicationMusicPlayer: MPMusicPlayerController { application }
  /// The player of the app whose queue can be changed.
  public class var applicationQueuePlayer: MPMusicPlayerController { application }

  override init() {}

  /// The item that is played.
  ///
  /// Always nil here.
  open var nowPlayingItem: MPMediaItem? { nil }
  /// The state of playback.
  ///
  /// Always stopped here.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// Whether the player is prepared.
  ///
  /// Always false here.
  open var isPreparedToPlay: Bool { false }
  /// The position in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// The current rate.
  ///
  /// Always 0 here.
  open var currentPlaybackRate: Float { 0 }

  /// The items to play.
  private var queue: [MPMediaItem] = []

  /// Sets the queue.
  open func setQueue(with query: MPMediaQuery) { queue = query.items ?? [] }

  /// Sets the queue.
  open func setQueue(with itemCollection: MPMediaItemCollection) { queue = itemCollection.items }

  /// Prepares the player.
  ///
  /// It fails in a later turn of the main loop.
  open func prepareToPlay(completionHandler: @escaping @MainActor ((any Error)?) -> Void) {
    let reason: MPError.Code = queue.isEmpty ? .notFound : .permissionDenied
    MainThread.later { completionHandler(MPError(reason)) }
  }

  /// Starts playback.
  ///
  /// The queue is always empty here, so nothing is played.
  open func play() { currentPlaybackTime = 0 }

  /// Pauses.
  open func pause() { currentPlaybackTime = 0 }

  /// Stops and clears the queue.
  open func stop() { (queue, currentPlaybackTime) = ([], 0) }

  private var listeners = 0

  /// Begins notifications of playback.
  ///
  /// None is posted here.
  open func beginGeneratingPlaybackNotifications() { listeners += 1 }

  /// Ends the notifications of `begin…`.
  open func endGeneratingPlaybackNotifications() { listeners = max(0, listeners - 1) }
}
