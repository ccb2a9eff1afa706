import ConcentrationStore

/// Theme files as a player may write them.
enum ThemeTexts {
  static func tryOut(_ bytes: [UInt8]) {
    _ = try? ThemeFile.parse(String(decoding: bytes, as: UTF8.self), name: "fuzz.yaml")
  }
}
