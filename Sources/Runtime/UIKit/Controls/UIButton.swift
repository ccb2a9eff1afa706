import Foundation

/// A control that runs an action when it is pressed.
///
/// Its marks show the state without colour: `[title]`, `>title<` if highlighted, `*title*` if
/// selected, `(title)` if disabled. Source: Apple, UIButton.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a style of its own.
    case custom = 0
    /// A button in the system's style.
    case system = 1
  }

  /// The room around image and title, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the title is moved from the edges of the content, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the image is moved from the edges of the content, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom
  /// The configuration of the content; its title takes precedence over `setTitle`.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// The menu that a press opens, or a touch if `showsMenuAsPrimaryAction` is true.
  open var menu: UIMenu? { didSet { menuContentDidChange() } }
  /// Whether a tap turns the selection over, or with a menu as primary action its choice is the title.
  open var changesSelectionAsPrimaryAction = false { didSet { menuContentDidChange() } }
  var menuState = ButtonMenuState()
  /// What the actions of the menu get as their sender.
  var menuSender: Any { self }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private lazy var label = UILabel(frame: .zero)

  /// Makes a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareButton()
  }

  /// Makes a button as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = (coder as? StoryboardCoder)?.values.buttonType ?? .custom
    prepareButton()
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind that runs an action and shows its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    prepare(primaryAction)
  }

  /// Makes a button of a size that runs an action and shows its title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    prepare(primaryAction)
  }

  /// Makes a button with a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    prepare(primaryAction)
  }

  // MARK: Content for each state

  /// Sets the title for a state; nil means that of the normal state.
  ///
  /// That of the normal state takes the place of the configuration's. Source: UIKIT-CASES.md button-configured-title.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }

  /// Sets an attributed title for a state; it takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state; it is shown before the title.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The title for a state, or the normal one if the state has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The attributed title for a state, or the normal one if the state has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title's colour for a state, or the normal one if the state has none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The title's colour that was set for a state.
  func ownTitleColor(for state: State) -> UIColor? { titleColors[state] }
  /// The background that was set for a state.
  func ownBackgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The image for a state, or the normal one if the state has none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the image behind title and image, which fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The image behind title and image in a state, by default that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The image behind title and image now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The current title.
  open var currentTitle: String? {
    chosenTitle ?? configuration?.title ?? attributedTitle(for: state)?.string ?? title(for: state)
  }

  /// The colour of the current title.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state) ?? systemTitleColor ?? .label
  }

  /// The tint colour, in which the system's buttons write.
  private var systemTitleColor: UIColor? {
    buttonType == .system && isEnabled ? shownTintColor : nil
  }

  /// The colour of an image that is a template.
  private var imageTint: UIColor? { configuration?.baseForegroundColor ?? shownTintColor }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if buttonType == .system { updateLabel() }
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, systemTitleColor != nil { updateLabel() }
  }

  /// The current image.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The size in which the image is drawn.
  var imageSize: CGSize { currentImage?.size ?? .zero }

  /// The label that draws the title; its font and line break mode can be set.
  open var titleLabel: UILabel? { label }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.label) = (true, currentTitle)
    standard.traits?.insert(.button)
    return standard
  }

  // MARK: Size and drawing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the content, or that of the image behind it where that is larger.
  open override var intrinsicContentSize: CGSize {
    let content = contentSize
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// The size of title and image with one mark on each side; without both it is as high as a line of the title.
  ///
  /// Source: UIKIT-CASES.md points-empty-button.
  private var contentSize: CGSize {
    let picture = imageSize
    var text = label.intrinsicContentSize
    if text.height == 0, picture.height == 0 {
      text.height = ScreenCell.pixels(LineMetrics(label.font).height)
    }
    let gap = text.width > 0 && picture.width > 0 ? ScreenCell.width : 0
    let insets = edgeInsets
    return CGSize(
      width: text.width + picture.width + gap + 2 * ScreenCell.width + insets.horizontal,
      height: max(text.height, picture.height, ScreenCell.height) + insets.vertical)
  }

  /// The room around image, title and the marks beside them.
  private var edgeInsets: UIEdgeInsets {
    var insets = contentEdgeInsets
    let isConfigured = configuration != nil
    let end = isConfigured ? SystemLength.buttonInset.height : SystemLength.buttonPadding / 2
    let side = isConfigured ? SystemLength.buttonInset.width - ScreenCell.width : 0
    insets.top += end
    insets.bottom += end
    insets.left += max(0, side)
    insets.right += max(0, side)
    return insets
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = titleRect.offsetBy(shift(by: titleEdgeInsets))
  }

  open override func draw(_ rect: CGRect) {
    if let color = configuration?.baseBackgroundColor {
      color.setFill()
      UIRectFill(bounds)
    }
    currentBackgroundImage?.draw(in: bounds)
    guard bounds.width >= 2, bounds.height >= 1 else { return }
    let content = contentRect
    let marks = self.marks
    let look = UIKitRuntime.TextAttributes(
      foreground: currentTitleColor, isDim: !isEnabled, isReversed: isHighlighted)
    let context = UIGraphicsGetCurrentContext()
    // The row of the title, whose label centres its line.
    let line = LineMetrics(label.font)
    let y =
      ScreenCell.isPoint
      ? content.midY.rounded(.down) : line.cellTop(ofLineAt: content.midY - line.height / 2)
    // A picture of one row stands on that of the title, a higher one in the middle.
    let isRow = imageSize.height <= ScreenCell.height
    let top = isRow ? y : content.minY + ScreenCell.half(content.height - imageSize.height)
    currentImage?.shown(in: imageTint, isTemplate: buttonType == .system)
      .draw(
        in: CGRect(origin: CGPoint(x: content.minX, y: top), size: imageSize)
          .offsetBy(shift(by: imageEdgeInsets)))
    context?.drawText(
      marks.open, at: CGPoint(x: content.minX - ScreenCell.width, y: y), attributes: look)
    context?.drawText(marks.close, at: CGPoint(x: content.maxX, y: y), attributes: look)
  }

  private var marks: (open: String, close: String) {
    if !isEnabled { return ("(", ")") }
    if isHighlighted { return (">", "<") }
    return isSelected ? ("*", "*") : ("[", "]")
  }

  /// The frame of image and title inside the marks, as the alignment of the content asks for.
  private var contentRect: CGRect {
    let wanted = contentSize
    let insets = edgeInsets
    let bounds =
      ScreenCell.isPoint
      ? self.bounds.inset(by: insets) : insets.spared(in: self.bounds, for: wanted)
    let width = max(
      0, min(wanted.width - insets.horizontal, bounds.width) - 2 * ScreenCell.width)
    let height = min(wanted.height - insets.vertical, bounds.height)
    let free = CGSize(width: bounds.width - width, height: bounds.height - height)
    let mark = min(ScreenCell.width, free.width / 2)
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: ScreenCell.half(free.width)
      case .left: mark
      case .right: free.width - mark
      case .leading: isRightToLeft ? free.width - mark : mark
      case .trailing: isRightToLeft ? mark : free.width - mark
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: ScreenCell.half(free.height)
      case .top: 0
      case .bottom: free.height
      }
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
  }

  private var titleRect: CGRect {
    var rect = contentRect
    let picture = imageSize
    guard picture.width > 0 else { return rect }
    let used = min(rect.width, picture.width + ScreenCell.width)
    rect.origin.x += used
    rect.size.width -= used
    return rect
  }

  // MARK: Use

  override func wasTapped(at point: CGPoint?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    super.wasTapped(at: point)
    sendActions(for: .primaryActionTriggered)
  }

  override func stateDidChange(from old: Bool, to new: Bool) {
    super.stateDidChange(from: old, to: new)
    guard old != new else { return }
    contentDidChange()
  }

  private func prepareButton() {
    addSubview(label)
    label.isAccessibilityElement = false
    label.font = .systemFont(ofSize: 15)
    updateLabel()
  }

  private func prepare(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if configuration?.image == nil { setImage(action.image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func updateLabel() {
    label.textAlignment = .center
    label.isEnabled = isEnabled
    label.isHighlighted = isHighlighted
    label.textColor = currentTitleColor
    if configuration?.title == nil, chosenTitle == nil, let styled = attributedTitle(for: state) {
      label.attributedText = styled
    } else {
      label.text = currentTitle
    }
  }

  private func menuContentDidChange() {
    menuDidChange()
    contentDidChange()
  }

  override func menuDidChange() { arrangeMenu() }

  override func opensMenuAtTouch() -> Bool { opensMenu() }

  /// Called after a choice has become the title.
  func contentDidChange() {
    updateLabel()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

extension UIEdgeInsets {
  /// The rectangle inside the insets; of a rectangle that is smaller than a view asks for, they leave out
  /// nothing.
  fileprivate func spared(in rect: CGRect, for wanted: CGSize) -> CGRect {
    var insets = self
    if rect.width < wanted.width { (insets.left, insets.right) = (0, 0) }
    if rect.height < wanted.height { (insets.top, insets.bottom) = (0, 0) }
    return rect.inset(by: insets)
  }
}
