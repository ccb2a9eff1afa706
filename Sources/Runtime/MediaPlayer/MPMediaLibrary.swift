import Foundation
import UIKit

/// What an app may know of the person's music.
///
/// Source: Apple, MPMediaLibraryAuthorizationStatus.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// Nothing.
  case denied
  /// The app cannot ask.
  case restricted
  /// All of it.
  case authorized
}

extension NSNotification.Name {
  /// The music has changed, which it never does here.
  public static let MPMediaLibraryDidChange = NSNotification.Name(
    "MPMediaLibraryDidChangeNotification")
}

/// The person's music: it is not allowed.
///
/// Source: Apple, MPMediaLibrary.
@preconcurrency @MainActor
open class MPMediaLibrary: NSObject {
  private var status = MPMediaLibraryAuthorizationStatus.notDetermined

  /// The music.
  public class func `default`() -> MPMediaLibrary {
    UIApplication.shared.service { MPMediaLibrary() }
  }

  override init() {}

  /// What the app may know.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { `default`().status }

  /// Asks for the music: the answer is no, in a later turn.
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    let library = `default`()
    MainThread.later {
      library.status = .denied
      handler(.denied)
    }
  }

  /// When the music has changed: never.
  open var lastModifiedDate: Date { .distantPast }

  private var listeners = 0

  /// Asks to be told of changes, of which there are none.
  open func beginGeneratingLibraryChangeNotifications() { listeners += 1 }

  /// Asks to be told no longer.
  open func endGeneratingLibraryChangeNotifications() { listeners = max(0, listeners - 1) }
}

/// What kinds of things there are in a library.
///
/// Source: Apple, MPMediaType.
public struct MPMediaType: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Books that are read aloud.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All that is heard.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// All that is seen.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// All.
  public static let any = MPMediaType(rawValue: .max)
}
