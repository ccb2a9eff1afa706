import Foundation
import QuartzCore
import Testing

/// Animations as functions of time, applied to a layer that nobody sees.
@MainActor @Suite struct MotionTests {
  private func shown(
    _ animation: CAAnimation, at time: Double, prepare: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    let layer = CALayer()
    prepare(layer)
    animation.motion(ofDuration: 1).apply(to: layer, at: time)
    return layer
  }

  @Test(
    arguments: [
      (10, 20, nil, 12.5), (10, nil, 8, 12), (nil, 20, 8, 14), (10, nil, nil, 7.5 + 25),
      (nil, 20, nil, 80), (nil, nil, 8, 102), (nil, nil, nil, 100),
    ] as [(Double?, Double?, Double?, CGFloat)])
  func `motion-basic: each way to give the ends, over a layer that is at 100`(
    from: Double?, to: Double?, by: Double?, expected: CGFloat
  ) {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    #expect(shown(animation, at: 0.25) { $0.zPosition = 100 }.zPosition == expected)
  }

  @Test func `motion-basic: additive values are added to what is there`() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.isAdditive = true
    animation.fromValue = CGPoint(x: -40, y: 0)
    animation.toValue = CGPoint.zero
    let layer = shown(animation, at: 0.75) { $0.position = CGPoint(x: 50, y: 7) }
    #expect(layer.position == CGPoint(x: 40, y: 7))
  }

  @Test func `motion-basic: cumulative runs go on where the last one ended`() {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue) = (0, 10)
    animation.repeatCount = 3
    animation.isCumulative = true
    #expect(shown(animation, at: 2.5).zPosition == 25)
  }

  @Test func `motion-values: key paths change parts of properties`() {
    let paths: [(String, (CALayer) -> CGFloat)] = [
      ("position.x", { $0.position.x }), ("bounds.size.width", { $0.bounds.size.width }),
      ("bounds.origin.y", { $0.bounds.origin.y }), ("cornerRadius", { $0.cornerRadius }),
      ("borderWidth", { $0.borderWidth }), ("anchorPoint.y", { $0.anchorPoint.y }),
      ("shadowOffset.height", { $0.shadowOffset.height }),
      ("transform.translation.x", { $0.transform.m41 }),
      ("transform.scale.y", { $0.transform.m22 }),
    ]
    for (path, read) in paths {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = (2, 4)
      #expect(read(shown(animation, at: 0.5)) == 3, "\(path)")
    }
  }

  @Test func `motion-values: a turn by its angle passes the middle, and scale stays`() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue) = (0, Double.pi)
    let turned = shown(animation, at: 0.5) { $0.transform = CATransform3DMakeScale(2, 2, 1) }
    #expect(abs(turned.transform.m12 - 2) < 1e-9 && abs(turned.transform.m11) < 1e-9)
  }

  @Test func `motion-values: whole transforms are mixed by their parts`() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeRotation(0, 0, 0, 1)
    animation.toValue = CATransform3DTranslate(
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 10, 0, 0)
    let middle = shown(animation, at: 0.5).transform
    let angle = Double.pi / 4
    #expect(abs(middle.m11 - cos(angle)) < 1e-9 && abs(middle.m12 - sin(angle)) < 1e-9)
    #expect(abs(middle.m42 - 5) < 1e-9)
    let flat = CABasicAnimation(keyPath: "transform")
    flat.toValue = CATransform3DMakeScale(0, 0, 1)
    #expect(abs(shown(flat, at: 0.5).transform.m11 - 0.5) < 1e-9)
    #expect(abs(shown(flat, at: 0.5).transform.m12) < 1e-9)
  }

  @Test func `motion-values: colours are mixed, other things jump`() {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(gray: 0, alpha: 1)
    animation.toValue = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(shown(animation, at: 0.5).backgroundColor?.components == [0.5, 0.25, 0, 1])
    let contents = CABasicAnimation(keyPath: "contents")
    (contents.fromValue, contents.toValue) = ("a", "b")
    #expect(shown(contents, at: 0.1).contents as? String == "b")
    let unknown = CABasicAnimation(keyPath: "no.such.path")
    unknown.toValue = 5
    #expect(shown(unknown, at: 1).zPosition == 0)
  }

  @Test func `motion-keyframes: even steps, own times, and discrete values`() {
    let frames = CAKeyframeAnimation(keyPath: "zPosition")
    frames.values = [0, 10, 30]
    #expect(shown(frames, at: 0.25).zPosition == 5)
    #expect(shown(frames, at: 0.75).zPosition == 20)
    frames.keyTimes = [0, 0.8, 1]
    #expect(abs(shown(frames, at: 0.4).zPosition - 5) < 1e-9)
    frames.keyTimes = [0, 1]
    #expect(shown(frames, at: 0.25).zPosition == 5, "times that do not fit are left out")
    frames.calculationMode = .discrete
    frames.keyTimes = nil
    #expect([0.1, 0.3, 0.4, 0.9].map { shown(frames, at: $0).zPosition } == [0, 0, 10, 30])
    frames.keyTimes = [0, 0.2, 0.5, 1]
    #expect([0.1, 0.3, 0.6].map { shown(frames, at: $0).zPosition } == [0, 10, 30])
  }

  @Test func `motion-keyframes: curves bend segments, paced frames have one speed`() {
    let frames = CAKeyframeAnimation(keyPath: "zPosition")
    frames.values = [0, 10, 40]
    frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    #expect(abs(shown(frames, at: 0.25).zPosition - 10 * 0.31535681) < 1e-6)
    #expect(shown(frames, at: 0.75).zPosition == 25)
    frames.calculationMode = .paced
    #expect(shown(frames, at: 0.25).zPosition == 10)
    frames.calculationMode = .cubic
    frames.values = [0, 10, 20, 30]
    frames.timingFunctions = nil
    #expect(abs(shown(frames, at: 0.5).zPosition - 15) < 1e-9)
  }

  @Test func `motion-keyframes: a path leads a point, and comes before values`() {
    let frames = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    frames.path = path
    frames.values = [CGPoint(x: 99, y: 99)]
    #expect(shown(frames, at: 0.25).position == CGPoint(x: 5, y: 0))
    #expect(shown(frames, at: 0.75).position == CGPoint(x: 10, y: 15))
    frames.calculationMode = .paced
    #expect(abs(shown(frames, at: 0.5).position.y - 10) < 1e-9)
  }

  @Test func `motion-group: children run in the group's time and are cut at its end`() {
    let (near, late, group) = (CABasicAnimation(), CABasicAnimation(), CAAnimationGroup())
    near.keyPath = "zPosition"
    (near.fromValue, near.toValue, near.duration) = (0, 40, 4)
    late.keyPath = "cornerRadius"
    (late.fromValue, late.toValue, late.beginTime) = (10, 20, 1)
    group.animations = [near, late]
    group.duration = 2
    #expect(shown(group, at: 1.5).zPosition == 15)
    #expect(shown(group, at: 0.5).cornerRadius == 0)
    #expect(shown(group, at: 1.25).cornerRadius == 11.25, "a duration of 0 is the group's")
    #expect(shown(group, at: 2).zPosition == 0)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(abs(shown(group, at: 1).zPosition - 20 * 0.31535681) < 1e-6)
  }

  @Test func `motion-transition: it goes from its start to its end`() {
    let transition = CATransition()
    #expect(transition.type == .fade && transition.startProgress == 0)
    transition.startProgress = 0.5
    transition.duration = 2
    let motion = transition.motion(ofDuration: 1)
    #expect(motion.transitionProgress(at: 1) == 0.75)
    #expect(motion.transitionProgress(at: 3) == nil)
  }

  @Test func `motion-added: a copy has all values, and is another object`() throws {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.fromValue, spring.mass, spring.duration, spring.isAdditive) = (1, 3, 2, true)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy !== spring && copy.keyPath == "opacity" && copy.fromValue as? Int == 1)
    #expect(copy.mass == 3 && copy.duration == 2 && copy.isAdditive)
  }
}
