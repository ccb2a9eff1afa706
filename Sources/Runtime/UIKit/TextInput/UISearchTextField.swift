import Foundation

/// The text field of a search bar, with a clear button and a search key.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  /// Makes a field as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocorrectionType = .no
  }
}
