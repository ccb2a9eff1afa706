import Foundation

/// The cell of a row of a table.
///
/// A selected cell is framed by `[` and `]`, a highlighted one by `>` and `<`, so that the state is
/// visible without colour. Source: Apple, UITableViewCell.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The style of a cell.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a value at the trailing side.
    case value1 = 1
    /// A short name, and a value beside it.
    case value2 = 2
    /// A title, and a text below it.
    case subtitle = 3
  }

  /// The selection style.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// No mark.
    case none = 0
    /// Marked.
    case blue = 1
    /// Marked.
    case gray = 2
    /// Marked.
    case `default` = 3
  }

  /// The editing style of a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// Deletion of the row.
    case delete = 1
    /// Insertion of a row.
    case insert = 2
  }

  /// The accessory at the trailing side.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A disclosure indicator.
    case disclosureIndicator = 1
    /// A disclosure indicator and a detail button.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4

    /// Whether a part of the accessory is a button.
    var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

    /// The text that draws the accessory.
    var sign: String {
      switch self {
      case .none: ""
      case .disclosureIndicator: ">"
      case .detailDisclosureButton: "(i) >"
      case .checkmark: "✓"
      case .detailButton: "(i)"
      }
    }
  }

  /// The style of separators.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No.
    case none = 0
    /// Yes.
    case singleLine = 1
  }

  /// The style.
  let style: CellStyle
  /// The reuse identifier; nil for a cell that is not reused.
  public let reuseIdentifier: String?
  /// Contains the views of the content, between controls and accessories.
  public let contentView = UIView(frame: .zero)

  // MARK: Content

  /// The content configuration; nil for the labels of the style or the app's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration, in: contentView)
      contentDidChange()
    }
  }
  /// Whether the content configuration is asked for the one of each state.
  open var automaticallyUpdatesContentConfiguration = true
  /// What lies behind the content; nil for the views of the app's own.
  ///
  /// Source: Apple, UITableViewCell.backgroundConfiguration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { background.show(backgroundConfiguration, in: self) }
  }
  /// Whether the background configuration is asked for the one of each state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  let background = ConfiguredBackground()
  // Without an actor, as in UICollectionViewCell.
  /// What changes configurations for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Changes the configurations for a state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsConfiguration = true
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { exchange(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, by: selectedBackgroundView) }
  }

  // MARK: Accessories

  /// The accessory at the trailing side.
  open var accessoryType = AccessoryType.none { didSet { contentDidChange() } }
  /// A view in place of the accessory; nil for none.
  open var accessoryView: UIView? { didSet { exchange(oldValue, by: accessoryView) } }
  /// The accessory while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { contentDidChange() } }
  /// A view in place of that accessory; nil for none.
  open var editingAccessoryView: UIView? { didSet { exchange(oldValue, by: editingAccessoryView) } }
  /// The selection style.
  open var selectionStyle = SelectionStyle.default { didSet { marks.setNeedsDisplay() } }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { contentDidChange() } }
  /// The width of one indentation level.
  open var indentationWidth = SystemLength.indentation { didSet { contentDidChange() } }
  /// Whether the editing control indents the content.
  open var shouldIndentWhileEditing = true { didSet { contentDidChange() } }
  /// Whether the reorder control is shown if the row can be moved.
  open var showsReorderControl = true { didSet { contentDidChange() } }
  /// The insets of the separator; by default the table's.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? table?.separatorInset ?? .zero }
    set { storedSeparatorInset = newValue }
  }

  // MARK: State

  /// The editing style of the row.
  public internal(set) var editingStyle = EditingStyle.none { didSet { contentDidChange() } }
  private var storedSelected = false
  private var storedHighlighted = false
  private var storedEditing = false
  private var storedSeparatorInset: UIEdgeInsets?
  /// Whether the cell is being reconfigured.
  var isBeingReconfigured = false
  var isMovable = false { didSet { contentDidChange() } }
  var selectsByMark = false { didSet { contentDidChange() } }
  weak var table: UITableView?
  var revealed: [UIButton] = []
  var revealsLeading = false

  /// Performs the segue that a storyboard has given the row, when it is tapped.
  package var selectionTrigger: (() -> Void)?
  /// Performs the segue of the detail button.
  package var accessoryTrigger: (() -> Void)?

  let content = ConfiguredContent()
  let labels: CellLabels
  private let marks = TableCellMarks(frame: .zero)

  /// Makes a cell with a style and a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    labels = CellLabels(style: style)
    super.init(frame: CGRect(origin: .zero, size: SystemLength.newCell))
    prepareCell()
  }

  /// Makes a cell of the default style without a reuse identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell of a registered class, through that class's own initialiser.
  ///
  /// A class given as a value can only be instantiated by a required initialiser; this one is
  /// inherited by subclasses that override `init(style:reuseIdentifier:)` and `init(coder:)`.
  public required convenience init(registeredWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell as unarchiving would.
  public required init?(coder: NSCoder) {
    let values = (coder as? StoryboardCoder)?.values
    style = values?.cellStyle ?? .default
    reuseIdentifier = values?.reuseIdentifier
    labels = CellLabels(style: style)
    super.init(coder: coder)
    prepareCell()
  }

  /// The title.
  open var textLabel: UILabel? { labels.text(in: contentView) }

  /// The secondary text; nil in the default style.
  open var detailTextLabel: UILabel? { labels.detail(in: contentView) }

  /// The image before the title.
  open var imageView: UIImageView? { labels.image(in: contentView) }

  /// The default content configuration of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Called before the cell is reused.
  open func prepareForReuse() {}

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Changes the configurations for a state; called before the cell is shown, and when its state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) { takeState(state) }

  /// The state on which configurations depend.
  open var configurationState: UICellConfigurationState { currentState }

  /// Shows the cell as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelected = selected
    stateDidChange()
  }

  /// Shows the cell as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlighted = highlighted
    stateDidChange()
  }

  /// Shows or hides the cell's editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return contentDidChange() }
    transition(to: stateMask.symmetricDifference(.showingEditControl)) {
      storedEditing = editing
      contentDidChange()
    }
  }

  /// Called before the cell shows something else while it is edited.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell shows something else while it is edited.
  open func didTransition(to state: StateMask) {}

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    selectedBackgroundView?.isHidden = !(storedSelected || storedHighlighted)
    if storedSelected {
      accessibilityTraits.insert(.selected)
    } else {
      accessibilityTraits.remove(.selected)
    }
    marks.setNeedsDisplay()
    setNeedsDisplay()
  }

  // MARK: Layout

  /// The cell can have the focus unless something in it can, or the table's delegate refuses.
  open override var canBecomeFocused: Bool {
    guard !containsFocusableItems else { return false }
    let table = ancestry.lazy.compactMap { $0 as? UITableView }.first
    guard let table, let path = table.indexPath(for: self) else { return false }
    return notify(table.tableDelegate, "tableView(_:canFocusRowAt:)") {
      $0.tableView(table, canFocusRowAt: path)
    } ?? true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutCell()
    marks.frame = bounds
    bringSubviewToFront(marks)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// The size of the content with its accessories at a width, which the table asks for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width > 0 ? targetSize.width : bounds.width, height: 0))
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawMarks()
  }

  func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func exchange(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    stateDidChange()
    contentDidChange()
  }

  private func prepareCell() {
    contentView.frame = bounds
    if !ScreenCell.isPoint {
      let (side, end) = (SystemLength.cellSide, SystemLength.cellEnd)
      contentView.layoutMargins = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    }
    addSubview(contentView)
    marks.isUserInteractionEnabled = false
    marks.cell = self
    addSubview(marks)
  }
}
