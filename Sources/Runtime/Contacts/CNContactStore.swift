import Foundation
import UIKit

/// What a store has.
///
/// Source: Apple, CNEntityType.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// What an app may know of the person's contacts.
///
/// Source: Apple, CNAuthorizationStatus.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The app cannot ask.
  case restricted
  /// Nothing.
  case denied
  /// All of them.
  case authorized
  /// Those that the person chose.
  case limited
}

extension NSNotification.Name {
  /// The contacts have changed, which they never do here.
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The person's contacts: here they are not allowed, so what needs them fails.
///
/// Source: Apple, CNContactStore.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// What the person has answered, which is one for an application.
  @MainActor
  private final class Answer {
    var status = CNAuthorizationStatus.notDetermined
  }

  @MainActor private static var answer: Answer { UIApplication.shared.service { Answer() } }

  /// What the app may know.
  @preconcurrency @MainActor
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    answer.status
  }

  /// Asks for the contacts: the answer is no, in a later turn, with an error.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    MainThread.later {
      Self.answer.status = .denied
      completionHandler(false, CNError(.authorizationDenied))
    }
  }

  /// Asks for the contacts: it throws, as the answer is no.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    await MainActor.run { Self.answer.status = .denied }
    throw CNError(.authorizationDenied)
  }

  /// The contacts that a predicate finds: none are known, so it throws.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }

  /// A contact by its identifier: none is known, so it throws.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }

  /// Calls a closure with each contact: none is known, so it throws.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }

  /// The groups that a predicate finds: none are known, so it throws.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNError(.authorizationDenied)
  }

  /// The containers that a predicate finds: none are known, so it throws.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }

  /// The container in which new contacts are kept: there is none.
  open func defaultContainerIdentifier() -> String { "" }

  /// Changes contacts: the app may not, so it throws.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw CNError(.authorizationDenied)
  }
}

/// Which contacts an app wants, and what of them.
///
/// Source: Apple, CNContactFetchRequest.
open class CNContactFetchRequest: NSObject {
  /// What is wanted of each.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Which are wanted; nil for all.
  open var predicate: NSPredicate?
  /// Whether contacts of one person are one.
  open var unifyResults = true
  /// Whether contacts can be changed.
  open var mutableObjects = false
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Makes a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts.
///
/// Source: Apple, CNContactSortOrder.
public enum CNContactSortOrder: Int, Sendable {
  /// None.
  case none
  /// That of the person.
  case userDefault
  /// By given names.
  case givenName
  /// By family names.
  case familyName
}

/// Changes of contacts, which a store executes.
///
/// Source: Apple, CNSaveRequest.
open class CNSaveRequest: NSObject {
  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(contact)
  }
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { changes.append(contact) }
  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) { changes.append(contact) }

  /// What is to be changed, in this order.
  private var changes: [CNMutableContact] = []
}

/// A group of contacts, which a store has.
///
/// Source: Apple, CNGroup.
open class CNGroup: NSObject {
  /// What it is known by.
  public let identifier: String
  /// Its name.
  public let name: String

  init(identifier: String, name: String) {
    (self.identifier, self.name) = (identifier, name)
  }
}

/// Where contacts are kept, which a store has.
///
/// Source: Apple, CNContainer.
open class CNContainer: NSObject {
  /// What it is known by.
  public let identifier: String
  /// Its name.
  public let name: String

  init(identifier: String, name: String) {
    (self.identifier, self.name) = (identifier, name)
  }
}
