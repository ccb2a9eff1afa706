import Foundation
import LifecycleTrace

extension UINavigationController: ChildContainer {
  var memberChildren: [UIViewController] { stack }
  var wantedChildren: [UIViewController] {
    guard let top = stack.last else { return [] }
    return [top]
  }
  var changeDuration: TimeInterval { TransitionTiming.navigation }
  func orderRow(isAnimated: Bool) -> OrderRow { .navigation }

  func install(_ children: [UIViewController]) {
    guard let child = children.last, let view = child.viewIfLoaded else { return updateBar() }
    (child as? UINavigationController)?.updateBar()
    tabBarController?.updateBar()
    container?.show(view, withBar: showsNavigationBar)
    updateBar()
  }

  func removeMember(_ child: UIViewController) {
    (child as? UINavigationController)?.updateBar()
    guard let index = stack.indexIdentical(to: child) else { return }
    stack.remove(at: index)
    stackDidChange(animated: false)
  }

  func didInstall(_ change: ChildChange) {
    guard let shown = change.new.first else { return }
    notify(
      delegate, "navigationController(_:willShow:animated:)",
      { $0.navigationController(self, willShow: shown, animated: change.isAnimated) })
  }

  func changeDidEnd(_ change: ChildChange?, isCompleted: Bool) {
    guard isCompleted, let change, let shown = change.new.first else { return }
    notify(
      delegate, "navigationController(_:didShow:animated:)",
      { $0.navigationController(self, didShow: shown, animated: change.isAnimated) })
  }
}
