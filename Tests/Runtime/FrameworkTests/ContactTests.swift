import Contacts
import ContactsUI
import Testing
import UIKit

/// Contacts of an app's own, and those that the person does not open.
@MainActor @Suite struct ContactTests {
  private func ann() -> CNMutableContact {
    let ann = CNMutableContact()
    (ann.givenName, ann.familyName) = ("Ann", "Lee; née Ray")
    ann.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ann@example.org")]
    ann.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 23")),
      CNLabeledValue(label: "boat", value: CNPhoneNumber(stringValue: "45")),
    ]
    let place = CNMutablePostalAddress()
    (place.street, place.city, place.postalCode) = ("1 Road", "Town", "123")
    ann.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: place)]
    ann.birthday = DateComponents(month: 2, day: 9)
    ann.note = "Tea\nat four"
    return ann
  }

  @Test func `the person does not allow contacts, which is told in a later turn with an error`() {
    let world = World()
    let store = CNContactStore()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    var answers: [String] = []
    store.requestAccess(for: .contacts) { isGranted, error in
      answers.append("\(isGranted) \(error?.localizedDescription ?? "")")
    }
    #expect(answers.isEmpty)
    world.wait()
    #expect(answers == ["false Access Denied"])
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
  }

  @Test func `what reads or writes contacts throws`() {
    let store = CNContactStore()
    let denied = CNError(.authorizationDenied)
    let name = CNContact.predicateForContacts(matchingName: "Ann")
    let keys: [any CNKeyDescriptor] = [
      CNContactGivenNameKey, CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
    ]
    #expect(throws: denied) { try store.unifiedContacts(matching: name, keysToFetch: keys) }
    #expect(throws: denied) {
      try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in
        Issue.record("there is a contact")
      }
    }
    let request = CNSaveRequest()
    request.add(ann(), toContainerWithIdentifier: nil)
    #expect(throws: denied) { try store.execute(request) }
    #expect((denied as NSError).domain == CNErrorDomain && (denied as NSError).code == 100)
  }

  @Test func `a card that was written is read as the same contact`() throws {
    let data = try CNContactVCardSerialization.data(with: [ann(), CNContact()])
    let contacts = try CNContactVCardSerialization.contacts(with: data)
    try #require(contacts.count == 2)
    let read = contacts[0]
    #expect([read.givenName, read.familyName] == ["Ann", "Lee; née Ray"])
    #expect(read.note == "Tea\nat four")
    #expect(read.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, "boat"])
    #expect(read.phoneNumbers.map(\.value.stringValue) == ["+1 23", "45"])
    #expect(read.emailAddresses.map(\.label) == [CNLabelHome])
    #expect(read.postalAddresses.first?.value.city == "Town")
    #expect(read.birthday?.month == 2 && read.birthday?.day == 9 && read.birthday?.year == nil)
  }

  @Test func `a text that is no card is refused`() {
    for text in ["", "Ann", "BEGIN:VCARD\r\nN:Lee;Ann", "END:VCARD"] {
      #expect(throws: CNError(.vCardMalformed)) {
        try CNContactVCardSerialization.contacts(with: Data(text.utf8))
      }
    }
  }

  @Test func `a long line of a card goes on in the next one`() throws {
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lee;An\r\n n;;;\r\nNICKNAME:A\\,B\r\nEND:VCARD\r\n"
    let read = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
    #expect(read.map(\.givenName) == ["Ann"])
    #expect(read.map(\.nickname) == ["A,B"])
  }

  @Test func `names and addresses are written as on a card`() {
    #expect(CNContactFormatter.string(from: ann(), style: .fullName) == "Ann Lee; née Ray")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    let place = ann().postalAddresses[0].value
    #expect(
      CNPostalAddressFormatter.string(from: place, style: .mailingAddress) == "1 Road\nTown 123")
    let text = CNPostalAddressFormatter.attributedString(from: place, style: .mailingAddress)
    let key = NSAttributedString.Key(CNPostalAddressPropertyAttribute)
    #expect(text.attribute(key, at: 7, effectiveRange: nil) as? String == CNPostalAddressCityKey)
    #expect(text.attribute(key, at: 6, effectiveRange: nil) == nil)
  }

  @Test func `a predicate finds an app's own contacts by words of their names`() {
    let contacts = [ann(), CNContact()]
    func count(_ predicate: NSPredicate) -> Int { contacts.filter(predicate.evaluate(with:)).count }
    #expect(count(CNContact.predicateForContacts(matchingName: "lee an")) == 1)
    #expect(count(CNContact.predicateForContacts(matchingName: "leek")) == 0)
    #expect(count(CNContact.predicateForContacts(matchingEmailAddress: "Ann@example.org")) == 1)
    let number = CNPhoneNumber(stringValue: "+123")
    #expect(count(CNContact.predicateForContacts(matching: number)) == 1)
  }

  @Test func `a copy of a contact keeps its identifier and changes alone`() throws {
    let ann = ann()
    let copy = try #require(ann.mutableCopy() as? CNMutableContact)
    #expect(copy == ann)
    copy.givenName = "Bea"
    #expect(copy != ann && copy.identifier == ann.identifier && ann.givenName == "Ann")
  }

  @Test func `there is no contact to pick, and Cancel says so`() throws {
    let world = World()
    final class Chooser: CNContactPickerDelegate {
      var calls: [String] = []
      func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        calls.append("cancel")
      }
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        calls.append("select")
      }
    }
    let (picker, chooser) = (CNContactPickerViewController(), Chooser())
    picker.delegate = chooser
    _ = picker.view
    let list = try #require((picker.children.first as? UINavigationController)?.topViewController)
    let cancel = try #require(list.navigationItem.rightBarButtonItem?.primaryAction)
    cancel.perform(sender: nil)
    world.wait()
    #expect(chooser.calls == ["cancel"])
  }

  @Test func `a contact is shown by its keys, and a new one is not kept`() throws {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    let page = CNContactViewController(for: ann())
    page.displayedPropertyKeys = [CNContactPhoneNumbersKey, CNContactBirthdayKey]
    _ = page.view
    #expect(page.tableView(page.tableView, titleForHeaderInSection: 0) == "Ann Lee; née Ray")
    let cells = (0..<page.tableView(page.tableView, numberOfRowsInSection: 0)).map {
      page.tableView(page.tableView, cellForRowAt: IndexPath(row: $0, section: 0))
    }
    #expect(cells.map { $0.textLabel?.text } == ["mobile", "boat", "birthday"])
    #expect(cells.map { $0.detailTextLabel?.text } == ["+1 23", "45", "--02-09"])
    final class Reader: CNContactViewControllerDelegate {
      var results: [CNContact?] = []
      func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
      ) { results.append(contact) }
    }
    let (new, reader) = (CNContactViewController(forNewContact: ann()), Reader())
    new.delegate = reader
    _ = new.view
    try #require(new.navigationItem.leftBarButtonItem?.primaryAction).perform(sender: nil)
    #expect(reader.results == [nil])
  }
}
