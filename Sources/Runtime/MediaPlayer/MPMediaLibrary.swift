import Foundation
import UIKit

/// The authorization for the person's media library.
///
/// Source: Apple, MPMediaLibraryAuthorizationStatus.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// Nothing.
  case denied
  /// Access is restricted, for instance by parental controls.
  case restricted
  /// Access is granted.
  case authorized
}

extension NSNotification.Name {
  /// The library has changed.
  ///
  /// It is never posted here.
  public static let MPMediaLibraryDidChange = NSNotification.Name(
    "MPMediaLibraryDidChangeNotification")
}

/// The person's media library, to which access is denied.
///
/// Source: Apple, MPMediaLibrary.
@preconcurrency @MainActor
open class MPMediaLibrary: NSObject {
  private var status = MPMediaLibraryAuthorizationStatus.notDetermined

  /// The library of the device.
  public class func `default`() -> MPMediaLibrary {
    UIApplication.shared.service { MPMediaLibrary() }
  }

  override init() {}

  /// The authorization of the app.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { `default`().status }

  /// Asks for access.
  ///
  /// The answer is `denied`, in a later turn of the main loop.
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    let library = `default`()
    MainThread.later {
      library.status = .denied
      handler(.denied)
    }
  }

  /// When the library was last modified, which is never here.
  open var lastModifiedDate: Date { .distantPast }

  private var listeners = 0

  /// Begins notifications of changes.
  ///
  /// None is posted here.
  open func beginGeneratingLibraryChangeNotifications() { listeners += 1 }

  /// Ends the notifications of `begin…`.
  open func endGeneratingLibraryChangeNotifications() { listeners = max(0, listeners - 1) }
}

/// The kinds of media in a library.
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
  /// Audiobooks.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All kinds of audio.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// All kinds of video.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// All.
  public static let any = MPMediaType(rawValue: .max)
}
