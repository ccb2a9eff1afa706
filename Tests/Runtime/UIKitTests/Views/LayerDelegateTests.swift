import Foundation
import Testing
import UIKit

/// What layers ask of their delegates, and what subclasses hear.
@MainActor @Suite struct LayerDelegateTests {
  private final class Placing: NSObject, CALayerDelegate {
    var calls = 0

    func layoutSublayers(of layer: CALayer) {
      calls += 1
      layer.sublayers?.first?.frame = layer.bounds
    }
  }

  private final class Fitted: CALayer {
    var sizes: [CGSize] = []
    var layouts = 0

    override var bounds: CGRect { didSet { sizes.append(bounds.size) } }

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
    }
  }

  private final class FittedView: UIView {
    override class var layerClass: AnyClass { Fitted.self }
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `layer-delegate: a view is its layer's, which keeps it`() {
    let view = UIView()
    #expect(view.layer.delegate === view)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
    let layer = CALayer()
    do {
      let delegate = Placing()
      layer.delegate = delegate
      #expect(layer.delegate === delegate)
    }
    #expect(layer.delegate == nil)
  }

  @Test func `layer-layout: another size lays a layer out, in the pass of the views around`() {
    let world = DrawingWorld()
    let window = UIWindow(frame: CGRect(0, 0, 80, 24))
    let view = UIView()
    window.addSubview(view)
    let (layer, inner, delegate) = (CALayer(), CALayer(), Placing())
    layer.delegate = delegate
    layer.addSublayer(inner)
    layer.bounds.size = CGSize(width: 5, height: 5)
    #expect(layer.needsLayout())
    view.layer.addSublayer(layer)
    window.layoutIfNeeded()
    #expect(delegate.calls == 1)
    #expect(inner.frame == CGRect(0, 0, 5, 5))
    layer.position.x = 7
    window.layoutIfNeeded()
    #expect(delegate.calls == 1)
    layer.bounds.size.width = 6
    world.scheduler.runUntilIdle()
    #expect(delegate.calls == 1, "a hidden window has no pass of its own")
    window.layoutIfNeeded()
    #expect(inner.frame.width == 6)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.calls == 3)
  }

  @Test func `layer-layout: a view lays out by its layer, and the layer's class hears of the size`()
  {
    let view = FittedView(frame: CGRect(0, 0, 4, 4))
    let layer = view.layer as? Fitted
    view.layoutIfNeeded()
    #expect(layer?.layouts == 1)
    view.frame = CGRect(1, 1, 8, 8)
    view.bounds.size.height = 9
    #expect(layer?.sizes == [CGSize(width: 8, height: 8), CGSize(width: 8, height: 9)])
    view.layer.layoutIfNeeded()
    #expect(view.layouts == 2)
    #expect(layer?.layouts == 2)
  }

  @Test func `layer-set-directly: an override of a view's bounds sees what is set at the view`() {
    final class Counting: UIView {
      var sets = 0
      override var bounds: CGRect { didSet { sets += 1 } }
    }
    let view = Counting()
    view.bounds.size.width = 4
    view.layer.bounds.size.width = 5
    view.frame = CGRect(0, 0, 6, 6)
    #expect(view.sets == 1 && view.bounds.width == 6)
  }

  @Test func `a frame set in one call tells the view once of bounds and position`() {
    final class Watching: UIView {
      var insets: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets) }
    }
    let (controller, inner) = (UIViewController(), Watching(frame: CGRect(0, 0, 10, 2)))
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets.top = 4
    inner.frame = CGRect(0, 1, 20, 5)
    #expect(inner.insets.last?.top == 3)
    #expect(inner.insets.count <= 2)
  }
}
