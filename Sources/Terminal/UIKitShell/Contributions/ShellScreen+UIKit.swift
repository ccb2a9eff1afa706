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

  /// What the views say to a screen reader.
  public var sentences: [String] {
    let read = controller.viewIfLoaded.map(UIKitRuntime.ScreenReader.sentences(in:)) ?? []
    return read.isEmpty ? ["Nothing is shown."] : read
  }

  /// The title, what the views have for a screen reader, what can be done, and the first element.
  public var arrival: [String] {
    controller.viewIfLoaded.map { UIKitRuntime.ScreenReader.arrival(at: title, in: $0) } ?? []
  }

  /// Nothing.
  public var stateValues: [StateEntry] { [] }

  /// No numbers.
  public var pagePlace: (number: Int, count: Int)? { nil }

  /// The segues that lead out of the controller's scene, by their identifiers.
  public var destinations: [ScreenDestination] {
    controller.segueIdentifiers.map { [controller] identifier in
      ScreenDestination(name: identifier, style: nil) {
        controller.triggerSegue(withIdentifier: identifier, sender: nil)
      }
    }
  }

  /// Scrolls the outermost scroll view that has more than it shows.
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

  /// True for containers that only show others.
  var isContainer: Bool {
    self is UITabBarController || self is UINavigationController || self is UISplitViewController
      || self is UIPageViewController
  }
}
