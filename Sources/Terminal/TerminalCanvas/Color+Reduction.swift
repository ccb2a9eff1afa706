/// What stands for an exact colour where a terminal cannot show it.
extension Color {
  /// The same colour, or the nearest one that a terminal of this depth can show.
  ///
  /// xterm's table is left to the encoder: its entries have no names.
  public func reduced(to depth: ColorDepth) -> Color {
    guard isExact, depth == .sixteen else { return self }
    let (red, green, blue) = parts
    let high = Int(max(red, green, blue))
    let low = Int(min(red, green, blue))
    let isGrey = (high - low) * 5 <= high || high < Self.darkest
    return isGrey ? Self.grey(high) : hue(high: high, low: low)
  }

  /// What is darker than a quarter is black, whatever its hue.
  private static let darkest = 64

  private static func grey(_ white: Int) -> Color {
    switch white {
    case ..<darkest: .black
    case ..<153: .brightBlack
    case ..<230: .white
    default: .brightWhite
    }
  }

  /// The plain eight for full colours; only tints are bright.
  private func hue(high: Int, low: Int) -> Color {
    // A part counts as present where it is past the middle between the least and the greatest.
    func has(_ part: UInt8) -> Bool { 2 * Int(part) >= high + low }
    let (red, green, blue) = parts
    let isTint = high + low > 331
    return Color(
      code: (has(red) ? 1 : 0) + (has(green) ? 2 : 0) + (has(blue) ? 4 : 0) + (isTint ? 8 : 0))
  }

  /// The number of the nearest colour of xterm's table of 256, without the sixteen that themes change.
  ///
  /// Numbers 16 through 231 are a cube of six steps a part, 232 through 255 are greys.
  /// Source: xterm, 256colres.h.
  var indexInTableOf256: Int {
    let (red, green, blue) = parts
    let cube = (Self.cubeStep(red), Self.cubeStep(green), Self.cubeStep(blue))
    let greyStep = min(max((Int(red) + Int(green) + Int(blue)) / 3 - 3, 0) / 10, 23)
    let level = 8 + 10 * greyStep
    let inCube = distance(
      to: Self.cubeLevels[cube.0], Self.cubeLevels[cube.1], Self.cubeLevels[cube.2])
    return distance(to: level, level, level) < inCube
      ? 232 + greyStep : 16 + 36 * cube.0 + 6 * cube.1 + cube.2
  }

  private static let cubeLevels = [0, 95, 135, 175, 215, 255]

  private static func cubeStep(_ part: UInt8) -> Int {
    part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40
  }

  /// The squared distance of the parts.
  private func distance(to red: Int, _ green: Int, _ blue: Int) -> Int {
    let parts = parts
    let (dr, dg, db) = (Int(parts.red) - red, Int(parts.green) - green, Int(parts.blue) - blue)
    return dr * dr + dg * dg + db * db
  }

  /// How light an exact colour looks, 0 through 255.
  ///
  /// Source: ITU-R BT.601, luma.
  var luma: Int {
    let (red, green, blue) = parts
    return (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }
}
