import Foundation

/// Writes contacts as cards.
///
/// Source: RFC 2426, vCard 3.0; a label of the app's own is X-ABLabel, as Apple writes it.
struct VCardWriter {
  private var lines: [String] = []
  private var items = 0

  /// The cards of contacts, one after the other.
  static func text(of contacts: [CNContact]) -> String {
    contacts.map { contact in
      var writer = VCardWriter()
      writer.write(contact.stored, name: CNContactFormatter.string(from: contact, style: .fullName))
      return writer.lines.map { $0 + "\r\n" }.joined()
    }.joined()
  }

  private mutating func write(_ contact: ContactFields, name: String?) {
    lines = ["BEGIN:VCARD", "VERSION:3.0"]
    add(
      "N",
      [
        contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
        contact.nameSuffix,
      ])
    add("FN", [name ?? ""])
    writeNames(contact)
    for value in contact.emailAddresses { add("EMAIL", value.label, [value.value as String]) }
    for value in contact.phoneNumbers { add("TEL", value.label, [value.value.stringValue]) }
    for value in contact.postalAddresses {
      let place = value.value
      add(
        "ADR", value.label,
        [
          "", "", place.street, place.city, place.state, place.postalCode, place.country,
        ])
    }
    for value in contact.urlAddresses { add("URL", value.label, [value.value as String]) }
    if let birthday = contact.birthday { lines.append("BDAY:\(VCardDate.text(of: birthday))") }
    if let image = contact.imageData {
      lines.append("PHOTO;ENCODING=b:\(image.base64EncodedString())")
    }
    lines.append("END:VCARD")
  }

  private mutating func writeNames(_ contact: ContactFields) {
    if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
    for (name, values) in [
      ("NICKNAME", [contact.nickname]), ("X-MAIDENNAME", [contact.previousFamilyName]),
      ("X-PHONETIC-FIRST-NAME", [contact.phoneticGivenName]),
      ("X-PHONETIC-MIDDLE-NAME", [contact.phoneticMiddleName]),
      ("X-PHONETIC-LAST-NAME", [contact.phoneticFamilyName]),
      ("ORG", [contact.organizationName, contact.departmentName]), ("TITLE", [contact.jobTitle]),
      ("NOTE", [contact.note]),
    ] where values.contains(where: { !$0.isEmpty }) {
      add(name, values)
    }
  }

  private mutating func add(_ name: String, _ values: [String]) {
    lines.append("\(name):\(Self.joined(values))")
  }

  /// Adds a value with a label.
  private mutating func add(_ name: String, _ label: String?, _ values: [String]) {
    guard let label else { return add(name, values) }
    if let types = VCardLabel.types(of: label) {
      let words = types.map { ";type=\($0)" }.joined()
      lines.append("\(name)\(words):\(Self.joined(values))")
    } else {
      items += 1
      lines.append("item\(items).\(name):\(Self.joined(values))")
      lines.append("item\(items).X-ABLabel:\(Self.escaped(label))")
    }
  }

  private static func joined(_ values: [String]) -> String {
    values.map(escaped).joined(separator: ";")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: ";", with: "\\;")
  }
}

/// Labels of contacts as types of cards.
enum VCardLabel {
  private static let table: [(label: String, types: [String])] = [
    (CNLabelPhoneNumberHomeFax, ["HOME", "FAX"]), (CNLabelPhoneNumberWorkFax, ["WORK", "FAX"]),
    (CNLabelPhoneNumberOtherFax, ["OTHER", "FAX"]), (CNLabelPhoneNumberiPhone, ["IPHONE"]),
    (CNLabelPhoneNumberMobile, ["CELL"]), (CNLabelPhoneNumberMain, ["MAIN"]),
    (CNLabelPhoneNumberPager, ["PAGER"]), (CNLabelHome, ["HOME"]), (CNLabelWork, ["WORK"]),
    (CNLabelOther, ["OTHER"]),
  ]

  /// The types of a label; nil if it is the app's own.
  static func types(of label: String) -> [String]? { table.first { $0.label == label }?.types }

  /// The label of types; nil if they say none.
  static func label(of types: Set<String>) -> String? {
    table.first { types.isSuperset(of: $0.types) }?.label
  }
}

/// Days as cards have them.
enum VCardDate {
  /// A day as `1984-01-24`, or as `--01-24` without a year.
  static func text(of day: DateComponents) -> String {
    let rest = [day.month, day.day].map { ($0 ?? 1) < 10 ? "0\($0 ?? 1)" : "\($0 ?? 1)" }
    guard let year = day.year else { return "--\(rest[0])-\(rest[1])" }
    let digits = String(year)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return "\(zeros)\(digits)-\(rest[0])-\(rest[1])"
  }

  /// The day of a text, with or without signs between its parts; nil if it is none.
  static func day(of text: String) -> DateComponents? {
    let hasYear = !text.hasPrefix("--")
    let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
    guard digits.count == (hasYear ? 8 : 4), let month = Int(digits.suffix(4).prefix(2)),
      let day = Int(digits.suffix(2))
    else { return nil }
    return DateComponents(
      calendar: Calendar(identifier: .gregorian), year: hasYear ? Int(digits.prefix(4)) : nil,
      month: month, day: day)
  }
}
