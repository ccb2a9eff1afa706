import ConcentrationEngine

/// A sample of each way to show a picture: the present one in brackets, then those that presses take.
struct PictureSamples {
  private let style: SymbolStyle
  private let canShowSymbols: Bool

  @MainActor
  init(_ settings: SettingsCenter) {
    style = settings.chosenSymbolStyle
    canShowSymbols = settings.canShowSymbols
  }

  /// The samples in one line, as in `[shapes ♦ D], emoji 🔷D, letters D`; without signs the names
  /// alone.
  var text: String {
    let styles = SymbolStyle.allCases
    let first = styles.firstIndex(of: style) ?? 0
    return (styles[first...] + styles[..<first]).map(sample).joined(separator: ", ")
  }

  private func sample(of style: SymbolStyle) -> String {
    let symbol = Theme.shapes.symbols[0]
    let signs: [Character] =
      switch style {
      case .letters: []
      case .shapes: symbol.glyph.map { [Character($0), " "] } ?? []
      case .emoji: symbol.emoji.map { [Character($0)] } ?? []
      }
    let picture = canShowSymbols ? " " + String(signs) + symbol.letter : ""
    return style == self.style ? "[\(style.rawValue)\(picture)]" : "\(style.rawValue)\(picture)"
  }
}
