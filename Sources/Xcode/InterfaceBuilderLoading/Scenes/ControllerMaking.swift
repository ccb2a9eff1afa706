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
    if element.name == "pageViewController" { decodePages(coder) }
    if let type = loader.customType(of: element, as: UIViewController.self) {
      return type.init(coder: coder)
    }
    coder.values.className = element.customClass
    return (Self.types[element.name] ?? UIViewController.self).init(coder: coder)
  }

  /// The classes of UIKit; those of other frameworks are shown as plain controllers.
  private static let types: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "pageViewController": UIPageViewController.self,
  ]

  private func decodePages(_ coder: StoryboardCoder) {
    if element.attributes["transitionStyle"] == "scroll" { coder.values.pageTransition = .scroll }
    if element.attributes["navigationOrientation"] == "vertical" {
      coder.values.pageOrientation = .vertical
    }
    switch element.attributes["spineLocation"] {
    case "mid": coder.values.spineLocation = .mid
    case "max": coder.values.spineLocation = .max
    case "min": coder.values.spineLocation = .min
    default: break
    }
  }
}
