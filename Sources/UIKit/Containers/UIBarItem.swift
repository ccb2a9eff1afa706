import Foundation

/// Something in a bar that has a title.
///
/// Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem {
  /// The words of the item.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture of the item; bars in a terminal show the words.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// Whether the item can be used.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number of one's own.
  open var tag = 0
  /// What a screen reader says instead of the title.
  open var accessibilityLabel: String?
  /// A name by which tests find the item.
  open var accessibilityIdentifier: String?
  /// Called when what the bar shows has changed.
  var onChange: (() -> Void)?

  /// Makes an item without a title.
  public init() {}

  func itemDidChange() {
    onChange?()
  }
}
