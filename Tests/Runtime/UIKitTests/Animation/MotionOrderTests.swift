import Foundation
import Testing
import UIKit

/// What happens at one moment, and to layers that are not shown.
@MainActor @Suite struct MotionOrderTests {
  private let world = MotionWorld()

  private func animation(_ path: String, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    return animation
  }

  /// Logs the end, and what the layers still have then.
  private final class EndLog: NSObject, CAAnimationDelegate {
    let (world, name): (MotionWorld, String)

    init(_ name: String, in world: MotionWorld) { (self.world, self.name) = (world, name) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      let keys = [world.layer, world.view.layer].flatMap { $0.animationKeys() ?? [] }
      world.log.append("\(name) \(flag) \(keys)")
    }
  }

  @Test func `motion-tick: all are removed, then delegates hear it, then transactions, in order`() {
    world.use()
    let (layer, view) = (world.layer, world.view)
    for (name, target) in [("second", view.layer), ("third", layer)] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [world] in world.log.append("\(name)'s transaction") }
      let animation = animation("zPosition", 1)
      animation.delegate = EndLog(name, in: world)
      target.add(animation, forKey: name)
      CATransaction.commit()
    }
    // The others are there when this one ends, and none of them when they end.
    let first = animation("cornerRadius", 0.9)
    first.delegate = EndLog("first", in: world)
    layer.add(first, forKey: "first")
    world.commit()
    world.pass(to: 0.5)
    #expect(world.log == [])
    world.pass(to: 1)
    #expect(
      world.log == [
        "first true [\"third\", \"second\"]", "second true []", "third true []",
        "second's transaction", "third's transaction",
      ])
    #expect(world.layer.presentation()?.zPosition == 0)
  }

  @Test func `motion-added: a layer in no tree takes an animation, and loses it at the commit`() {
    world.use()
    let layer = CALayer()
    layer.add(animation("zPosition", 1), forKey: "z")
    #expect(layer.animation(forKey: "z")?.duration == 1 && layer.animationKeys() == ["z"])
    world.commit()
    #expect(layer.animationKeys() == nil && layer.presentation() == nil)
  }

  @Test func `view-animate-additive: without its animations a layer shows the last model value`() {
    world.use()
    for x in [105.0, 55, 25] {
      UIView.animate(withDuration: 1) { [world] in world.view.center.x = x }
      world.commit()
      world.scheduler.advance(by: .milliseconds(200))
    }
    #expect(world.view.layer.animationKeys()?.count == 3 && world.shownX != 25)
    world.view.layer.removeAllAnimations()
    #expect(world.view.layer.animationKeys() == nil)
    #expect(world.shownX == 25 && world.view.center.x == 25)
  }

  /// A change of a layer, and the animation that a block makes of it.
  struct LayerChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let key: String?
    let isAdditive: Bool
    let make: @MainActor @Sendable (CALayer) -> Void

    init(
      _ name: String, key: String? = nil, isAdditive: Bool = false,
      _ make: @escaping @MainActor @Sendable (CALayer) -> Void
    ) {
      (testDescription, self.key, self.isAdditive, self.make) = (name, key, isAdditive, make)
    }
  }

  nonisolated private static let changes = [
    LayerChange("origin", key: "bounds.origin", isAdditive: true) { $0.bounds.origin.x = 9 },
    LayerChange("height", key: "bounds.size", isAdditive: true) { $0.bounds.size.height = 9 },
    LayerChange("y", key: "position", isAdditive: true) { $0.position.y = 9 },
    LayerChange("scale", key: "transform", isAdditive: true) {
      $0.transform = CATransform3DMakeScale(2, 3, 1)
    },
    LayerChange("rotation", key: "transform", isAdditive: true) {
      $0.transform = CATransform3DMakeRotation(2, 0, 0, 1)
    },
    LayerChange("corner radius", key: "cornerRadius", isAdditive: true) { $0.cornerRadius = 9 },
    LayerChange("opacity", key: "opacity") { $0.opacity = 0.5 },
    LayerChange("anchor point", key: "anchorPoint") { $0.anchorPoint = CGPoint(x: 0.2, y: 0.4) },
    LayerChange("background", key: "backgroundColor") {
      $0.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    },
    LayerChange("border width") { $0.borderWidth = 9 },
    LayerChange("border colour") { $0.borderColor = CGColor(gray: 1, alpha: 1) },
    LayerChange("z position") { $0.zPosition = 9 },
    LayerChange("shadow radius") { $0.shadowRadius = 9 },
    LayerChange("shadow offset") { $0.shadowOffset = CGSize(width: 9, height: 9) },
    LayerChange("shadow colour") { $0.shadowColor = CGColor(gray: 1, alpha: 1) },
    LayerChange("stroke start") { ($0 as? CAShapeLayer)?.strokeStart = 0.2 },
    LayerChange("stroke end") { ($0 as? CAShapeLayer)?.strokeEnd = 0.5 },
  ]

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  private func shapeLayer() -> CALayer {
    let view = ShapeView(frame: CGRect(0, 0, 4, 4))
    view.backgroundColor = .black
    world.window.addSubview(view)
    CATransaction.flush()
    return view.layer
  }

  @Test(arguments: changes)
  func `view-animate-additive: which properties of a view's layer a block animates, and how`(
    change: LayerChange
  ) throws {
    world.use()
    let still = shapeLayer()
    change.make(still)
    #expect(still.animationKeys() == nil, "outside of a block")
    let layer = shapeLayer()
    UIView.animate(withDuration: 1) { change.make(layer) }
    #expect(layer.animationKeys() == change.key.map { [$0] })
    guard let key = change.key else { return }
    let made = try #require(layer.animation(forKey: key) as? CABasicAnimation)
    #expect(made.isAdditive == change.isAdditive)
  }

  @Test(arguments: [UIView.AnimationOptions.beginFromCurrentState, []])
  func `view-animate-additive: a position begins at its model value, whatever the options`(
    options: UIView.AnimationOptions
  ) throws {
    world.use()
    UIView.animate(withDuration: 1) { [world] in world.view.center.x = 105 }
    world.pass(to: 0.4)
    UIView.animate(withDuration: 1, delay: 0, options: options) { [world] in
      world.view.center.x = 25
    }
    let second = try #require(
      world.view.layer.animation(forKey: "position-2") as? CABasicAnimation)
    #expect(second.isAdditive && (second.fromValue as? CGPoint)?.x == 80)
  }
}
