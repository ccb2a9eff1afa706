import Foundation

/// The domain of errors of sensors.
public let CMErrorDomain = "CMErrorDomain"

/// Why motion data are missing.
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

/// The reason is unknown.
public let CMErrorUnknown = CMError(rawValue: 103)
/// The device does not recognize activities.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The person denied access.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// The device lacks the sensor.
public let CMErrorNotAvailable = CMError(rawValue: 109)
/// The app is not authorized.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// The authorization for motion data.
///
/// Source: Apple, CMAuthorizationStatus.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// Access is restricted.
  case restricted
  /// Nothing.
  case denied
  /// All.
  case authorized
}
