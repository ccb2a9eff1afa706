import Foundation

/// Cards of contacts: written as vCard 3.0, read as 2.1 to 4.0.
///
/// Source: Apple, CNContactVCardSerialization; RFC 2426.
open class CNContactVCardSerialization: NSObject {
  /// What a contact must have for a card: all of it.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { ContactKeys.names }

  /// The cards of contacts.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(VCardWriter.text(of: contacts).utf8)
  }

  /// The contacts of cards.
  ///
  /// - Throws: `CNError` with `vCardMalformed` if there is no card, or one has no end.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
    return try VCardReader.contacts(in: text)
  }
}
