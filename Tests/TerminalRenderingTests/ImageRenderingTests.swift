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

@MainActor
private final class ZoomedView: UIScrollViewDelegate {
  let view: UIView

  init(view: UIView) {
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
