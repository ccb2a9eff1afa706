import Foundation

extension UINavigationController {
  /// Whether the row on top is shown; that of a stack within a stack is the outer one's.
  var showsNavigationBar: Bool { !isNavigationBarHidden && outerNavigation == nil }

  /// The stack that this one was pushed onto as the detail of a collapsed split view.
  var outerNavigation: UINavigationController? { storedParent as? UINavigationController }

  /// The controllers whose items the bar shows, from the root: a stack within this one with all of
  /// its members.
  var barStack: [UIViewController] {
    stack.flatMap { controller -> [UIViewController] in
      guard let inner = (controller as? UINavigationController)?.barStack, !inner.isEmpty else {
        return [controller]
      }
      return inner
    }
  }

  /// The last of them.
  var barTop: UIViewController? { (stack.last as? UINavigationController)?.barTop ?? stack.last }

  /// Takes away the controller that the bar's Back leaves.
  func goBack() {
    if let inner = stack.last as? UINavigationController, inner.barStack.count > 1 {
      inner.goBack()
    } else {
      popViewController(animated: true)
    }
  }

  /// Whether the row of tools is shown.
  var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBar }

  private func updateToolbar(in container: BarredContainerView) {
    guard showsToolbar else { return container.setTools(nil) }
    let items = contents.displayed.last?.toolbarItems
    if !(toolbar.items ?? []).elementsEqual(items ?? [], by: ===) { toolbar.items = items }
    container.setTools(toolbar)
  }

  /// Brings the bars, also those of containers around, in agreement with the top of the stack.
  func updateBar() {
    guard let container else { return }
    container.setShowsBar(showsNavigationBar)
    updateToolbar(in: container)
    navigationBar.setNeedsLayout()
    navigationBar.setNeedsDisplay()
    if let outerNavigation { outerNavigation.updateBar() } else { tabBarController?.updateBar() }
  }
}
