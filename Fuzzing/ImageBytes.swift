import Foundation
import UIKit
import UIKitImages

/// PNG and JPEG files: what is taken has pixels at every size, what is not is refused.
enum ImageBytes {
  static func tryOut(_ bytes: [UInt8]) {
    MainActor.assumeIsolated {
      guard let image = try? ImageFileDecoder().image(from: Data(bytes)) else { return }
      precondition(
        image.width > 0 && image.height > 0
          && image.width <= ImageFileDecoder.maximumPixels / image.height, "a size beyond the limit"
      )
      // Large ones are a matter of patience.
      guard image.width * image.height <= 1_000_000 else { return }
      for (width, height) in [(1, 1), (8, 16), (image.width, image.height)] {
        guard let bitmap = try? image.bitmap(coveringWidth: width, height: height) else { continue }
        precondition(bitmap.pixels.count == 4 * bitmap.width * bitmap.height, "pixels are missing")
      }
    }
  }
}
