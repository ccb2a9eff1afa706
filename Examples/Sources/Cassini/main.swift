import UIKit
import UIKitImages
import UIKitTerminal

UIKitRuntime.imageDecoder = ImageFileDecoder()
TerminalApp.main(
  contributions: [.pictureServer], pointsPerCell: CGSize(width: 8, height: 16)
) { AppDelegate() }
