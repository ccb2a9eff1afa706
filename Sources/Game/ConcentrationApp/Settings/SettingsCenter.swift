import ConcentrationEngine

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

  /// What the cards of a theme are drawn with.
  func means(of theme: Theme?) -> CardPainter.Means {
    guard showsSigns else { return .ascii }
    return palette(of: theme).map { .colors($0) } ?? .signs
  }

  /// Whether signs beyond ASCII are drawn, each in one column.
  var showsSigns: Bool { canShowSymbols && !terminal.isWidthAmbiguous }

  /// The colours of the table, with those that a theme brings; nil without any.
  func palette(of theme: Theme? = nil) -> Palette? {
    Palette.standard(terminal.colors, on: terminal.background)?
      .with(theme?.colors, terminal.colors, on: terminal.background)
  }

  /// What the cards show, where they have room for pictures.
  var cardStyle: SymbolStyle { current.symbols.style ?? .shapes }

  /// Chooses the next style of pictures, or the one before.
  func chooseSymbolStyle(back: Bool = false) {
    let styles = SymbolStyle.allCases
    current.symbols = SymbolChoice(
      (back ? styles.reversed() : styles).element(after: chosenSymbolStyle))
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
