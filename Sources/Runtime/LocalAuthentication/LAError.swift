import Foundation

/// Why an authentication failed.
///
/// Source: Apple, LAError.
public struct LAError: Error, Hashable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Hashable, Sendable {
    /// The person did not provide valid credentials.
    case authenticationFailed = -1
    /// The person cancelled.
    case userCancel = -2
    /// The person tapped the fallback button.
    case userFallback = -3
    /// The system cancelled, for instance because another app came to the front.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no biometry.
    case biometryNotAvailable = -6
    /// No face or fingerprint is enrolled.
    case biometryNotEnrolled = -7
    /// Biometry is locked after too many failed attempts.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context was invalidated before.
    case invalidContext = -10
    /// An interface would have been needed, and the context forbids it.
    case notInteractive = -1004
  }

  /// The code.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// The device has no biometry.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The device has no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The person cancelled.
  public static let userCancel = Code.userCancel
  /// The person tapped the fallback button.
  public static let userFallback = Code.userFallback
  /// The person did not provide valid credentials.
  public static let authenticationFailed = Code.authenticationFailed
  /// No face or fingerprint is enrolled.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// Biometry is locked after too many failed attempts.
  public static let biometryLockout = Code.biometryLockout
}

extension LAError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in words, as Apple's.
  public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  private var words: String? {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .passcodeNotSet: "Passcode not set."
    case .invalidContext: "The context is invalid."
    default: nil
    }
  }
}
