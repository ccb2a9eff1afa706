import Foundation
import UIKit

/// The kinds of entities of a store.
///
/// Source: Apple, CNEntityType.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// The authorization for the person's contacts.
///
/// Source: Apple, CNAuthorizationStatus.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// Access is restricted, for instance by parental controls.
  case restricted
  /// Access is denied.
  case denied
  /// Access is granted.
  case authorized
  /// Access to the contacts that the person chose.
  case limited
}

extension NSNotification.Name {
  /// The store has changed.
  ///
  /// It is never posted here.
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The store of the person's contacts, to which access is denied.
///
/// Source: Apple, CNContactStore.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// The authorization, which all stores of an application share.
  @MainActor
  private final class Answer {
    var status = CNAuthorizationStatus.notDetermined
  }

  @MainActor private static var answer: Answer { UIApplication.shared.service { Answer() } }

  /// The authorization for a kind of entities.
  @preconcurrency @MainActor
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    answer.status
  }

  /// Asks for access.
  ///
  /// The answer is false with an error, in a later turn of the main loop.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    MainThread.later {
      Self.answer.status = .denied
      completionHandler(false, CNError(.authorizationDenied))
    }
  }

  /// Asks for access.
  ///
  /// This always throws.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    await MainActor.run { Self.answer.status = .denied }
    throw CNError(.authorizationDenied)
  }

  /// The contacts that match a predicate.
  ///
  /// This always throws: access is denied.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }

  /// The contact of an identifier.
  ///
  /// This always throws: access is denied.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }

  /// Calls a closure with each contact of a request.
  ///
  /// This always throws: access is denied.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }

  /// The groups that match a predicate.
  ///
  /// This always throws: access is denied.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNError(.authorizationDenied)
  }

  /// The containers that match a predicate.
  ///
  /// This always throws: access is denied.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }

  /// The identifier of the default container, which is empty here.
  open func defaultContainerIdentifier() -> String { "" }

  /// Executes the changes of a request.
  ///
  /// This always throws: access is denied.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw CNError(.authorizationDenied)
  }
}

/// A request for contacts and for some of their keys.
///
/// Source: Apple, CNContactFetchRequest.
open class CNContactFetchRequest: NSObject {
  /// The keys to fetch.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The predicate; nil for all contacts.
  open var predicate: NSPredicate?
  /// Whether linked contacts are unified.
  open var unifyResults = true
  /// Whether the fetched contacts are mutable.
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
  /// The person's default.
  case userDefault
  /// By given name.
  case givenName
  /// By family name.
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

  /// The changes in their order.
  private var changes: [CNMutableContact] = []
}

/// A group of contacts, which a store has.
///
/// Source: Apple, CNGroup.
open class CNGroup: NSObject {
  /// The identifier.
  public let identifier: String
  /// Its name.
  public let name: String

  init(identifier: String, name: String) {
    (self.identifier, self.name) = (identifier, name)
  }
}

/// A container of contacts in a store.
///
/// Source: Apple, CNContainer.
open class CNContainer: NSObject {
  /// The identifier.
  public let identifier: String
  /// Its name.
  public let name: String

  init(identifier: String, name: String) {
    (self.identifier, self.name) = (identifier, name)
  }
}
