import LifecycleTrace
import UIKit

/// What UIKit alone tells of a controller.
extension ShellScreen {
  /// The title in lower case, with hyphens for blanks.
  public var name: String {
    title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }

  /// The title, else what the view is called, else the class without its ending.
  public var title: String { controller.shellTitle }

  /// The name.
  public var pathComponent: String? { name }

  /// The controller and what is around it, how far it is scrolled, and the values of its controls.
  public var stateValues: [StateEntry] { ScreenState(controller: controller).entries }

  /// The numbers of the pages of a scroll view; those of a page view controller have none.
  public var pagePlace: (number: Int, count: Int)? { controller.pageNumbers }

  /// The segues that lead out of the scenes in front, by their identifiers.
  public var destinations: [ScreenDestination] {
    controller.scenesInFront.flatMap { source in
      source.usableSegues.map { segue in
        ScreenDestination(
          name: segue.identifier, style: segue.presents.map { $0 ? .present : .push }
        ) {
          source.triggerSegue(withIdentifier: segue.identifier, sender: nil)
        }
      }
    }
  }

  /// Drags the outermost scroll view that has more than it shows.
  public func scroll(_ move: ScrollMove, by amount: Int?) -> String? {
    controller.viewIfLoaded?.firstScrollView?.scroll(move, by: amount)
  }
}

/// A controller of which the app says nothing itself.
struct UIKitScreen: ShellScreen {
  let controller: UIViewController
}

extension UIViewController {
  /// What a person calls the controller: its title, what its view is called, or its class.
  var shellTitle: String {
    let titles = [navigationItem.title, title, viewIfLoaded?.accessibilityLabel]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? lifecycleID.name
  }

  /// This controller and the ones around it, whose segues can be used as well.
  fileprivate var scenesInFront: [UIViewController] {
    Array(sequence(first: self, next: \.parent))
  }

  /// True for containers that only show others.
  var isContainer: Bool {
    self is UITabBarController || self is UINavigationController || self is UISplitViewController
      || self is UIPageViewController
  }
}
