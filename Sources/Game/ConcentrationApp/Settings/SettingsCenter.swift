/// Owns the game's settings, which screens and shell read and change; observers are notified of
/// each change.
@MainActor
package final class SettingsCenter {
  /// The current settings.
  package var current = GameSettings() {
    didSet { if current != oldValue { notify(before: oldValue) } }
  }
  /// What the terminal shows; without symbols only letters are drawn, and so where these may be wide.
  package var terminal = TerminalTraits() {
    didSet { if terminal != oldValue { notify(before: current) } }
  }
  /// Whether the terminal shows characters beyond ASCII.
  var canShowSymbols: Bool { terminal.canShowSymbols }

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
    current.symbols.style ?? (canShowSymbols && !terminal.isWidthAmbiguous ? .shapes : .letters)
  }

  /// Whether boards are drawn as cards that fill the window.
  package var showsCards: Bool {
    switch current.look {
    case .auto: terminal.showsPages
    case .cards: true
    case .plain: false
    }
  }

  /// What cards are drawn with.
  var means: CardPainter.Means {
    guard canShowSymbols, !terminal.isWidthAmbiguous else { return .ascii }
    return palette.map { .colors($0) } ?? .signs
  }

  /// The colours of the table; nil without any.
  var palette: Palette? { Palette.standard(terminal.colors, on: terminal.background) }

  /// What the cards show, where they have room for pictures.
  var cardStyle: SymbolStyle { current.symbols.style ?? .shapes }

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
