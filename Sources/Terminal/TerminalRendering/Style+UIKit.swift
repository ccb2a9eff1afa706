import TerminalCanvas
import UIKit

extension Color {
  /// The named colour that comes nearest, or nil for the terminal's own text and ground.
  ///
  /// Full colours are the plain eight and only tints are bright, so `UIColor.yellow` is SGR 33 and
  /// the user's theme decides what that looks like.
  package init?(_ color: UIColor) {
    guard color.terminalRole == nil, color.alphaValue > 0 else { return nil }
    let high = max(color.redValue, color.greenValue, color.blueValue)
    let low = min(color.redValue, color.greenValue, color.blueValue)
    self = high - low <= 0.2 * high ? Self.grey(high) : Self.hue(of: color, high: high, low: low)
  }

  private static func grey(_ white: CGFloat) -> Color {
    switch white {
    case ..<0.25: .black
    case ..<0.6: .brightBlack
    case ..<0.9: .white
    default: .brightWhite
    }
  }

  private static func hue(of color: UIColor, high: CGFloat, low: CGFloat) -> Color {
    // A part counts as present where it is past the middle between the least and the greatest.
    let middle = (high + low) / 2
    let isTint = middle > 0.65
    let red = color.redValue >= middle ? 1 : 0
    let green = color.greenValue >= middle ? 2 : 0
    let blue = color.blueValue >= middle ? 4 : 0
    return Color(rawValue: UInt8(red + green + blue + (isTint ? 8 : 0))) ?? .white
  }
}

extension Style {
  /// The look of text with UIKit's attributes.
  init(_ attributes: UIKitRuntime.TextAttributes) {
    let foreground = attributes.foreground
    self.init(
      foreground: foreground.flatMap { Color($0) },
      background: attributes.background.flatMap { Color($0) },
      isBold: attributes.isBold,
      isDim: attributes.isDim || foreground?.terminalRole == .dimText,
      isReversed: attributes.isReversed || foreground?.terminalRole == .background,
      isUnderlined: attributes.isUnderlined)
  }

  /// The look of a line drawn in a colour.
  init(lineColor color: UIColor) {
    self.init(UIKitRuntime.TextAttributes(foreground: color))
  }

  /// The look of cells filled with a colour; the terminal's own ground is no colour at all.
  init(fillColor color: UIColor) {
    switch color.terminalRole {
    case .text: self.init(isReversed: true)
    case .dimText: self.init(isDim: true, isReversed: true)
    case .background: self.init()
    case nil: self.init(background: Color(color))
    }
  }
}
