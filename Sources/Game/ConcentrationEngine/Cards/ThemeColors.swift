/// Colours that a theme brings for the parts of a table: red, green and blue, eight bits each, by the part's name.
public struct ThemeColors: Hashable, Sendable {
  /// On dark backgrounds, and on unknown ones.
  public var dark: [String: UInt32]
  /// On light backgrounds.
  public var light: [String: UInt32]

  /// Colours for both kinds of backgrounds; a part that is missing keeps the table's own.
  public init(dark: [String: UInt32] = [:], light: [String: UInt32] = [:]) {
    (self.dark, self.light) = (dark, light)
  }
}
