import Synchronization
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

@MainActor @Suite("Images on a canvas") struct ImageRenderingTests {
  private let art = UIKitRuntime.CellArt(rows: ["ab", "cd"])

  @Test func `an image lies where its view lies`() {
    let context = CanvasContext(Canvas(width: 4, height: 3))
    context.drawImage(UIImage(cellArt: art), in: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(context.canvas.lines(ascii: true) == ["", " ab", " cd"])
  }

  @Test func `a zoomed image has no gaps and is cut at the clip`() {
    let context = CanvasContext(Canvas(width: 5, height: 3))
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
    context.scale(x: 2, y: 2)
    context.drawImage(UIImage(cellArt: art), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.canvas.lines(ascii: true) == ["aab", "aab", "ccd"])
  }

  @Test func `a zoomed scroll view shows the cells around the middle`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    window.isHidden = false
    let scroll = UIScrollView(frame: window.bounds)
    let view = UIImageView(
      image: UIImage(cellArt: UIKitRuntime.CellArt(rows: ["abcdefgh", "ijklmnop"])))
    let zoomed = ZoomedView(view: view)
    scroll.delegate = zoomed
    scroll.contentSize = view.bounds.size
    scroll.maximumZoomScale = 2
    scroll.addSubview(view)
    window.addSubview(scroll)
    scroll.contentOffset.x = 2
    #expect(WindowRenderer().render(window).lines(ascii: true) == ["cdef", "klmn"])
    scroll.zoomScale = 2
    #expect(scroll.contentOffset == CGPoint(x: 6, y: 1))
    #expect(WindowRenderer().render(window).lines(ascii: true) == ["ddee", "llmm"])
  }
}

extension ImageRenderingTests {
  /// Four pixels by four: red above blue on the left, yellow above clear on the right.
  private var flag: Picture {
    let red: [UInt8] = [255, 0, 0, 255]
    let blue: [UInt8] = [0, 0, 255, 255]
    let yellow: [UInt8] = [255, 255, 0, 255]
    let clear: [UInt8] = [9, 9, 9, 0]
    let upper = red + red + yellow + yellow
    let lower = blue + blue + clear + clear
    return Picture(
      UIKitRuntime.Bitmap(width: 4, height: 4, pixels: upper + upper + lower + lower))
  }

  @Test func `a picture has a point for each pixel where a cell has many points`() {
    let before = UIApplication.shared
    defer { UIApplication.replaceShared(with: before) }
    let picture = UIImage(file: flag)
    #expect(picture.size == CGSize(width: 4, height: 2))
    let phone = UIScreen(
      size: CGSize(width: 390, height: 844), cellSize: CGSize(width: 8, height: 16))
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler(), screen: phone))
    #expect(picture.size == CGSize(width: 4, height: 4))
    #expect(UIImage(cellArt: art).size == CGSize(width: 16, height: 32))
    #expect(UIImageView(image: picture).intrinsicContentSize == picture.size)
  }

  @Test func `a cell shows two pixels, and a clear one leaves the ground`() {
    let context = CanvasContext(Canvas(width: 2, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1), color: .green)
    context.drawImage(UIImage(file: flag), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(context.canvas.lines() == ["▀▀"])
    let red = Color(red: 255, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 255)
    let yellow = Color(red: 255, green: 255, blue: 0)
    #expect(context.canvas[0, 0].style == Style(foreground: red, background: blue))
    #expect(context.canvas[1, 0].style == Style(foreground: yellow, background: .green))
    #expect(context.canvas.lines(ascii: true) == [":#"])
  }

  @Test func `a part of a zoomed picture is that part of the whole`() {
    let whole = CanvasContext(Canvas(width: 12, height: 6))
    whole.drawImage(UIImage(file: flag), in: CGRect(x: -2, y: -1, width: 12, height: 6))
    let part = CanvasContext(Canvas(width: 12, height: 6))
    part.clip(to: CGRect(x: 3, y: 1, width: 4, height: 2))
    part.drawImage(UIImage(file: flag), in: CGRect(x: -2, y: -1, width: 12, height: 6))
    for row in 1..<3 {
      for column in 3..<7 { #expect(part.canvas[column, row] == whole.canvas[column, row]) }
    }
    #expect(part.canvas[2, 1] == .blank && part.canvas[7, 1] == .blank)
  }

  @Test func `a smaller picture has the means of the areas, weighed by opacity`() {
    let half = flag.bitmap.scaled(to: (1, 2), columns: 0..<1, rows: 0..<2)
    #expect(half.pixels == [255, 128, 0, 255, 0, 0, 255, 128])
    let odd = flag.bitmap.scaled(to: (3, 1), columns: 0..<3, rows: 0..<1)
    #expect(odd.pixels[0..<4] == [128, 0, 128, 255])
    #expect(flag.bitmap.scaled(to: (4, 4), columns: 0..<4, rows: 0..<4).pixels[0] == 255)
  }

  @Test func `a larger picture repeats its pixels`() {
    let large = flag.bitmap.scaled(to: (8, 8), columns: 2..<6, rows: 3..<5)
    let reds = [large.pixels[0], large.pixels[4 * 3], large.pixels[4 * 4], large.pixels[4 * 7 + 3]]
    #expect(reds == [255, 255, 0, 0])
  }

  @Test func `a file is decoded again only to be shown larger`() throws {
    let file = flag
    let image = UIImage(file: file)
    for width in [2, 1, 4, 3, 400] {
      _ = try image.bitmap(coveringWidth: width, height: width)
    }
    #expect(file.asked.withLock { $0 } == [2, 4])
    #expect(image.size == CGSize(width: 4, height: 2))
  }

  @Test func `a file that turns out to be broken draws nothing, and the log says why`() {
    let application = UIApplication(scheduler: UIKitRuntime.SteppedScheduler())
    UIApplication.replaceShared(with: application)
    var lines: [String] = []
    application.logHandler = { lines.append($0) }
    let context = CanvasContext(Canvas(width: 2, height: 1))
    context.drawImage(
      UIImage(file: BrokenPicture()), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(context.canvas.lines() == [""])
    #expect(lines == ["UIImage: the data is broken"])
  }
}

/// A picture that can be made at half its size, and notes what it was asked for.
private final class Picture: UIKitRuntime.EncodedImage {
  let bitmap: UIKitRuntime.Bitmap
  let asked = Mutex<[Int]>([])
  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  init(_ bitmap: UIKitRuntime.Bitmap) {
    self.bitmap = bitmap
  }

  func bitmap(coveringWidth width: Int, height: Int) -> UIKitRuntime.Bitmap {
    asked.withLock { $0.append(width) }
    guard width <= self.width / 2, height <= self.height / 2 else { return bitmap }
    let half = (width: self.width / 2, height: self.height / 2)
    return bitmap.scaled(to: half, columns: 0..<half.width, rows: 0..<half.height)
  }
}

private struct BrokenPicture: UIKitRuntime.EncodedImage {
  struct Failure: Error, CustomStringConvertible {
    let description = "the data is broken"
  }

  let width = 4
  let height = 4

  func bitmap(coveringWidth width: Int, height: Int) throws -> UIKitRuntime.Bitmap {
    throw Failure()
  }
}

@MainActor
private final class ZoomedView: UIScrollViewDelegate {
  let view: UIView

  init(view: UIView) {
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
