import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Images that an app draws in code, and pictures of its views.
@MainActor @Suite struct DrawnImageTests {
  private func window(_ width: Int, _ height: Int, cell: CGSize = CGSize(width: 1, height: 1))
    -> UIWindow
  {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    return UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func text(_ window: UIWindow) -> [String] { WindowRenderer().render(window).textRows }

  private func show(_ image: UIImage, in window: UIWindow, _ mode: UIView.ContentMode = .topLeft) {
    let view = UIImageView(frame: window.bounds)
    view.contentMode = mode
    view.image = image
    window.addSubview(view)
  }

  @Test func `image-renderer: what is drawn is seen wherever the image is`() {
    let window = window(8, 3)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
      "abcdef".draw(at: CGPoint(x: 1, y: 0))
    }
    #expect(image.size == CGSize(width: 4, height: 2))
    show(image, in: window)
    let canvas = WindowRenderer().render(window)
    #expect(canvas.textRows == [" abc    ", "        ", "        "])
    #expect((0..<4).map { canvas[$0, 1].style.background } == [.red, .red, nil, nil])
  }

  @Test func `image-renderer: an image that is stretched draws its shapes larger`() {
    let window = window(8, 2)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    show(image, in: window, .scaleToFill)
    let canvas = WindowRenderer().render(window)
    #expect(
      (0..<8).map { canvas[$0, 1].style.background }
        == [nil, nil, .blue, .blue, .blue, .blue, nil, nil])
  }

  @Test func `a button's background image fills it behind the title, in each of its states`() {
    let window = window(8, 1)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1))
    let images = [UIColor.blue, .red].map { color in
      renderer.image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
      }
    }
    let button = UIButton(frame: window.bounds)
    button.setTitle("Go", for: .normal)
    let content = button.intrinsicContentSize.width
    button.setBackgroundImage(images[0], for: .normal)
    button.setBackgroundImage(images[1], for: .selected)
    #expect(content < 6 && button.intrinsicContentSize.width == 6)
    window.addSubview(button)
    var canvas = WindowRenderer().render(window)
    #expect(canvas.textRows[0].contains("Go"))
    #expect((0..<8).allSatisfy { canvas[$0, 0].style.background == .blue })
    button.isSelected = true
    #expect(button.currentBackgroundImage === images[1])
    #expect(button.backgroundImage(for: .disabled) === images[0])
    canvas = WindowRenderer().render(window)
    #expect((0..<8).allSatisfy { canvas[$0, 0].style.background == .red })
  }

  @Test func `image-renderer: bounds move the origin, and opaque images are black at first`() {
    let window = window(4, 1)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let bounds = CGRect(x: 10, y: 20, width: 3, height: 1)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      #expect(context.format.bounds == bounds)
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
    show(image, in: window)
    let canvas = WindowRenderer().render(window)
    let black = Color.black
    #expect((0..<4).map { canvas[$0, 0].style.background } == [black, .green, black, nil])
  }

  @Test func `image-renderer: image contexts of before can be nested`() {
    let window = window(4, 1)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 1))
    "left".draw(at: .zero)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    "x".draw(at: .zero)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    inner?.draw(at: CGPoint(x: 3, y: 0))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(inner?.size == CGSize(width: 1, height: 1))
    show(image ?? UIImage(), in: window)
    #expect(text(window) == ["lefx"])
  }

  @Test func `an app that draws each image on the last one draws a bounded number of steps`() {
    let window = window(4, 1)
    let size = CGSize(width: 4, height: 1)
    var image = UIImage()
    for step in 0..<6000 {
      image = UIGraphicsImageRenderer(size: size).image { context in
        image.draw(at: .zero)
        (step % 2 == 0 ? UIColor.red : .blue).setFill()
        context.fill(CGRect(x: step % 4, y: 0, width: 1, height: 1))
      }
    }
    #expect(image.size == size)
    show(image, in: window)
    let canvas = WindowRenderer().render(window)
    let seen = (0..<4).map { column -> Color? in
      let cell = canvas[column, 0]
      return cell.style.foreground ?? cell.style.background
    }
    #expect(Set(seen.compactMap { $0 }).count == 2)
  }

  @Test func `image-renderer: a layer and what is below it are drawn in its own coordinates`() {
    let window = window(6, 3)
    let view = UIView(frame: CGRect(x: 2, y: 1, width: 4, height: 2))
    view.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 1, y: 0, width: 3, height: 1))
    label.text = "abc"
    let hidden = UILabel(frame: CGRect(x: 0, y: 1, width: 3, height: 1))
    hidden.text = "no"
    hidden.isHidden = true
    view.addSubview(label)
    view.addSubview(hidden)
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    show(image, in: window)
    let canvas = WindowRenderer().render(window)
    #expect(canvas.textRows == [" abc  ", "      ", "      "])
    #expect(canvas[0, 1].style.background == .red)
    #expect(canvas[4, 1].style.background == nil)
  }

  @Test func `image-renderer: a snapshot shows a view as it was`() throws {
    let window = window(3, 1)
    let label = UILabel(frame: window.bounds)
    label.text = "old"
    let snapshot = try #require(label.snapshotView(afterScreenUpdates: true))
    label.text = "new"
    window.addSubview(snapshot)
    #expect(text(window) == ["old"])
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    #expect(!label.drawHierarchy(in: label.bounds, afterScreenUpdates: false))
  }

  @Test func `layer-text: a text is drawn from the upper edge, wrapped, truncated and aligned`() {
    let window = window(6, 3)
    let layer = CATextLayer()
    layer.frame = window.bounds
    layer.string = "one two"
    window.layer.addSublayer(layer)
    #expect(text(window) == ["one tw", "      ", "      "])
    layer.isWrapped = true
    #expect(text(window) == ["one   ", "two   ", "      "])
    layer.alignmentMode = .right
    #expect(text(window) == ["   one", "   two", "      "])
    layer.truncationMode = .end
    #expect(text(window)[0].contains("…"))
    #expect(layer.fontSize == 36)
    layer.string = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    let canvas = WindowRenderer().render(window)
    #expect(canvas[3, 0].style.foreground == .red)
  }

  @Test func `visual-effect: what lies behind is seen through the tint, and content over it`() {
    let window = window(4, 1)
    let back = UIView(frame: window.bounds)
    back.backgroundColor = .red
    window.addSubview(back)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.frame = CGRect(x: 1, y: 0, width: 3, height: 1)
    let label = UILabel(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
    label.text = "x"
    effect.contentView.addSubview(label)
    window.addSubview(effect)
    let canvas = WindowRenderer().render(window)
    #expect(canvas.textRows == ["  x "])
    #expect(canvas[0, 0].style.background == .red)
    let tinted = canvas[1, 0].style.background
    #expect(tinted != .red && tinted != nil)
    #expect(effect.contentView.frame == effect.bounds)
    effect.effect = nil
    #expect(WindowRenderer().render(window)[1, 0].style.background == .red)
  }
}

extension Canvas {
  /// The text of each row.
  fileprivate var textRows: [String] {
    (0..<height).map { row in (0..<width).map { String(self[$0, row].character) }.joined() }
  }
}
