import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Images as templates, tinted, with caps, cut out and animated.
@MainActor @Suite struct ImageLookTests {
  private let scheduler = UIKitRuntime.SteppedScheduler()

  private func window(_ width: Int, _ height: Int) -> UIWindow {
    UIApplication.replaceShared(with: UIApplication(scheduler: scheduler))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.makeKeyAndVisible()
    return window
  }

  private func show(_ image: UIImage?, in window: UIWindow) -> UIImageView {
    let view = UIImageView(frame: window.bounds)
    view.contentMode = .scaleToFill
    view.image = image
    window.addSubview(view)
    return view
  }

  private func art(_ rows: String...) -> UIImage { UIKitRuntime.CellArt(rows: rows).image }

  private func rows(_ window: UIWindow) -> [String] {
    let canvas = WindowRenderer().render(window)
    return (0..<canvas.height).map { row in
      (0..<canvas.width).map { String(canvas[$0, row].character) }.joined()
    }
  }

  private func color(_ window: UIWindow, _ column: Int = 0) -> Color? {
    WindowRenderer().render(window)[column, 0].style.foreground
  }

  @Test func `image-tint: a template follows each change of the tint, another image none`() {
    let window = window(2, 1)
    let view = show(art("xx").withRenderingMode(.alwaysTemplate), in: window)
    #expect(color(window) == nil)
    view.tintColor = .red
    #expect(color(window) == .red)
    window.tintColor = .green
    view.tintColor = nil
    #expect(color(window) == .green)
    view.image = art("xx")
    #expect(color(window) == nil)
    view.image = UIImage(systemName: "star")
    #expect(color(window) == .green)
    view.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)
    #expect(color(window) == nil)
  }

  @Test func `image-tint: an image in one colour keeps it, but a template is the view's`() {
    let window = window(2, 1)
    let view = show(art("xx").withTintColor(.red), in: window)
    view.tintColor = .green
    #expect(color(window) == .red)
    view.image = UIImage(systemName: "star")?.withTintColor(.red)
    #expect(color(window) == .red)
    view.image = art("xx").withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(color(window) == .green)
  }

  @Test func `image-tint: what an app has drawn and pixels are in one colour, too`() throws {
    let window = window(2, 1)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    _ = show(drawn.withTintColor(.red), in: window)
    let canvas = WindowRenderer().render(window)
    #expect(canvas[0, 0].style.background == .red)
    #expect(canvas[1, 0].style.background == nil)
  }

  @Test func `image-resizable: caps keep their size, and what is between is tiled or stretched`() {
    let window = window(8, 1)
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = art("[ab]")
    let view = show(image.resizableImage(withCapInsets: caps), in: window)
    #expect(rows(window) == ["[ababab]"])
    view.image = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(rows(window) == ["[aaabbb]"])
    view.image = image.resizableImage(withCapInsets: .zero)
    #expect(rows(window) == ["[ab][ab]"])
    view.image = image
    #expect(rows(window) == ["[[aabb]]"])
    #expect(view.image?.capInsets == .zero)
  }

  @Test func `image-cg: a picture is cut out by its pixels, and is a layer's contents`() throws {
    let window = window(2, 1)
    let picture = try #require(art("abcd", "efgh").cgImage)
    // A cell that is a point has two pixels, one above the other.
    #expect((picture.width, picture.height) == (4, 4))
    let part = try #require(picture.cropping(to: CGRect(x: 1, y: 2, width: 2, height: 2)))
    let view = show(UIImage(cgImage: part), in: window)
    #expect(view.image?.size == CGSize(width: 2, height: 1))
    #expect(rows(window) == ["fg"])
    view.image = nil
    view.layer.contents = part
    #expect(rows(window) == ["fg"])
    #expect(picture.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `image-animated: an image of several ones shows them one after the other`() throws {
    let window = window(1, 1)
    let image = try #require(UIImage.animatedImage(with: ["a", "b"].map { art($0) }, duration: 2))
    #expect(image.images?.count == 2 && image.duration == 2)
    let view = show(image, in: window)
    #expect(view.isAnimating && rows(window) == ["a"])
    scheduler.advance(by: .seconds(1))
    #expect(rows(window) == ["b"])
    scheduler.advance(by: .seconds(1))
    #expect(rows(window) == ["a"])
    view.removeFromSuperview()
    #expect(!view.isAnimating)
  }

  @Test func `image-animated: a view's own images end after their repetitions with its image`() {
    let window = window(1, 1)
    let view = show(art("z"), in: window)
    view.animationImages = ["a", "b", "c"].map { art($0) }
    (view.animationDuration, view.animationRepeatCount) = (0.3, 2)
    #expect(!view.isAnimating)
    view.startAnimating()
    var shown = ""
    for _ in 0..<7 {
      shown += rows(window)[0]
      scheduler.advance(by: .milliseconds(100))
    }
    #expect(shown == "abcabcz" && !view.isAnimating)
    view.startAnimating()
    view.stopAnimating()
    #expect(rows(window) == ["z"])
  }
}
