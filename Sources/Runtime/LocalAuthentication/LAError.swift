import Foundation

/// Why a person could not be recognized.
///
/// Source: Apple, LAError.
public struct LAError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The person gave up.
    case userCancel = -2
    /// The person chose the other way.
    case userFallback = -3
    /// The system gave up.
    case systemCancel = -4
    /// There is no passcode.
    case passcodeNotSet = -5
    /// The device cannot recognize anybody.
    case biometryNotAvailable = -6
    /// No face or finger is known.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app gave up.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// It may not ask.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The device cannot recognize anybody.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// There is no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The person gave up.
  public static let userCancel = Code.userCancel
  /// The person chose the other way.
  public static let userFallback = Code.userFallback
  /// It was somebody else.
  public static let authenticationFailed = Code.authenticationFailed
  /// No face or finger is known.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many attempts.
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
