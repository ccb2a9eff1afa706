/// What the terminal is able to show, as far as it changes how a board is drawn.
package struct TerminalTraits: Hashable, Sendable {
  /// Whether a person sees whole pages that are redrawn in place.
  package var showsPages = false
  /// Whether a person sees what moves on its way.
  package var showsMotion = false
  /// Whether characters beyond ASCII are shown.
  package var canShowSymbols = false
  /// Whether signs may be two columns wide here that are one column wide elsewhere.
  package var isWidthAmbiguous = false
  package var colors = ColorRange.none
  package var background = TerminalBackground.unknown

  package init() {}
}
