import ConcentrationEngine
import UIKit

/// The colours of a table: what each part of it and each ink of a picture looks like.
///
/// A part without a colour is drawn in the terminal's own. No colour is the only sign of anything.
/// Source: SHELL.md "Cards that fill the window".
package struct Palette: Hashable {
  /// A part of the table that has a colour of its own.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// Text that matters less.
    case quiet
    /// What has the focus, and the plate of a card that is up alone; text on it.
    case accent, accentText = "accent-text"
    /// A card that lies face down: its surface, the lines on it, its plate, and its position.
    case back, lattice
    case backPlate = "back-plate"
    case backText = "back-text"
    /// A card that lies face up: its surface, its plate, and the word on that.
    case paper, plate, word
    /// A card of a pair: its surface, its plate, and the word on that.
    case pair
    case pairPlate = "pair-plate"
    case pairText = "pair-text"
    /// The part of a meter that is full, and the rest of it.
    case meter, rail
    /// A button beside the cards, and the word on it.
    case chip
    case chipText = "chip-text"
  }

  /// The colours of parts and inks as red, green and blue, eight bits each.
  fileprivate(set) var colors: [Role: UInt32]
  /// The inks of pictures by their letters.
  fileprivate(set) var inks: [Character: UInt32]

  /// A part's colour, or nil for the terminal's own.
  subscript(role: Role) -> UInt32? { colors[role] }

  /// An ink's colour; nil for what is no ink.
  func ink(_ letter: Character) -> UInt32? { inks[letter] }
}

/// How many colours a terminal shows.
package enum ColorRange: Hashable, Sendable {
  /// No colours and no attributes.
  case none
  /// Those that a terminal names.
  case sixteen
  /// xterm's table.
  case table256
  /// Eight bits for each of red, green and blue.
  case exact
}

/// How light the background of a terminal is.
package enum TerminalBackground: Hashable, Sendable {
  case unknown, dark, light
}

extension Palette {
  /// The palette of a terminal; nil without colours.
  static func standard(_ range: ColorRange, on background: TerminalBackground) -> Palette? {
    switch (range, background) {
    case (.none, _): nil
    case (.sixteen, _): sixteen
    case (.table256, .light): light256
    case (.table256, .dark): dark256
    case (.table256, .unknown): dark256.onUnknownBackground(accent: 0xD75F00)
    case (.exact, .light): light
    case (.exact, .dark): dark
    case (.exact, .unknown): dark.onUnknownBackground(accent: 0xC47F17)
    }
  }

  static let dark = Palette(
    colors: [
      .quiet: 0xAAB2BF, .accent: 0xFFC552, .accentText: 0x22262E,
      .back: 0x4163A6, .lattice: 0x7292D2, .backPlate: 0x2C4680, .backText: 0xDCE6FB,
      .paper: 0xF4ECDB, .plate: 0xE0D2B4, .word: 0x22262E,
      .pair: 0x262B34, .pairPlate: 0x20242C, .pairText: 0x9FC3B2,
      .meter: 0x56B4E9, .rail: 0x566072, .chip: 0x2A303B, .chipText: 0xDFE3EA,
    ], inks: exactInks)

  static let light = Palette(
    colors: [
      .quiet: 0x565D66, .accent: 0x9A4A00, .accentText: 0xFFFFFF,
      .back: 0x3D5C99, .lattice: 0x7F99CC, .backPlate: 0x2E4880, .backText: 0xFFFFFF,
      .paper: 0xF7E7C6, .plate: 0xDFC794, .word: 0x22262E,
      .pair: 0xE9EBEE, .pairPlate: 0xDFE2E7, .pairText: 0x2C5A48,
      .meter: 0x005F9E, .rail: 0x8B939E, .chip: 0xE3E6EB, .chipText: 0x24292F,
    ], inks: exactInks)

  /// Entries of xterm's table, which are sent by their numbers; the nearest ones of the exact colours
  /// would have a grey back.
  static let dark256 = Palette(
    colors: [
      .quiet: 0xB2B2B2, .accent: 0xFFD75F, .accentText: 0x262626,
      .back: 0x5F87AF, .lattice: 0x87AFD7, .backPlate: 0x005F87, .backText: 0xFFFFFF,
      .paper: 0xFFFFD7, .plate: 0xD7D7AF, .word: 0x262626,
      .pair: 0x303030, .pairPlate: 0x1C1C1C, .pairText: 0xAFD7AF,
      .meter: 0x5FAFD7, .rail: 0x6C6C6C, .chip: 0x303030, .chipText: 0xE4E4E4,
    ], inks: tableInks)

  static let light256 = Palette(
    colors: [
      .quiet: 0x5F5F5F, .accent: 0x875F00, .accentText: 0xFFFFFF,
      .back: 0x005FAF, .lattice: 0x87AFD7, .backPlate: 0x00005F, .backText: 0xFFFFFF,
      .paper: 0xFFFFD7, .plate: 0xD7D787, .word: 0x262626,
      .pair: 0xE4E4E4, .pairPlate: 0xDADADA, .pairText: 0x005F5F,
      .meter: 0x005F87, .rail: 0x8A8A8A, .chip: 0xE4E4E4, .chipText: 0x262626,
    ], inks: tableInks)

  /// The shades of named colours are the user's, so only dark on light and light on blue carry a word.
  static let sixteen = Palette(
    colors: [
      .accent: named[11], .accentText: named[0],
      .back: named[4], .lattice: named[12], .backPlate: named[4], .backText: named[15],
      .paper: named[7], .plate: named[7], .word: named[0],
      .meter: named[14],
    ],
    inks: [
      "k": named[0], "o": named[3], "r": named[1], "t": named[3], "b": named[3], "g": named[8],
      "p": named[5], "n": named[2], "e": named[4], "v": named[5], "y": named[3], "c": named[6],
      "w": named[15], "m": named[15], "d": named[4],
    ])

  /// The palette with a theme's colours, where they can be shown; a part that has none here gets none.
  func with(_ colors: ThemeColors?, _ range: ColorRange, on background: TerminalBackground)
    -> Palette
  {
    guard let colors, range == .exact || range == .table256 else { return self }
    var palette = self
    for (name, color) in background == .light ? colors.light : colors.dark {
      guard let role = Role(rawValue: name), palette.colors[role] != nil else { continue }
      palette.colors[role] = color
    }
    return palette
  }

  /// Text in the terminal's own colour, and no ground that is right on one background alone.
  private func onUnknownBackground(accent: UInt32) -> Palette {
    var palette = self
    for role in [Role.quiet, .pair, .pairPlate, .pairText, .rail, .chip, .chipText] {
      palette.colors[role] = nil
    }
    palette.colors[.accent] = accent
    palette.colors[.accentText] = 0x000000
    palette.colors[.meter] = accent
    return palette
  }

  /// The inks: near-black, orange, red, tan, brown, grey, pink, green, blue, violet, yellow, cyan, and
  /// dark blue; white and skin only inside of others.
  private static let exactInks: [Character: UInt32] = [
    "k": 0x22262E, "o": 0xC8641B, "r": 0xB8321A, "t": 0xA86A3D, "b": 0x7A4A26, "g": 0x6D7480,
    "p": 0xB8446E, "n": 0x1A7F4B, "e": 0x3F6FAE, "v": 0x7A4FA8, "y": 0xA87B00, "c": 0x0F7C8A,
    "w": 0xFFFFFF, "m": 0xD3A56E, "d": 0x12467A,
  ]

  /// The same inks in xterm's table.
  private static let tableInks: [Character: UInt32] = [
    "k": 0x262626, "o": 0xD75F00, "r": 0xAF0000, "t": 0xAF5F5F, "b": 0x5F0000, "g": 0x767676,
    "p": 0xAF5F87, "n": 0x008700, "e": 0x5F5FAF, "v": 0x875FAF, "y": 0x878700, "c": 0x008787,
    "w": 0xFFFFFF, "m": 0xD7AF5F, "d": 0x00005F,
  ]

  /// Colours that a terminal shows as those it names, in their order, where it shows no others.
  static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF5F5F, 0x5FFF5F, 0xFFFF5F, 0x5F5FFF, 0xFF5FFF, 0x5FFFFF, 0xFFFFFF,
  ]
}
