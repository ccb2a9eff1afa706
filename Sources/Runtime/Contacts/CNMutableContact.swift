import Foundation

/// A contact that can be changed.
///
/// Source: Apple, CNMutableContact.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The type of the contact.
  open override var contactType: CNContactType {
    get { stored.contactType }
    set { stored.contactType = newValue }
  }
  /// The name prefix, such as a title.
  open override var namePrefix: String {
    get { stored.namePrefix }
    set { stored.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { stored.givenName }
    set { stored.givenName = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { stored.middleName }
    set { stored.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { stored.familyName }
    set { stored.familyName = newValue }
  }
  /// The previous family name.
  open override var previousFamilyName: String {
    get { stored.previousFamilyName }
    set { stored.previousFamilyName = newValue }
  }
  /// The name suffix.
  open override var nameSuffix: String {
    get { stored.nameSuffix }
    set { stored.nameSuffix = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { stored.nickname }
    set { stored.nickname = newValue }
  }
  /// The phonetic given name.
  open override var phoneticGivenName: String {
    get { stored.phoneticGivenName }
    set { stored.phoneticGivenName = newValue }
  }
  /// The phonetic middle name.
  open override var phoneticMiddleName: String {
    get { stored.phoneticMiddleName }
    set { stored.phoneticMiddleName = newValue }
  }
  /// The phonetic family name.
  open override var phoneticFamilyName: String {
    get { stored.phoneticFamilyName }
    set { stored.phoneticFamilyName = newValue }
  }
  /// The organization's name.
  open override var organizationName: String {
    get { stored.organizationName }
    set { stored.organizationName = newValue }
  }
  /// The department's name.
  open override var departmentName: String {
    get { stored.departmentName }
    set { stored.departmentName = newValue }
  }
  /// The job title.
  open override var jobTitle: String {
    get { stored.jobTitle }
    set { stored.jobTitle = newValue }
  }
  /// The note.
  open override var note: String {
    get { stored.note }
    set { stored.note = newValue }
  }
  /// The image data.
  open override var imageData: Data? {
    get { stored.imageData }
    set { stored.imageData = newValue }
  }
  /// The birthday; its year may be missing.
  open override var birthday: DateComponents? {
    get { stored.birthday }
    set { stored.birthday = newValue }
  }
  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { stored.phoneNumbers }
    set { stored.phoneNumbers = newValue }
  }
  /// The e-mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { stored.emailAddresses }
    set { stored.emailAddresses = newValue }
  }
  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { stored.postalAddresses }
    set { stored.postalAddresses = newValue }
  }
  /// The URL addresses.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { stored.urlAddresses }
    set { stored.urlAddresses = newValue }
  }
  /// Other dates.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { stored.dates }
    set { stored.dates = newValue }
  }
}
