import UIKit

/// The colours of pictures, each apart from its neighbours and legible on dark and on light.
@MainActor
enum PictureColors {
  /// The colour of a picture by its number; after the last one they begin again.
  static func color(of picture: Int) -> UIColor { colors[picture % colors.count] }

  private static let colors = [
    0xE64B3C, 0x3C9AE6, 0x3CB44B, 0xD9A41E, 0xB05CE0, 0x1FB5AD, 0xE66AB0, 0x8A9A3B, 0xF0822D,
    0x6C7CE8, 0xA8745A, 0x6FA8C8,
  ].map(UIColor.init(code:))
}
