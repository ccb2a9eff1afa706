import TerminalCanvas
import UIKit

extension Color {
  /// The colour of a cell, or nil for the terminal's default text and background colours.
  ///
  /// A colour whose components are all 0 or 1 is a named one, so `UIColor.yellow` is SGR 33 and the
  /// terminal's palette decides its shade. Every other colour is exact.
  package init?(_ color: UIColor) {
    guard color.terminalRole == nil, color.alphaValue > 0 else { return nil }
    let parts = [color.redValue, color.greenValue, color.blueValue]
    if parts.allSatisfy({ $0 == 0 || $0 == 1 }) {
      self = parts == [1, 1, 1] ? .brightWhite : Self.pure(parts)
    } else {
      let bytes = parts.map { UInt8(($0 * 255).rounded()) }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
    }
  }

  private static func pure(_ parts: [CGFloat]) -> Color {
    named[Int(parts[0]) + 2 * Int(parts[1]) + 4 * Int(parts[2])]
  }
}

extension Style {
  /// The style of text with UIKit's attributes.
  init(_ attributes: UIKitRuntime.TextAttributes) {
    let foreground = attributes.foreground
    self.init(
      foreground: foreground.flatMap { Color($0) },
      background: attributes.background.flatMap { Color($0) },
      isBold: attributes.isBold,
      isDim: attributes.isDim || foreground?.terminalRole == .dimText,
      isReversed: attributes.isReversed || foreground?.terminalRole == .background,
      isUnderlined: attributes.isUnderlined, isStruckThrough: attributes.isStruckThrough)
  }

  /// The style of a line drawn in a colour.
  init(lineColor color: UIColor) {
    self.init(UIKitRuntime.TextAttributes(foreground: color))
  }

  /// The style of cells filled with a colour; the terminal's background is the absence of a colour.
  init(fillColor color: UIColor) {
    switch color.terminalRole {
    case .text: self.init(isReversed: true)
    case .dimText: self.init(isDim: true, isReversed: true)
    case .background: self.init()
    case nil: self.init(background: Color(color))
    }
  }
}
