/// The glyphs that stand for SF Symbols; each is one column wide and has an ASCII fallback.
package enum SystemSymbols {
  /// The glyphs by the names of the symbols.
  package static let glyphs: [String: Character] = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "bell": "♪", "bell.fill": "♪", "bolt": "↯",
    "bolt.fill": "↯", "calendar": "▦", "checkmark": "✓", "checkmark.circle": "✓",
    "checkmark.circle.fill": "✓", "chevron.down": "⌄", "chevron.left": "‹", "chevron.right": "›",
    "chevron.up": "⌃", "circle": "○", "circle.fill": "●", "clock": "◷", "clock.fill": "◷",
    "cloud": "☁", "cloud.fill": "☁", "diamond": "◇", "diamond.fill": "◆", "ellipsis": "…",
    "ellipsis.circle": "…", "envelope": "✉", "envelope.fill": "✉", "exclamationmark": "!",
    "flag": "⚐", "flag.fill": "⚑", "gear": "⚙", "gearshape": "⚙", "gearshape.fill": "⚙",
    "heart": "♡", "heart.fill": "♡", "house": "⌂", "house.fill": "⌂", "info": "i",
    "info.circle": "i", "line.3.horizontal": "≡", "list.bullet": "≡", "magnifyingglass": "⌕",
    "minus": "-", "minus.circle": "-", "moon": "☾", "moon.fill": "☾", "music.note": "♪",
    "pause": "‖", "pause.fill": "‖", "pencil": "✎", "phone": "☎", "phone.fill": "☎",
    "photo": "▣", "photo.fill": "▣", "play": "▷", "play.fill": "▶", "plus": "+",
    "plus.circle": "+", "plus.circle.fill": "+", "questionmark": "?", "questionmark.circle": "?",
    "scissors": "✂", "square": "□", "square.and.arrow.up": "↑", "square.and.pencil": "✎",
    "square.fill": "■", "square.grid.2x2": "▦", "star": "☆", "star.fill": "★", "stop": "□",
    "stop.fill": "■", "sun.max": "☀", "sun.max.fill": "☀", "trash": "⌫",
    "trash.fill": "⌫", "triangle": "△", "triangle.fill": "▲", "xmark": "×", "xmark.circle": "×",
  ]
}
