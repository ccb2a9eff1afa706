import QuartzCore

extension UIKitRuntime.ExposedClasses {
  /// Adds the properties of UIKit's own classes that files set: outlets, and values of layers.
  func exposeOwnProperties() {
    exposeDelegates()
    exposeRootView()
    expose(UITableView.self) { $0.property("backgroundView", \UITableView.backgroundView) }
    expose(UICollectionView.self) {
      $0.property("backgroundView", \UICollectionView.backgroundView)
    }
    expose(UITableViewCell.self) {
      $0.property("backgroundView", \UITableViewCell.backgroundView)
      $0.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
      $0.property("accessoryView", \UITableViewCell.accessoryView)
    }
    expose(UIView.self) {
      $0.constant("layer", \UIView.layer)
      $0.property("alpha", \UIView.alpha)
      $0.property("backgroundColor", \UIView.backgroundColor)
      $0.property("clipsToBounds", \UIView.clipsToBounds)
      $0.property("hidden", \UIView.isHidden)
    }
    expose(CALayer.self) {
      $0.property("borderColor", \CALayer.borderColor)
      $0.property("borderWidth", \CALayer.borderWidth)
      $0.property("cornerRadius", \CALayer.cornerRadius)
      $0.property("masksToBounds", \CALayer.masksToBounds)
      $0.property("opacity", \CALayer.opacity)
      $0.property("shadowColor", \CALayer.shadowColor)
      $0.property("shadowOffset", \CALayer.shadowOffset)
      $0.property("shadowOpacity", \CALayer.shadowOpacity)
      $0.property("shadowRadius", \CALayer.shadowRadius)
    }
  }

  /// A key path would ask for the view, and so load it, before it sets it.
  private func exposeRootView() {
    let view = ExposedProperty(
      type: "UIView", get: { ($0 as? UIViewController)?.view },
      set: { object, value in
        guard let controller = object as? UIViewController, let view = value as? UIView else {
          return false
        }
        controller.view = view
        return true
      })
    expose(UIViewController.self) { $0.members.properties["view"] = view }
  }

  private func exposeDelegates() {
    expose(UIScrollView.self) { $0.property("delegate", \UIScrollView.delegate) }
    expose(UITableView.self) {
      $0.property("dataSource", \UITableView.dataSource)
      $0.property("prefetchDataSource", \UITableView.prefetchDataSource)
      $0.property("dragDelegate", \UITableView.dragDelegate)
      $0.property("dropDelegate", \UITableView.dropDelegate)
    }
    expose(UICollectionView.self) {
      $0.property("dataSource", \UICollectionView.dataSource)
      $0.property("prefetchDataSource", \UICollectionView.prefetchDataSource)
      $0.property("dragDelegate", \UICollectionView.dragDelegate)
      $0.property("dropDelegate", \UICollectionView.dropDelegate)
    }
    expose(UITextField.self) { $0.property("delegate", \UITextField.delegate) }
    expose(UISearchBar.self) { $0.property("delegate", \UISearchBar.delegate) }
    expose(UIPickerView.self) {
      $0.property("dataSource", \UIPickerView.dataSource)
      $0.property("delegate", \UIPickerView.delegate)
    }
    expose(UIToolbar.self) { $0.property("delegate", \UIToolbar.delegate) }
    expose(UITabBar.self) { $0.property("delegate", \UITabBar.delegate) }
    expose(UINavigationBar.self) { $0.property("delegate", \UINavigationBar.delegate) }
    expose(UIGestureRecognizer.self) { $0.property("delegate", \UIGestureRecognizer.delegate) }
    expose(UINavigationController.self) {
      $0.property("delegate", \UINavigationController.delegate)
    }
    expose(UITabBarController.self) { $0.property("delegate", \UITabBarController.delegate) }
    expose(UISplitViewController.self) { $0.property("delegate", \UISplitViewController.delegate) }
    expose(UIPageViewController.self) {
      $0.property("dataSource", \UIPageViewController.dataSource)
      $0.property("delegate", \UIPageViewController.delegate)
    }
  }
}
