@_exported import Contacts
import Foundation
import UIKit

/// Is told what a person chose.
///
/// Source: Apple, CNContactPickerDelegate; all methods are optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
  /// The person has given up.
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

/// Lets a person choose from the contacts, of which there are none: it ends by Cancel.
///
/// It needs no permission, and dismisses itself. Source: Apple, CNContactPickerViewController.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// Is told that the person gave up.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// What is shown of a contact that is chosen; nil for all.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen; nil for all.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen whole; nil for what the delegate has a method for.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which values are chosen; nil for what the delegate has a method for.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Makes a picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Shows that there are no contacts.
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
