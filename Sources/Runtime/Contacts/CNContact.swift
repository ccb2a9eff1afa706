import Foundation

/// What kind of contact there is.
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
  /// What it is known by.
  public let identifier: String
  var stored: ContactFields

  /// What kind of contact it is.
  open var contactType: CNContactType { stored.contactType }
  /// What stands in front of the name.
  open var namePrefix: String { stored.namePrefix }
  /// The given name.
  open var givenName: String { stored.givenName }
  /// The middle name.
  open var middleName: String { stored.middleName }
  /// The family name.
  open var familyName: String { stored.familyName }
  /// The family name of before.
  open var previousFamilyName: String { stored.previousFamilyName }
  /// What stands behind the name.
  open var nameSuffix: String { stored.nameSuffix }
  /// The name among friends.
  open var nickname: String { stored.nickname }
  /// How the given name sounds.
  open var phoneticGivenName: String { stored.phoneticGivenName }
  /// How the middle name sounds.
  open var phoneticMiddleName: String { stored.phoneticMiddleName }
  /// How the family name sounds.
  open var phoneticFamilyName: String { stored.phoneticFamilyName }
  /// The organization.
  open var organizationName: String { stored.organizationName }
  /// The department.
  open var departmentName: String { stored.departmentName }
  /// The job.
  open var jobTitle: String { stored.jobTitle }
  /// What is noted.
  open var note: String { stored.note }
  /// The picture.
  open var imageData: Data? { stored.imageData }
  /// The birthday, which may have no year.
  open var birthday: DateComponents? { stored.birthday }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { stored.phoneNumbers }
  /// The mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { stored.emailAddresses }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { stored.postalAddresses }
  /// The pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { stored.urlAddresses }
  /// Other dates.
  open var dates: [CNLabeledValue<NSDateComponents>] { stored.dates }
  /// The small picture, which is the picture.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
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

  /// Whether what a key names is known: an app's own contact has all of it.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Whether what keys name is known: an app's own contact has all of it.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Whether it and another one belong to the same contact.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }

  /// What a person reads for a key, as "given name".
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
