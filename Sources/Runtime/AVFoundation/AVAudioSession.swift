import Foundation
import UIKit

/// What an app does with sound: kept, and without effect, as nothing is heard.
///
/// Source: Apple, AVAudioSession.
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
  private static let shared = AVAudioSession()

  /// The session of the app.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// What the app uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that may be missed, mixed with those of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that may be missed.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that the app is about.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playing.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// How a category is used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing special.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How sounds of several apps are heard together.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Together with others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// By the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// What follows when a session begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Posted when a call, say, interrupts the sound: never here.
  nonisolated public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when headphones, say, are connected: never here.
  nonisolated public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// Posted when the sound of another app begins or ends: never here.
  nonisolated public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  /// Whether an interruption begins or has ended.
  public enum InterruptionType: UInt, Sendable {
    /// It has ended.
    case ended = 0
    /// It begins.
    case began = 1
  }

  /// What may follow an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may play on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// What was set last.
  open private(set) var category = Category.soloAmbient
  /// What was set last.
  open private(set) var mode = Mode.default
  /// What was set last.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Whether another app plays: none does.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether sounds that are not the app's main one should be silent: nothing else plays that they would disturb.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether there is a microphone: there is none.
  open var isInputAvailable: Bool { false }

  /// Sets the category.
  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default)
  }

  /// Sets the category with options.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Sets the category with a mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  /// Begins or ends the session.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Asks for the microphone, which there is not: the answer is no, in a later turn.
  open func requestRecordPermission(_ response: @escaping @MainActor (Bool) -> Void) {
    UIKitRuntime.Device.shared.scheduler.async { response(false) }
  }
}

/// The key of the type in the notification of an interruption, the raw value of an `InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options in the notification of an interruption's end, the raw value of `InterruptionOptions`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
