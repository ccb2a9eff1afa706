import Foundation

/// Why something could not be done with contacts.
///
/// Source: Apple, CNError.
public struct CNError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The store cannot be reached.
    case communicationError = 1
    /// The store cannot be read.
    case dataAccessError = 2
    /// The person did not allow it.
    case authorizationDenied = 100
    /// There is no container that can be written.
    case noAccessableWritableContainers = 101
    /// The app may not have these keys.
    case unauthorizedKeys = 102
    /// The person has turned it off.
    case featureDisabledByUser = 103
    /// The device has it not.
    case featureNotAvailable = 104
    /// There is no such contact.
    case recordDoesNotExist = 200
    /// The contact is there already.
    case insertedRecordAlreadyExists = 201
    /// The contact has no identifier.
    case recordIdentifierInvalid = 205
    /// The contact cannot be changed.
    case recordNotWritable = 206
    /// The predicate is none of contacts.
    case predicateInvalid = 400
    /// The card cannot be read.
    case vCardMalformed = 700
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The person did not allow it.
  public static let authorizationDenied = Code.authorizationDenied
  /// There is no such contact.
  public static let recordDoesNotExist = Code.recordDoesNotExist
}

extension CNError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in words.
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
