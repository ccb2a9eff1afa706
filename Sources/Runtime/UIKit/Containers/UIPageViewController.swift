import Foundation
import LifecycleTrace

/// A container that shows one page, or two side by side, which a data source provides.
///
/// Source: Apple, UIPageViewController; UIKIT-CASES.md "UIPageViewController".
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The transition style.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }

  /// The axis along which pages change.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// The direction of a page change.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// The spine location of the page curl style.
  ///
  /// Source: UIKIT-CASES.md page-curl-spine: min and max show one page, mid shows two.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }

  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The spine location: a `SpineLocation` or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The spacing between scrolled pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The transition style.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages change.
  public let navigationOrientation: NavigationOrientation
  /// The spine location; `none` with the scroll style.
  public internal(set) var spineLocation: SpineLocation
  /// Whether pages have content on their backs, which a spine in the middle requires.
  open var isDoubleSided = false {
    didSet {
      // While the delegate decides the spine location the old one is not checked: Xcode's template
      // sets this to false before it returns a location with one page.
      precondition(
        isDoubleSided || spineLocation != .mid || isAskingForSpine,
        "isDoubleSided cannot be false while the spine is in the middle")
    }
  }

  /// The delegate, called for changes by gestures.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The data source; setting it clears the cached neighbours.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbours = PageNeighbours() }
  }

  var pages: [UIViewController] = []
  private(set) lazy var contents = ContainerChildren(of: self)
  var neighbours = PageNeighbours()
  var isAskingForSpine = false
  /// The orientation that the spine belongs to: a book is made for an upright screen.
  var spineOrientation = UIInterfaceOrientation.portrait
  var pendingCompletions: [(Bool) -> Void] = []

  /// Makes a page view controller, which is double-sided if its spine is in the middle.
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

  /// Makes a page view controller with page curl and the spine at the edge.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes a page view controller with page curl and the spine at the edge, as a storyboard does.
  public required init?(coder: NSCoder) {
    let values = (coder as? StoryboardCoder)?.values
    transitionStyle = values?.pageTransition ?? .pageCurl
    navigationOrientation = values?.pageOrientation ?? .horizontal
    spineLocation = transitionStyle == .scroll ? .none : values?.spineLocation ?? .min
    super.init(coder: coder)
  }

  private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
    switch options?[.spineLocation] {
    case let location as SpineLocation: location
    case let number as Int: SpineLocation(rawValue: number) ?? .min
    default: .min
    }
  }

  package override var lifecycleName: String {
    type(of: self) == UIPageViewController.self ? "Pages" : super.lifecycleName
  }

  open override func loadView() {
    view = PagesView(frame: application.screen.bounds)
    view.addGestureRecognizer(swipeRecognizer)
  }

  /// The recognizers that turn curling pages; scrolled ones have none that an app may use.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [swipeRecognizer] : []
  }
  private lazy var swipeRecognizer = makeSwipeRecognizer()

  /// The pages that are shown: one, or two while the spine is in the middle.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages, without calling data source and delegate.
  ///
  /// - Precondition: The number of controllers is that of the spine location.
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

  /// The supported orientations, which the delegate decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    notify(delegate, "pageViewControllerSupportedInterfaceOrientations(_:)") {
      $0.pageViewControllerSupportedInterfaceOrientations(self)
    } ?? .all
  }

  /// A book that appears on a screen that lies is asked for its spine as by a turn to there.
  ///
  /// Source: UIKIT-CASES.md page-curl-spine-at-launch.
  override func prepareContent() {
    let size = application.screen.bounds.size
    if UIInterfaceOrientation(size: size) != spineOrientation { askForSpine(in: size) }
    super.prepareContent()
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
