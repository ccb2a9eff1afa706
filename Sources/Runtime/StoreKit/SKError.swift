import Foundation

/// Why a request or a payment failed.
///
/// Source: Apple, SKError.
public struct SKError: Error, Hashable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Hashable, Sendable {
    /// The reason is unknown, or the store cannot be reached.
    case unknown
    /// The app is not allowed to make the request.
    case clientInvalid
    /// The person cancelled.
    case paymentCancelled
    /// The payment is invalid.
    case paymentInvalid
    /// This device may not make payments.
    case paymentNotAllowed
    /// The product is not sold in this store.
    case storeProductNotAvailable
  }

  /// The code.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// The person cancelled.
  public static let paymentCancelled = Code.paymentCancelled
  /// This device may not make payments.
  public static let paymentNotAllowed = Code.paymentNotAllowed
}

extension SKError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description of the error.
  public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  private var words: String? {
    code == .unknown ? "Cannot connect to iTunes Store" : nil
  }
}
