import Foundation

/// The back button, a title and buttons in a row, a prompt above it and a large title below it.
///
/// Its content is read from the stack when it is drawn, so that a change of the stack costs nothing
/// until then. The controllers of a nested navigation controller are included. Source: Apple,
/// UINavigationBar; UIKIT-CASES.md split-nav-detail-collapsed.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The controller whose stack is shown; it owns the bar.
  nonisolated(unsafe) unowned(unsafe) var navigation: UINavigationController?
  /// The delegate; of a navigation controller's bar it is nil, as its stack is changed by the controller.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of a bar that no navigation controller has.
  private var ownItems: [UINavigationItem] = [] { didSet { barContentDidChange() } }
  private var buttons = BarButtons()
  private var shownTitleView: UIView?

  /// The look of the bar, of which background and title attributes are drawn.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UINavigationBarAppearance()
      ownAppearance = made
      return made
    }
    set { ownAppearance = newValue }
  }
  private var ownAppearance: UINavigationBarAppearance? {
    didSet {
      setNeedsDisplay()
      // The buttons take their look in a layout.
      setNeedsLayout()
    }
  }
  /// The look in a low window; the standard one for nil.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look while content is scrolled to its edge; the standard one for nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The image behind the bar; an empty one shows what is behind it.
  private(set) var ownBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the edge of a bar with a background image, for which a row of a terminal has no room.
  open var shadowImage: UIImage?

  /// Sets the image behind the bar; bars of all metrics have the same one.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    ownBackgroundImage = backgroundImage
  }

  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { ownBackgroundImage }

  /// The colour behind the bar, or nil for that of its look.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The attributes of the title, or nil for those of its look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }
  /// The attributes of the large title, or nil for the standard ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }
  /// Whether titles are large where there is room for it, which there is not where a point is a cell.
  open var prefersLargeTitles = false { didSet { barContentDidChange() } }
  /// Whether content below the bar shines through; none lies there.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// A value of the bar, or else of the prototype of all bars.
  func value<Value>(_ path: KeyPath<UINavigationBar, Value?>) -> Value? {
    self[keyPath: path] ?? prototype(UINavigationBar.self)?[keyPath: path]
  }

  /// The look for the controller on top.
  var currentAppearance: UINavigationBarAppearance? {
    topItem?.standardAppearance ?? value(\.ownAppearance)
  }

  /// The items of the stack, the root's first; only a bar without a navigation controller can be given others.
  open var items: [UINavigationItem]? {
    get { navigation?.barStack.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item of the controller on top.
  open var topItem: UINavigationItem? {
    navigation == nil ? ownItems.last : navigation?.barTop?.navigationItem
  }

  /// The item of the controller below the top.
  open var backItem: UINavigationItem? {
    navigation == nil
      ? ownItems.dropLast().last : navigation?.barStack.dropLast().last?.navigationItem
  }

  /// Replaces the items of a bar that no navigation controller has.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isOnItsOwn() else { return }
    ownItems = items ?? []
  }

  /// Adds an item on top, if the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isOnItsOwn(),
      notify(
        delegate, "navigationBar(_:shouldPush:)", { $0.navigationBar(self, shouldPush: item) })
        ?? true
    else { return }
    ownItems.append(item)
    notify(delegate, "navigationBar(_:didPush:)") { $0.navigationBar(self, didPush: item) }
  }

  /// Removes the item on top, if the delegate lets it.
  ///
  /// - Returns: The item that was removed; nil if there is none below it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isOnItsOwn(), ownItems.count > 1, let item = ownItems.last,
      notify(delegate, "navigationBar(_:shouldPop:)", { $0.navigationBar(self, shouldPop: item) })
        ?? true
    else { return nil }
    ownItems.removeLast()
    notify(delegate, "navigationBar(_:didPop:)") { $0.navigationBar(self, didPop: item) }
    return item
  }

  /// Whether the app may change the items; a phone raises an exception where a controller has the bar.
  private func isOnItsOwn() -> Bool {
    if navigation == nil { return true }
    UIApplication.shared.log(
      "UINavigationBar: the items of a bar that a navigation controller has are the controller's")
    return false
  }

  /// The title of the back button, or nil while there is none.
  package var backTitle: String? {
    guard let backItem, topItem?.hidesBackButton != true else { return nil }
    if let topItem, topItem.leftBarButtonItems?.isEmpty == false,
      !topItem.leftItemsSupplementBackButton
    {
      return nil
    }
    let title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }

  /// Presses the back button.
  package func pressBack() {
    guard backTitle != nil else { return }
    if let navigation { navigation.goBack() } else { popItem(animated: true) }
  }

  /// A tap on the back button goes back.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let backFrame else { return }
    if touch.isTap(in: backFrame, of: self) { pressBack() }
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if let context = UIGraphicsGetCurrentContext() { drawBar(on: context) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight(with: shownItem))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight(with: shownItem))
  }

  /// The back button and the other buttons.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    focusParts(in: rect) + super.focusItems(in: rect)
  }

  /// The back button, the left buttons, the title, the right buttons.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    let leftCount = leftItems(of: topItem).count
    let left: [UIResponder?] = [backPart] + buttons.shown.prefix(leftCount).map(\.view)
    let title: UIResponder? = topItem?.titleView ?? titlePart
    let right: [UIResponder?] = [title] + buttons.shown.dropFirst(leftCount).map(\.view)
    standard.elements = (left + right).compactMap { $0 }
    return standard
  }

  private var backPart: PartElement? {
    guard let backTitle, let backFrame else { return nil }
    return PartElement(of: self, label: backTitle, traits: .backButton, frame: backFrame) {
      [unowned self] in pressBack()
    }
  }

  private var titlePart: UIAccessibilityElement? {
    guard let title = topItem?.title, !title.isEmpty else { return nil }
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = title
    element.accessibilityTraits = .header
    element.accessibilityFrameInContainerSpace = titleFrame(of: title)
    return element
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { readItemsAgain() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let item = shownItem
    exchangeButtons(for: item)
    placeButtons(of: item)
    placeTitleView(of: item)
  }

  /// The buttons on the left: those that a split view adds to its columns, and those of the item.
  private func leftItems(of item: UINavigationItem?) -> [UIBarButtonItem] {
    let own = item?.leftBarButtonItems ?? []
    guard let navigation, let split = navigation.storedParent as? UISplitViewController else {
      return own
    }
    return split.barButtons(in: navigation).filter { !own.contains($0) } + own
  }

  /// Shows the items of the top controller as they are now.
  private func exchangeButtons(for item: UINavigationItem?) {
    let items = leftItems(of: item) + (item?.rightBarButtonItems ?? [])
    guard !items.isEmpty || !buttons.shown.isEmpty else { return }
    buttons.show(
      items, in: self,
      tintColor: value(\.ownTintColor) ?? shownTintColor,
      look: { [look = currentAppearance] style in
        style == .done ? look?.doneButtonAppearance : look?.buttonAppearance
      })
  }

  /// Left items after the back button, right items from the end.
  private func placeButtons(of item: UINavigationItem?) {
    guard !buttons.shown.isEmpty else { return }
    let row = row
    let leftCount = leftItems(of: item).count
    var left = backFrame.map { $0.maxX + 2 * ScreenCell.width } ?? row.minX + SystemLength.barSide
    var right = row.maxX - SystemLength.barSide
    for (index, view) in buttons.shown.map(\.view).enumerated() {
      let size = BarButtons.size(of: view, in: row)
      let y = row.minY + ScreenCell.half(row.height - size.height)
      if index < leftCount {
        view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
        left += size.width + ScreenCell.width
      } else {
        right -= size.width
        view.frame = CGRect(origin: CGPoint(x: max(0, right), y: y), size: size)
        right -= ScreenCell.width
      }
    }
  }

  /// Shows the view of the item on top in place of its title.
  private func placeTitleView(of item: UINavigationItem?) {
    let view = item?.titleView
    if shownTitleView !== view {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = view
      if let view { addSubview(view) }
    }
    guard let view else { return }
    let (size, row) = (view.sizeInBar, row)
    let shown = CGSize(width: min(size.width, row.width), height: min(size.height, row.height))
    view.frame = CGRect(
      origin: CGPoint(
        x: ScreenCell.column(at: (row.width - shown.width) / 2),
        y: row.minY + ScreenCell.half(row.height - shown.height)),
      size: shown)
  }
}
