import Foundation

extension UIViewController {
  /// The button that begins and ends editing, made when it is asked for.
  ///
  /// Source: Apple, UIViewController.editButtonItem: it calls `setEditing(_:animated:)`.
  var ownEditButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      title: Self.editTitle(whileEditing: storedIsEditing),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButtonItem = item
    return item
  }

  /// Stores whether one edits; the button follows.
  func storeEditing(_ editing: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.title = Self.editTitle(whileEditing: editing)
  }

  private static func editTitle(whileEditing isEditing: Bool) -> String {
    isEditing ? "Done" : "Edit"
  }
}
