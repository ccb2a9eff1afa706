import Foundation
import UIKit

/// What a player does.
///
/// Source: Apple, MPMusicPlaybackState.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Nothing.
  case stopped
  /// It plays.
  case playing
  /// It waits.
  case paused
  /// It was interrupted.
  case interrupted
  /// It goes on as long as it is told to.
  case seekingForward
  /// It goes back as long as it is told to.
  case seekingBackward
}

/// Why something could not be done with music.
///
/// Source: Apple, MPError.
public struct MPError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known.
    case unknown
    /// The person did not allow it.
    case permissionDenied
    /// There is no such thing.
    case notFound = 4
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
}

extension MPError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "MPErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

extension NSNotification.Name {
  /// Another thing is played, which never is the case here.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// A player does something else, which it never does here.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}

/// Plays the person's music, which is not allowed: it has nothing to play.
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

  /// What it plays: nothing.
  open var nowPlayingItem: MPMediaItem? { nil }
  /// What it does: nothing.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// Whether it is ready: it is not.
  open var isPreparedToPlay: Bool { false }
  /// The place, in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// How fast it plays: not at all.
  open var currentPlaybackRate: Float { 0 }

  /// What it should play.
  private var queue: [MPMediaItem] = []

  /// Sets what it should play.
  open func setQueue(with query: MPMediaQuery) { queue = query.items ?? [] }

  /// Sets what it should play.
  open func setQueue(with itemCollection: MPMediaItemCollection) { queue = itemCollection.items }

  /// Gets ready: it fails, in a later turn.
  open func prepareToPlay(completionHandler: @escaping @MainActor ((any Error)?) -> Void) {
    let reason: MPError.Code = queue.isEmpty ? .notFound : .permissionDenied
    MainThread.later { completionHandler(MPError(reason)) }
  }

  /// Plays what was set; there is nothing that it could play.
  open func play() { currentPlaybackTime = 0 }

  /// Waits.
  open func pause() { currentPlaybackTime = 0 }

  /// Ends, and forgets what was set.
  open func stop() { (queue, currentPlaybackTime) = ([], 0) }

  private var listeners = 0

  /// Asks to be told of what it plays, which is nothing.
  open func beginGeneratingPlaybackNotifications() { listeners += 1 }

  /// Asks to be told no longer.
  open func endGeneratingPlaybackNotifications() { listeners = max(0, listeners - 1) }
}
