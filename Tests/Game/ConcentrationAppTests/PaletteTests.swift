import ConcentrationEngine
import Testing

@testable import ConcentrationApp

/// Contrast and distance of colours, computed from the palettes.
@Suite struct PaletteTests {
  /// Black, and the backgrounds of a dark editor, of Dracula and of Nord.
  private static let darkGrounds: [UInt32] = [0x000000, 0x15171C, 0x282A36, 0x2E3440]
  /// White, and the backgrounds of a light editor and of Solarized.
  private static let lightGrounds: [UInt32] = [0xFFFFFF, 0xFAFAFA, 0xFDF6E3, 0xEEE8D5]

  private static let palettes: [(name: String, palette: Palette, grounds: [UInt32])] = [
    ("dark", .dark, darkGrounds), ("dark 256", .dark256, darkGrounds),
    ("light", .light, lightGrounds), ("light 256", .light256, lightGrounds),
    ("unknown", unknown(.exact), darkGrounds + lightGrounds),
    ("unknown 256", unknown(.table256), darkGrounds + lightGrounds),
  ]

  private static func unknown(_ range: ColorRange) -> Palette {
    Palette.standard(range, on: .unknown) ?? .dark
  }

  /// WCAG 2.2 asks 4.5 of text.
  @Test func `Each text has a contrast of 4.5 on what it stands on`() throws {
    let pairs: [(Palette.Role, Palette.Role)] = [
      (.accentText, .accent), (.backText, .backPlate), (.word, .paper), (.word, .plate),
      (.pairText, .pairPlate), (.pairText, .pair), (.chipText, .chip), (.accent, .chip),
    ]
    for (name, palette, grounds) in Self.palettes {
      for (text, ground) in pairs {
        guard let over = palette[text], let under = palette[ground] else { continue }
        #expect(over.contrast(to: under) >= 4.5, "\(name): \(text) on \(ground)")
      }
      for role in [Palette.Role.quiet] {
        guard let color = palette[role] else { continue }
        for ground in grounds { #expect(color.contrast(to: ground) >= 4.5, "\(name): \(role)") }
      }
    }
  }

  /// WCAG 2.2 asks 3 of graphics; of the frame of the focus on a background that nobody knows its form
  /// carries what is missing, 2.7 on Solarized's.
  ///
  /// A back is told from dark grounds by its form as well.
  @Test func `What is drawn has a contrast of 3 to what it is drawn on`() {
    for (name, palette, grounds) in Self.palettes {
      guard let paper = palette[.paper], let back = palette[.back], let accent = palette[.accent]
      else {
        Issue.record("\(name) has cards without colours")
        continue
      }
      #expect(paper.contrast(to: back) >= 3, "\(name): paper to back")
      let least = name.hasPrefix("unknown") ? 2.5 : 3
      for ground in grounds {
        #expect(accent.contrast(to: ground) >= least, "\(name): accent on \(ground)")
        #expect(back.contrast(to: ground) >= 2, "\(name): back on \(ground)")
      }
    }
  }

  @Test func `A theme's colours replace those of the table where they can be shown`() {
    let colors = ThemeColors(dark: ["back": 0x102030], light: ["back": 0xA0B0C0])
    #expect(Palette.dark.with(colors, .exact, on: .dark)[.back] == 0x102030)
    #expect(Palette.light.with(colors, .exact, on: .light)[.back] == 0xA0B0C0)
    #expect(Palette.sixteen.with(colors, .sixteen, on: .dark) == .sixteen)
    #expect(Palette.dark.with(nil, .exact, on: .dark) == .dark)
  }

  /// White and skin stand only inside of other inks.
  @Test func `Each ink has a contrast of 3 on paper`() {
    for (name, palette, _) in Self.palettes {
      guard let paper = palette[.paper] else { continue }
      for (letter, ink) in palette.inks where letter != "w" && letter != "m" {
        #expect(ink.contrast(to: paper) >= 3, "\(name): \(letter)")
      }
    }
  }

  /// Whoever sees two of three kinds of colours still tells apart what differs by a colour, too.
  @Test(arguments: ColorVision.allCases)
  func `Colours that tell parts apart stay apart for every kind of sight`(vision: ColorVision) {
    let pairs: [(Palette.Role, Palette.Role)] = [
      (.back, .paper), (.accent, .back), (.accent, .plate), (.pair, .back), (.meter, .rail),
    ]
    for (name, palette, _) in Self.palettes {
      for (one, other) in pairs {
        guard let first = palette[one], let second = palette[other] else { continue }
        let distance = vision.distance(first, second)
        #expect(distance >= 15, "\(name): \(one) and \(other) are \(distance) apart")
      }
    }
  }

  @Test func `A palette of 256 has entries of xterm's table alone`() {
    let cube: Set<UInt32> = [0, 95, 135, 175, 215, 255]
    for palette in [Palette.dark256, .light256, Self.unknown(.table256)] {
      for color in Array(palette.colors.values) + Array(palette.inks.values) {
        let parts = [color >> 16, color >> 8 & 0xFF, color & 0xFF]
        let isGrey = Set(parts).count == 1 && (parts[0] + 2) % 10 == 0
        let isEntry = isGrey || parts.allSatisfy(cube.contains)
        #expect(isEntry, "\(String(color, radix: 16)) is no entry")
      }
    }
  }

  @Test func `Without colours there is no palette`() {
    #expect(Palette.standard(.none, on: .dark) == nil)
    #expect(Palette.standard(.sixteen, on: .light) == .sixteen)
  }
}
