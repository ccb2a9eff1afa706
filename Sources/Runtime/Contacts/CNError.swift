import Foundation

/// Why an operation with contacts failed.
///
/// Source: Apple, CNError.
public struct CNError: Error, Hashable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Hashable, Sendable {
    /// The store cannot be reached.
    case communicationError = 1
    /// The store cannot be read.
    case dataAccessError = 2
    /// The person denied access to the contacts.
    case authorizationDenied = 100
    /// There is no container that can be written.
    case noAccessableWritableContainers = 101
    /// The app is not entitled to these keys.
    case unauthorizedKeys = 102
    /// The feature is turned off.
    case featureDisabledByUser = 103
    /// The device does not support the feature.
    case featureNotAvailable = 104
    /// The record does not exist.
    case recordDoesNotExist = 200
    /// The record was inserted before.
    case insertedRecordAlreadyExists = 201
    /// The record has no identifier.
    case recordIdentifierInvalid = 205
    /// The record cannot be modified.
    case recordNotWritable = 206
    /// The predicate is not one that the store accepts.
    case predicateInvalid = 400
    /// The vCard cannot be parsed.
    case vCardMalformed = 700
  }

  /// The code.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// The person denied access to the contacts.
  public static let authorizationDenied = Code.authorizationDenied
  /// The record does not exist.
  public static let recordDoesNotExist = Code.recordDoesNotExist
}

extension CNError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The description of the error.
  public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  private var words: String? {
    switch code {
    case .authorizationDenied: "Access Denied"
    case .vCardMalformed: "The card cannot be read"
    default: nil
    }
  }
}

/// The domain of errors of contacts.
public let CNErrorDomain = CNError.errorDomain
