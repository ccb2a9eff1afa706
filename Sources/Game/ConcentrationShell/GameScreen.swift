import ConcentrationApp
import LifecycleTrace
import UIKit
import UIKitShell

/// Adapts a `Screen` of the game to the shell.
struct GameScreen: ShellScreen {
  let screen: any Screen

  /// Creates a screen from a controller; nil if it is not a `Screen`.
  init?(_ controller: UIViewController) {
    guard let screen = controller as? any Screen else { return nil }
    self.screen = screen
  }

  var controller: UIViewController { screen }
  var name: String { screen.screenName }
  var title: String { screen.lifecycleID.name }
  var pathComponent: String? { screen.pathComponent }
  var stateValues: [StateEntry] { screen.stateValues.map(StateEntry.init) }
  var pagePlace: (number: Int, count: Int)? { screen.pagePlace.map { ($0.number, $0.count) } }
  var destinations: [ScreenDestination] { screen.destinations.map(ScreenDestination.init) }

  var placeOfCalls: PlaceOfCalls { screen.placeOfCalls.map(PlaceOfCalls.init) ?? .anywhere }

  func scroll(_ move: ScrollMove, by amount: Int?) -> String? {
    ScrollDirection(rawValue: move.rawValue).flatMap { screen.scroll($0, by: amount) }
  }
}

extension PlaceOfCalls {
  init(_ place: KeptPlace) {
    switch place {
    case .none: self = .nowhere
    case .rect(let rect): self = .fixed(rect)
    }
  }
}

extension StateEntry {
  init(_ value: StateValue) {
    self.init(key: value.key, value: value.value)
  }
}

extension ScreenDestination {
  init(_ destination: Destination) {
    self.init(name: destination.name, style: Style(destination.style)) {
      destination.show()
      return true
    }
    isListed = destination.isListed
  }
}

extension ScreenDestination.Style {
  init(_ style: Destination.Style) {
    switch style {
    case .push: self = .push
    case .present: self = .present
    }
  }
}
