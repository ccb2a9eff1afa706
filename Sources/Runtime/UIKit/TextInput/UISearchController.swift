import Foundation

/// Searches by a search bar, and shows results above what is searched, if they have a controller.
///
/// While it is active and there is something to show, it is a child of the controller around the bar.
/// Source: Apple, UISearchController, UISearchControllerDelegate; UIKIT-CASES.md search-activation,
/// search-cancel.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar, for a navigation item, a header of a table or any other place.
  public let searchBar = UISearchBar(frame: .zero)
  /// Shows the results; nil if what is searched shows them itself.
  public let searchResultsController: UIViewController?
  /// Is told to show the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is searched is dimmed during a search; a terminal dims nothing.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether what is searched is dimmed, as it was called before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during a search; where it is a row of cells it is always shown.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown during a search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true

  private var storedIsActive = false
  private var storedShowsResults = false

  /// Makes a controller; without one for the results they are shown by what is searched.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }

  /// Makes a controller without one for the results, as a storyboard does.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepareBar()
  }

  package override var lifecycleName: String {
    type(of: self) == UISearchController.self ? "Search" : super.lifecycleName
  }

  private func prepareBar() {
    searchBar.onBegin = { [weak self] in self?.barDidBegin() }
    searchBar.onChange = { [weak self] in self?.contentDidChange() }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  // MARK: Activation

  /// Whether a search is under way.
  ///
  /// Source: UIKIT-CASES.md search-activation, search-cancel.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Whether the controller of the results is shown; setting it ends the automatic choice.
  open var showsSearchResultsController: Bool {
    get { storedShowsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showResults(newValue)
    }
  }

  private func barDidBegin() {
    if storedIsActive { contentDidChange() } else { activate() }
  }

  private func activate() {
    storedIsActive = true
    notify(delegate, "willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.setShowsScope(true, animated: true)
    }
    updateNavigationBar()
    // A bar that becomes first responder updates the results itself.
    if searchBar.isFirstResponder || !searchBar.becomeFirstResponder() { contentDidChange() }
    afterTransition { search in
      notify(search.delegate, "didPresentSearchController(_:)") {
        $0.didPresentSearchController(search)
      }
    }
  }

  private func deactivate() {
    notify(delegate, "willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
    storedIsActive = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: true) }
    updateNavigationBar()
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = nil } else { updateResults() }
    showResults(false)
    afterTransition { search in
      notify(search.delegate, "didDismissSearchController(_:)") {
        $0.didDismissSearchController(search)
      }
    }
  }

  private func updateNavigationBar() {
    (searchBar.nearestController as? UINavigationController)?.updateBar()
  }

  /// Calls the delegate when the transition is over, unless the search has gone on meanwhile.
  private func afterTransition(_ call: @escaping @MainActor (UISearchController) -> Void) {
    let wasActive = storedIsActive
    application.scheduler.after(TransitionTiming.modal) { [weak self] in
      guard let self, storedIsActive == wasActive else { return }
      call(self)
    }
  }

  // MARK: Results

  private func contentDidChange() {
    if storedIsActive, automaticallyShowsSearchResultsController {
      showResults(searchBar.text?.isEmpty == false)
    }
    updateResults()
  }

  private func updateResults() {
    notify(searchResultsUpdater, "updateSearchResults(for:)") { $0.updateSearchResults(for: self) }
  }

  private func showResults(_ shows: Bool) {
    let shows = shows && storedIsActive && searchResultsController != nil
    guard shows != storedShowsResults else { return }
    storedShowsResults = shows
    guard shows, let host else { return removeResults() }
    host.addChild(self)
    host.view.addSubview(view)
    placeResults()
    didMove(toParent: host)
  }

  private func removeResults() {
    guard storedParent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// The controller whose content is searched: the one around the bar, or on top of its stack.
  private var host: UIViewController? {
    let controller = searchBar.nearestController
    guard let navigation = controller as? UINavigationController else { return controller }
    return navigation.barTop
  }

  /// The results lie below the bar, or fill the view where the bar is elsewhere.
  private func placeResults() {
    guard let around = viewIfLoaded?.superview else { return }
    let bounds = around.bounds
    let isInside = searchBar.isDescendant(of: around)
    let top =
      isInside
      ? max(bounds.minY, around.convert(searchBar.bounds, from: searchBar).maxY) : bounds.minY
    view.frame = CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let results = searchResultsController, let resultsView = results.view else { return }
    addChild(results)
    resultsView.frame = view.bounds
    resultsView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(resultsView)
    results.didMove(toParent: self)
  }

  package override var frontmostChild: UIViewController? { searchResultsController }
}

/// Shows the results of a search.
///
/// Source: Apple, UISearchResultsUpdating.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the bar has become first responder, and after text or scope have changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller.
///
/// Every method is optional. Source: Apple, UISearchControllerDelegate.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    unimplemented()
  }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    unimplemented()
  }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    unimplemented()
  }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    unimplemented()
  }
}
