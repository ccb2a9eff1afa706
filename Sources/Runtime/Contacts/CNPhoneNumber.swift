import Foundation

/// A phone number, as it was written.
///
/// Source: Apple, CNPhoneNumber.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number.
  public let stringValue: String

  /// Makes a number.
  public init(stringValue string: String) { stringValue = string }

  /// Reads a number.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else {
      return nil
    }
    stringValue = text as String
  }

  /// Writes the number.
  open func encode(with coder: NSCoder) {
    coder.encode(stringValue as NSString, forKey: "stringValue")
  }

  /// Itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Numbers can be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Whether another object is the same number.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }

  /// The hash of the number.
  open override var hash: Int { stringValue.hashValue }
}
