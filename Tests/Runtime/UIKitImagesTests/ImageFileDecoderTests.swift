import ConcentrationTestSupport
import Foundation
import Testing
import UIKit
import UIKitImages

@Suite struct ImageFileDecoderTests {
  private let decoder = ImageFileDecoder()
  private let pixels = (0..<(5 * 3 * 4)).map { UInt8($0 * 4) }
  private var png: [UInt8] { TestImages.png(width: 5, height: 3, pixels: pixels) }
  private let greys: [UInt8] = [0, 255, 128, 60, 200, 17]
  private var jpeg: [UInt8] { TestImages.jpeg(columns: 3, rows: 2, greys: greys) }

  private func bitmap(
    _ bytes: [UInt8], width: Int = .max, height: Int = .max
  ) throws -> UIKitRuntime.Bitmap {
    try decoder.image(from: Data(bytes)).bitmap(coveringWidth: width, height: height)
  }

  @Test func `a PNG gives its pixels, opacity included`() throws {
    let bitmap = try bitmap(png)
    #expect(bitmap == UIKitRuntime.Bitmap(width: 5, height: 3, pixels: pixels))
  }

  @Test func `a JPEG gives its pixels`() throws {
    let bitmap = try bitmap(jpeg)
    #expect((bitmap.width, bitmap.height) == (24, 16))
    for row in 0..<16 {
      for column in 0..<24 {
        let pixel = bitmap.pixels[((row * 24 + column) * 4)..<((row * 24 + column + 1) * 4)]
        let grey = greys[row / 8 * 3 + column / 8]
        #expect(Array(pixel) == [grey, grey, grey, 255])
      }
    }
  }

  @Test(arguments: [(24, 16, 24), (12, 8, 12), (13, 8, 24), (6, 4, 6), (3, 2, 3), (1, 1, 3)])
  func `a JPEG is decoded no larger than its size needs`(
    width: Int, height: Int, decoded: Int
  ) throws {
    let bitmap = try bitmap(jpeg, width: width, height: height)
    #expect(bitmap.width == decoded)
    #expect(bitmap.pixels[0] == 0)
    #expect(bitmap.pixels[(bitmap.width - 1) * 4] == 128)
  }

  @Test func `a JPEG with tables and no picture is refused`() {
    let table = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    #expect(
      throws: ImageFileError.broken(format: "JPEG", message: "it has tables and no picture")
    ) {
      try decoder.image(from: Data([0xFF, 0xD8] + table + [0xFF, 0xD9]))
    }
  }

  @Test func `a header that promises a hundred megapixels is refused before anything is allocated`()
  {
    #expect(throws: ImageFileError.tooLarge(width: 10_000, height: 10_000)) {
      try decoder.image(from: Data(TestImages.pngHeader(width: 10_000, height: 10_000)))
    }
    #expect(throws: ImageFileError.tooLarge(width: 10_000, height: 10_000)) {
      try decoder.image(from: Data(TestImages.jpegHeader(width: 10_000, height: 10_000)))
    }
  }

  @Test func `a header that promises more than the bytes can hold is refused`() {
    let bytes = TestImages.jpegHeader(width: 6000, height: 6000)
    #expect(
      throws: ImageFileError.tooFewBytes(width: 6000, height: 6000, bytes: bytes.count)
    ) {
      try decoder.image(from: Data(bytes))
    }
  }

  @Test(arguments: [false, true])
  func `a file that ends early is refused, wherever it ends`(isPNG: Bool) {
    let whole = isPNG ? png : jpeg
    for count in whole.indices {
      #expect(throws: ImageFileError.self) { try decoder.image(from: Data(whole.prefix(count))) }
    }
  }

  @Test func `every error says in words what is wrong`() {
    let errors: [(ImageFileError, String)] = [
      (.unknownFormat, "the data is no picture; expected PNG or JPEG"),
      (
        .tooLarge(width: 10_000, height: 10_000),
        "the picture has 10000x10000 pixels; at most 50000000 are decoded"
      ),
      (
        .tooFewBytes(width: 6000, height: 6000, bytes: 9),
        "the header promises 6000x6000 pixels, but there are only 9 bytes"
      ),
      (.truncated(format: "PNG"), "the PNG data ends before the picture does"),
      (.broken(format: "JPEG", message: "why"), "the JPEG data is broken: why"),
    ]
    for (error, text) in errors { #expect("\(error)" == text) }
  }

  @Test func `text, an empty file and a damaged pixel are told apart`() throws {
    #expect(throws: ImageFileError.unknownFormat) { try decoder.image(from: Data()) }
    #expect(throws: ImageFileError.unknownFormat) { try decoder.image(from: Data("GIF89a".utf8)) }
    var damaged = png
    damaged[60] ^= 1
    let file = try decoder.image(from: Data(damaged))
    let error = #expect(throws: ImageFileError.self) {
      try file.bitmap(coveringWidth: 5, height: 3)
    }
    guard case .broken("PNG", let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test func `an image is made of data on any thread`() async throws {
    UIKitRuntime.imageDecoder = decoder
    let data = Data(png)
    let image = try #require(await Task.detached { UIImage(data: data) }.value)
    #expect(image.cellArt == nil)
    // Three rows of pixels are two of cells, or three of points on the screen that another test shows meanwhile.
    #expect(image.size.width == 5 && [2, 3].contains(image.size.height))
    #expect(try image.bitmap(coveringWidth: 5, height: 3)?.pixels == pixels)
    #expect(UIImage(data: data.prefix(40)) == nil)
  }

  /// Changes some bytes, removes some, or repeats some, the same for the same seed.
  private func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(below bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var bytes = bytes
    for _ in 0...next(below: 8) {
      let place = next(below: bytes.count)
      switch next(below: 4) {
      case 0: bytes[place] = UInt8(next(below: 256))
      case 1: bytes[place] ^= 1 << UInt8(next(below: 8))
      case 2: bytes.insert(contentsOf: bytes[place..<min(place + 9, bytes.count)], at: place)
      default: bytes.removeSubrange(place..<max(place, min(place + 4, bytes.count - 8)))
      }
    }
    return bytes
  }

  @Test(arguments: Seeds.upTo(400))
  func `damaged files give a picture or an error in words, and nothing else`(seed: UInt64) {
    for whole in [png, jpeg] {
      do {
        let bitmap = try bitmap(mutated(whole, seed: seed), width: 3, height: 2)
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
      } catch let error as ImageFileError {
        #expect("\(error)".count > 10)
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }
}
