import Foundation

extension CNContact {
  /// Finds contacts whose names have words that begin as those of a name.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let wanted = words(of: name)
    return predicate { contact in
      let own = words(
        of: [
          contact.givenName, contact.middleName, contact.familyName, contact.nickname,
          contact.organizationName,
        ].joined(separator: " "))
      return !wanted.isEmpty
        && wanted.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
  }

  /// Finds contacts with a mail address.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    predicate { contact in
      contact.emailAddresses.contains {
        ($0.value as String).caseInsensitiveCompare(emailAddress) == .orderedSame
      }
    }
  }

  /// Finds contacts with a phone number.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let wanted = phoneNumber.stringValue.filter(\.isNumber)
    return predicate { contact in
      contact.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == wanted }
    }
  }

  /// Finds contacts by their identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    predicate { identifiers.contains($0.identifier) }
  }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func predicate(_ matches: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(matches) ?? false }
  }
}
