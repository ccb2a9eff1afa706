import UIKit

/// A screen of the app: a view controller that says what can be asked of it.
///
/// The shell navigates by what a screen offers here, and by the controls in its view, never by the
/// class of a screen.
@MainActor
package protocol Screen: UIViewController {
  /// The screen's name in a state, one lower-case word, like `board`.
  var screenName: String { get }
  /// The screen's part of the prompt's path, like `board`; nil for the first screen of a tab.
  var pathComponent: String? { get }
  /// The values that `state` lists for the screen, in their order.
  var stateValues: [StateValue] { get }
  /// The page that is shown; nil if the screen has no numbered pages.
  var pagePlace: PagePlace? { get }
  /// The screens that can be shown from here.
  var destinations: [Destination] { get }
  /// The place that the screen keeps for the lifecycle calls; nil if they stand where there is room.
  var placeOfCalls: KeptPlace? { get }
  /// Scrolls content that is larger than the screen.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - amount: How many rows, columns or lines; nil for most of a screen.
  /// - Returns: What is visible now, in one sentence; nil if nothing can be scrolled.
  func scroll(_ direction: ScrollDirection, by amount: Int?) -> String?
}

extension Screen {
  package var pathComponent: String? { nil }
  package var stateValues: [StateValue] { [] }
  package var pagePlace: PagePlace? { nil }
  package var destinations: [Destination] { [] }
  package var placeOfCalls: KeptPlace? { nil }
  package func scroll(_ direction: ScrollDirection, by amount: Int?) -> String? { nil }
}

/// A place that a screen keeps free for others.
package enum KeptPlace: Equatable {
  /// There is none.
  case none
  /// In points of the window.
  case rect(CGRect)
}

/// One line of a state: a key and its value, both without line breaks.
package struct StateValue: Hashable, Sendable {
  package var key: String
  package var value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// A page among all pages.
package struct PagePlace: Hashable, Sendable {
  /// Which page, from 1.
  package var number: Int
  /// How many pages there are.
  package var count: Int

  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The values of `page` and `pages`.
  package var stateValues: [StateValue] {
    [StateValue(.page, "\(number)"), StateValue(.pages, "\(count)")]
  }
}

/// A screen that the current one can show.
@MainActor
package struct Destination {
  /// How a destination is shown.
  package enum Style: Hashable, Sendable {
    /// Pushed onto the navigation stack.
    case push
    /// Presented modally.
    case present
  }

  /// The word by which it is chosen, like `options`.
  package var name: String
  package var style: Style
  /// Shows the destination.
  package var show: @MainActor () -> Void
  /// Whether it is named among what there is; those that a key or a button shows are not.
  package var isListed = true

  package init(name: String, style: Style, show: @escaping @MainActor () -> Void) {
    self.name = name
    self.style = style
    self.show = show
  }
}

extension UIViewController {
  /// The sheets that keys and buttons show, and scripts that were recorded.
  var sheetsOfKeys: [Destination] {
    [("menu", MainStoryboard.Segue.showMenu), ("saves", MainStoryboard.Segue.showSaves)].map {
      name, segue in
      unlistedSheet(name) { [weak self] in self?.performSegue(withIdentifier: segue, sender: self) }
    }
  }

  /// The menu and what its rows show, on a screen that is no scene of the storyboard and has no segues.
  var sheetsOfTabs: [Destination] {
    typealias Scene = MainStoryboard.Scene
    return [
      ("menu", Scene.menu), ("saves", Scene.saves), ("options", Scene.options),
      ("settings", Scene.settings),
    ].map { name, scene in
      unlistedSheet(name) { [weak self] in
        let sheet = UIStoryboard(name: MainStoryboard.name, bundle: nil)
          .instantiateViewController(withIdentifier: scene)
        sheet.modalPresentationStyle = .pageSheet
        self?.present(sheet, animated: true)
      }
    }
  }

  private func unlistedSheet(
    _ name: String, _ show: @escaping @MainActor () -> Void
  ) -> Destination {
    var destination = Destination(name: name, style: .present, show: show)
    destination.isListed = false
    return destination
  }
}

/// The direction in which content scrolls.
package enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  case up, down, left, right
  /// The very beginning.
  case top
  /// The very end.
  case end
}
