import Foundation
import Testing
import UIKit

/// Which of several recognizers of one touch recognizes its gesture.
@MainActor @Suite struct GestureRelationTests {
  private static let point = CGPoint(x: 50, y: 50)

  private func taps(_ count: Int, in world: TouchWorld, on view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    world.log(tap, as: "\(count)")
    view.addGestureRecognizer(tap)
    return tap
  }

  // Source: UIKIT-CASES.md gesture-require-failure.
  @Test(arguments: 1...3)
  func `gesture-require-failure: only the greatest count of taps acts`(count: Int) {
    let world = TouchWorld()
    let view = world.addView()
    let (single, double, triple) = (
      taps(1, in: world, on: view), taps(2, in: world, on: view), taps(3, in: world, on: view)
    )
    single.require(toFail: double)
    double.require(toFail: triple)
    for _ in 1...count { world.input.tap(at: Self.point) }
    world.settle()
    #expect(world.take().filter { !$0.hasPrefix("view") } == ["\(count) ended"])
    #expect([single, double, triple].allSatisfy { $0.state == .possible })
  }

  // Source: UIKIT-CASES.md gesture-taps.
  @Test func `gesture-taps: without a requirement a single and a double tap both act`() {
    let world = TouchWorld()
    let view = world.addView()
    let recognizers = [taps(1, in: world, on: view), taps(2, in: world, on: view)]
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "1 ended", "view cancelled"])
    world.input.tap(at: Self.point)
    #expect(world.take().filter { !$0.hasPrefix("view") } == ["1 ended", "2 ended"])
    #expect(recognizers.count == 2)
  }

  // Source: UIKIT-CASES.md gesture-exclusive.
  @Test func `gesture-exclusive: the deeper view's recognizer wins`() {
    let world = TouchWorld()
    let outer = world.addView("outer")
    let inner = world.addView("inner", to: outer)
    let (around, deep) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    world.log(around, as: "around")
    world.log(deep, as: "deep")
    outer.addGestureRecognizer(around)
    inner.addGestureRecognizer(deep)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["inner began", "deep ended", "inner cancelled"])
  }

  /// Answers with what a test sets.
  private final class Delegate: UIGestureRecognizerDelegate {
    var isSimultaneous = false
    var begins = true
    var receives = true
    var mustFail: UIGestureRecognizer?
    var mustNotAct: UIGestureRecognizer?
    var questions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      questions += 1
      return otherGestureRecognizer === mustFail
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === mustNotAct }
  }

  // Source: UIKIT-CASES.md gesture-exclusive.
  @Test(arguments: [0, 1])
  func `gesture-exclusive: one of the two delegates may allow both`(asked: Int) {
    let world = TouchWorld()
    let view = world.addView()
    let delegate = Delegate()
    delegate.isSimultaneous = true
    let pans = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
    for (index, pan) in pans.enumerated() {
      world.log(pan, as: "\(index)")
      view.addGestureRecognizer(pan)
    }
    pans[asked].delegate = delegate
    world.drag(from: Self.point, to: CGPoint(x: 80, y: 50), steps: 1)
    #expect(
      world.take().filter { !$0.hasPrefix("view") }
        == ["0 began", "1 began", "0 ended", "1 ended"])
  }

  // Source: UIKIT-CASES.md gesture-should-begin.
  @Test func `gesture-should-begin: the delegate may refuse a touch or a gesture`() {
    let world = TouchWorld()
    let view = world.addView()
    let delegate = Delegate()
    let tap = taps(1, in: world, on: view)
    tap.delegate = delegate
    delegate.begins = false
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "view ended"])
    (delegate.begins, delegate.receives) = (true, false)
    world.wait(1)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "view ended"])
    delegate.receives = true
    world.wait(1)
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began", "1 ended", "view cancelled"])
  }

  // Source: UIKIT-CASES.md gesture-should-begin.
  @Test func `gesture-should-begin: the touched view may refuse the gesture of a view around it`() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool { false }
    }
    let world = TouchWorld()
    let outer = world.addView("outer")
    let tap = taps(1, in: world, on: outer)
    outer.addSubview(Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    world.input.tap(at: Self.point)
    #expect(world.take() == ["outer began", "outer ended"])
    world.input.tap(at: CGPoint(x: 300, y: 300))
    #expect(world.take() == ["outer began", "1 ended", "outer cancelled"])
    #expect(tap.state == .possible)
  }

  // Source: UIKIT-CASES.md gesture-require-failure.
  @Test(arguments: [true, false])
  func `gesture-require-failure: a delegate may make one gesture wait`(asksTheOther: Bool) {
    let world = TouchWorld()
    let view = world.addView()
    let (single, double) = (taps(1, in: world, on: view), taps(2, in: world, on: view))
    let delegate = Delegate()
    if asksTheOther {
      delegate.mustNotAct = single
      double.delegate = delegate
    } else {
      delegate.mustFail = double
      single.delegate = delegate
    }
    world.input.tap(at: Self.point)
    #expect(world.take() == ["view began"])
    world.settle()
    #expect(world.take() == ["1 ended", "view cancelled"])
    if !asksTheOther { #expect(delegate.questions == 1) }
  }
}
