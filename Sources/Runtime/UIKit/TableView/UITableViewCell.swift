import Foundation

/// Shows one row of a table.
///
/// A cell that is selected is framed by `[` and `]`, one that is touched by `>` and `<`, so that the
/// state is seen without colour. Source: Apple, UITableViewCell.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How the labels of a cell lie.
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

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As the others.
    case none = 0
    /// Marked.
    case blue = 1
    /// Marked.
    case gray = 2
    /// Marked.
    case `default` = 3
  }

  /// Which control a row has while its table is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// One that deletes the row.
    case delete = 1
    /// One that inserts a row.
    case insert = 2
  }

  /// The sign at the trailing side.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// There is more behind the row.
    case disclosureIndicator = 1
    /// There is more behind the row, and a button for details.
    case detailDisclosureButton = 2
    /// The row is chosen.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4

    /// Whether a part of the sign is a button.
    var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

    /// The sign.
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

  /// Whether a line is drawn below the row.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No.
    case none = 0
    /// Yes.
    case singleLine = 1
  }

  /// How the labels lie.
  let style: CellStyle
  /// The identifier with which the cell is dequeued; nil for a cell that is used once.
  public let reuseIdentifier: String?
  /// Holds the views of the content, between the controls and signs.
  public let contentView = UIView(frame: .zero)

  // MARK: Content

  /// The content, described; nil for labels or views of one's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration, in: contentView)
      contentDidChange()
    }
  }
  /// Lies behind the content; nil for nothing.
  open var backgroundView: UIView? { didSet { exchange(oldValue, by: backgroundView) } }
  /// Lies behind the content while the cell is selected or touched; nil for nothing.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, by: selectedBackgroundView) }
  }

  // MARK: Signs

  /// The sign at the trailing side.
  open var accessoryType = AccessoryType.none { didSet { contentDidChange() } }
  /// A view in the place of the sign; nil for none.
  open var accessoryView: UIView? { didSet { exchange(oldValue, by: accessoryView) } }
  /// The sign at the trailing side while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { contentDidChange() } }
  /// A view in the place of that sign; nil for none.
  open var editingAccessoryView: UIView? { didSet { exchange(oldValue, by: editingAccessoryView) } }
  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default { didSet { marks.setNeedsDisplay() } }
  /// How far the content is indented, in steps.
  open var indentationLevel = 0 { didSet { contentDidChange() } }
  /// How wide a step is.
  open var indentationWidth: CGFloat = 2 { didSet { contentDidChange() } }
  /// Whether the control of an edited row moves the content.
  open var shouldIndentWhileEditing = true { didSet { contentDidChange() } }
  /// Whether the handle is shown where the row can be dragged.
  open var showsReorderControl = true { didSet { contentDidChange() } }
  /// How far the line below keeps from the sides; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? table?.separatorInset ?? .zero }
    set { storedSeparatorInset = newValue }
  }

  // MARK: State

  /// The control that the row has while its table is edited.
  public internal(set) var editingStyle = EditingStyle.none { didSet { contentDidChange() } }
  private var storedSelected = false
  private var storedHighlighted = false
  private var storedEditing = false
  private var storedSeparatorInset: UIEdgeInsets?
  /// Whether the cell stays where it is while it is filled anew.
  var isBeingReconfigured = false
  var isMovable = false { didSet { contentDidChange() } }
  var selectsByMark = false { didSet { contentDidChange() } }
  weak var table: UITableView?
  var revealed: [UIButton] = []
  var revealsLeading = false

  let content = ConfiguredContent()
  let labels: CellLabels
  private let marks = TableCellMarks(frame: .zero)

  /// Makes a cell with a style that is dequeued with an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    labels = CellLabels(style: style)
    super.init(frame: .zero)
    prepareCell()
  }

  /// Makes a cell of the default style that is used once.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell of a registered class, through that class's own initialiser.
  ///
  /// A class given as a value can only be made by a required initialiser; this one asks for nothing
  /// in subclasses that override `init(style:reuseIdentifier:)` and `init(coder:)`.
  public required convenience init(registeredWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell as unarchiving would.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    labels = CellLabels(style: .default)
    super.init(coder: coder)
    prepareCell()
  }

  /// The title.
  open var textLabel: UILabel? { labels.text(in: contentView) }

  /// The second text; none in the default style.
  open var detailTextLabel: UILabel? { labels.detail(in: contentView) }

  /// The picture before the title.
  open var imageView: UIImageView? { labels.image(in: contentView) }

  /// What a cell of this style looks like, described.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Called before the cell is filled again.
  open func prepareForReuse() {}

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is touched.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows its controls.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the cell as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelected = selected
    stateDidChange()
  }

  /// Shows the cell as touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlighted = highlighted
    stateDidChange()
  }

  /// Shows or hides the cell's controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    contentDidChange()
  }

  private func stateDidChange() {
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
    marks.frame = bounds
    bringSubviewToFront(marks)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawSigns()
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
    addSubview(contentView)
    marks.isUserInteractionEnabled = false
    marks.cell = self
    addSubview(marks)
  }
}
