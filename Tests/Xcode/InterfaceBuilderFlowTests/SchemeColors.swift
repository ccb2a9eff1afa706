import Foundation

/// The colours of a drawing's style sheet, in a light and in a dark scheme.
struct SchemeColors {
  let light: [String: String]
  let dark: [String: String]

  /// Reads the sheet of a drawing; what the dark scheme does not say is as in the light one.
  init(_ sheet: String) {
    let parts = sheet.components(separatedBy: "@media(prefers-color-scheme:dark){")
    light = Self.colors(in: parts[0])
    dark = light.merging(Self.colors(in: parts.count > 1 ? parts[1] : "")) { $1 }
  }

  /// The colours by selector and property, such as `.ground fill`.
  private static func colors(in sheet: String) -> [String: String] {
    var found: [String: String] = [:]
    for rule in sheet.components(separatedBy: "}") {
      let parts = rule.components(separatedBy: "{")
      guard parts.count == 2 else { continue }
      for declaration in parts[1].components(separatedBy: ";") {
        let pair = declaration.components(separatedBy: ":")
        if pair.count == 2, pair[1].hasPrefix("#") { found["\(parts[0]) \(pair[0])"] = pair[1] }
      }
    }
    return found
  }

  /// How far two colours are apart, from 1 to 21.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, contrast ratio.
  static func contrast(_ first: String, _ second: String) -> Double {
    let both = [luminance(first), luminance(second)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let digits = color.dropFirst().flatMap { color.count == 4 ? [$0, $0] : [$0] }
    let parts = stride(from: 0, to: 6, by: 2).map { start -> Double in
      let value = Double(Int(String(digits[start..<start + 2]), radix: 16) ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
