import Foundation
import UIKit

/// The result of handling a command.
///
/// Source: Apple, MPRemoteCommandHandlerStatus.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command succeeded.
  case success
  /// The item does not exist.
  case noSuchContent = 100
  /// Nothing is played.
  case noActionableNowPlayingItem = 110
  /// The device is not available.
  case deviceNotFound = 120
  /// The command failed.
  case commandFailed = 200
}

/// The event of a remote command.
///
/// Source: Apple, MPRemoteCommandEvent.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// When the event happened, in seconds since the device was started.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, timestamp: TimeInterval) {
    (self.command, self.timestamp) = (command, timestamp)
  }
}

/// A remote command.
///
/// Its targets are kept, and no headset or lock screen sends it here.
///
/// Source: Apple, MPRemoteCommand.
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  /// Whether the command is enabled.
  open var isEnabled = true

  /// Who does it.
  private struct Target {
    weak var object: AnyObject?
    let action: Selector?
  }

  private var targets: [Target] = []
  /// The objects that stand for closures, which live as long as they are targets.
  private var handlers: [CommandHandler] = []

  /// Adds an action of a target, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Adds a closure that handles the command.
  ///
  /// - Returns: What `removeTarget(_:)` takes.
  open func addTarget(
    handler: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let object = CommandHandler(handler)
    handlers.append(object)
    return object
  }

  /// Removes a target, or the token of a closure; nil removes all.
  open func removeTarget(_ target: Any?) { remove(target) { _ in true } }

  /// Removes an action of a target; nil removes all of its actions.
  open func removeTarget(_ target: Any, action: Selector?) {
    remove(target) { action == nil || $0 == action }
  }

  private func remove(_ target: Any?, where isMeant: (Selector?) -> Bool) {
    guard let target else { return (targets, handlers) = ([], []) }
    let leaving = target as AnyObject
    targets.removeAll { $0.object == nil || ($0.object === leaving && isMeant($0.action)) }
    handlers.removeAll { $0 === leaving }
  }

  /// How many do it.
  var count: Int { targets.filter { $0.object != nil }.count + handlers.count }
}

/// A closure that handles a command.
private final class CommandHandler {
  let run: @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

  init(_ run: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
    self.run = run
  }
}

/// A command that likes or dislikes what is played.
///
/// Source: Apple, MPFeedbackCommand.
@preconcurrency @MainActor
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the feedback is given.
  open var isActive = false
  /// The title of the command.
  open var localizedTitle = ""
  /// The short title of the command.
  open var localizedShortTitle = ""
}

/// A command that skips forward or backward.
///
/// Source: Apple, MPSkipIntervalCommand.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The intervals that the app prefers to skip, in seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A command that changes the rate of playback.
///
/// Source: Apple, MPChangePlaybackRateCommand.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The supported rates.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command that changes the position.
///
/// Source: Apple, MPChangePlaybackPositionCommand.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The remote commands of an app.
///
/// Source: Apple, MPRemoteCommandCenter.
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
  /// The commands of the app.
  public class func shared() -> MPRemoteCommandCenter {
    UIApplication.shared.service { MPRemoteCommandCenter() }
  }

  override init() {}

  /// The command to play.
  public let playCommand = MPRemoteCommand()
  /// The command to pause.
  public let pauseCommand = MPRemoteCommand()
  /// The command to stop.
  public let stopCommand = MPRemoteCommand()
  /// The command to toggle between playing and pausing.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The command for the next track.
  public let nextTrackCommand = MPRemoteCommand()
  /// The command for the previous track.
  public let previousTrackCommand = MPRemoteCommand()
  /// The command to skip forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The command to skip backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The command to seek forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// The command to seek backward.
  public let seekBackwardCommand = MPRemoteCommand()
  /// The command to change the rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The command to change the position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The command to like what is played.
  public let likeCommand = MPFeedbackCommand()
  /// The command to dislike what is played.
  public let dislikeCommand = MPFeedbackCommand()
  /// The command to bookmark what is played.
  public let bookmarkCommand = MPFeedbackCommand()
}
