import ConcentrationTestSupport
import Foundation
import Testing
import UIKit
import UIKitImages

@MainActor @Suite struct ImageFileEncoderTests {
  private let encoder = ImageFileEncoder()

  @Test func `a PNG that was written is read with the same pixels`() throws {
    let pixels = (0..<(7 * 3 * 4)).map { UInt8($0 * 3 % 256) }
    let bitmap = UIKitRuntime.Bitmap(width: 7, height: 3, pixels: pixels)
    let image = try ImageFileDecoder().image(from: encoder.png(of: bitmap))
    #expect(try image.bitmap(coveringWidth: 7, height: 3) == bitmap)
  }

  @Test func `a JPEG has the size and nearly the colours, clear parts in black`() throws {
    let pixels = (0..<(16 * 16)).flatMap { _ in [200, 40, 80, 255] as [UInt8] }
    let clear = [UInt8](repeating: 0, count: 16 * 16 * 4)
    for (pixels, expected) in [(pixels, [200, 40, 80]), (clear, [0, 0, 0])] {
      let bitmap = UIKitRuntime.Bitmap(width: 16, height: 16, pixels: pixels)
      let image = try ImageFileDecoder().image(from: encoder.jpeg(of: bitmap, quality: 1))
      let read = try image.bitmap(coveringWidth: 16, height: 16)
      #expect((read.width, read.height) == (16, 16))
      for (part, wanted) in zip(read.pixels, expected) { #expect(abs(Int(part) - wanted) < 8) }
    }
  }

  @Test func `image-renderer: what an app has drawn becomes pixels`() throws {
    UIKitRuntime.imageDecoder = ImageFileDecoder()
    UIKitRuntime.imageEncoder = encoder
    // The decoder stays: another test may be waiting for an image that is made with it.
    defer { UIKitRuntime.imageEncoder = nil }
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4))
    let actions: (UIGraphicsImageRendererContext) -> Void = { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4)).fill()
      context.clip(to: CGRect(x: 7, y: 0, width: 1, height: 1))
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let image = try #require(UIImage(data: renderer.pngData(actions: actions)))
    #expect(image.size == CGSize(width: 8, height: 4))
    let bitmap = try #require(try image.bitmap(coveringWidth: .max, height: .max))
    // Where a point is a cell, two pixels lie above each other in it.
    #expect((bitmap.width, bitmap.height) == (8, 8))
    func pixel(_ column: Int, _ row: Int) -> [UInt8] {
      Array(bitmap.pixels[((row * 8 + column) * 4)..<((row * 8 + column) * 4 + 4)])
    }
    #expect(pixel(1, 5) == [255, 0, 0, 255])
    #expect(pixel(3, 5) == [128, 0, 128, 255])
    #expect(pixel(5, 5) == [0, 0, 255, 128])
    #expect(pixel(6, 5) == [0, 0, 0, 0])
    #expect(pixel(7, 1) == [0, 255, 0, 255])
    #expect(pixel(7, 2) == [0, 0, 0, 0])
    #expect(!renderer.jpegData(withCompressionQuality: 0.8, actions: actions).isEmpty)
  }

  @Test func `an image without pixels or an encoder has no file, and the log says why`() {
    let application = UIApplication(scheduler: UIKitRuntime.SteppedScheduler())
    UIApplication.replaceShared(with: application)
    var log: [String] = []
    application.logHandler = { log.append($0) }
    #expect(UIImage(systemName: "star")?.pngData() == nil)
    #expect(log == ["UIImage: UIKitRuntime.imageEncoder is not set"])
    UIKitRuntime.imageEncoder = encoder
    defer { UIKitRuntime.imageEncoder = nil }
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(systemName: "star")?.pngData() != nil)
    #expect(UIImage(systemName: "star").flatMap(UIImagePNGRepresentation) != nil)
  }
}
