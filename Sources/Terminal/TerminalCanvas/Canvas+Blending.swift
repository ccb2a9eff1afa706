extension Canvas {
  /// Lays a colour over cells so that they shine through: glyphs stay, colours are mixed.
  ///
  /// Of the terminal's own colours only the glyph's is changed, to a faint one: their shades are unknown.
  ///
  /// - Parameters:
  ///   - rectangle: what to cover; clipped.
  ///   - color: the colour; a named one only makes glyphs faint.
  ///   - opacity: how much of it is seen, 0 through 1.
  ///   - clip: the only cells that may change; nil is the whole canvas.
  /// - Complexity: O(n) in the cells of the rectangle.
  public mutating func blend(
    _ rectangle: Region, with color: Color, opacity: Double, in clip: Region? = nil
  ) {
    let target = rectangle.intersection(clip.map(region.intersection) ?? region)
    for row in target.rows {
      for column in target.columns {
        let index = row * width + column
        let style = cells[index].style.covered(by: color, opacity: opacity)
        cells[index].style = style
        if cells[index].isEmpty, style.isInvisibleWhenBlank { cells[index] = .blank }
      }
    }
  }
}

extension Cell {
  /// Whether the cell shows no glyph, whatever its colours are.
  var isEmpty: Bool { text == 0x20 }
}

extension Style {
  /// The style below a translucent colour.
  fileprivate func covered(by color: Color, opacity: Double) -> Style {
    var style = self
    if let background, background.isExact, color.isExact {
      style.background = background.mixed(with: color, opacity)
    } else if color.isExact, opacity >= 0.5 {
      style.background = color
    }
    if let foreground, foreground.isExact, color.isExact {
      style.foreground = foreground.mixed(with: color, opacity)
    } else {
      style.isDim = style.isDim || opacity >= 0.25
    }
    return style
  }
}

extension Color {
  /// An exact colour between this exact one and another.
  func mixed(with other: Color, _ opacity: Double) -> Color {
    func mix(_ part: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(part) + (Double(other) - Double(part)) * min(max(opacity, 0), 1)).rounded())
    }
    let (own, new) = (parts, other.parts)
    return Color(
      red: mix(own.red, new.red), green: mix(own.green, new.green), blue: mix(own.blue, new.blue))
  }
}
