import Foundation

/// How the screens are drawn: what a player may set, and what every screen follows at once.
@MainActor
package final class DisplaySettings {
  /// In which size a board appears.
  package enum Zoom: Hashable, Sendable {
    /// With frames where the columns fit, else in letters.
    case standard
    /// The largest size in which the whole board is visible.
    case fit
    case level(ZoomLevel)
  }

  /// The signs beside the letters of the cards.
  ///
  /// Letters alone are safe on every terminal.
  package var symbolStyle = SymbolStyle.letters {
    didSet { if symbolStyle != oldValue { notify() } }
  }
  /// The size in which the next board appears.
  package var zoom = Zoom.standard {
    didSet { if zoom != oldValue { notify() } }
  }
  /// Whether the status line shows the time.
  package var showsClock = true {
    didSet { if showsClock != oldValue { notify() } }
  }

  private var observers: [ObjectIdentifier: Observer] = [:]

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor () -> Void
  }

  package init() {}

  /// Calls an action after each change, for as long as its owner lives.
  package func observe(by owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
    observers[ObjectIdentifier(owner)] = Observer(owner: owner, action: action)
  }

  private func notify() {
    observers = observers.filter { $0.value.owner != nil }
    for observer in observers.values { observer.action() }
  }
}
