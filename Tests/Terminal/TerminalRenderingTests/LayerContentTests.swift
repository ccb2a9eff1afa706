import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// What layers draw: their order, their content and what is cut off.
@MainActor @Suite struct LayerContentTests {
  private func window(_ width: Int, _ height: Int) -> (window: UIWindow, view: UIView) {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    return (window, view)
  }

  private func layer(_ x: CGFloat, _ width: CGFloat, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: width, height: 1)
    layer.backgroundColor = color.cgColor
    return layer
  }

  private func colors(_ window: UIWindow) -> [Color?] {
    let canvas = WindowRenderer().render(window)
    return (0..<canvas.width).map { canvas[$0, 0].style.background }
  }

  @Test func `layer-drawing-order: subviews and layers by their order, and then by zPosition`() {
    let (window, view) = window(5, 1)
    let subview = UIView(frame: CGRect(x: 1, y: 0, width: 3, height: 1))
    subview.backgroundColor = .green
    view.layer.addSublayer(layer(0, 3, .red))
    view.addSubview(subview)
    view.layer.addSublayer(layer(2, 2, .blue))
    #expect(colors(window) == [.red, .green, .blue, .blue, nil])
    subview.layer.zPosition = 1
    #expect(colors(window) == [.red, .green, .green, .green, nil])
    view.layer.sublayers?[0].zPosition = 2
    #expect(colors(window) == [.red, .red, .red, .green, nil])
  }

  /// An image of coloured cells beside each other.
  private func picture(_ colors: [UIColor]) -> CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: colors.count, height: 1)).image { context in
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }.cgImage
  }

  @Test func `a layer shows a part of its contents, and keeps the edges around the middle`() {
    let (window, view) = window(8, 1)
    let shown = layer(0, 6, .clear)
    shown.contents = picture([.red, .green, .blue])
    view.layer.addSublayer(shown)
    #expect(colors(window) == [.red, .red, .green, .green, .blue, .blue, nil, nil])
    shown.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    #expect(colors(window) == [.red, .green, .green, .green, .green, .blue, nil, nil])
    shown.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    shown.contentsRect = CGRect(x: 1.0 / 3, y: 0, width: 2.0 / 3, height: 1)
    #expect(colors(window) == [.green, .green, .green, .blue, .blue, .blue, nil, nil])
  }

  @Test func `a property is set and read by its path, also a part of a transform`() {
    let (window, view) = window(8, 1)
    let moved = layer(0, 2, .red)
    view.layer.addSublayer(moved)
    moved.setValue(3, forKeyPath: "transform.translation.x")
    #expect(colors(window) == [nil, nil, nil, .red, .red, nil, nil, nil])
    #expect(moved.value(forKeyPath: "transform.translation.x") as? CGFloat == 3)
    moved.setValue(Float.pi / 2, forKeyPath: "transform.rotation.z")
    let angle = moved.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0
    #expect(abs(angle - .pi / 2) < 1e-6 && moved.value(forKeyPath: "nothing") == nil)
    moved.transform = CATransform3DIdentity
    moved.setValue(CGPoint(x: 7, y: 0.5), forKeyPath: "position")
    #expect(colors(window) == [nil, nil, nil, nil, nil, nil, .red, .red])
  }

  @Test func `what a layer does to its sublayers is seen, and so are touches and points`() {
    let (window, view) = window(8, 1)
    let group = CATransformLayer()
    group.frame = CGRect(x: 2, y: 0, width: 4, height: 1)
    group.backgroundColor = UIColor.green.cgColor
    view.layer.addSublayer(group)
    let inner = layer(0, 1, .red)
    group.addSublayer(inner)
    #expect(colors(window) == [nil, nil, .red, nil, nil, nil, nil, nil])
    group.sublayerTransform = CATransform3DMakeTranslation(2, 0, 0)
    #expect(colors(window) == [nil, nil, nil, nil, .red, nil, nil, nil])
    #expect(inner.convert(CGPoint(x: 0.5, y: 0.5), to: view.layer) == CGPoint(x: 4.5, y: 0.5))
    #expect(view.layer.hitTest(CGPoint(x: 4.5, y: 0.5)) === inner)
    // The anchor point, in the middle, stays.
    group.sublayerTransform = CATransform3DMakeScale(2, 1, 1)
    #expect(colors(window) == [.red, .red, nil, nil, nil, nil, nil, nil])
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
    var depth = CATransform3DIdentity
    depth.m34 = -1 / 500
    group.sublayerTransform = depth
    #expect(colors(window) == [nil, nil, .red, nil, nil, nil, nil, nil])
  }

  @Test func `layer-mask: only what the mask covers is seen`() {
    let (window, view) = window(6, 1)
    view.backgroundColor = .red
    let mask = CALayer()
    view.layer.mask = mask
    #expect(colors(window) == [nil, nil, nil, nil, nil, nil])
    mask.addSublayer(layer(1, 2, .black))
    mask.addSublayer(layer(4, 1, .black))
    mask.addSublayer(layer(5, 1, .clear))
    #expect(colors(window) == [nil, .red, .red, nil, .red, nil])
    view.layer.mask = nil
    #expect(colors(window) == Array(repeating: .red, count: 6))
  }

  @Test func `layer-geometry: a layer is scaled about its anchor point`() {
    let (window, view) = window(6, 1)
    let layer = layer(2, 2, .red)
    view.layer.addSublayer(layer)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(colors(window) == [nil, .red, .red, .red, .red, nil])
    layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    layer.frame = CGRect(x: 2, y: 0, width: 4, height: 1)
    #expect(colors(window) == [nil, nil, .red, .red, .red, .red])
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    layer.frame = CGRect(x: 2, y: 0, width: 2, height: 1)
    layer.isDoubleSided = false
    #expect(colors(window) == [nil, nil, nil, nil, nil, nil])
  }

  @Test func `layer-display: a delegate draws the content of a layer that was asked to be drawn`() {
    final class Artist: NSObject, CALayerDelegate {
      var count = 0
      func layerWillDraw(_ layer: CALayer) { count += 1 }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.green.cgColor)
        ctx.fill(CGRect(x: 1, y: 0, width: 9, height: 1))
      }
    }
    let (window, view) = window(6, 1)
    let (layer, artist) = (layer(1, 3, .red), Artist())
    layer.delegate = artist
    view.layer.addSublayer(layer)
    #expect(colors(window) == [nil, .red, .red, .red, nil, nil])
    layer.setNeedsDisplay()
    #expect(colors(window) == [nil, .red, .green, .green, nil, nil])
    #expect(artist.count == 1)
    #expect(!layer.needsDisplay())
  }

  @Test func `layer-display: a view that displays its layer is not drawn, and a class can draw`() {
    final class Shown: UIView {
      var displays = 0
      override func display(_ layer: CALayer) {
        displays += 1
        layer.backgroundColor = UIColor.blue.cgColor
      }
      override func draw(_ rect: CGRect) { Issue.record("the content is displayed") }
    }
    final class Striped: CALayer {
      override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    final class StripedView: UIView {
      override class var layerClass: AnyClass { Striped.self }
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(rect)
      }
    }
    let (window, view) = window(4, 1)
    let shown = Shown(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let striped = StripedView(frame: CGRect(x: 2, y: 0, width: 2, height: 1))
    view.addSubview(shown)
    view.addSubview(striped)
    let renderer = WindowRenderer()
    renderer.render(window)
    let canvas = renderer.render(window)
    #expect((0..<4).map { canvas[$0, 0].style.background } == [.blue, nil, .red, .green])
    #expect(shown.displays == 1)
    shown.setNeedsDisplay()
    renderer.render(window)
    #expect(shown.displays == 2)
  }

  @Test func `layer-contents: an image lies behind what is drawn, where its gravity says`() {
    let (window, view) = window(5, 3)
    let layer = CALayer()
    layer.frame = view.bounds
    layer.contents = UIImage(cellArt: UIKitRuntime.CellArt(rows: ["xy"]))
    layer.contentsGravity = .bottomRight
    view.layer.addSublayer(layer)
    #expect(WindowRenderer().render(window).lines().last == "   xy")
    layer.contentsGravity = .topLeft
    #expect(WindowRenderer().render(window).lines().first == "xy")
  }
}
