@_exported import Contacts
import Foundation
import UIKit

/// Receives what a person chose.
///
/// Source: Apple, CNContactPickerDelegate; all methods are optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
  /// The person cancelled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The person has chosen a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The person has chosen a value of a contact.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// The person has chosen contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// The person has chosen values of contacts.
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { unimplemented() }
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}

/// Lets a person choose from the contacts.
///
/// There are none, so its list is empty, and Cancel ends it.
///
/// It needs no permission, and dismisses itself. Source: Apple, CNContactPickerViewController.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// Receives what the person chose, or that the person cancelled.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The keys of the properties that are shown of a contact; nil for all.
  open var displayedPropertyKeys: [String]?
  /// The predicate of the contacts that can be chosen; nil for all.
  open var predicateForEnablingContact: NSPredicate?
  /// The predicate of the contacts that are chosen as a whole; nil to decide by the delegate's methods.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The predicate of the properties that are chosen; nil to decide by the delegate's methods.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Makes a picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Shows an empty list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = EmptyList(title: "Contacts", text: "No Contacts") { [weak self] in self?.cancel() }
    list.embed(in: self)
  }

  private func cancel() {
    presentingViewController?.dismiss(animated: true)
    notify(delegate, "contactPickerDidCancel(_:)") { $0.contactPickerDidCancel(self) }
  }
}
