import Foundation

/// One row with the back button, a title and buttons.
///
/// Its content is read from the stack when it is drawn, so that a change of the stack costs nothing
/// until then. The controllers of a nested navigation controller are included. Source: Apple,
/// UINavigationBar; UIKIT-CASES.md split-nav-detail-collapsed.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The controller whose stack is shown; it owns the bar.
  nonisolated(unsafe) unowned(unsafe) var navigation: UINavigationController?
  private var buttons: [UIButton] = []
  private var buttonItems: [UIBarButtonItem] = []

  /// The items of the stack, the root's first.
  open var items: [UINavigationItem]? { navigation?.barStack.map(\.navigationItem) }

  /// The item of the controller on top.
  open var topItem: UINavigationItem? { navigation?.barTop?.navigationItem }

  /// The item of the controller below the top.
  open var backItem: UINavigationItem? { navigation?.barStack.dropLast().last?.navigationItem }

  /// The title of the back button, or nil while there is none.
  public var backTitle: String? {
    guard let backItem, topItem?.hidesBackButton != true else { return nil }
    if let topItem, topItem.leftBarButtonItems?.isEmpty == false,
      !topItem.leftItemsSupplementBackButton
    {
      return nil
    }
    return backItem.backButtonTitle ?? backItem.title ?? "Back"
  }

  /// Presses the back button.
  public func pressBack() {
    guard backTitle != nil else { return }
    navigation?.goBack()
  }

  /// A tap on the back button goes back.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let backFrame else { return }
    if touch.isTap(in: backFrame, of: self) { pressBack() }
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if let backTitle { "< \(backTitle)".draw(at: .zero, withAttributes: [:]) }
    guard let title = topItem?.title, !title.isEmpty else { return }
    title.draw(
      at: titleFrame(of: title).origin,
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)])
  }

  /// The back button, the left buttons, the title, the right buttons.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    let leftCount = topItem?.leftBarButtonItems?.count ?? 0
    let left: [UIResponder?] = [backPart] + buttons.prefix(leftCount).map(Optional.some)
    let right: [UIResponder?] = [titlePart] + buttons.dropFirst(leftCount).map(Optional.some)
    standard.elements = (left + right).compactMap { $0 }
    return standard
  }

  private var backPart: PartElement? {
    guard let backTitle, let backFrame else { return nil }
    return PartElement(of: self, label: backTitle, traits: .backButton, frame: backFrame) {
      [unowned self] in pressBack()
    }
  }

  /// Where the back button is drawn.
  private var backFrame: CGRect? {
    backTitle.map {
      CGRect(x: 0, y: 0, width: "< \($0)".size().width, height: bounds.height)
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

  /// The frame of the title, which is centred.
  private func titleFrame(of title: String) -> CGRect {
    let size = title.size()
    let start = ScreenCell.column(at: (bounds.width - size.width) / 2)
    return CGRect(origin: CGPoint(x: max(0, start), y: 0), size: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    exchangeButtons()
    placeButtons()
  }

  /// Creates buttons for the items of the top controller if they have changed.
  private func exchangeButtons() {
    let item = navigation?.barTop?.storedNavigationItem
    if item == nil, buttonItems.isEmpty { return }
    let wanted = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    guard !wanted.elementsEqual(buttonItems, by: { $0 === $1 }) else { return }
    for button in buttons { button.removeFromSuperview() }
    buttonItems = wanted
    buttons = wanted.map { item in
      let button = UIButton(type: .system, primaryAction: item.primaryAction)
      button.setTitle(item.title, for: .normal)
      button.accessibilityLabel = item.accessibilityLabel
      button.accessibilityIdentifier = item.accessibilityIdentifier
      button.isEnabled = item.isEnabled
      return button
    }
    for button in buttons { addSubview(button) }
  }

  /// Left items after the back button, right items from the end.
  private func placeButtons() {
    guard !buttons.isEmpty else { return }
    let leftCount = navigation?.barTop?.storedNavigationItem?.leftBarButtonItems?.count ?? 0
    var left = backTitle.map { $0.size().width + 4 * ScreenCell.width } ?? 0
    var right = bounds.width
    for (index, button) in buttons.enumerated() {
      let width = button.sizeThatFits(bounds.size).width
      if index < leftCount {
        button.frame = CGRect(x: left, y: 0, width: width, height: ScreenCell.height)
        left += width + ScreenCell.width
      } else {
        right -= width
        button.frame = CGRect(x: max(0, right), y: 0, width: width, height: ScreenCell.height)
        right -= ScreenCell.width
      }
    }
  }
}
