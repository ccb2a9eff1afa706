import Foundation
import UIKit

/// The authorization for the photo library.
///
/// Source: Apple, PHAuthorizationStatus.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// Access is restricted, for instance by parental controls.
  case restricted
  /// Nothing.
  case denied
  /// All.
  case authorized
  /// Access to the assets that the person chose.
  case limited
}

/// The levels of access.
///
/// Source: Apple, PHAccessLevel.
public enum PHAccessLevel: Int, Sendable {
  /// To add assets only.
  case addOnly = 1
  /// To read and write.
  case readWrite
}

/// Why an operation with the photo library failed.
///
/// Source: Apple, PHPhotosError.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Hashable, Sendable {
    /// An internal error.
    case internalError = -1
    /// The request was cancelled.
    case userCancelled = 3072
    /// Access is restricted, for instance by parental controls.
    case accessRestricted = 3310
    /// Access is denied.
    case accessUserDenied = 3311
  }

  /// The code.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
}

extension PHPhotosError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}

/// Observes changes of the library, of which there are none here.
///
/// Source: Apple, PHPhotoLibraryChangeObserver.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// The library has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
///
/// None happens here.
///
/// Source: Apple, PHChange.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}
}

/// The person's photo library, to which access is denied.
///
/// Source: Apple, PHPhotoLibrary.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// The authorization, which all libraries of an application share.
  @MainActor
  private final class Answer {
    var status = PHAuthorizationStatus.notDetermined
  }

  @MainActor private static var answer: Answer { UIApplication.shared.service { Answer() } }
  private static let library = PHPhotoLibrary()

  override init() {}

  /// The library.
  public class func shared() -> PHPhotoLibrary { library }

  /// The authorization of the app.
  @preconcurrency @MainActor
  open class func authorizationStatus() -> PHAuthorizationStatus { answer.status }

  /// The authorization for a level of access.
  @preconcurrency @MainActor
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    answer.status
  }

  /// Asks for access.
  ///
  /// The answer is `denied`, in a later turn of the main loop.
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Asks for a level of access.
  ///
  /// The answer is `denied`, in a later turn of the main loop.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) {
    MainThread.later {
      answer.status = .denied
      handler(.denied)
    }
  }

  /// Asks for a level of access.
  ///
  /// The answer is `denied`.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await MainActor.run {
      answer.status = .denied
      return .denied
    }
  }

  /// Performs changes.
  ///
  /// It fails in a later turn of the main loop, without calling the block.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    MainThread.later { completionHandler(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Performs changes synchronously.
  ///
  /// This always throws, without calling the block.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Registers an observer.
  ///
  /// There are no changes, so it is not retained.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Unregisters an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
