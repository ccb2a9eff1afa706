/// Owns the game's settings: screens and shell read and change them here, and screens follow at once.
@MainActor
package final class SettingsCenter {
  /// The settings in force.
  package var current = GameSettings() {
    didSet { if current != oldValue { notify(before: oldValue) } }
  }
  /// Whether signs beyond ASCII can be shown; letters alone are safe everywhere.
  package var canShowSigns = false {
    didSet { if canShowSigns != oldValue { notify(before: current) } }
  }

  private var observers: [ObjectIdentifier: Observer] = [:]

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (GameSettings) -> Void
  }

  package init() {}

  /// How cards are decorated: what is set, as far as it can be shown.
  var symbolStyle: SymbolStyle { canShowSigns ? chosenSymbolStyle : .letters }

  /// What is set, also where it cannot be shown.
  var chosenSymbolStyle: SymbolStyle {
    current.symbols.style ?? (canShowSigns ? .shapes : .letters)
  }

  /// Calls an action after each change, with the settings before it, for as long as its owner lives.
  package func observe(
    by owner: AnyObject, _ action: @escaping @MainActor (_ before: GameSettings) -> Void
  ) {
    observers[ObjectIdentifier(owner)] = Observer(owner: owner, action: action)
  }

  private func notify(before: GameSettings) {
    observers = observers.filter { $0.value.owner != nil }
    for observer in observers.values { observer.action(before) }
  }
}
