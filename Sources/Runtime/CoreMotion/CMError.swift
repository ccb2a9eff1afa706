import Foundation

/// The domain of errors of sensors.
public let CMErrorDomain = "CMErrorDomain"

/// Why nothing was measured.
///
/// Source: Apple, CMError.
public struct CMError: RawRepresentable, Error, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32
  /// Makes an error from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension CMError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { CMErrorDomain }
  /// The number.
  public var errorCode: Int { Int(rawValue) }
}

/// It is not known.
public let CMErrorUnknown = CMError(rawValue: 103)
/// The device does not know what the person does.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The person did not allow it.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// The device has not what is asked for.
public let CMErrorNotAvailable = CMError(rawValue: 109)
/// The person did not allow what is asked for.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// What an app may know of motions.
///
/// Source: Apple, CMAuthorizationStatus.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The app cannot ask.
  case restricted
  /// Nothing.
  case denied
  /// All.
  case authorized
}
