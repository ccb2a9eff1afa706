import Foundation

/// A row with an image and a title for each tab, the selected one in bold.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The controller whose tabs are shown; it owns the bar.
  nonisolated(unsafe) unowned(unsafe) var tabController: UITabBarController?

  /// The image behind the bar; an empty one shows what is behind it.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the edge of a bar with a background image, for which a row of a terminal has no room.
  open var shadowImage: UIImage?
  /// The look of the bar, of which background and title attributes are drawn.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UITabBarAppearance()
      ownAppearance = made
      return made
    }
    set { ownAppearance = newValue }
  }
  private var ownAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  /// The look while content is scrolled to its edge; the standard one for nil.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour behind the bar, or nil for that of its look.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of tabs that are not selected, or nil for that of their look.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// What is drawn behind the selected tab, in its own size.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether content below the bar shines through; none lies there.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// A value of the bar, or else of the prototype of all bars.
  private func value<Value>(_ path: KeyPath<UITabBar, Value?>) -> Value? {
    self[keyPath: path] ?? prototype(UITabBar.self)?[keyPath: path]
  }

  /// Learns of the choices in a bar that belongs to no tab bar controller.
  open weak var delegate: (any UITabBarDelegate)? {
    willSet { requireOwnItems("delegate") }
  }
  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?
  lazy var customization = TabBarCustomization(of: self)

  /// The tabs from left to right; those of a tab bar controller are its own.
  open var items: [UITabBarItem]? {
    get { tabController?.barControllers.compactMap(\.tabBarItem) ?? ownItems }
    set {
      requireOwnItems("items")
      ownItems = newValue
      if let ownSelection, newValue?.contains(ownSelection) != true { self.ownSelection = nil }
      readItemsAgain()
    }
  }

  /// Replaces the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The tab whose content is shown; setting it does not call the delegate.
  open var selectedItem: UITabBarItem? {
    get { tabController?.shown?.tabBarItem ?? ownSelection }
    set {
      requireOwnItems("selectedItem")
      ownSelection = newValue
      setNeedsDisplay()
    }
  }

  /// Source: Apple, UITabBar.delegate and items: both raise an exception in a tab bar controller's bar.
  private func requireOwnItems(_ property: String) {
    precondition(
      tabController == nil,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed: \(property)")
  }

  /// Chooses a tab, as a person does.
  package func choose(_ item: UITabBarItem) {
    guard item.isEnabled, let index = items?.firstIndex(of: item) else { return }
    if let tabController {
      _ = tabController.pressItem(at: index)
      return
    }
    selectedItem = item
    notify(delegate, "tabBar(_:didSelect:)") { $0.tabBar(self, didSelect: item) }
  }

  /// Where a tab is drawn, in the bar's coordinates.
  package func frame(of item: UITabBarItem) -> CGRect {
    places.first { $0.item === item }?.frame ?? .null
  }

  /// Whether a person chooses which tabs the bar has.
  open var isCustomizing: Bool { customization.isShown }

  /// Lets a person choose which of these items take the places of the bar.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    customization.begin(with: items)
  }

  /// Ends the choice; returns whether the bar has changed.
  open func endCustomizing(animated: Bool) -> Bool {
    customization.end(animated: animated)
  }

  /// A tab for each item, with its title, its badge and its position.
  ///
  /// Source: UIKIT-CASES.md accessibility-words.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    standard.traits = .tabBar
    let places = places
    standard.elements = places.enumerated().map { index, place in
      var traits: UIAccessibilityTraits = .tab
      if place.item === selectedItem { traits.insert(.selected) }
      if !place.item.isEnabled { traits.insert(.notEnabled) }
      let part = PartElement(
        of: self, label: place.item.accessibilityLabel ?? place.item.title, traits: traits,
        frame: place.frame, place: (index + 1, places.count)
      ) { [unowned self] in choose(place.item) }
      part.accessibilityIdentifier = place.item.accessibilityIdentifier
      part.accessibilityValue = place.item.badgeValue.map { Int($0) == nil ? $0 : "\($0) items" }
      return part
    }
    return standard
  }

  /// The tabs.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusParts(in: rect) }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let selected = selectedItem
    if let image = value(\.backgroundImage) ?? value(\.ownAppearance)?.backgroundImage {
      image.draw(in: bounds)
    } else if let color = value(\.barTintColor)
      ?? value(\.ownAppearance)?.background(for: traitCollection)
    {
      UIGraphicsGetCurrentContext()?.fill(bounds, color: color)
    }
    for place in places {
      if place.item === selected { drawIndicator(behind: place.frame) }
      let picture = CGPoint(
        x: place.frame.minX,
        y: place.frame.minY + ScreenCell.half(place.frame.height - place.pictureSize.height))
      place.picture?.draw(in: CGRect(origin: picture, size: place.pictureSize))
      UIGraphicsGetCurrentContext()?.drawText(
        place.title, at: place.titleOrigin,
        attributes: .init(attributes(of: place.item, isSelected: place.item === selected)))
    }
  }

  private func drawIndicator(behind tab: CGRect) {
    guard let image = value(\.selectionIndicatorImage) else { return }
    let size = CGSize(
      width: min(image.size.width, bounds.width), height: min(image.size.height, bounds.height))
    image.draw(
      in: CGRect(
        x: tab.midX - size.width / 2, y: tab.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { readItemsAgain() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SystemLength.tabBar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemLength.tabBar)
  }

  /// A tap on a tab chooses it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first,
      let place = places.first(where: { touch.isTap(in: $0.frame, of: self) })
    else { return }
    choose(place.item)
  }

  /// The content and the frame of a tab.
  private struct Place {
    let item: UITabBarItem
    let title: String
    let picture: UIImage?
    let pictureSize: CGSize
    let frame: CGRect

    /// The title follows the picture after a blank.
    @MainActor
    var titleOrigin: CGPoint {
      let line = ScreenCell.lineOrigin(in: frame)
      return CGPoint(x: line.x + Place.indent(of: title, after: pictureSize), y: line.y)
    }

    @MainActor
    static func indent(of title: String, after picture: CGSize) -> CGFloat {
      picture.width > 0 && !title.isEmpty ? picture.width + ScreenCell.width : picture.width
    }
  }

  private var places: [Place] {
    let items = items ?? []
    let selected = selectedItem
    let pictures = items.map { $0 === selected ? $0.selectedImage ?? $0.image : $0.image }
    let sizes = pictures.map { $0.map(\.sizeInBar) ?? .zero }
    let titles = items.map { ($0.title ?? "") + ($0.badgeValue.map { " \($0)" } ?? "") }
    let indents = zip(titles, sizes).map(Place.indent)
    let (texts, gap) = Self.fitting(titles, after: indents, width: bounds.width)
    var x: CGFloat = 0
    return items.indices.map { index in
      let width = indents[index] + texts[index].size().width
      defer { x += width + gap }
      return Place(
        item: items[index], title: texts[index], picture: pictures[index],
        pictureSize: sizes[index],
        frame: CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
  }

  /// The titles and the gap between them; in a narrow bar the gap is smaller or the titles are
  /// truncated.
  private static func fitting(
    _ titles: [String], after indents: [CGFloat], width: CGFloat
  ) -> (texts: [String], gap: CGFloat) {
    let gaps = CGFloat(max(0, titles.count - 1))
    let pictures = indents.reduce(0, +)
    let total = titles.map { $0.size().width }.reduce(pictures, +)
    let column = ScreenCell.width
    for gap in [3 * column, 2 * column, column] where total + gap * gaps <= width {
      return (titles, gap)
    }
    let room = (width - gaps * column - pictures) / CGFloat(max(1, titles.count))
    let share = max(1, ScreenCell.columns(in: room))
    return (titles.map { String($0.prefix(share)) }, column)
  }

  private func attributes(
    of item: UITabBarItem, isSelected: Bool
  ) -> [NSAttributedString.Key: Any] {
    let look = value(\.ownAppearance)?.stackedLayoutAppearance
    guard item.isEnabled else { return [.foregroundColor: UIColor.tertiaryLabel] }
    let own = item.value(UITabBarItem.self) { $0.titleAttributes[isSelected ? .selected : .normal] }
    guard isSelected else {
      let color = value(\.unselectedItemTintColor).map {
        [NSAttributedString.Key.foregroundColor: $0]
      }
      return own ?? color ?? look?.normal.titleTextAttributes ?? [:]
    }
    return [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)]
      .merging(own ?? look?.selected.titleTextAttributes ?? [:]) { $1 }
  }
}
