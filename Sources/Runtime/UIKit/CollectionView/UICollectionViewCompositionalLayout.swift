import Foundation

/// Makes the section of an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What all sections of a layout have in common.
///
/// Source: Apple, UICollectionViewCompositionalLayoutConfiguration.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the sides of all sections together.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes the configuration of a layout that scrolls downwards.
  public override init() { super.init() }

  fileprivate func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}

/// A layout of sections, each a group that repeats.
///
/// Source: Apple, UICollectionViewCompositionalLayout; UIKIT-CASES.md compositional-groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  var solution = CompositionalSolution()
  /// How far sections have scrolled across the direction of the layout.
  var crossOffsets: [Int: CGFloat] = [:]

  /// What all sections have in common; a copy, so that it must be set again to change something.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.copied() }
    set {
      ownConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  /// Makes a layout with the same section for all.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout with the same section for all.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout whose sections are asked for whenever it is prepared.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are asked for whenever it is prepared.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, ownConfiguration) = (sectionProvider, configuration.copied())
    super.init()
  }

  /// A layout cannot be made by unarchiving.
  public required init?(coder: NSCoder) { nil }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return solution = CompositionalSolution() }
    var solver = CompositionalSolver(
      view, ownConfiguration, measured: measuredSizes, crossOffsets: crossOffsets)
    let environment = LayoutEnvironment(solver.container, traits: view.traitCollection)
    for section in 0..<view.numberOfSections {
      guard let made = provider(section, environment) else {
        precondition(
          view.numberOfItems(inSection: section) == 0,
          "Invalid section definition. Please specify a valid section definition when content is to be "
            + "rendered for a section. This is a client error.")
        continue
      }
      solver.add(made, at: section)
    }
    solver.finish()
    solution = solver.solution
  }

  open override var collectionViewContentSize: CGSize { solution.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pinBoundaryItems()
    return solution.order.filter { attributes in
      let frame = attributes.frame
      return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
        && rect.minY < frame.maxY
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { solution.items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution.views[SupplementKey(kind: elementKind, indexPath: indexPath)]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || newBounds.size != solution.container
  }

  // MARK: Sizes of cells

  /// A cell is asked for the lengths that are estimated.
  ///
  /// Source: UIKIT-CASES.md compositional-list.
  override func measuringAttributes(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let section = attributes.indexPath.section
    guard solution.estimated.contains(section) else { return nil }
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.holdsWidth = solution.holdsWidth.contains(section)
    return copy
  }

  /// Whether a line is drawn below a row of a list; none after the last row of a group.
  func showsSeparator(below path: IndexPath) -> Bool {
    guard let list = solution.lists[path.section], list.showsSeparators else { return false }
    let isLast = solution.items[IndexPath(item: path.item + 1, section: path.section)] == nil
    return list.appearance == .plain || !isLast
  }

  // MARK: Pinned views

  /// Moves views at the sides into sight, as far as their sections reach.
  private func pinBoundaryItems() {
    guard !solution.pinned.isEmpty, let view = collectionView else { return }
    let bounds = view.bounds.inset(by: view.adjustedContentInset)
    for pin in solution.pinned {
      let span = pin.span ?? 0..<solution.size.height
      let length = pin.attributes.frame.height
      guard length <= span.upperBound - span.lowerBound else { continue }
      let place =
        pin.isAtEnd
        ? min(pin.frame.minY, bounds.maxY - length) : max(pin.frame.minY, bounds.minY)
      pin.attributes.frame.origin.y = min(max(place, span.lowerBound), span.upperBound - length)
    }
  }
}
