import Foundation
import Testing
import UIKit

/// Layers: what they share with their views, and what they have alone.
@MainActor @Suite struct LayerTests {
  @Test func `layer-defaults: a new layer, and that of a new view`() {
    for layer in [CALayer(), UIView().layer] {
      #expect(layer.opacity == 1)
      #expect(!layer.isHidden)
      #expect(!layer.masksToBounds)
      #expect(layer.cornerRadius == 0)
      #expect(layer.borderWidth == 0)
      #expect(layer.borderColor == CGColor(gray: 0, alpha: 1))
      #expect(layer.backgroundColor == nil)
      #expect(layer.sublayers == nil)
      #expect(layer.affineTransform() == .identity)
    }
  }

  @Test func `layer-geometry: a view and its layer are one in all that both have`() {
    let view = UIView(frame: CGRect(1, 2, 30, 40))
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == CGPoint(x: 16, y: 22))
    view.layer.frame = CGRect(5, 5, 10, 10)
    #expect(view.frame == CGRect(5, 5, 10, 10))
    view.layer.bounds.size.width = 20
    #expect(view.frame == CGRect(0, 5, 20, 10))
    view.layer.position.x = 50
    #expect(view.center.x == 50)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.affineTransform().a == 2)
  }

  @Test func `layer-geometry: a layer of its own keeps its place when the bounds grow`() {
    let layer = CALayer()
    layer.frame = CGRect(10, 10, 20, 20)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    layer.bounds.size.width = 40
    #expect(layer.frame == CGRect(0, 10, 40, 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(-20, 0, 80, 40))
    layer.frame = CGRect(0, 0, 20, 10)
    #expect(layer.bounds.size == CGSize(width: 10, height: 5))
  }

  @Test func `layer-geometry: bounds of a view's layer that change lay the view out`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counting(frame: CGRect(0, 0, 10, 10))
    view.layoutIfNeeded()
    view.layer.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `layers are ordered from back to front, and a layer is in one place`() {
    let (superlayer, other) = (CALayer(), CALayer())
    let layers = (0..<4).map { _ in CALayer() }
    superlayer.addSublayer(layers[0])
    superlayer.insertSublayer(layers[1], at: 0)
    superlayer.insertSublayer(layers[2], above: layers[1])
    superlayer.insertSublayer(layers[3], below: layers[0])
    #expect(superlayer.sublayers == [layers[1], layers[2], layers[3], layers[0]])
    other.addSublayer(layers[2])
    #expect(superlayer.sublayers?.count == 3)
    #expect(layers[2].superlayer === other)
    layers[2].removeFromSuperlayer()
    #expect(other.sublayers == nil)
    #expect(layers[2].superlayer == nil)
  }

  @Test func `a change of a layer draws the window again`() {
    _ = DrawingWorld()
    let window = UIWindow()
    let view = UIView(frame: CGRect(0, 0, 5, 5))
    window.addSubview(view)
    let sublayer = CALayer()
    let changes: [() -> Void] = [
      { view.layer.cornerRadius = 2 }, { view.layer.borderWidth = 1 },
      { view.layer.borderColor = nil }, { view.layer.addSublayer(sublayer) },
      { sublayer.backgroundColor = UIColor.red.cgColor }, { sublayer.removeFromSuperlayer() },
    ]
    for change in changes {
      window.isRedrawNeeded = false
      change()
      #expect(window.isRedrawNeeded)
    }
  }

  @Test func `a view makes the layer of its class, with itself, and both go together`() {
    final class Special: CALayer {}
    final class SpecialView: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    #expect(SpecialView().layer is Special)
    weak var layer: CALayer?
    do {
      let view = UIView()
      layer = view.layer
      #expect(layer != nil)
    }
    #expect(layer == nil)
  }
}
