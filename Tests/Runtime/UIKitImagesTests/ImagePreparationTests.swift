import Foundation
import Testing
import UIKitImages

@testable import UIKit

/// Source: Apple, UIImage.preparingForDisplay().
@MainActor @Suite struct ImagePreparationTests {
  private let scheduler = UIKitRuntime.SteppedScheduler()

  @Test func `an image is decoded before it is drawn, and one that cannot be is none`() async throws
  {
    UIKitRuntime.imageDecoder = ImageFileDecoder()
    UIApplication.replaceShared(with: UIApplication(scheduler: scheduler))
    var png = TestImages.png(width: 5, height: 3, pixels: (0..<60).map { UInt8($0) })
    let whole = try #require(UIImage(data: Data(png)))
    #expect(whole.preparingForDisplay() === whole)
    png[60] ^= 1
    let damaged = try #require(UIImage(data: Data(png)))
    #expect(damaged.preparingForDisplay() == nil)
    #expect(await damaged.byPreparingForDisplay() == nil)
  }

  @Test func `the handler gets it in a later turn`() throws {
    UIKitRuntime.imageDecoder = ImageFileDecoder()
    UIApplication.replaceShared(with: UIApplication(scheduler: scheduler))
    let png = TestImages.png(width: 1, height: 1, pixels: [1, 2, 3, 255])
    let image = try #require(UIImage(data: Data(png)))
    nonisolated(unsafe) var prepared: UIImage?
    image.prepareForDisplay { prepared = $0 }
    #expect(prepared == nil)
    scheduler.advance(by: .zero)
    #expect(prepared === image)
  }
}
