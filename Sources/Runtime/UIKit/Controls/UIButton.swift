import Foundation

/// A control that runs an action when it is pressed.
///
/// Its marks show the state without colour: `[title]`, `>title<` if highlighted, `*title*` if
/// selected, `(title)` if disabled. Source: Apple, UIButton.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The room around image and title, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the title is moved from the edges of the content, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the image is moved from the edges of the content, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Whether the image is drawn weaker while the button is highlighted.
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  /// Whether the image is drawn weaker while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }
  /// The kind of the button.
  public private(set) var buttonType = ButtonType.custom
  /// The configuration of the content; its title takes precedence over `setTitle`.
  open var configuration: Configuration? { didSet { configurationDidChange(from: oldValue) } }
  /// Changes the configuration for the state of the button, before it is laid out and after the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What changes the configuration of a button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether a change of the state asks for an update of the configuration.
  open var automaticallyUpdatesConfiguration = true

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
  private(set) lazy var titleView = UILabel(frame: .zero)
  /// The second line of a configuration.
  var subtitleView: UILabel?
  /// What a configuration shows in place of an image.
  var activityIndicator: UIActivityIndicatorView?
  /// The view of the image, from the first time that the app asks for it.
  var pictureView: UIImageView?
  var needsUpdateConfiguration = false

  /// Makes a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareButton()
  }

  /// Makes a button as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareButton()
    take((coder as? StoryboardCoder)?.values.buttonType ?? .custom)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
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
    // An initializer of the class itself calls no observer.
    configurationDidChange(from: nil)
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
    chosenTitle ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? configuration?.title ?? attributedTitle(for: state)?.string ?? title(for: state)
  }

  /// The colour of the current title.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state) ?? systemTitleColor ?? .label
  }

  /// The tint colour, in which the system's buttons write.
  private var systemTitleColor: UIColor? {
    buttonType.isSystemStyle && isEnabled ? shownTintColor : nil
  }

  /// The colour of an image that is a template.
  private var imageTint: UIColor? {
    let color = configuration?.baseForegroundColor ?? shownTintColor
    return color.map { configuration?.imageColorTransformer?($0) ?? $0 }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if buttonType.isSystemStyle { updateLabel() }
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

  /// The view that shows the image; the button draws the image itself until the app asks for the view, or
  /// the state makes the image weaker.
  open var imageView: UIImageView? {
    if pictureView == nil {
      addPictureView()
      contentDidChange()
    }
    return pictureView
  }

  private func addPictureView() {
    let view = UIImageView(frame: .zero)
    view.isAccessibilityElement = false
    addSubview(view)
    pictureView = view
  }

  /// Whether there is an image that the state makes weaker.
  private var isImageAdjusted: Bool {
    guard currentImage != nil, configuration == nil else { return false }
    return isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled
  }

  /// The label that draws the title; its font and line break mode can be set.
  open var titleLabel: UILabel? { titleView }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    (standard.isElement, standard.label) = (true, currentTitle ?? buttonType.label)
    standard.traits?.insert(.button)
    return standard
  }

  // MARK: Size and drawing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the content, or that of the image behind it where that is larger.
  open override var intrinsicContentSize: CGSize {
    let content = contentSize(of: layout)
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let frames = arrange().frames
    pictureView?.frame = frames.picture
    titleView.frame = frames.title
    subtitleView?.frame = frames.subtitle
    activityIndicator?.frame = frames.picture
    configuration?.background.customView?.frame = bounds
  }

  open override func draw(_ rect: CGRect) {
    drawBackground()
    guard bounds.width >= 2, bounds.height >= 1 else { return }
    let (content, row, frames) = arrange()
    let marks = self.marks
    let look = UIKitRuntime.TextAttributes(
      foreground: currentTitleColor, isDim: !isEnabled, isReversed: isHighlighted)
    let context = UIGraphicsGetCurrentContext()
    if activityIndicator == nil, pictureView == nil {
      currentImage?.shown(in: imageTint, isTemplate: buttonType.isSystemStyle)
        .draw(in: frames.picture)
    }
    context?.drawText(
      marks.open, at: CGPoint(x: content.minX - ScreenCell.width, y: row), attributes: look)
    context?.drawText(marks.close, at: CGPoint(x: content.maxX, y: row), attributes: look)
  }

  private var marks: (open: String, close: String) {
    if !isEnabled { return ("(", ")") }
    if isHighlighted { return (">", "<") }
    return isSelected ? ("*", "*") : ("[", "]")
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
    if automaticallyUpdatesConfiguration, configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
    contentDidChange()
  }

  /// Makes the button one of a kind, with the image of that.
  private func take(_ type: ButtonType) {
    buttonType = type
    if let image = type.image { setImage(image, for: .normal) }
  }

  private func prepareButton() {
    addSubview(titleView)
    titleView.isAccessibilityElement = false
    titleView.font = .systemFont(ofSize: 15)
    updateLabel()
  }

  /// Calls the handler; a subclass may change the configuration itself.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func prepare(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if configuration?.image == nil { setImage(action.image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func updateLabel() {
    updateSubtitle()
    titleView.textAlignment = titleTextAlignment
    titleView.isEnabled = isEnabled
    titleView.isHighlighted = isHighlighted
    titleView.textColor = currentTitleColor
    if let styled = styledTitle {
      titleView.attributedText = styled
    } else {
      titleView.text = currentTitle
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
    if isImageAdjusted, pictureView == nil { addPictureView() }
    pictureView?.image = currentImage?.shown(in: imageTint, isTemplate: buttonType.isSystemStyle)
    pictureView?.isHidden = activityIndicator != nil
    pictureView?.alpha = isImageAdjusted ? 0.5 : 1
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
