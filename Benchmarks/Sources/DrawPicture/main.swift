import CoreGraphics
import Foundation
import TerminalCanvas
import TerminalRendering
import UIKit
import UIKitImages

// Decodes one picture and draws it on a terminal of 200x60 cells, as `chafa` does. The benchmarks run
// both as whole processes.

guard let path = CommandLine.arguments.dropFirst().first,
  let data = FileManager.default.contents(atPath: path)
else {
  FileHandle.standardError.write(Data("usage: draw-picture FILE\n".utf8))
  exit(2)
}
UIKitRuntime.imageDecoder = ImageFileDecoder()
UIKitRuntime.Device(
  scheduler: UIKitRuntime.SteppedScheduler(), screenSize: CGSize(width: 1600, height: 960),
  cellSize: CGSize(width: 8, height: 16)
).share()
let screen = UIScreen.main
let picture = UIImageView(image: UIImage(data: data))
picture.contentMode = .scaleAspectFit
picture.frame = screen.bounds
let window = UIWindow(frame: screen.bounds)
window.addSubview(picture)
window.isHidden = false
var encoder = ANSIEncoder(colorDepth: .exact)
encoder.encodeWhole(WindowRenderer().render(window))
FileHandle.standardOutput.write(Data(encoder.bytes))
