import Foundation

/// A property of a contact, or one of its labelled values.
///
/// Source: Apple, CNContactProperty.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// The key of the value.
  public let key: String
  /// The value.
  public let value: Any?
  /// The identifier of a labelled value; nil for a property with one value.
  public let identifier: String?
  /// The label of a labelled value; nil for a property with one value.
  public let label: String?

  /// The value as text.
  package let text: String

  private init(
    _ contact: CNContact, _ key: String, value: Any?, text: String, identifier: String? = nil,
    label: String? = nil
  ) {
    (self.contact, self.key, self.value, self.text) = (contact, key, value, text)
    (self.identifier, self.label) = (identifier, label)
  }

  private convenience init<Value>(
    _ contact: CNContact, _ key: String, _ value: CNLabeledValue<Value>, text: String
  ) {
    self.init(
      contact, key, value: value.value, text: text, identifier: value.identifier,
      label: value.label)
  }

  /// The label as text, or else the name of the key.
  package var title: String {
    label.map(ContactLabel.words(for:)) ?? CNContact.localizedString(forKey: key)
  }

  /// The properties of a contact besides its name, of some keys or of all.
  package static func all(of contact: CNContact, keys: [Any]?) -> [CNContactProperty] {
    let wanted = keys.map { Set($0.flatMap(ContactKeys.names(in:))) }
    return (texts(of: contact) + values(of: contact)).filter {
      !$0.text.isEmpty && wanted?.contains($0.key) ?? true
    }
  }

  private static func texts(of contact: CNContact) -> [CNContactProperty] {
    [
      (CNContactOrganizationNameKey, contact.organizationName),
      (CNContactDepartmentNameKey, contact.departmentName),
      (CNContactJobTitleKey, contact.jobTitle), (CNContactNoteKey, contact.note),
    ].map { CNContactProperty(contact, $0.0, value: $0.1, text: $0.1) }
  }

  private static func values(of contact: CNContact) -> [CNContactProperty] {
    let phones = contact.phoneNumbers.map {
      CNContactProperty(contact, CNContactPhoneNumbersKey, $0, text: $0.value.stringValue)
    }
    let mails = contact.emailAddresses.map {
      CNContactProperty(contact, CNContactEmailAddressesKey, $0, text: $0.value as String)
    }
    let pages = contact.urlAddresses.map {
      CNContactProperty(contact, CNContactUrlAddressesKey, $0, text: $0.value as String)
    }
    let places = contact.postalAddresses.map {
      CNContactProperty(
        contact, CNContactPostalAddressesKey, $0,
        text: CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress))
    }
    let birthday = contact.birthday.map {
      CNContactProperty(contact, CNContactBirthdayKey, value: $0, text: VCardDate.text(of: $0))
    }
    return phones + mails + pages + places + (birthday.map { [$0] } ?? [])
  }
}

extension ContactKeys {
  /// The keys in a key or a descriptor of keys.
  static func names(in descriptor: Any) -> [String] {
    if let keys = descriptor as? ContactKeys { return keys.keys.sorted() }
    return (descriptor as? String ?? (descriptor as? NSString).map { $0 as String }).map { [$0] }
      ?? []
  }
}
