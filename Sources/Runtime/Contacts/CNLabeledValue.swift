import Foundation

/// The label of a value that belongs to the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value that belongs to the work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a value that belongs to a school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of any other value.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an iCloud e-mail address.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main phone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// A value of a contact with a label.
///
/// Source: Apple, CNLabeledValue.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, @unchecked Sendable {
  /// The identifier of the value in its contact.
  public let identifier: String
  /// The label: one of the constants, or the app's own.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Makes a value with a label.
  public init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
  }

  private init(identifier: String, label: String?, value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
  }

  /// The value with another label.
  ///
  /// - Precondition: This is no subclass: its own parts are not known here.
  open func settingLabel(_ label: String?) -> Self { copy(label, value) }

  /// The label with another value.
  ///
  /// - Precondition: This is no subclass: its own parts are not known here.
  open func settingValue(_ value: ValueType) -> Self { copy(label, value) }

  private func copy(_ label: String?, _ value: ValueType) -> Self {
    let copy = CNLabeledValue(identifier: identifier, label: label, value: value)
    guard let copy = copy as? Self else {
      preconditionFailure("CNLabeledValue makes no copies of its subclass \(Self.self)")
    }
    return copy
  }

  /// The localized text of a label.
  open class func localizedString(forLabel label: String) -> String {
    ContactLabel.words(for: label)
  }
}

/// The labels of values, in words and in cards.
enum ContactLabel {
  /// A label without the signs around those of Apple's, in small letters.
  static func words(for label: String) -> String {
    let inner =
      label.hasPrefix("_$!<") && label.hasSuffix(">!$_")
      ? String(label.dropFirst(4).dropLast(4)) : nil
    switch inner {
    case "HomePage": return "home page"
    case "HomeFAX": return "home fax"
    case "WorkFAX": return "work fax"
    case "OtherFAX": return "other fax"
    default: return inner?.lowercased() ?? label
    }
  }
}
