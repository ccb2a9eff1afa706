import Foundation

extension UIColor {
  /// Writes the four components to the pointers.
  ///
  /// - Returns: Always true: every colour here has these parts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = redValue
    green?.pointee = greenValue
    blue?.pointee = blueValue
    alpha?.pointee = alphaValue
    return true
  }

  /// Writes grey and opacity to the pointers, if the colour is a grey.
  ///
  /// - Returns: Whether it is one; if not, nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard redValue == greenValue, greenValue == blueValue else { return false }
    white?.pointee = redValue
    alpha?.pointee = alphaValue
    return true
  }

  /// Writes hue, saturation, brightness and opacity to the pointers.
  ///
  /// - Returns: Always true: every colour here has these parts.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = HueColor(red: redValue, green: greenValue, blue: blueValue)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = alphaValue
    return true
  }

  /// Makes a colour from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    let (red, green, blue) =
      parts.count < 4 ? (parts[0], parts[0], parts[0]) : (parts[0], parts[1], parts[2])
    self.init(
      red: red, green: green, blue: blue, alpha: cgColor.alpha,
      terminalRole: (cgColor.source as? UIColor)?.terminalRole)
  }

  /// The colour as a `CGColor`, which keeps the terminal role.
  public var cgColor: CGColor {
    CGColor(
      parts: [redValue, greenValue, blueValue, alphaValue],
      source: terminalRole == nil ? nil : self)
  }

  /// The same colour with another opacity, 0 through 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: redValue, green: greenValue, blue: blueValue, alpha: alpha)
  }
}

/// A colour in hue, saturation and brightness, each 0 through 1.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat
}

extension HueColor {
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : range / high
    hue = HueColor.hue(red: red, green: green, blue: blue, high: high, range: range)
  }

  /// The components in red, green and blue.
  var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard hue.isFinite else { return (brightness, brightness, brightness) }
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = turn.rounded(.down)
    let rest = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    return switch Int(sector) {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }

  private static func hue(
    red: CGFloat, green: CGFloat, blue: CGFloat, high: CGFloat, range: CGFloat
  ) -> CGFloat {
    guard range > 0 else { return 0 }
    let sixths =
      if high == red {
        (green - blue) / range
      } else if high == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}
