import Foundation
import UIKit

/// The styles of a name.
///
/// Source: Apple, CNContactFormatterStyle.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The full name.
  case fullName
  /// The phonetic full name.
  case phoneticFullName
}

/// The orders of a name.
///
/// Source: Apple, CNContactDisplayNameOrder.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The person's default.
  case userDefault
  /// The given name.
  case givenNameFirst
  /// The family name.
  case familyNameFirst
}

/// The attribute of a part of a name: its key.
public let CNContactPropertyAttribute = "contactProperty"

/// Writes the names of contacts, given names first.
///
/// Source: Apple, CNContactFormatter.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The styles of a name.
  open var style = CNContactFormatterStyle.fullName

  /// The name of a contact; nil if it has none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      style == .fullName
      ? [
        contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
        contact.nameSuffix,
      ]
      : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if contact.contactType == .organization, !contact.organizationName.isEmpty {
      return contact.organizationName
    }
    return [name, contact.nickname, contact.organizationName].prefix(style == .fullName ? 3 : 1)
      .first { !$0.isEmpty }
  }

  /// The keys that a contact needs for its name.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    style == .fullName ? ContactKeys.names : ContactKeys.sounds
  }

  /// The order of the name of a contact.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }

  /// The delimiter between the parts of the name of a contact.
  open class func delimiter(for contact: CNContact) -> String { " " }

  /// The name of a contact; nil if it has none.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  /// The name of a contact; nil for an object of another class, and for a contact without a name.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap(string(from:))
  }
}

extension ContactKeys {
  static let names = ContactKeys([
    CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
    CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
    CNContactOrganizationNameKey,
  ])
  static let sounds = ContactKeys([
    CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
  ])
}
