// swift-format-ignore-file
//  The settings of an app on a phone: fields, a switch, a stepper, segments, a slider, and a way out.

import UIKit

struct Settings {
    var name = "Ada"
    var password = ""
    var allowsNotifications = true
    var reminders = 3
    var appearance = 0
    var textSize: Float = 0.5
}

final class SettingsViewController: UITableViewController, UITextFieldDelegate {

    private enum Section: Int, CaseIterable {
        case account, notifications, appearance, about, signOut

        var title: String? {
            switch self {
            case .account: return "Account"
            case .notifications: return "Notifications"
            case .appearance: return "Appearance"
            case .about, .signOut: return nil
            }
        }
    }

    private(set) var settings = Settings()
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let reminderLabel = UILabel()
    private var observers: [NSObjectProtocol] = []

    init() {
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.keyboardDismissMode = .onDrag
        nameField.placeholder = "Name"
        nameField.text = settings.name
        nameField.returnKeyType = .next
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .done
        for field in [nameField, passwordField] {
            field.delegate = self
            field.clearButtonMode = .whileEditing
        }
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
                [weak self] note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                MainActor.assumeIsolated {
                    guard let self = self, let end = end else { return }
                    let covered = self.view.bounds.intersection(self.view.convert(end, from: nil))
                    self.tableView.contentInset.bottom = covered.isNull ? 0 : covered.height
                }
            })
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == Section.notifications.rawValue
            ? "Reminders come once a day, at the time at which you used the app the day before." : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .account, .notifications, .appearance, .about: return 2
        case .signOut: return 1
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch (Section(rawValue: indexPath.section)!, indexPath.row) {
        case (.account, 0): return fieldCell(nameField)
        case (.account, _): return fieldCell(passwordField)
        case (.notifications, 0): return switchCell()
        case (.notifications, _): return stepperCell()
        case (.appearance, 0): return appearanceCell()
        case (.appearance, _): return sizeCell()
        case (.about, let row): return aboutCell(row)
        case (.signOut, _): return signOutCell()
        }
    }

    private func fieldCell(_ field: UITextField) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        field.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(field)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.topAnchor.constraint(equalTo: margins.topAnchor),
            field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        return cell
    }

    private func switchCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        var content = cell.defaultContentConfiguration()
        content.text = "Allow Notifications"
        cell.contentConfiguration = content
        let toggle = UISwitch()
        toggle.isOn = settings.allowsNotifications
        toggle.accessibilityLabel = "Allow Notifications"
        toggle.addTarget(self, action: SettingsViewController.toggled, for: .valueChanged)
        cell.accessoryView = toggle
        return cell
    }

    private func stepperCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let stepper = UIStepper()
        stepper.maximumValue = 5
        stepper.value = Double(settings.reminders)
        stepper.isEnabled = settings.allowsNotifications
        stepper.accessibilityLabel = "Reminders"
        stepper.addTarget(self, action: SettingsViewController.stepped, for: .valueChanged)
        showReminders()
        let row = UIStackView(arrangedSubviews: [reminderLabel, stepper])
        row.distribution = .equalSpacing
        row.alignment = .center
        embed(row, in: cell)
        return cell
    }

    private func appearanceCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let segments = UISegmentedControl(items: ["Light", "Dark", "Automatic"])
        segments.selectedSegmentIndex = settings.appearance
        segments.accessibilityLabel = "Appearance"
        segments.addTarget(self, action: SettingsViewController.chose, for: .valueChanged)
        embed(segments, in: cell)
        return cell
    }

    private func sizeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let small = UILabel(), large = UILabel()
        small.text = "A"
        small.font = .preferredFont(forTextStyle: .footnote)
        large.text = "A"
        large.font = .preferredFont(forTextStyle: .title1)
        let slider = UISlider()
        slider.value = settings.textSize
        slider.accessibilityLabel = "Text Size"
        slider.addTarget(self, action: SettingsViewController.sized, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [small, slider, large])
        row.spacing = 8
        row.alignment = .center
        embed(row, in: cell)
        return cell
    }

    private func aboutCell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = row == 0 ? "Version" : "Licences"
        cell.detailTextLabel?.text = row == 0 ? "2.1 (40)" : nil
        cell.accessoryType = row == 0 ? .none : .disclosureIndicator
        cell.selectionStyle = row == 0 ? .none : .default
        return cell
    }

    private func signOutCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Sign Out"
        cell.textLabel?.textColor = .systemRed
        cell.textLabel?.textAlignment = .center
        return cell
    }

    private func embed(_ view: UIView, in cell: UITableViewCell) {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    // MARK: - Changes

    private func toggled(_ sender: UISwitch) {
        settings.allowsNotifications = sender.isOn
        tableView.reloadRows(at: [IndexPath(row: 1, section: Section.notifications.rawValue)], with: .automatic)
    }

    private func stepped(_ sender: UIStepper) {
        settings.reminders = Int(sender.value)
        showReminders()
    }

    private func chose(_ sender: UISegmentedControl) {
        settings.appearance = sender.selectedSegmentIndex
    }

    private func sized(_ sender: UISlider) {
        settings.textSize = sender.value
    }

    private func showReminders() {
        reminderLabel.text = settings.reminders == 1 ? "1 reminder" : "\(settings.reminders) reminders"
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        switch (Section(rawValue: indexPath.section)!, indexPath.row) {
        case (.about, 1), (.signOut, _): return indexPath
        default: return nil
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.section == Section.about.rawValue {
            navigationController?.pushViewController(LicencesViewController(), animated: true)
        } else {
            tableView.deselectRow(at: indexPath, animated: true)
            askToSignOut(from: indexPath)
        }
    }

    private func askToSignOut(from indexPath: IndexPath) {
        let sheet = UIAlertController(
            title: "Sign out?", message: "Your reminders stay on this device.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
                self?.nameField.text = ""
                self?.settings.name = ""
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let cell = tableView.cellForRow(at: indexPath) {
            sheet.popoverPresentationController?.sourceView = cell
            sheet.popoverPresentationController?.sourceRect = cell.bounds
        }
        present(sheet, animated: true)
    }

    // MARK: - Text fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        settings.name = nameField.text ?? ""
        settings.password = passwordField.text ?? ""
    }
}

final class LicencesViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Licences"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        let text = UITextView()
        text.isEditable = false
        text.font = .preferredFont(forTextStyle: .body)
        text.text = (1...60).map { "Line \($0) of the licence." }.joined(separator: "\n")
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: guide.topAnchor),
            text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }
}
