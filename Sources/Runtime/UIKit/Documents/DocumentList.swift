import Foundation
import UniformTypeIdentifiers

/// The documents of a browser by their names, below the row that makes one.
final class DocumentList: UITableViewController {
  private unowned let browser: UIDocumentBrowserViewController
  private var documents: [URL] = []
  private var savings: Observers?

  init(of browser: UIDocumentBrowserViewController) {
    self.browser = browser
    super.init(style: .plain)
    title = "Documents"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelectionDuringEditing = true
    updateBar()
    savings = Observers([UIDocument.didSaveNotification], of: nil) { [weak self] _ in
      self?.reload()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Shows what is in the folder now.
  func reload() {
    guard isViewLoaded else { return }
    documents = DocumentFolder().documents()
    tableView.reloadData()
    tableView.backgroundView = documents.isEmpty && !hasCreation ? emptyText : nil
  }

  /// Shows a document that is in the folder.
  func reveal(_ document: URL) {
    guard isViewLoaded else { return }
    reload()
    let name = document.lastPathComponent
    guard let index = documents.firstIndex(where: { $0.lastPathComponent == name }) else { return }
    tableView.scrollToRow(at: path(ofDocument: index), at: .none, animated: false)
  }

  private var emptyText: UILabel {
    let label = UILabel()
    (label.text, label.textAlignment) = ("No Documents", .center)
    return label
  }

  // MARK: The bar

  /// Shows the buttons of the app, and those for several documents.
  func updateBar() {
    guard isViewLoaded else { return }
    navigationItem.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
    navigationItem.rightBarButtonItems =
      browser.additionalTrailingNavigationBarButtonItems + ownButtons
  }

  private var ownButtons: [UIBarButtonItem] {
    guard browser.allowsPickingMultipleItems else { return [] }
    if !isEditing { return [button("Select") { $0.setEditing(true, animated: true) }] }
    return [
      button("Cancel") { $0.setEditing(false, animated: true) },
      button("Open") { $0.openSelected() },
    ]
  }

  private func button(
    _ title: String, _ act: @escaping @MainActor (DocumentList) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self.map(act) })
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateBar()
  }

  private func openSelected() {
    let chosen = (tableView.indexPathsForSelectedRows ?? []).sorted().compactMap(document)
    setEditing(false, animated: true)
    if !chosen.isEmpty { browser.pick(chosen) }
  }

  // MARK: Rows

  private var hasCreation: Bool { browser.allowsDocumentCreation }

  private func path(ofDocument index: Int) -> IndexPath {
    IndexPath(row: index + (hasCreation ? 1 : 0), section: 0)
  }

  /// The document of a row; nil for the row that makes one.
  private func document(at path: IndexPath) -> URL? {
    let index = path.row - (hasCreation ? 1 : 0)
    return documents.indices.contains(index) ? documents[index] : nil
  }

  private func canOpen(_ document: URL) -> Bool {
    let (type, wanted) = (UTType(of: document), browser.allowedContentTypes)
    return wanted.isEmpty || wanted.contains { type.conforms(to: UTType(importedAs: $0)) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    documents.count + (hasCreation ? 1 : 0)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard let document = document(at: indexPath) else {
      cell.textLabel?.text = browser.localizedCreateDocumentActionTitle
      cell.textLabel?.textColor = tableView.tintColor
      return cell
    }
    let name = browser.shouldShowFileExtensions ? document : document.deletingPathExtension()
    cell.textLabel?.text = name.lastPathComponent
    cell.textLabel?.isEnabled = canOpen(document)
    cell.imageView?.image = UIApplication.shared.viewEnvironment.documents.thumbnails
      .image(of: document)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { document(at: indexPath).map(canOpen) ?? false }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let document = document(at: indexPath) else { return isEditing ? nil : indexPath }
    return canOpen(document) ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isEditing { return }
    tableView.deselectRow(at: indexPath, animated: true)
    if let document = document(at: indexPath) {
      browser.pick([document])
    } else {
      browser.requestCreation()
    }
  }
}
