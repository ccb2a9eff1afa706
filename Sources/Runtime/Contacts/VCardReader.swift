import Foundation

/// Reads cards.
///
/// Source: RFC 2426, vCard 3.0; a label of the app's own is X-ABLabel, as Apple writes it.
enum VCardReader {
  /// A line of a card.
  private struct Line {
    /// What ties a value to its label, as `item1`; empty for nothing.
    var item = ""
    /// The name in capital letters.
    var name = ""
    var types: Set<String> = []
    var isBase64 = false
    /// The value as it stands there.
    var value = ""

    /// The parts of the value between semicolons, without signs of escape.
    var parts: [String] { VCardReader.parts(of: value) }
    var text: String { parts.joined(separator: ";") }

    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
  }

  /// The contacts of all cards in a text.
  static func contacts(in text: String) throws -> [CNContact] {
    var contacts: [CNContact] = []
    var card: [Line]?
    for line in lines(of: text) {
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCARD"): card = []
      case ("END", "VCARD"):
        guard let lines = card else { throw CNError(.vCardMalformed) }
        contacts.append(contact(of: lines))
        card = nil
      default: card?.append(line)
      }
    }
    guard card == nil, !contacts.isEmpty else { throw CNError(.vCardMalformed) }
    return contacts
  }

  // MARK: Lines

  /// The lines; one that begins with a blank goes on with the one before.
  private static func lines(of text: String) -> [Line] {
    var whole: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let first = line.first, first == " " || first == "\t", !whole.isEmpty {
        whole[whole.count - 1] += line.dropFirst()
      } else {
        whole.append(line)
      }
    }
    return whole.compactMap(line)
  }

  private static func line(of text: Substring) -> Line? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var line = Line()
    line.value = String(text[text.index(after: colon)...])
    let words = text[..<colon].split(separator: ";")
    guard let name = words.first else { return nil }
    let places = name.split(separator: ".", maxSplits: 1)
    line.item = places.count > 1 ? places[0].lowercased() : ""
    line.name = (places.last ?? name).uppercased()
    for word in words.dropFirst() {
      let pair = word.uppercased().split(separator: "=", maxSplits: 1)
      if pair.count > 1, pair[0] == "ENCODING" {
        line.isBase64 = pair[1] == "B" || pair[1] == "BASE64"
      } else if let last = pair.last {
        line.types.formUnion(last.split(separator: ",").map(String.init))
      }
    }
    return line
  }

  /// The parts of a value, which semicolons divide.
  private static func parts(of value: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in value {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (false, ";"): parts.append("")
      case (true, "n"), (true, "N"):
        parts[parts.count - 1].append("\n")
        isEscaped = false
      default:
        parts[parts.count - 1].append(character)
        isEscaped = false
      }
    }
    return parts
  }

  // MARK: Values

  private static func contact(of lines: [Line]) -> CNContact {
    var fields = ContactFields()
    let labels = Dictionary(
      lines.filter { $0.name == "X-ABLABEL" }.map { ($0.item, $0.text) },
      uniquingKeysWith: { first, _ in first })
    for line in lines {
      read(line, label: labels[line.item] ?? VCardLabel.label(of: line.types), into: &fields)
    }
    return CNContact(identifier: UUID().uuidString, fields)
  }

  private static func read(_ line: Line, label: String?, into fields: inout ContactFields) {
    switch line.name {
    case "N":
      (fields.familyName, fields.givenName) = (line.part(0), line.part(1))
      (fields.middleName, fields.namePrefix, fields.nameSuffix) = (
        line.part(2), line.part(3), line.part(4)
      )
    case "EMAIL":
      fields.emailAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
    case "TEL":
      let number = CNPhoneNumber(stringValue: line.text)
      fields.phoneNumbers.append(CNLabeledValue(label: label, value: number))
    case "ADR":
      fields.postalAddresses.append(CNLabeledValue(label: label, value: address(of: line)))
    case "URL":
      fields.urlAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
    case "BDAY": fields.birthday = VCardDate.day(of: line.value)
    case "PHOTO" where line.isBase64: fields.imageData = Data(base64Encoded: line.value)
    default: readName(line, into: &fields)
    }
  }

  private static func readName(_ line: Line, into fields: inout ContactFields) {
    switch line.name {
    case "NICKNAME": fields.nickname = line.text
    case "X-MAIDENNAME": fields.previousFamilyName = line.text
    case "X-PHONETIC-FIRST-NAME": fields.phoneticGivenName = line.text
    case "X-PHONETIC-MIDDLE-NAME": fields.phoneticMiddleName = line.text
    case "X-PHONETIC-LAST-NAME": fields.phoneticFamilyName = line.text
    case "ORG": (fields.organizationName, fields.departmentName) = (line.part(0), line.part(1))
    case "TITLE": fields.jobTitle = line.text
    case "NOTE": fields.note = line.text
    case "X-ABSHOWAS" where line.text.uppercased() == "COMPANY": fields.contactType = .organization
    default: break
    }
  }

  private static func address(of line: Line) -> CNPostalAddress {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = (line.part(2), line.part(3), line.part(4))
    (address.postalCode, address.country) = (line.part(5), line.part(6))
    return (address.copy() as? CNPostalAddress) ?? address
  }
}
