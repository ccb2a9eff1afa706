import InterfaceBuilderReading
import UIKit

/// Makes the controller of a scene.
@MainActor
struct ControllerMaking {
  let loader: InterfaceLoader
  let element: InterfaceElement

  /// Makes it by `init(coder:)`; a class whose code is missing is replaced by the one of UIKit, under its
  /// name in the log.
  func make(_ coder: StoryboardCoder) -> UIViewController? {
    coder.values = StoryboardCoder.Values()
    InterfaceTable.decode(element, into: coder)
    if let type = loader.customType(of: element, as: UIViewController.self) {
      return type.init(coder: coder)
    }
    coder.values.className = element.customClass
    return (Self.types[element.name] ?? UIViewController.self).init(coder: coder)
  }

  /// The classes of UIKit; those of other frameworks are shown as plain controllers.
  static let types: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "pageViewController": UIPageViewController.self,
  ]
}
