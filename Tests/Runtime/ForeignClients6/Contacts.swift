// swift-format-ignore-file
//  A list of contacts that can be searched, deleted and added to by a form.

import UIKit

final class ContactsViewController: UITableViewController {

    private var contacts = ["Ada", "Alan", "Barbara", "Donald"]
    private var shown: [String] = []
    private let searchBar = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        shown = contacts
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ContactCell")
        tableView.rowHeight = UITableView.automaticDimension
        searchBar.placeholder = "Search"
        searchBar.delegate = self
        searchBar.sizeToFit()
        searchBar.frame.size.height = 1
        tableView.tableHeaderView = searchBar
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.addContact() })
    }

    func addContact() {
        let form = ContactFormViewController()
        form.onSave = { [weak self] name in
            guard let self = self else { return }
            self.contacts.append(name)
            self.shown = self.contacts
            self.tableView.insertRows(
                at: [IndexPath(row: self.contacts.count - 1, section: 0)], with: .automatic)
        }
        navigationController?.pushViewController(form, animated: true)
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ContactCell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            let name = shown.remove(at: indexPath.row)
            contacts.removeAll { $0 == name }
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("chose \(shown[indexPath.row])")
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

extension ContactsViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        shown = searchText.isEmpty ? contacts : contacts.filter { $0.hasPrefix(searchText) }
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

final class ContactFormViewController: UIViewController, UITextFieldDelegate {

    var onSave: ((String) -> Void)?
    private let nameField = UITextField(frame: CGRect(x: 1, y: 1, width: 30, height: 1))
    private let mailField = UITextField(frame: CGRect(x: 1, y: 3, width: 30, height: 1))
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New"
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        nameField.placeholder = "Name"
        nameField.returnKeyType = .next
        mailField.placeholder = "Mail"
        mailField.keyboardType = .emailAddress
        mailField.autocapitalizationType = .none
        for field in [nameField, mailField] {
            field.borderStyle = .roundedRect
            field.clearButtonMode = .whileEditing
            field.delegate = self
            scrollView.addSubview(field)
        }
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            guard
                let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            else { return }
            let height = value.cgRectValue.height
            MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = height }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            mailField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let range = Range(range, in: text) else { return false }
        return text.replacingCharacters(in: range, with: string).count <= 12
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard textField === mailField, let name = nameField.text, !name.isEmpty else { return }
        onSave?(name)
        navigationController?.popViewController(animated: true)
    }
}
