import Foundation

/// A view of rows in sections, which has cells for the visible rows only.
///
/// A table of a million rows costs no more than one of a thousand if their heights are equal or
/// estimated. Source: Apple, UITableView; UIKIT-CASES.md "Tables".
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the table.
  public enum Style: Int, Hashable, Sendable {
    /// Headers are pinned to the top while their section is visible.
    case plain = 0
    /// Sections are separated by space.
    case grouped = 1
    /// Sections are separated by space and inset from the sides.
    case insetGrouped = 2
  }

  /// The position in the view of a row that is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// As little scrolling as needed.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows; a terminal draws only the result.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Fade.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// From and to the middle.
    case middle = 6
    /// The table's choice.
    case automatic = 100
  }

  /// The content decides the height.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The index title of a search field.
  nonisolated public static let indexSearch = "{search}"
  /// The result of a delegate method that the delegate lacks, in place of which the table's own
  /// value is used.
  nonisolated static let notImplemented: CGFloat = -.greatestFiniteMagnitude

  /// The style of the table.
  public let style: Style
  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Prepares data before rows come into view; nil for nothing.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetches.reset()
      setNeedsLayout()
    }
  }
  /// Whether data is prepared before rows come into view.
  open var isPrefetchingEnabled = true
  private(set) final lazy var prefetches = PrefetchTracker()

  // MARK: Heights, in points

  /// The height of rows, unless the delegate provides it.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows that have not been shown; 0 disables estimates.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers, unless the delegate provides it.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers, unless the delegate provides it.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The padding above each header of a plain table; by default none where a point is a cell, since a
  /// terminal has few rows.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  // MARK: Look

  /// Whether a separator is drawn below rows that have space for one.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsDisplay() }
  }
  /// The colour of separators; nil for the default.
  open var separatorColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The insets of separators.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: SystemLength.cellSide, bottom: 0, right: 0)
  {
    didSet { setNeedsDisplay() }
  }
  /// A view behind the rows, which does not scroll; nil for none.
  open var backgroundView: UIView? { didSet { exchange(oldValue, by: backgroundView) } }
  /// A view above all sections, with the height that it has when it is set.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, by: tableHeaderView) } }
  /// A view below all sections, with the height that it has when it is set.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, by: tableFooterView) } }

  // MARK: Section index

  /// The colour of the titles of the section index; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { indexDidChange() } }
  /// The colour behind the section index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexDidChange() } }
  /// The colour behind the section index while a finger is on it; nil for the one without.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexDidChange() } }
  /// The least number of rows for which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { heightsDidChange() } }

  private func indexDidChange() {
    if !indexTitles.isEmpty { indexView.setNeedsDisplay() }
  }

  // MARK: Selection and editing

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether focus that enters the table goes to the row that had it last.
  open var remembersLastFocusedIndexPath = false
  var lastFocusedPath: IndexPath?

  var editingState = false
  var swipedPath: IndexPath?
  var selection: Set<IndexPath> = []
  var touchedRow: TouchedRow?
  var registeredCells: [String: () -> UITableViewCell] = [:]
  /// The rows that a storyboard has given the table; nil where a data source alone has them.
  package var staticContent: StaticTableContent?
  var registeredViews: [String: @MainActor () -> UITableViewHeaderFooterView] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareViews: [String: [UITableViewHeaderFooterView]] = [:]
  var shownCells: [IndexPath: UITableViewCell] = [:]
  lazy var supplements = TableSupplements(of: self)
  /// The geometry; nil until it is needed.
  var knownGeometry: TableGeometry?
  var geometryWidth: CGFloat = -1
  var batch: ListBatch?
  var indexTitles: [String] = []
  lazy var indexView = TableIndexView(of: self)
  var rowPan: UIPanGestureRecognizer?
  lazy var contextMenu = ListContextMenu(of: self)
  /// What the finger does that moves across a row.
  var draggedRow: RowDrag?
  /// The cells for rows that are loaded.
  var placeholders = ListPlaceholders()
  private(set) lazy var dragAndDrop = ListDragAndDrop(of: self, TableDragCalls(table: self))
  /// Says which rows a finger drags out of the table.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragAndDrop.allowsDrags = dragDelegate != nil }
  }
  /// Takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { dragAndDrop.allowsDrops = dropDelegate != nil }
  }

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
    style = (coder as? StoryboardCoder)?.values.tableStyle ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// The delegate, if it is a `UITableViewDelegate`.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Data

  /// Discards rows, cells and selection, and reads the data source again at the next layout.
  ///
  /// Source: UIKIT-CASES.md table-reload.
  open func reloadData() {
    (knownGeometry, placeholders) = (nil, ListPlaceholders())
    if dragDelegate != nil { dragAndDrop.listDidChange() }
    if prefetchDataSource != nil { prefetches.reset() }
    selection = []
    swipedPath = nil
    for (path, cell) in cellsInOrder { retire(cell, at: path) }
    shownCells = [:]
    supplements.retireAll()
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { geometry.sections.count }

  /// The number of rows in a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = geometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Layout

  /// The cell that focus returns to, if there is one.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredCell.map { [$0] } ?? super.preferredFocusEnvironments
  }

  open override func layoutSubviews() {
    prepareGeometry()
    super.layoutSubviews()
    updateVisibleRows()
    supplements.update()
    placeSurroundings()
    if prefetchDataSource != nil { prefetch() }
  }

  /// Computes the geometry if it is not known, or was computed for another width.
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
    // The controls take some of the width that the content has.
    measureShownRows()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    makeRowPan()
    contextMenu.install()
  }

  /// A row is swiped or moved by its handle; else the table scrolls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if !indexTitles.isEmpty, indexView.isTracked { return false }
    if let rowPan, gestureRecognizer === rowPan { return rowDrag(of: rowPan) != nil }
    if isEditing, let pan = storedRecognizers?.pan, gestureRecognizer === pan,
      rowDrag(of: pan) != nil
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchRow(by: touches)
  }

  /// A row stays highlighted while the touch moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    releaseRow(by: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    untouchRow()
  }
}
