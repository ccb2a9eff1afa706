import Foundation
import Testing
import UIKit

/// The tree of layers beside that of views.
@MainActor @Suite struct LayerTreeTests {
  private func layers(_ view: UIView) -> [CALayer] { view.layer.sublayers ?? [] }

  @Test func `layer-tree: the layers of subviews stand among those added by hand`() {
    let view = UIView()
    let (first, second, third) = (UIView(), UIView(), UIView())
    let (low, high) = (CALayer(), CALayer())
    view.layer.addSublayer(low)
    view.addSubview(first)
    view.layer.addSublayer(high)
    view.addSubview(second)
    #expect(layers(view) == [low, first.layer, high, second.layer])
    #expect(first.layer.superlayer === view.layer)
    view.insertSubview(third, belowSubview: second)
    #expect(layers(view) == [low, first.layer, high, third.layer, second.layer])
    view.bringSubviewToFront(first)
    #expect(layers(view) == [low, high, third.layer, second.layer, first.layer])
    view.sendSubviewToBack(second)
    #expect(layers(view) == [second.layer, low, high, third.layer, first.layer])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(layers(view) == [first.layer, low, high, third.layer, second.layer])
    #expect(view.subviews == [first, third, second])
    third.removeFromSuperview()
    #expect(layers(view) == [first.layer, low, high, second.layer])
    #expect(third.layer.superlayer == nil)
  }

  @Test func `layer-tree: layers moved by hand take their views along`() {
    let view = UIView()
    let subviews = (0..<3).map { _ in UIView() }
    for subview in subviews { view.addSubview(subview) }
    view.layer.insertSublayer(subviews[2].layer, at: 0)
    #expect(view.subviews == [subviews[2], subviews[0], subviews[1]])
    let other = UIView()
    other.layer.addSublayer(subviews[0].layer)
    #expect(subviews[0].superview == nil)
    #expect(subviews[0].layer.superlayer === other.layer)
    subviews[1].layer.removeFromSuperlayer()
    #expect(view.subviews == [subviews[2]])
    view.layer.sublayers = nil
    #expect(view.subviews.isEmpty)
    #expect(layers(view).isEmpty)
  }

  @Test func `a layer whose view or superlayer is gone is a layer of its own`() {
    let (outer, inner) = (CALayer(), CALayer())
    do {
      let view = UIView(frame: CGRect(1, 2, 3, 4))
      outer.addSublayer(view.layer)
      let between = CALayer()
      between.addSublayer(inner)
      #expect(inner.superlayer === between)
    }
    #expect(inner.superlayer == nil)
    #expect(outer.sublayers?.first?.delegate == nil)
    #expect(outer.sublayers?.first?.frame == CGRect(1, 2, 3, 4))
    outer.sublayers?.first?.position.x = 9
    #expect(outer.sublayers?.first?.frame.minX == 7.5)
  }

  @Test func `a layer takes another one's place`() {
    let superlayer = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    superlayer.sublayers = Array(layers.prefix(3))
    superlayer.replaceSublayer(layers[1], with: layers[3])
    #expect(superlayer.sublayers == [layers[0], layers[3], layers[2]])
    #expect(layers[1].superlayer == nil)
    superlayer.replaceSublayer(layers[1], with: layers[0])
    #expect(superlayer.sublayers == [layers[0], layers[3], layers[2]])
  }

  @Test func `layer-geometry: the anchor point says which point lies at the position`() {
    let view = UIView(frame: CGRect(10, 10, 20, 20))
    view.layer.anchorPoint = CGPoint(x: 0.1, y: 0.1)
    #expect(view.center == CGPoint(x: 20, y: 20))
    #expect(view.frame == CGRect(18, 18, 20, 20))
    view.bounds.size.width += 10
    #expect(view.frame == CGRect(17, 18, 30, 20))
    view.frame = CGRect(0, 0, 10, 10)
    #expect(view.center == CGPoint(x: 1, y: 1))
    #expect(view.convert(CGPoint(x: 2, y: 3), to: nil) == CGPoint(x: 2, y: 3))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(-1, -1, 20, 20))
  }

  @Test func `layer-geometry: a transform in space is seen from the front`() {
    let view = UIView(frame: CGRect(0, 0, 20, 20))
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(view.transform.a - 0.5) < 1e-12)
    #expect(abs(view.frame.width - 10) < 1e-12)
    #expect(abs(view.frame.minX - 5) < 1e-12)
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(view.layer.transform.m41 == 3)
    #expect(CATransform3DIsAffine(view.layer.transform))
  }

  @Test func `a layer converts to another tree's coordinates by what both lie in`() {
    let (top, left, right) = (CALayer(), CALayer(), CALayer())
    left.frame = CGRect(10, 0, 20, 20)
    right.frame = CGRect(40, 8, 20, 20)
    right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    top.addSublayer(left)
    top.addSublayer(right)
    #expect(left.convert(CGPoint(x: 0, y: 8), to: right) == CGPoint(x: -10, y: 0))
    #expect(right.convert(CGPoint(x: 10, y: 8), from: left) == CGPoint(x: -5, y: 0))
    #expect(right.convert(CGRect(0, 0, 10, 10), to: nil) == CGRect(30, 8, 20, 10))
  }

  @Test
  func `layer-hit: the frontmost layer is hit, by zPosition, outside only where nothing cuts`() {
    let (superlayer, back, front) = (CALayer(), CALayer(), CALayer())
    superlayer.frame = CGRect(10, 10, 20, 20)
    for layer in [back, front] {
      layer.frame = CGRect(10, 0, 20, 20)
      superlayer.addSublayer(layer)
    }
    #expect(superlayer.hitTest(CGPoint(x: 25, y: 15)) === front)
    back.zPosition = 1
    #expect(superlayer.hitTest(CGPoint(x: 25, y: 15)) === back)
    #expect(superlayer.hitTest(CGPoint(x: 12, y: 15)) === superlayer)
    #expect(superlayer.hitTest(CGPoint(x: 35, y: 15)) === back)
    superlayer.masksToBounds = true
    #expect(superlayer.hitTest(CGPoint(x: 35, y: 15)) == nil)
    back.isHidden = true
    #expect(superlayer.hitTest(CGPoint(x: 25, y: 15)) === front)
    #expect(superlayer.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }
}
