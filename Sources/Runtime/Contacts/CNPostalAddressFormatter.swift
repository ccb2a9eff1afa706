import Foundation
import UIKit

/// The styles of a postal address.
///
/// Source: Apple, CNPostalAddressFormatterStyle.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on an envelope.
  case mailingAddress
}

/// The attribute of a part of an address: its key.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressProperty"

/// Writes addresses, as in the United States: street, then city, state and code, then country.
///
/// Source: Apple, CNPostalAddressFormatter.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// The style.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// An address, in lines.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    pieces(of: postalAddress).map(\.text).joined()
  }

  /// An address whose parts have their keys as an attribute.
  open class func attributedString(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (key, piece) in pieces(of: postalAddress) {
      var values: [NSAttributedString.Key: Any] = [:]
      for (name, value) in attributes {
        (name as? NSAttributedString.Key).map { values[$0] = value }
      }
      values[NSAttributedString.Key(rawValue: CNPostalAddressPropertyAttribute)] = key
      text.append(NSAttributedString(string: piece, attributes: values))
    }
    return text
  }

  /// An address, in lines.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  /// An address in lines; nil for an object of another class.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map(string(from:))
  }

  /// The parts that are not empty with their keys, and what stands between them without one.
  private static func pieces(of address: CNPostalAddress) -> [(key: String?, text: String)] {
    let lines = [
      [(CNPostalAddressStreetKey, address.street)],
      [
        (CNPostalAddressCityKey, address.city), (CNPostalAddressStateKey, address.state),
        (CNPostalAddressPostalCodeKey, address.postalCode),
      ],
      [(CNPostalAddressCountryKey, address.country)],
    ].map { $0.filter { !$0.1.isEmpty } }.filter { !$0.isEmpty }
    var pieces: [(key: String?, text: String)] = []
    for line in lines {
      if !pieces.isEmpty { pieces.append((nil, "\n")) }
      for (number, part) in line.enumerated() {
        if number > 0 { pieces.append((nil, " ")) }
        pieces.append((part.0, part.1))
      }
    }
    return pieces
  }
}
