import Foundation

/// A control for editing one line of text: `[text]`.
///
/// While it is first responder, a caret marks the insertion point. Source: Apple, UITextField;
/// UIKIT-CASES.md "Text".
@preconcurrency @MainActor
open class UITextField: UIControl, EditedTextInput {
  /// The buttons of the bar above the keyboard.
  public private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Content

  var editing = EditableText()

  /// The text; setting it calls neither delegate nor actions, and nil becomes the empty text.
  open var text: String? {
    get { editing.string }
    set {
      editing.set(newValue ?? "")
      contentDidChange()
    }
  }

  /// The text with the field's attributes; setting it keeps only the characters.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: editing.string, attributes: defaultTextAttributes) }
    set { text = newValue?.string }
  }

  /// The placeholder, shown while there is no text.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// The attributed placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      [
        .font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
        .foregroundColor: textColor ?? .label,
      ]
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  // MARK: Look

  /// Whether the font follows the text size that a person has chosen.
  open var adjustsFontForContentSizeCategory = false
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont(\.font, from: previousTraitCollection)
  }
  /// The font, of which a terminal shows only whether it is bold.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }
  /// The colour of the text; nil for the default.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// The border style.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// What is drawn behind the text, except of a field with a round border.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The same while the field is disabled; nil for the other one.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether a tap that begins editing clears the field.
  open var clearsOnBeginEditing = false
  /// Whether the first typed character replaces all text.
  open var clearsOnInsertion = false
  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { exchange(oldValue, by: leftView) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { exchange(oldValue, by: rightView) } }
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  // MARK: Text input traits

  /// The autocapitalization type.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// What the text is; nil for nothing in particular.
  open var textContentType: UITextContentType?
  /// The autocorrection type.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking type.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default
  /// The keyboard appearance.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The return key type.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether every character is shown as a dot.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }

  private var wasBegunByTap = false
  private var replacesAll = false
  private lazy var clearButton = makeClearButton()

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Makes a field as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// The label for screen readers, by default the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The value for screen readers: the text, or the number of characters of secure text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  // MARK: First responder

  private var inputs = AssignedInputViews()
  /// What is shown in place of a keyboard.
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  /// What is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate, becomes first responder and begins editing.
  ///
  /// Source: UIKIT-CASES.md text-field-begin, text-field-next.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, waitsForNoWindow(),
      notify(delegate, "textFieldShouldBeginEditing(_:)", { $0.textFieldShouldBeginEditing(self) })
        ?? true, super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, wasBegunByTap { clear() }
    replacesAll = clearsOnInsertion || isSecureTextEntry
    installEditMenu()
    contentDidChange()
    let shown = inputs
    notify(delegate, "textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
    if inputs != shown { reloadInputViews() }
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    return true
  }

  open override var canResignFirstResponder: Bool {
    notify(delegate, "textFieldShouldEndEditing(_:)") { $0.textFieldShouldEndEditing(self) } ?? true
  }

  /// Ends editing, whether the field resigned or was forced to.
  override func didResignFirstResponder() {
    super.didResignFirstResponder()
    contentDidChange()
    notify(delegate, "textFieldDidEndEditing(_:reason:)") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
  }

  /// Begins editing, as a tap does.
  override func wasTapped(at point: CGPoint?) {
    wasBegunByTap = true
    becomeFirstResponder()
    wasBegunByTap = false
    super.wasTapped(at: point)
  }

  // MARK: Edit menu

  var isTextEditable: Bool { isEnabled }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditAction(action).flatMap(allows) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Removes the selection into the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selection into the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Types what the pasteboard has.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectWhole() }

  // MARK: Typing

  /// Whether there is text.
  open var hasText: Bool { !editing.string.isEmpty }

  /// Types text at the insertion point, if the delegate allows it.
  ///
  /// A line break is the return key. Source: UIKIT-CASES.md text-field-key, text-field-return.
  open func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    let range = replacesAll ? editing.whole : editing.selection
    replacesAll = false
    type(text, in: range)
  }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() {
    guard let range = replacesSecureText ? editing.whole : editing.rangeOfDeletion else { return }
    replacesAll = false
    type("", in: range)
  }

  /// Whether the first change replaces a text of which a person cannot see what is left of it.
  ///
  /// Source: UIKIT-CASES.md text-field-secure-clears.
  private var replacesSecureText: Bool { replacesAll && isSecureTextEntry && hasText }

  private func type(_ text: String, in range: NSRange) {
    guard allowsChange(in: range, to: text) else { return }
    editing.replace(range, with: text)
    reportChange()
  }

  private func allowsChange(in range: NSRange, to text: String) -> Bool {
    notify(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)") {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    } ?? true
  }

  private func pressReturn() {
    guard notify(delegate, "textFieldShouldReturn(_:)", { $0.textFieldShouldReturn(self) }) ?? true,
      allowsChange(in: editing.selection, to: "\n")
    else { return }
    let resigns = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if resigns { resignFirstResponder() }
  }

  /// Taps the clear button.
  ///
  /// Source: UIKIT-CASES.md text-field-clear.
  func pressClear() {
    guard hasText,
      notify(delegate, "textFieldShouldClear(_:)", { $0.textFieldShouldClear(self) }) ?? true
    else { return }
    clear()
  }

  private func clear() {
    guard hasText else { return }
    editing.set("")
    reportChange()
  }

  private func reportChange() {
    contentDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    reportSelection()
  }

  func replaceText(in range: NSRange, with text: String) {
    editing.replace(range, with: text)
    contentDidChange()
  }

  func reportSelection() {
    notify(delegate, "textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection(self) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }

  // MARK: Geometry

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { sideRects(bounds).clear }
  /// The rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRects(bounds).left }
  /// The rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRects(bounds).right }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The width of text and border, and the height of one line.
  open override var intrinsicContentSize: CGSize {
    let content = max(shownText.size().width, (placeholder ?? "").size().width)
    let sides = sideWidths
    let width = content + sides.left + sides.right + 2 * borderWidth + ScreenCell.width
    return CGSize(
      width: width, height: SystemLength.textField(hasBorder: borderStyle != .none))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, in: leftViewRect(forBounds: bounds), isShown: isShown(leftViewMode))
    place(rightView, in: rightViewRect(forBounds: bounds), isShown: showsRightView)
    guard clearButtonMode != .never else { return clearButton.removeFromSuperview() }
    place(clearButton, in: clearButtonRect(forBounds: bounds), isShown: showsClearButton)
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawContent()
  }

  private func place(_ view: UIView?, in rect: CGRect, isShown: Bool) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    view.frame = rect
    if view.superview !== self { addSubview(view) }
  }

  private func exchange(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func makeClearButton() -> UIButton {
    let button = TextFieldClearButton(frame: .zero)
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.pressClear() }, for: .touchUpInside)
    return button
  }
}
