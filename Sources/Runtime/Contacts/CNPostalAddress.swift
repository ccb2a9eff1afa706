import Foundation

/// The key of the street.
public let CNPostalAddressStreetKey = "street"
/// The key of the city.
public let CNPostalAddressCityKey = "city"
/// The key of the state.
public let CNPostalAddressStateKey = "state"
/// The key of the postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of the country.
public let CNPostalAddressCountryKey = "country"
/// The key of the country's code.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// A postal address.
///
/// Source: Apple, CNPostalAddress.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  fileprivate var parts: [String: String] = [:]

  fileprivate static let keys = [
    CNPostalAddressStreetKey, CNPostalAddressCityKey, CNPostalAddressStateKey,
    CNPostalAddressPostalCodeKey, CNPostalAddressCountryKey, CNPostalAddressISOCountryCodeKey,
  ]

  /// The street with its number.
  open var street: String { self[CNPostalAddressStreetKey] }
  /// The city.
  open var city: String { self[CNPostalAddressCityKey] }
  /// The state.
  open var state: String { self[CNPostalAddressStateKey] }
  /// The postal code.
  open var postalCode: String { self[CNPostalAddressPostalCodeKey] }
  /// The country.
  open var country: String { self[CNPostalAddressCountryKey] }
  /// The code of the country, of two letters.
  open var isoCountryCode: String { self[CNPostalAddressISOCountryCodeKey] }

  fileprivate subscript(key: String) -> String {
    get { parts[key] ?? "" }
    set { parts[key] = newValue }
  }

  /// Makes an empty address.
  public override init() {}

  fileprivate init(_ parts: [String: String]) { self.parts = parts }

  /// Reads an address.
  public required init?(coder: NSCoder) {
    for key in Self.keys {
      parts[key] = coder.decodeObject(of: NSString.self, forKey: key) as String?
    }
  }

  /// Writes the address.
  open func encode(with coder: NSCoder) {
    for (key, part) in parts { coder.encode(part as NSString, forKey: key) }
  }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }

  /// Addresses can be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// The localized name of a key.
  open class func localizedString(forKey key: String) -> String {
    switch key {
    case CNPostalAddressPostalCodeKey: "ZIP"
    case CNPostalAddressISOCountryCodeKey: "Country Code"
    default: key.capitalized
    }
  }

  /// Whether another object is the same address.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNPostalAddress else { return false }
    return Self.keys.allSatisfy { self[$0] == other[$0] }
  }

  /// The hash of the street and the city.
  open override var hash: Int { [street, city].hashValue }
}

/// An address that can be changed.
///
/// Source: Apple, CNMutablePostalAddress.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street with its number.
  open override var street: String {
    get { self[CNPostalAddressStreetKey] }
    set { self[CNPostalAddressStreetKey] = newValue }
  }
  /// The city.
  open override var city: String {
    get { self[CNPostalAddressCityKey] }
    set { self[CNPostalAddressCityKey] = newValue }
  }
  /// The state.
  open override var state: String {
    get { self[CNPostalAddressStateKey] }
    set { self[CNPostalAddressStateKey] = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { self[CNPostalAddressPostalCodeKey] }
    set { self[CNPostalAddressPostalCodeKey] = newValue }
  }
  /// The country.
  open override var country: String {
    get { self[CNPostalAddressCountryKey] }
    set { self[CNPostalAddressCountryKey] = newValue }
  }
  /// The code of the country, of two letters.
  open override var isoCountryCode: String {
    get { self[CNPostalAddressISOCountryCodeKey] }
    set { self[CNPostalAddressISOCountryCodeKey] = newValue }
  }
}
