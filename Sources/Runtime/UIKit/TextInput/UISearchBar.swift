import Foundation

/// A bar with a search field, a cancel button and scopes.
///
/// Source: Apple, UISearchBar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// A short text above the field.
  open var prompt: String? { didSet { contentDidChange() } }
  /// Whether a cancel button is shown after the field.
  open var showsCancelButton = false { didSet { contentDidChange() } }
  /// Whether the scopes are shown below the field.
  open var showsScopeBar = false { didSet { contentDidChange() } }
  /// The names of the scopes; nil for none.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// The colour behind the field; nil for none.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether what lies behind is seen through the bar, which a terminal does not show.
  open var isTranslucent = true
  /// Whether the bar is light or dark, which shows with a colour alone here.
  open var barStyle = UIBarStyle.default
  /// How much of the bar is drawn; a minimal one has no colour behind the field.
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }

  /// How much of a search bar is drawn.
  ///
  /// Source: Apple, UISearchBar.Style.
  public enum Style: UInt, Hashable, Sendable {
    /// The standard style.
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A field without a background.
    case minimal = 2
  }

  private let events = SearchFieldEvents()
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl(frame: .zero)

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  /// Makes a bar as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
  }

  /// The search text; setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      onChange?()
    }
  }

  /// The placeholder, shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The index of the selected scope.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  // MARK: Text input traits

  /// The autocapitalization type of the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The autocorrection type of the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The spell checking type of the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The keyboard type of the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The keyboard appearance of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The return key type of the field.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  // The bar forwards first responder status to its field.

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Makes the field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the field resign.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private var height: CGFloat {
    promptHeight + (showsScopes ? 2 : 1) * SystemLength.searchBar
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : SystemLength.prompt }

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = SystemLength.searchBarSide
    let line = SystemLength.searchField
    let padding = (SystemLength.searchBar - line) / 2
    var row = bounds.insetBy(dx: side, dy: 0)
    row.origin.y += promptHeight + padding
    row.size.height = line
    let button = showsCancelButton ? cancelButton.sizeThatFits(bounds.size).width : 0
    let gap = showsCancelButton ? ScreenCell.width : 0
    searchTextField.frame = CGRect(
      x: row.minX, y: row.minY, width: max(0, row.width - button - gap), height: line)
    cancelButton.frame = CGRect(x: row.maxX - button, y: row.minY, width: button, height: line)
    cancelButton.isHidden = !showsCancelButton
    scopes.frame = row.offsetBy(dx: 0, dy: SystemLength.searchBar)
    scopes.isHidden = !showsScopes
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if let barTintColor, searchBarStyle != .minimal {
      UIGraphicsGetCurrentContext()?.fill(bounds, color: barTintColor)
    }
    guard let prompt else { return }
    let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: promptHeight)
    var origin = ScreenCell.lineOrigin(in: row)
    origin.x += SystemLength.searchBarSide
    UIGraphicsGetCurrentContext()?.drawText(
      prompt, at: origin, attributes: .init([.foregroundColor: UIColor.secondaryLabel]))
  }

  private func prepareBar() {
    events.bar = self
    searchTextField.delegate = events
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    scopes.addAction(
      UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    for view in [searchTextField, cancelButton, scopes] { addSubview(view) }
  }

  /// Called after the delegate when text or scope have changed, for a search controller.
  var onChange: (() -> Void)?
  /// Called for the cancel button, for a search controller.
  var onCancel: (() -> Void)?
  /// Called when editing began, for a search controller.
  var onBegin: (() -> Void)?

  private func textDidChange() {
    notify(delegate, "searchBar(_:textDidChange:)") {
      $0.searchBar(self, textDidChange: text ?? "")
    }
    onChange?()
  }

  private func scopeDidChange() {
    notify(delegate, "searchBar(_:selectedScopeButtonIndexDidChange:)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    }
    onChange?()
  }

  private func cancel() {
    notify(delegate, "searchBarCancelButtonClicked(_:)") { $0.searchBarCancelButtonClicked(self) }
    onCancel?()
  }

  private func scopesDidChange() {
    while scopes.numberOfSegments > 0 { scopes.removeSegment(at: 0, animated: false) }
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = scopeButtonTitles?.isEmpty == false ? 0 : -1
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }
}

/// Forwards the field's delegate calls to the bar's delegate.
@MainActor
private final class SearchFieldEvents: UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return notify(
      bar.delegate, "searchBarShouldBeginEditing(_:)", { $0.searchBarShouldBeginEditing(bar) })
      ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    notify(
      bar.delegate, "searchBarTextDidBeginEditing(_:)", { $0.searchBarTextDidBeginEditing(bar) })
    bar.onBegin?()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return notify(
      bar.delegate, "searchBarShouldEndEditing(_:)", { $0.searchBarShouldEndEditing(bar) }) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    notify(bar.delegate, "searchBarTextDidEndEditing(_:)", { $0.searchBarTextDidEndEditing(bar) })
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return notify(
      bar.delegate, "searchBar(_:shouldChangeTextIn:replacementText:)",
      { $0.searchBar(bar, shouldChangeTextIn: range, replacementText: string) }) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    notify(
      bar.delegate, "searchBarSearchButtonClicked(_:)", { $0.searchBarSearchButtonClicked(bar) })
    return true
  }
}
