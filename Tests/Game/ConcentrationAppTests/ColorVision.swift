import Foundation

/// A kind of sight, by the colours that it takes two others for.
///
/// Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", IEEE TVCG 15 (2009), matrices of severity 1.0, applied to linear sRGB.
enum ColorVision: CaseIterable {
  case full, protanopia, deuteranopia, tritanopia

  private var matrix: [[Double]]? {
    switch self {
    case .full: nil
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// How far apart two colours look, as the distance in CIELAB (CIE76).
  func distance(_ first: UInt32, _ second: UInt32) -> Double {
    let (one, other) = (seen(first).lab, seen(second).lab)
    return zip(one, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func seen(_ color: UInt32) -> LinearColor {
    let linear = LinearColor(color)
    guard let matrix else { return linear }
    return LinearColor(
      parts: matrix.map { row in
        min(1, max(0, zip(row, linear.parts).map { $0 * $1 }.reduce(0, +)))
      })
  }
}

/// Red, green and blue as amounts of light, 0 through 1.
private struct LinearColor {
  let parts: [Double]

  init(parts: [Double]) {
    self.parts = parts
  }

  /// Source: IEC 61966-2-1, sRGB.
  init(_ color: UInt32) {
    parts = [color >> 16, color >> 8, color].map {
      let part = Double($0 & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  var luminance: Double { 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] }

  /// Source: CIE 15, L*a*b* with the white of D65.
  var lab: [Double] {
    let x = 0.4124 * parts[0] + 0.3576 * parts[1] + 0.1805 * parts[2]
    let z = 0.0193 * parts[0] + 0.1192 * parts[1] + 0.9505 * parts[2]
    let roots = [x / 0.9505, luminance, z / 1.089].map {
      $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16.0 / 116
    }
    return [
      116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2]),
    ]
  }
}

extension UInt32 {
  /// The contrast of two colours, 1 through 21.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  func contrast(to other: UInt32) -> Double {
    let luminances = [LinearColor(self).luminance, LinearColor(other).luminance].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }
}
