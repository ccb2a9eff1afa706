import Foundation

/// A scroll view for editing several lines of text.
///
/// Source: Apple, UITextView; UIKIT-CASES.md text-view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, EditedTextInput {
  /// Posted after editing began; the object is the view.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after editing ended; the object is the view.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted after what was typed changed the text; the object is the view.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  var editing = EditableText()
  /// The attributed text that was set.
  private(set) var styledText: NSAttributedString?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; setting it does not call the delegate, and nil becomes the empty text.
  open var text: String! {
    get { editing.string }
    set {
      styledText = nil
      editing.set(newValue ?? "")
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributed text; typed text has the view's attributes.
  open var attributedText: NSAttributedString! {
    get {
      styledText
        ?? NSAttributedString(
          string: editing.string,
          attributes: [
            .font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
            .foregroundColor: textColor ?? .label,
          ])
    }
    set {
      editing.set(newValue?.string ?? "")
      styledText = newValue
      textDidChange()
    }
  }

  /// The selection; with length 0, the insertion point.
  open var selectedRange: NSRange {
    get { editing.selection }
    set { select(newValue) }
  }

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() }
    }
  }
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether the font follows the text size that a person has chosen.
  open var adjustsFontForContentSizeCategory = false
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont(\.font, from: previousTraitCollection)
  }
  /// What a text that cannot be edited makes links of.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textDidChange() } }
  /// The attributes of links; nil for the tint and a line below.
  open var linkTextAttributes: [NSAttributedString.Key: Any]? { didSet { textDidChange() } }
  /// The links of the text as it is; nil until something asks for them.
  var knownLinks: [TextLink]?
  /// The font, of which a terminal shows only whether it is bold.
  open var font: UIFont? { didSet { textDidChange() } }
  /// The colour of the text; nil for the default.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// The insets of the text.
  open var textContainerInset = UIEdgeInsets(
    top: SystemLength.textViewEnd, left: 0, bottom: SystemLength.textViewEnd, right: 0)
  { didSet { textDidChange() } }
  /// Whether the first typed character replaces all text.
  open var clearsOnInsertion = false

  /// Links have the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if !links.isEmpty { textDidChange() }
  }

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
  open var isSecureTextEntry = false { didSet { textDidChange() } }

  private(set) var lines = EditedLines()
  private var laidOutWidth: CGFloat = -1
  private var followsCaret = false
  private var replacesAll = false

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Makes a view as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// The value for screen readers: the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  /// The delegate, if it is a `UITextViewDelegate`.
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

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

  /// A text that a person can edit or select can have the focus.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// A tap follows a link, or begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tap = touches.first(where: { $0.isTap(in: bounds, of: self) }) else { return }
    if !followLink(at: tap.location(in: self)) { becomeFirstResponder() }
  }

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    standard.elements = linkParts
    return standard
  }

  /// The links, and what is in the text view.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    focusParts(in: rect) + super.focusItems(in: rect)
  }

  /// Asks the delegate, becomes first responder and begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, waitsForNoWindow() else { return false }
    installEditMenu()
    guard isEditable else { return super.becomeFirstResponder() }
    guard
      notify(
        textDelegate, "textViewShouldBeginEditing(_:)", { $0.textViewShouldBeginEditing(self) })
        ?? true, super.becomeFirstResponder()
    else { return false }
    replacesAll = clearsOnInsertion
    setNeedsDisplay()
    let shown = inputs
    notify(textDelegate, "textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing(self) }
    if inputs != shown { reloadInputViews() }
    post(Self.textDidBeginEditingNotification)
    return true
  }

  open override var canResignFirstResponder: Bool {
    isEditable
      ? notify(textDelegate, "textViewShouldEndEditing(_:)") { $0.textViewShouldEndEditing(self) }
        ?? true : true
  }

  override func didResignFirstResponder() {
    super.didResignFirstResponder()
    setNeedsDisplay()
    notify(textDelegate, "textViewDidEndEditing(_:)") { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Edit menu

  var isTextEditable: Bool { isEditable }

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

  /// Types text at the insertion point, if the delegate allows it; return is a line break.
  open func insertText(_ text: String) {
    let range = replacesAll ? editing.whole : editing.selection
    replacesAll = false
    type(text, in: range)
  }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() {
    guard let range = editing.rangeOfDeletion else { return }
    replacesAll = false
    type("", in: range)
  }

  private func type(_ text: String, in range: NSRange) {
    guard isEditable,
      notify(
        textDelegate, "textView(_:shouldChangeTextIn:replacementText:)",
        { $0.textView(self, shouldChangeTextIn: range, replacementText: text) }) ?? true
    else { return }
    replaceText(in: range, with: text)
    notify(textDelegate, "textViewDidChange(_:)") { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
    reportSelection()
  }

  func replaceText(in range: NSRange, with text: String) {
    let range = editing.confined(range)
    if let styledText {
      let changed = NSMutableAttributedString(attributedString: styledText)
      changed.replaceCharacters(in: range, with: text)
      self.styledText = changed
    }
    editing.replace(range, with: text)
    textDidChange()
    followsCaret = true
  }

  func reportSelection() {
    notify(textDelegate, "textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection(self) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }

  // MARK: Layout

  private func textDidChange() {
    laidOutWidth = -1
    knownLinks = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
    guard followsCaret else { return }
    followsCaret = false
    scrollRangeToVisible(editing.selection)
  }

  /// The insets of the lines.
  var lineInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += SystemLength.lineFragmentPadding
    insets.right += SystemLength.lineFragmentPadding
    return insets
  }

  private func lines(atWidth width: CGFloat) -> EditedLines {
    EditedLines(styled: shownStyle, width: width - lineInsets.left - lineInsets.right)
  }

  func layOutText() {
    guard laidOutWidth != bounds.width else { return }
    laidOutWidth = bounds.width
    lines = lines(atWidth: bounds.width)
    contentSize = CGSize(
      width: bounds.width, height: ScreenCell.pixels(lines.height) + lineInsets.vertical)
  }

  /// Scrolls as little as needed to make a range of the text visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layOutText()
    let character = editing.characters(before: range.location)
    let place = lines.place(ofCharacter: character)
    scrollRectToVisible(
      CGRect(
        x: lineInsets.left + place.x, y: lineInsets.top + place.y, width: ScreenCell.width,
        height: lines.lineHeight(ofCharacter: character)),
      animated: false)
  }

  /// The size of the text if the view does not scroll, or else none.
  ///
  /// Source: UIKIT-CASES.md text-view-grows.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let text = TextLayout(shownStyle, width: nil, mode: .byClipping).size
    return CGSize(
      width: text.width + lineInsets.horizontal,
      height: ScreenCell.pixels(max(text.height, LineMetrics(fontSize: fontSize).height))
        + lineInsets.vertical)
  }

  override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// The size of the text, wrapped to the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = lines(atWidth: size.width).height
    return CGSize(width: size.width, height: ScreenCell.pixels(height) + lineInsets.vertical)
  }

  // MARK: Drawing

  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: editing.string.count) : editing.string
  }

  private var look: UIKitRuntime.TextAttributes {
    UIKitRuntime.TextAttributes(
      foreground: textColor ?? .label, isBold: font?.isBold ?? false,
      isDim: textColor?.terminalRole == .dimText)
  }

  /// A text view without a font of its own writes in 12 points.
  private var fontSize: CGFloat { font?.pointSize ?? 12 }

  private var shownStyle: StyledText {
    let measure = UIApplication.shared.viewEnvironment.textMeasure
    guard !isSecureTextEntry, let styledText = linkedText() ?? styledText else {
      return StyledText(shownText, attributes: look, fontSize: fontSize, measure: measure)
    }
    return StyledText(styledText, base: look, fontSize: fontSize, measure: measure)
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layOutText()
    let corner = CGPoint(x: lineInsets.left, y: lineInsets.top)
    lines.draw(from: corner, visible: bounds, alignment: textAlignment, on: context)
    guard isFirstResponder, isEditable else { return }
    let caret = editing.charactersBeforeSelection
    TextCaret.draw(
      over: lines.character(at: caret), at: lines.cellOrigin(ofCharacter: caret, from: corner),
      on: context)
  }
}
