import Foundation

/// A view of items in sections, which has cells for the visible items only.
///
/// Source: Apple, UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which the content scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the right.
    case horizontal = 1
  }

  /// The position in the view of an item that is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the position.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of section headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Prepares data before items come into view; nil for nothing.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetches.reset()
      setNeedsLayout()
    }
  }
  /// Whether data is prepared before items come into view.
  open var isPrefetchingEnabled = true
  private(set) final lazy var prefetches = PrefetchTracker()
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Whether the items are edited, which cells are told as a part of their states.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in Array(shownCells.values) + spareCells.values.joined() { cell.stateDidChange() }
    }
  }
  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A view behind the items, which does not scroll; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether focus that enters the view goes to the item that had it last.
  open var remembersLastFocusedIndexPath = false
  var lastFocusedPath: IndexPath?

  var counts: [Int]?
  var batch: ListBatch?
  var registeredCells: [String: (CGRect) -> UICollectionViewCell] = [:]
  var registeredViews: [SupplementRegistration: (CGRect) -> UICollectionReusableView] = [:]
  var spareCells: [String: [UICollectionViewCell]] = [:]
  var spareViews: [SupplementRegistration: [UICollectionReusableView]] = [:]
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  var shownViews: [SupplementKey: UICollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  /// The cell that is touched.
  weak var touchedCell: UICollectionViewCell?
  lazy var contextMenu = ListContextMenu(of: self)
  /// The item that a gesture moves.
  var movement: ItemMovement?
  /// The cells for items that are loaded.
  var placeholders = ListPlaceholders()
  private(set) lazy var dragAndDrop = ListDragAndDrop(of: self, CollectionDragCalls(view: self))
  /// Says which items a finger drags out of the view.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragAndDrop.allowsDrags = dragDelegate != nil }
  }
  /// Takes what is dropped on the view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragAndDrop.allowsDrops = dropDelegate != nil }
  }
  private var preparedSize = CGSize.zero
  /// Moves sections that scroll across the direction of the layout.
  private var crossScroller: CrossScroller?

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout, as unarchiving would.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Data

  /// Discards items, cells and selection, and reads the data source again at the next layout.
  open func reloadData() {
    (counts, movement, placeholders) = (nil, nil, ListPlaceholders())
    if dragDelegate != nil { dragAndDrop.listDidChange() }
    if prefetchDataSource != nil { prefetches.reset() }
    selection = []
    for (path, cell) in shownCells { retire(cell, at: path) }
    for (key, view) in shownViews { retire(view, kind: key.kind) }
    shownCells = [:]
    shownViews = [:]
    collectionViewLayout.forgetMeasuredSizes()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { knownCounts.count }

  /// The number of items in a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    knownCounts.indices.contains(section) ? knownCounts[section] : 0
  }

  private var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let asked =
      (0..<max(0, ask(dataSource, "numberOfSections(in:)", { $0.numberOfSections(in: self) }))).map
    { section in
      max(
        0,
        ask(dataSource, "collectionView(_:numberOfItemsInSection:)") {
          $0.collectionView(self, numberOfItemsInSection: section)
        })
    }
    let shown = placeholders.counts(with: asked)
    counts = shown
    return shown
  }

  // MARK: Touches

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { contextMenu.install() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchItem(by: touches)
  }

  /// An item stays highlighted while the touch moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    releaseItem(by: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    untouchItem()
  }

  // MARK: Layout

  /// The cell that focus returns to, if there is one.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredCell.map { [$0] } ?? super.preferredFocusEnvironments
  }

  open override func layoutSubviews() {
    prepareLayout()
    super.layoutSubviews()
    updateVisibleElements()
    for _ in 0..<Self.mostMeasuringRounds where measureShownCells() {
      prepareLayout()
      updateVisibleElements()
    }
    movement?.placeCell()
    backgroundView?.frame = bounds
    if let backgroundView { sendSubviewToBack(backgroundView) }
    if prefetchDataSource != nil { prefetch() }
  }

  /// The sizes of some cells may bring others into sight, which are measured in the next round.
  private static let mostMeasuringRounds = 8

  /// Asks the shown cells for their sizes, where the layout has estimates.
  ///
  /// - Returns: Whether the layout is another one now.
  private func measureShownCells() -> Bool {
    shownCells.reduce(false) { hasChanged, shown in
      guard let attributes = collectionViewLayout.layoutAttributesForItem(at: shown.key) else {
        return hasChanged
      }
      return collectionViewLayout.measure(shown.value, attributes) || hasChanged
    }
  }

  /// Prepares the layout if it is invalid, and sets the content size.
  func prepareLayout() {
    let isResized = preparedSize != bounds.size
    if isResized, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidate(forBoundsChange: bounds)
    }
    guard collectionViewLayout.isInvalid else { return }
    collectionViewLayout.isInvalid = false
    preparedSize = bounds.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard crossScroller == nil, layout?.scrollsAcross == true else { return }
    crossScroller = CrossScroller(self)
  }

  /// A finger that moves across moves a section that can scroll there; else the view scrolls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    crossScroller?.mayBegin(gestureRecognizer)
      ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The layout attributes of an item, or nil if there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls an item to a position; without one, as little as needed to make it visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    prepareLayout()
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.reveal(indexPath)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    var offset = contentOffset
    let inset = adjustedContentInset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height + inset.bottom }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = (frame.midY - bounds.height / 2).rounded(.down)
    }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width + inset.right }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = (frame.midX - bounds.width / 2).rounded(.down)
    }
    setContentOffset(limits.confine(offset), animated: animated)
  }
}
