import Foundation
import UIKit

/// What became of a command.
///
/// Source: Apple, MPRemoteCommandHandlerStatus.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was done.
  case success
  /// There is no such thing.
  case noSuchContent = 100
  /// Nothing is played.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// It was not done.
  case commandFailed = 200
}

/// A command that came.
///
/// Source: Apple, MPRemoteCommandEvent.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// When it came.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, timestamp: TimeInterval) {
    (self.command, self.timestamp) = (command, timestamp)
  }
}

/// A command of a headset or a lock screen, which there are not: who would do it is kept.
///
/// Source: Apple, MPRemoteCommand.
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  /// Whether the app does it now.
  open var isEnabled = true

  /// Who does it.
  private struct Target {
    weak var object: AnyObject?
    let action: Selector?
  }

  private var targets: [Target] = []
  /// The objects that stand for closures, which live as long as they are targets.
  private var handlers: [CommandHandler] = []

  /// Has an object do it by one of its methods; the object is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Has a closure do it.
  ///
  /// - Returns: What `removeTarget(_:)` takes.
  open func addTarget(
    handler: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let object = CommandHandler(handler)
    handlers.append(object)
    return object
  }

  /// Takes an object or a closure away; nil takes all.
  open func removeTarget(_ target: Any?) { remove(target) { _ in true } }

  /// Takes a method of an object away; a method that is nil is all of them.
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

/// A closure that does a command.
private final class CommandHandler {
  let run: @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

  init(_ run: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
    self.run = run
  }
}

/// A command that says whether one likes what is played.
///
/// Source: Apple, MPFeedbackCommand.
@preconcurrency @MainActor
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether one does.
  open var isActive = false
  /// What a person reads.
  open var localizedTitle = ""
  /// What a person reads in little room.
  open var localizedShortTitle = ""
}

/// A command that goes some seconds on or back.
///
/// Source: Apple, MPSkipIntervalCommand.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A command that changes how fast it is played.
///
/// Source: Apple, MPChangePlaybackRateCommand.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// How fast it can be played.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command that goes to a place.
///
/// Source: Apple, MPChangePlaybackPositionCommand.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands of an app.
///
/// Source: Apple, MPRemoteCommandCenter.
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
  /// The commands of the app.
  public class func shared() -> MPRemoteCommandCenter {
    UIApplication.shared.service { MPRemoteCommandCenter() }
  }

  override init() {}

  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Waits.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Plays, or waits if it plays.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes some seconds on.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes some seconds back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes on as long as it is held.
  public let seekForwardCommand = MPRemoteCommand()
  /// Goes back as long as it is held.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Changes how fast it is played.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Says that one likes it.
  public let likeCommand = MPFeedbackCommand()
  /// Says that one does not like it.
  public let dislikeCommand = MPFeedbackCommand()
  /// Marks it.
  public let bookmarkCommand = MPFeedbackCommand()
}
