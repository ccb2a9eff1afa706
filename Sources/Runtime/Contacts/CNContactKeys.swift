import Foundation

/// A key, or several keys, of properties that an app fetches.
///
/// Source: Apple, CNKeyDescriptor.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Several keys.
final class ContactKeys: CNKeyDescriptor, Sendable {
  let keys: Set<String>

  init(_ keys: Set<String>) { self.keys = keys }
}

/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the kind of contact.
public let CNContactTypeKey = "contactType"
/// The key of the name prefix.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the previous family name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of the name suffix.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the phonetic given name.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of the phonetic middle name.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of the phonetic family name.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of the organization's name.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department's name.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the image data.
public let CNContactImageDataKey = "imageData"
/// The key of the thumbnail's data.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether there is an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the e-mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the dates.
public let CNContactDatesKey = "dates"
/// The key of the URL addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
