import Foundation

/// Why something could not be bought.
///
/// Source: Apple, SKError.
public struct SKError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known, or the shop cannot be reached.
    case unknown
    /// The app may not do this.
    case clientInvalid
    /// The person gave up.
    case paymentCancelled
    /// The payment is none.
    case paymentInvalid
    /// The device may not pay.
    case paymentNotAllowed
    /// There is no such thing in this country.
    case storeProductNotAvailable
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The person gave up.
  public static let paymentCancelled = Code.paymentCancelled
  /// The device may not pay.
  public static let paymentNotAllowed = Code.paymentNotAllowed
}

extension SKError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in words, as Apple's.
  public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  private var words: String? {
    code == .unknown ? "Cannot connect to iTunes Store" : nil
  }
}
