import Foundation
import LifecycleTrace

/// Shows one page, or two beside each other, of a book that a data source makes on demand.
///
/// Source: Apple, UIPageViewController; UIKIT-CASES.md "UIPageViewController".
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }

  /// Along which axis pages lie.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// Which way a change goes.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// Where the spine of a curling book lies.
  ///
  /// Source: UIKIT-CASES.md page-curl-spine: min and max show one page, mid shows two.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes an option's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine lies: a `SpineLocation` or its number.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The room between scrolled pages, in cells.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine of a curling book lies; none for scrolled pages.
  public internal(set) var spineLocation: SpineLocation
  /// Whether pages have something on their backs; a spine in the middle needs that.
  open var isDoubleSided = false {
    didSet {
      // Inside the question for the spine the old one counts no more: Xcode's template sets this
      // to false there before it answers with one page.
      precondition(
        isDoubleSided || spineLocation != .mid || isAskingForSpine,
        "isDoubleSided cannot be false while the spine is in the middle")
    }
  }

  /// Told of changes that the person makes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Makes the pages; a new one is asked afresh.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbours = PageNeighbours() }
  }

  var pages: [UIViewController] = []
  private(set) lazy var contents = ContainerChildren(of: self)
  var neighbours = PageNeighbours()
  var isAskingForSpine = false
  var pendingCompletions: [(Bool) -> Void] = []

  /// Makes a book; a spine in the middle makes it double-sided.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = style == .scroll ? .none : Self.spine(in: options)
    super.init(nibName: nil, bundle: nil)
    if spineLocation == .mid { isDoubleSided = true }
  }

  /// Makes a curling book with its spine at the side, as a storyboard does.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
    switch options?[.spineLocation] {
    case let location as SpineLocation: location
    case let number as Int: SpineLocation(rawValue: number) ?? .min
    default: .min
    }
  }

  open override var lifecycleName: String {
    type(of: self) == UIPageViewController.self ? "Pages" : super.lifecycleName
  }

  open override func loadView() {
    view = PagesView(frame: application.screen.bounds)
  }

  /// The pages that are shown: one, or two while the spine is in the middle.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages; the data source is not asked and the delegate is not told.
  ///
  /// - Precondition: There are as many controllers as the spine asks for.
  ///
  /// Source: UIKIT-CASES.md page-initial-set, page-programmatic-set, page-curl-spine.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(
      viewControllers ?? [], direction: direction, animated: animated, completion: completion)
  }

  package override var frontmostChild: UIViewController? { pages.first }

  override var containerChildren: ContainerChildren? { contents }

  /// Which orientations the book can be shown in; the delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? .all
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    askForSpine(in: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard spineLocation == .mid else { return size }
    let left = (size.width / 2).rounded(.down)
    return CGSize(
      width: container === pages.first ? left : size.width - left, height: size.height)
  }
}
