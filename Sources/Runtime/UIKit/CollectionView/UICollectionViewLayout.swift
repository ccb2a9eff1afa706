import Foundation

/// The layout attributes of an element of a collection view.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The category of an element.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item's cell.
    case cell = 0
    /// A section's header or footer.
    case supplementaryView = 1
    /// A view that belongs to the layout alone.
    case decorationView = 2
  }

  /// The element's item and section.
  open var indexPath: IndexPath
  /// The frame of the element in the content, in points.
  open var frame = CGRect.zero
  /// The size of the element, in points.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// The middle of the element in the content, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The bounds of the element, whose origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The opacity of the element, 0 through 1.
  open var alpha: CGFloat = 1
  /// Whether the element is hidden.
  open var isHidden = false
  /// Where the element lies among the others: those with a greater number are in front.
  open var zIndex = 0
  /// The category of an element.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a header or footer; nil for a cell.
  public private(set) var representedElementKind: String?

  /// Creates the attributes of the first item's cell.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Creates the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a view that belongs to the layout alone.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Whether a cell that is asked for its size keeps its width.
  var holdsWidth = false

  /// A copy of the same class; a subclass copies what it adds.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: UICollectionViewLayoutAttributes?
    MainActor.assumeIsolated {
      let copy = type(of: self).init()
      copy.indexPath = indexPath
      copy.frame = frame
      copy.alpha = alpha
      copy.isHidden = isHidden
      copy.zIndex = zIndex
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      copy.holdsWidth = holdsWidth
      made = copy
    }
    return made ?? self
  }
}

/// The layout of a collection view.
///
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether the layout must be prepared again.
  var isInvalid = true
  /// The sizes that shown cells have asked for.
  private(set) final var measuredSizes: [IndexPath: CGSize] = [:]

  /// Creates a layout without a view.
  public override init() {}

  /// Creates a layout as unarchiving would.
  public required init?(coder: NSCoder) {}

  /// Whether the layout is invalidated in the middle of its view's layout.
  final var isAnsweringForBounds = false

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what says what is not valid.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Invalidates the layout.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates what a context names, and moves the content as it says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    guard let collectionView else { return }
    let move = context.contentOffsetAdjustment
    if move != .zero {
      collectionView.contentOffset.x += move.x
      collectionView.contentOffset.y += move.y
    }
    if !isAnsweringForBounds { collectionView.setNeedsLayout() }
  }

  /// What is not valid once the view has other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Computes the layout; called before all methods below.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a view that belongs to the layout alone.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  private var decorations: [String: (CGRect) -> UICollectionReusableView] = [:]

  /// Registers the class of the layout's own views of a kind; nil removes the registration.
  ///
  /// - Precondition: The class is one of reusable views.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else { return decorations[elementKind] = nil }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("\(viewClass) is no class of reusable views")
    }
    decorations[elementKind] = { type.init(registeredFrame: $0) }
  }

  /// A view of the layout's own.
  ///
  /// - Precondition: A class is registered for the kind.
  func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView {
    guard let make = decorations[kind] else {
      preconditionFailure(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
          + "connect a prototype in a storyboard")
    }
    return make(frame)
  }

  /// What a cell is asked with for its size, a copy of its attributes; nil where the layout has no estimate of it.
  func measuringAttributes(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Asks a cell that is shown for its size, where the layout has an estimate of it.
  ///
  /// - Returns: Whether the layout is invalid because it is another one than was assumed.
  final func measure(
    _ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard measuredSizes[attributes.indexPath] == nil,
      let copy = measuringAttributes(for: attributes)
    else { return false }
    let wanted = cell.preferredLayoutAttributesFitting(copy).frame.size
    measuredSizes[attributes.indexPath] = wanted
    guard wanted != attributes.frame.size else { return false }
    invalidateLayout()
    return true
  }

  /// Forgets the sizes of cells, which are others at another width and for other items.
  final func forgetMeasuredSizes() { measuredSizes = [:] }

  /// Moves what cells have answered to their new index paths; nil means deleted or reloaded.
  final func carryMeasuredSizes(over place: (IndexPath) -> IndexPath?) {
    var carried: [IndexPath: CGSize] = [:]
    for (path, size) in measuredSizes {
      if let new = place(path) { carried[new] = size }
    }
    measuredSizes = carried
  }

  /// Whether new bounds of the view invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}
