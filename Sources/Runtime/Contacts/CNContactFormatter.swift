import Foundation
import UIKit

/// Which name is written.
///
/// Source: Apple, CNContactFormatterStyle.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The name.
  case fullName
  /// How it sounds.
  case phoneticFullName
}

/// Which part of a name comes first.
///
/// Source: Apple, CNContactDisplayNameOrder.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// That of the person.
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
  /// Which name is written.
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

  /// What a contact must have for its name.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    style == .fullName ? ContactKeys.names : ContactKeys.sounds
  }

  /// Which part of a contact's name comes first.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }

  /// What stands between the parts of a contact's name.
  open class func delimiter(for contact: CNContact) -> String { " " }

  /// The name of a contact; nil if it has none.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  /// The name of a contact; nil if the object is none, or has none.
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
