import Foundation

extension UINavigationController {
  /// Whether the navigation bar is shown; a nested navigation controller uses the outer one's.
  var showsNavigationBar: Bool { !isNavigationBarHidden && outerNavigation == nil }

  /// The navigation controller onto which this one was pushed as the detail of a collapsed split
  /// view.
  var outerNavigation: UINavigationController? { storedParent as? UINavigationController }

  /// The controllers whose items the bar shows, from the root, including those of a nested
  /// navigation controller.
  var barStack: [UIViewController] {
    stack.flatMap { controller -> [UIViewController] in
      guard let inner = (controller as? UINavigationController)?.barStack, !inner.isEmpty else {
        return [controller]
      }
      return inner
    }
  }

  /// The last of them.
  var barTop: UIViewController? {
    guard let top = stack.last else { return nil }
    return (top as? UINavigationController)?.barTop ?? top
  }

  /// Pops the controller that the back button leaves.
  func goBack() {
    if let inner = stack.last as? UINavigationController, inner.barStack.count > 1 {
      inner.goBack()
    } else {
      popViewController(animated: true)
    }
  }

  /// Whether the toolbar is shown.
  var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBar }

  private func updateToolbar(in container: BarredContainerView) {
    guard showsToolbar else { return container.setTools(nil) }
    let items = contents.displayed.last?.toolbarItems
    if !(toolbar.items ?? []).elementsEqual(items ?? [], by: ===) { toolbar.items = items }
    container.setTools(toolbar)
  }

  /// The search bar of the controller on top, if the navigation bar is shown.
  var shownSearchBar: UISearchBar? { searchBar(of: barTop?.storedNavigationItem) }

  private func searchBar(of item: UINavigationItem?) -> UISearchBar? {
    showsNavigationBar ? item?.searchController?.searchBar : nil
  }

  /// Shows the search bar of the controller on top below the navigation bar.
  func updateSearchRow() {
    guard let container else { return }
    let item = barTop?.storedNavigationItem
    container.setSearch(searchBar(of: item))
    container.setBarHeight(navigationBar.wantedHeight(with: item))
  }

  /// Whether the bar is on the screen: a search hides it, but not where it is a row of cells.
  ///
  /// Source: UIKIT-CASES.md search-hides-bar.
  var displaysBar: Bool { showsNavigationBar && !searchHidesBar }

  private var searchHidesBar: Bool {
    guard !ScreenCell.isPoint, let search = barTop?.storedNavigationItem?.searchController else {
      return false
    }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Updates the bars, including those of outer containers, for the top of the stack.
  func updateBar() {
    guard let container else { return }
    container.setShowsBar(displaysBar)
    updateToolbar(in: container)
    updateSearchRow()
    let bar = navigationBar
    bar.setNeedsLayout()
    bar.setNeedsDisplay()
    if let outerNavigation { outerNavigation.updateBar() } else { tabBarController?.updateBar() }
  }
}
