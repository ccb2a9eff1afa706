import Foundation
import Testing

@testable import TerminalCanvas
@testable import UIKitShell

/// The colours of controllers' names in the calls.
@Suite struct CallColorsTests {
  private func luminance(_ parts: (red: UInt8, green: UInt8, blue: UInt8)) -> Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
  }

  /// Source: WCAG 2.1, 1.4.3.
  @Test func `On light backgrounds each name has a contrast of 4.5`() {
    for ground: (red: UInt8, green: UInt8, blue: UInt8) in [
      (0xFF, 0xFF, 0xFF), (0xFD, 0xF6, 0xE3), (0xEE, 0xE8, 0xD5),
    ] {
      for color in CallColors.dark {
        let contrast = (luminance(ground) + 0.05) / (luminance(color.parts) + 0.05)
        #expect(contrast >= 4.5, "\(color) on \(ground): \(contrast)")
      }
    }
  }

  @Test func `A controller keeps its place when the background becomes known`() {
    var colors = CallColors()
    let names = ["Game#1", "Menu#1", "Stats#1", "Game#2", "Game#3"]
    let before = names.map { colors.style(of: $0) }
    colors.isOnLight = true
    let after = names.map { colors.style(of: $0) }
    #expect(before[0].foreground == .cyan && after[0].foreground == CallColors.dark[0])
    #expect(before.map(\.isBold) == after.map(\.isBold) && after[4].isBold)
  }
}
