/// Owns the game's settings, which screens and shell read and change; observers are notified of
/// each change.
@MainActor
package final class SettingsCenter {
  /// The current settings.
  package var current = GameSettings() {
    didSet { if current != oldValue { notify(before: oldValue) } }
  }
  /// Whether the terminal shows characters beyond ASCII; without them only letters are drawn.
  package var canShowSymbols = false {
    didSet { if canShowSymbols != oldValue { notify(before: current) } }
  }
  /// Whether shapes may be two columns wide on the terminal, so that only letters fit for sure.
  package var isWidthAmbiguous = false {
    didSet { if isWidthAmbiguous != oldValue { notify(before: current) } }
  }

  private var observers: [ObjectIdentifier: Observer] = [:]

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (GameSettings) -> Void
  }

  package init() {}

  /// The symbols of cards: the chosen style, or letters if it cannot be shown.
  var symbolStyle: SymbolStyle { canShowSymbols ? chosenSymbolStyle : .letters }

  /// The chosen style, even if it cannot be shown.
  var chosenSymbolStyle: SymbolStyle {
    current.symbols.style ?? (canShowSymbols && !isWidthAmbiguous ? .shapes : .letters)
  }

  /// Chooses the next style of pictures.
  func chooseNextSymbolStyle() {
    current.symbols = SymbolChoice(SymbolStyle.allCases.element(after: chosenSymbolStyle))
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
