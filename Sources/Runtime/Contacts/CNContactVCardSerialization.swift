import Foundation

/// Reads and writes contacts as vCards: it writes version 3.0, and reads 2.1 to 4.0.
///
/// Source: Apple, CNContactVCardSerialization; RFC 2426.
open class CNContactVCardSerialization: NSObject {
  /// The keys that a contact needs for a vCard: all of them.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { ContactKeys.names }

  /// The vCards of contacts.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(VCardWriter.text(of: contacts).utf8)
  }

  /// The contacts of vCards.
  ///
  /// - Throws: `CNError` with `vCardMalformed` if there is no card, or one has no end.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
    return try VCardReader.contacts(in: text)
  }
}
