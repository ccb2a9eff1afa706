import Foundation

/// The buttons by which a bar shows its items.
///
/// A change of an item requires a layout of the bars, which calls `show(_:in:)`.
@MainActor
struct BarButtons {
  private(set) var shown: [(item: UIBarButtonItem, button: BarButton)] = []

  /// Makes buttons for items that are new, and gives all of them the present content of their items.
  mutating func show(_ items: [UIBarButtonItem], in bar: UIView, tintColor: UIColor?) {
    if !items.elementsEqual(shown, by: { $0 === $1.item }) { exchange(for: items, in: bar) }
    for (item, button) in shown { button.show(item, tintColor: item.tintColor ?? tintColor) }
  }

  private mutating func exchange(for items: [UIBarButtonItem], in bar: UIView) {
    for (_, button) in shown { button.removeFromSuperview() }
    shown = items.map { ($0, $0.makeButton()) }
    for (_, button) in shown { bar.addSubview(button) }
  }
}

/// A button that shows an item of a bar.
@MainActor
final class BarButton: UIButton {
  override var imageSize: CGSize { currentImage?.sizeInBar ?? .zero }

  /// Sets only what differs, since a change of a button requires another layout.
  func show(_ item: UIBarButtonItem, tintColor: UIColor?) {
    if title(for: .normal) != item.title { setTitle(item.title, for: .normal) }
    if image(for: .normal) !== item.image { setImage(item.image, for: .normal) }
    if titleColor(for: .normal) != tintColor { setTitleColor(tintColor, for: .normal) }
    let size = UIFont.systemFontSize
    let font = item.style == .done ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    if titleLabel?.font != font { titleLabel?.font = font }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    accessibilityLabel = item.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
  }
}

extension UIImage {
  /// The size of the image in a bar: its own if it is one row high, or else a square.
  @MainActor
  var sizeInBar: CGSize {
    guard let cellArt, cellArt.rows <= 1, cellArt.columns <= 4 else { return .cells(2, 1) }
    return size
  }
}
