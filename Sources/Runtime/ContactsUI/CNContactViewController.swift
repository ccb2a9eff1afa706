@_exported import Contacts
import Foundation
import UIKit

/// Is told what a person does with a contact.
///
/// Source: Apple, CNContactViewControllerDelegate; both methods are optional.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
  /// Whether the default action of a property is performed, such as a call.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// The person has finished, with a contact that was kept, or without one.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Always true.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool {
    unimplemented()
    return true
  }
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) { unimplemented() }
}

/// Shows a contact.
///
/// A new one cannot be kept, as the app may not change contacts: its Cancel says that there is none. A row that is
/// touched asks the delegate; there is no phone and no mail, so nothing more follows. Source: Apple,
/// CNContactViewController.
@preconcurrency @MainActor
open class CNContactViewController: UITableViewController {
  /// The contact.
  open private(set) var contact: CNContact
  /// Keys, and descriptors of keys, of what is shown; nil for all.
  open var displayedPropertyKeys: [Any]?
  /// The delegate.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The store of the contact.
  open var contactStore: CNContactStore?
  /// Whether the contact can be edited, if its store allows it.
  open var allowsEditing = true
  /// Whether rows perform actions.
  open var allowsActions = true
  /// The name to show for a contact without one.
  open var alternateName: String?
  /// The text below the name.
  open var message: String?
  /// Whether linked contacts are shown.
  open var shouldShowLinkedContacts = false

  private let isNew: Bool
  private var rows: [CNContactProperty] = []
  private var highlighted: (key: String, identifier: String?)?

  /// The keys that a contact needs to be shown.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactVCardSerialization.descriptorForRequiredKeys()
  }

  /// Shows a contact.
  public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }

  /// Shows a contact that is not in the store.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(contact, isNew: false)
  }

  /// Shows a new contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), isNew: true)
  }

  private init(_ contact: CNContact, isNew: Bool) {
    self.contact = contact
    self.isNew = isNew
    super.init(style: .grouped)
  }

  /// Decodes a controller with an empty contact.
  public required init?(coder: NSCoder) {
    contact = CNContact()
    isNew = false
    super.init(coder: coder)
  }

  /// Collects the rows of the contact.
  open override func viewDidLoad() {
    super.viewDidLoad()
    rows = CNContactProperty.all(of: contact, keys: displayedPropertyKeys)
    title = isNew ? "New Contact" : nil
    guard isNew else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        notify(delegate, "contactViewController(_:didCompleteWith:)") {
          $0.contactViewController(self, didCompleteWith: nil)
        }
      })
  }

  /// Highlights a property of the contact.
  open func highlightProperty(withKey key: String, identifier: String?) {
    highlighted = (key, identifier)
  }

  // MARK: The table

  /// The number of values.
  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  /// The name.
  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    let name = CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName
    return [name, message].compactMap { $0 }.joined(separator: "\n")
  }

  /// The cell of a value.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.text
    if let highlighted, highlighted.key == row.key,
      highlighted.identifier == nil || highlighted.identifier == row.identifier
    {
      cell.detailTextLabel?.textColor = .systemRed
    }
    return cell
  }

  /// Asks the delegate.
  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard allowsActions else { return }
    let name: StaticString = "contactViewController(_:shouldPerformDefaultActionFor:)"
    _ = notify(delegate, name) {
      $0.contactViewController(self, shouldPerformDefaultActionFor: rows[indexPath.row])
    }
  }
}
