import Foundation
import UIKit

/// What an app may do with the person's photos.
///
/// Source: Apple, PHAuthorizationStatus.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The app cannot ask.
  case restricted
  /// Nothing.
  case denied
  /// All.
  case authorized
  /// What the person chose.
  case limited
}

/// What an app asks for.
///
/// Source: Apple, PHAccessLevel.
public enum PHAccessLevel: Int, Sendable {
  /// To add photos.
  case addOnly = 1
  /// To see and change them.
  case readWrite
}

/// Why something could not be done with photos.
///
/// Source: Apple, PHPhotosError.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// Something in the library.
    case internalError = -1
    /// It was given up.
    case userCancelled = 3072
    /// The app cannot ask.
    case accessRestricted = 3310
    /// The person did not allow it.
    case accessUserDenied = 3311
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
}

extension PHPhotosError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Is told of changes of the library, of which there are none.
///
/// Source: Apple, PHPhotoLibraryChangeObserver.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// The library has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library, of which there is none.
///
/// Source: Apple, PHChange.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}
}

/// The person's photos: they are not allowed.
///
/// Source: Apple, PHPhotoLibrary.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// What the person has answered, which is one for an application.
  @MainActor
  private final class Answer {
    var status = PHAuthorizationStatus.notDetermined
  }

  @MainActor private static var answer: Answer { UIApplication.shared.service { Answer() } }
  private static let library = PHPhotoLibrary()

  override init() {}

  /// The library.
  public class func shared() -> PHPhotoLibrary { library }

  /// What the app may do.
  @preconcurrency @MainActor
  open class func authorizationStatus() -> PHAuthorizationStatus { answer.status }

  /// What the app may do of what it asks for.
  @preconcurrency @MainActor
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    answer.status
  }

  /// Asks for the photos: the answer is no, in a later turn.
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Asks for something of the photos: the answer is no, in a later turn.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) {
    MainThread.later {
      answer.status = .denied
      handler(.denied)
    }
  }

  /// Asks for something of the photos: the answer is no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await MainActor.run {
      answer.status = .denied
      return .denied
    }
  }

  /// Changes photos: it fails in a later turn, and the closure is not called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    MainThread.later { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Changes photos at once: it throws, and the closure is not called.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Asks to be told of changes: there are none, so the observer is not kept.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Asks to be told no longer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
