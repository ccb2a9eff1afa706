import Foundation

/// Shows rows in sections, one below the other, of which only the visible ones have cells.
///
/// A table of a million rows costs no more than one of a thousand as long as their heights are the
/// same or estimated. Source: Apple, UITableView; UIKIT-CASES.md "Tables".
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Hashable, Sendable {
    /// By headers that stay in view as long as their section.
    case plain = 0
    /// By room between them.
    case grouped = 1
    /// By room between them and at their sides.
    case insetGrouped = 2
  }

  /// Where a row that is scrolled to lies in the view.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever the way is the shortest.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// How rows come and go; a terminal shows the end of each way at once.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From and to the middle.
    case middle = 6
    /// As the table chooses.
    case automatic = 100
  }

  /// Lets the content decide on a height.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of an index that stands for a search.
  nonisolated public static let indexSearch = "{search}"
  /// The answer of a delegate that was not written: the table's own value holds.
  nonisolated static let unanswered: CGFloat = -.greatestFiniteMagnitude

  /// How sections are set apart.
  public let style: Style
  /// Supplies the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  // MARK: Heights, in points

  /// The height of rows for which the delegate gives none.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height that rows are taken to have until they are shown; 0 has all asked for at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers for which the delegate gives none.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers for which the delegate gives none.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// Room above each header of a plain table; none by itself, since rows of text are scarce.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  // MARK: Look

  /// Whether a line is drawn below rows that have room for one.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsDisplay() }
  }
  /// The colour of that line; nil for the usual one.
  open var separatorColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How far that line keeps from the sides.
  open var separatorInset = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0) {
    didSet { setNeedsDisplay() }
  }
  /// Lies behind the rows and does not scroll; nil for nothing.
  open var backgroundView: UIView? { didSet { exchange(oldValue, by: backgroundView) } }
  /// Lies above all sections, as high as it is when it is set.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, by: tableHeaderView) } }
  /// Lies below all sections, as high as it is when it is set.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, by: tableFooterView) } }

  // MARK: Selection and editing

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  var editingState = false
  var swipedPath: IndexPath?
  var selection: Set<IndexPath> = []
  var registeredCells: [String: UITableViewCell.Type] = [:]
  var registeredViews: [String: UITableViewHeaderFooterView.Type] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareViews: [String: [UITableViewHeaderFooterView]] = [:]
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// Views that were made to learn their height and are not shown yet.
  var measuredViews: [SupplementKey: UIView] = [:]
  /// What is known of the places; nil until somebody asks.
  var knownGeometry: TableGeometry?
  var geometryWidth: CGFloat = -1
  var batch: ListBatch?
  var indexTitles: [String] = []
  lazy var indexView = TableIndexView(of: self)

  /// Makes a table with a style, which cannot change.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes an empty plain table.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Makes a plain table as unarchiving would.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// The delegate, if it is told of rows.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Data

  /// Forgets rows, cells and selection, and asks the data source anew at the next layout.
  ///
  /// Source: UIKIT-CASES.md table-reload.
  open func reloadData() {
    knownGeometry = nil
    selection = []
    swipedPath = nil
    for (path, cell) in cellsInOrder { retire(cell, at: path) }
    shownCells = [:]
    retireSupplements()
    setNeedsLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int { geometry.sections.count }

  /// How many rows a section has; none for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = geometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Layout

  open override func layoutSubviews() {
    prepareGeometry()
    super.layoutSubviews()
    updateVisibleRows()
    updateSupplements()
    placeSurroundings()
  }

  /// Asks for rows and heights if they are not known, or were worked out for another width.
  func prepareGeometry() {
    if geometryWidth != bounds.width { measureForNewWidth() }
    contentSize = CGSize(
      width: bounds.width, height: geometry.end + (tableFooterView?.bounds.height ?? 0))
  }

  private func heightsDidChange() {
    knownGeometry = nil
    setNeedsLayout()
  }

  private func exchange(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    knownGeometry?.top = tableHeaderView?.bounds.height ?? 0
    setNeedsLayout()
  }

  private func placeSurroundings() {
    let geometry = geometry
    backgroundView?.frame = bounds
    if let backgroundView { sendSubviewToBack(backgroundView) }
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: geometry.end, width: bounds.width, height: footer.bounds.height)
    }
    placeIndex()
  }

  // MARK: Editing

  /// Whether rows show controls that delete, insert and move them.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls that delete, insert and move rows.
  ///
  /// Source: UIKIT-CASES.md table-editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editingState != editing else { return }
    closeSwipe()
    editingState = editing
    if !editing, allowsMultipleSelectionDuringEditing { clearSelection() }
    for (path, cell) in cellsInOrder { prepareForEditing(cell, at: path, animated: animated) }
  }
}
