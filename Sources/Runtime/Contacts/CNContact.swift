import Foundation

/// The types of contacts.
///
/// Source: Apple, CNContactType.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person
  /// An organization.
  case organization
}

/// A contact.
///
/// One that an app makes has all keys; a store would leave out those that were not asked for. Source: Apple, CNContact.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  var stored: ContactFields

  /// The type of the contact.
  open var contactType: CNContactType { stored.contactType }
  /// The name prefix, such as a title.
  open var namePrefix: String { stored.namePrefix }
  /// The given name.
  open var givenName: String { stored.givenName }
  /// The middle name.
  open var middleName: String { stored.middleName }
  /// The family name.
  open var familyName: String { stored.familyName }
  /// The previous family name.
  open var previousFamilyName: String { stored.previousFamilyName }
  /// The name suffix.
  open var nameSuffix: String { stored.nameSuffix }
  /// The nickname.
  open var nickname: String { stored.nickname }
  /// The phonetic given name.
  open var phoneticGivenName: String { stored.phoneticGivenName }
  /// The phonetic middle name.
  open var phoneticMiddleName: String { stored.phoneticMiddleName }
  /// The phonetic family name.
  open var phoneticFamilyName: String { stored.phoneticFamilyName }
  /// The organization's name.
  open var organizationName: String { stored.organizationName }
  /// The department's name.
  open var departmentName: String { stored.departmentName }
  /// The job title.
  open var jobTitle: String { stored.jobTitle }
  /// The note.
  open var note: String { stored.note }
  /// The image data.
  open var imageData: Data? { stored.imageData }
  /// The birthday; its year may be missing.
  open var birthday: DateComponents? { stored.birthday }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { stored.phoneNumbers }
  /// The e-mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { stored.emailAddresses }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { stored.postalAddresses }
  /// The URL addresses.
  open var urlAddresses: [CNLabeledValue<NSString>] { stored.urlAddresses }
  /// Other dates.
  open var dates: [CNLabeledValue<NSDateComponents>] { stored.dates }
  /// The thumbnail's data, which is the image data here.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is an image.
  open var imageDataAvailable: Bool { imageData != nil }

  /// Makes an empty contact.
  public override init() {
    identifier = UUID().uuidString
    stored = ContactFields()
  }

  init(identifier: String, _ stored: ContactFields) {
    self.identifier = identifier
    self.stored = stored
  }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier: identifier, stored) }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    CNMutableContact(identifier: identifier, stored)
  }

  /// Whether the value of a key was fetched.
  ///
  /// Always true for a contact that the app made.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Whether the values of keys were fetched.
  ///
  /// Always true for a contact that the app made.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Whether the contact is, or was unified with, the contact of an identifier.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }

  /// The localized name of a key, such as "given name".
  open class func localizedString(forKey key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }

  /// Whether another object is the same contact with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact, identifier == other.identifier else { return false }
    return VCardWriter.text(of: [self]) == VCardWriter.text(of: [other])
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}

/// The values of a contact.
struct ContactFields {
  var contactType = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var phoneticGivenName = ""
  var phoneticMiddleName = ""
  var phoneticFamilyName = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var note = ""
  var imageData: Data?
  var birthday: DateComponents?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var dates: [CNLabeledValue<NSDateComponents>] = []
}
