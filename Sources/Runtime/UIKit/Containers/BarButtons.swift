import Foundation

/// The views by which a bar shows its items: buttons, and the views that items bring.
///
/// A change of an item requires a layout of the bars, which calls `show(_:in:)`.
@MainActor
struct BarButtons {
  private(set) var shown: [(item: UIBarButtonItem, view: UIView)] = []

  /// Makes buttons for items that are new, and gives all of them the present content of their items.
  ///
  /// - Parameters:
  ///   - items: the items in their order.
  ///   - bar: the bar that shows them.
  ///   - tintColor: the colour of those that have none of their own.
  ///   - look: the look of the bar's buttons of a style.
  mutating func show(
    _ items: [UIBarButtonItem], in bar: UIView, tintColor: UIColor?,
    look: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?
  ) {
    let isCurrent = items.elementsEqual(shown) { item, part in
      item === part.item && (item.customView ?? part.view) === part.view
        && (item.customView == nil) == (part.view is BarButton)
    }
    if !isCurrent { exchange(for: items, in: bar) }
    for case (let item, let button as BarButton) in shown {
      button.show(
        item, tintColor: item.value(UIBarButtonItem.self, \.tintColor) ?? tintColor,
        look: look(item.style))
    }
  }

  private mutating func exchange(for items: [UIBarButtonItem], in bar: UIView) {
    for (_, view) in shown where view.storedSuperview === bar { view.removeFromSuperview() }
    shown = items.map { ($0, $0.customView ?? $0.makeButton()) }
    for (_, view) in shown { bar.addSubview(view) }
  }

  /// The size of an item's view in a row of a bar: a button is as high as the row.
  static func size(of view: UIView, in row: CGRect) -> CGSize {
    guard !(view is BarButton) else {
      return CGSize(width: view.sizeThatFits(row.size).width, height: row.height)
    }
    let size = view.sizeInBar
    return CGSize(width: size.width, height: min(size.height, row.height))
  }
}

/// A button that shows an item of a bar.
@MainActor
final class BarButton: UIButton {
  override var imageSize: CGSize { currentImage?.sizeInBar ?? .zero }
  private weak var item: UIBarButtonItem?
  /// The actions of a menu in a bar get the item.
  override var menuSender: Any { item ?? self }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = super.sizeThatFits(size)
    guard let titles = item?.possibleTitles, let title = title(for: .normal) else { return own }
    let shown = width(ofTitle: title)
    let widest = titles.map(width(ofTitle:)).reduce(shown, max)
    return CGSize(width: own.width + widest - shown, height: own.height)
  }

  private func width(ofTitle title: String) -> CGFloat {
    title.size(withAttributes: [.font: titleLabel?.font as Any]).width
  }

  /// Sets only what differs, since a change of a button requires another layout.
  func show(_ item: UIBarButtonItem, tintColor: UIColor?, look: UIBarButtonItemAppearance?) {
    if title(for: .normal) != item.title { setTitle(item.title, for: .normal) }
    if image(for: .normal) !== item.image { setImage(item.image, for: .normal) }
    let own = item.value(UIBarButtonItem.self) { $0.titleAttributes[.normal] }
    let attributes = own ?? look?.normal.titleTextAttributes
    let color = attributes?[.foregroundColor] as? UIColor ?? tintColor
    if titleColor(for: .normal) != color { setTitleColor(color, for: .normal) }
    wear(look, ofStatesOf: item)
    let size = UIFont.labelFontSize
    let font =
      attributes?[.font] as? UIFont
      ?? (item.style == .done ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
    if titleLabel?.font != font { titleLabel?.font = font }
    self.item = item
    if menu !== item.menu { menu = item.menu }
    let opensAtTouch = item.menu != nil && !item.hasAction
    if showsMenuAsPrimaryAction != opensAtTouch { showsMenuAsPrimaryAction = opensAtTouch }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    accessibilityLabel = item.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  /// Takes the background of each state, and the colours of the title that differ from the normal one.
  private func wear(_ look: UIBarButtonItemAppearance?, ofStatesOf item: UIBarButtonItem) {
    let looks: [(State, UIBarButtonItemStateAppearance?)] = [
      (.normal, look?.normal), (.highlighted, look?.highlighted), (.disabled, look?.disabled),
    ]
    for (state, look) in looks {
      if ownBackgroundImage(for: state) !== look?.backgroundImage {
        setBackgroundImage(look?.backgroundImage, for: state)
      }
      guard state != .normal else { continue }
      let attributes = item.titleTextAttributes(for: state) ?? look?.titleTextAttributes
      let color = attributes?[.foregroundColor] as? UIColor
      if ownTitleColor(for: state) != color { setTitleColor(color, for: state) }
    }
  }
}

extension UIView {
  /// The size of an app's view in a bar: its constraints', its own, or the one it has.
  var sizeInBar: CGSize {
    if !constraints.isEmpty { return systemLayoutSizeFitting(Self.layoutFittingCompressedSize) }
    if !bounds.isEmpty { return bounds.size }
    let intrinsic = intrinsicContentSize
    return intrinsic.width > 0 ? intrinsic : sizeThatFits(.zero)
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
