import Foundation
import Testing
import UIKit

@MainActor @Suite struct ControlTouchTests {
  private static let inside = CGPoint(x: 110, y: 110)

  /// A world with a control at 100, 100 that logs its events.
  private func makeWorld<Control: UIControl>(_ control: Control) -> TouchWorld {
    let world = TouchWorld()
    control.frame = CGRect(x: 100, y: 100, width: 50, height: 20)
    world.window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [weak world] _ in world?.note(name) }, for: event)
    }
    return world
  }

  // Source: UIKIT-CASES.md control-events.
  @Test func `control-events: a tap, and a second quick one`() {
    let world = makeWorld(UIButton(type: .system))
    world.input.tap(at: Self.inside)
    #expect(world.take() == ["down", "up inside"])
    world.input.tap(at: Self.inside)
    #expect(world.take() == ["down", "repeat", "up inside"])
  }

  // Source: UIKIT-CASES.md control-events.
  @Test func `control-events: a drag inside, and a touch that is cancelled`() {
    let world = makeWorld(UIControl())
    world.drag(from: Self.inside, to: CGPoint(x: 120, y: 110), steps: 2)
    #expect(world.take() == ["down", "inside", "inside", "up inside"])
    world.wait(1)
    world.input.begin(at: Self.inside)
    world.input.cancelAll()
    #expect(world.take() == ["down", "cancel"])
  }

  // Source: UIKIT-CASES.md control-drag-out, control-tracking-margin.
  @Test func `control-drag-out: exit and enter come once, and an end outside is no tap`() {
    let world = makeWorld(UIButton(type: .system))
    world.input.begin(at: Self.inside)
    for x in [219, 221, 300, 219] as [CGFloat] { world.input.move(to: CGPoint(x: x, y: 110)) }
    #expect(
      world.take() == ["down", "inside", "exit", "outside", "outside", "enter", "inside"])
    world.input.move(to: CGPoint(x: 300, y: 110))
    world.input.end()
    #expect(world.take() == ["exit", "outside", "up outside"])
  }

  // Source: UIKIT-CASES.md control-highlight.
  @Test func `control-highlight: from the touch down, not outside, and gone at touch up`() {
    let button = UIButton(type: .system)
    let world = makeWorld(button)
    var states: [Bool] = []
    button.addAction(UIAction { _ in states.append(button.isHighlighted) }, for: .allTouchEvents)
    world.input.begin(at: Self.inside)
    #expect(button.isTracking && button.isTouchInside)
    world.input.move(to: CGPoint(x: 300, y: 110))
    #expect(button.isTracking && !button.isTouchInside)
    world.input.move(to: Self.inside)
    world.input.end()
    #expect(!button.isTracking && !button.isTouchInside)
    // Down, exit, outside, enter, inside, up.
    #expect(states == [true, false, false, true, true, false])
  }

  @Test func `a control that refuses to track gets no events`() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let world = makeWorld(Refusing())
    world.input.tap(at: Self.inside)
    #expect(world.take() == [])
  }

  @Test func `a disabled control gets no events`() {
    let button = UIButton(type: .system)
    let world = makeWorld(button)
    button.isEnabled = false
    world.input.tap(at: Self.inside)
    #expect(world.take() == [])
  }

  @Test func `a subclass follows the touch`() {
    final class Knob: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin \(touch.location(in: self).x)")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue \(touch.location(in: self).x)")
        return touch.location(in: self).x < 30
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let knob = Knob()
    let world = makeWorld(knob)
    world.drag(from: Self.inside, to: CGPoint(x: 150, y: 110), steps: 4)
    #expect(
      knob.calls == ["begin 10.0", "continue 20.0", "continue 30.0", "end"])
    #expect(!knob.isTracking && !knob.isHighlighted)
    world.input.begin(at: Self.inside)
    world.input.cancelAll()
    #expect(knob.calls.last == "cancel")
  }

  // Source: UIKIT-CASES.md control-beats-outer-tap.
  @Test func `control-beats-outer-tap: a tap on a control is not one of the view around it`() {
    let button = UIButton(type: .system)
    let world = makeWorld(button)
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    world.log(single, as: "single")
    world.log(double, as: "double")
    world.window.addGestureRecognizer(single)
    world.window.addGestureRecognizer(double)
    double.delaysTouchesEnded = false
    world.input.tap(at: Self.inside)
    #expect(world.take() == ["down", "up inside"])
    world.wait(1)
    world.window.removeGestureRecognizer(single)
    button.addGestureRecognizer(single)
    world.input.tap(at: Self.inside)
    #expect(world.take() == ["down", "single ended", "cancel"])
  }

  @Test func `switch, stepper, segments and dots act where they are touched`() {
    func value<Control: UIControl, Value>(
      _ control: Control, at x: CGFloat, _ value: (Control) -> Value
    ) -> Value {
      let world = makeWorld(control)
      control.frame.size.width = max(50, control.intrinsicContentSize.width)
      world.input.tap(at: CGPoint(x: 100 + x, y: 105))
      #expect(world.take() == ["down", "value", "up inside"])
      return value(control)
    }
    #expect(value(UISwitch(), at: 10) { $0.isOn })
    let stepper = UIStepper()
    stepper.value = 5
    #expect(value(stepper, at: 60) { $0.value } == 6)
    #expect(value(stepper, at: 10) { $0.value } == 5)
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    #expect(value(segments, at: 60) { $0.selectedSegmentIndex } == 1)
    #expect(value(segments, at: 110) { $0.selectedSegmentIndex } == 2)
    let dots = UIPageControl()
    (dots.numberOfPages, dots.currentPage) = (4, 2)
    #expect(value(dots, at: 80) { $0.currentPage } == 3)
    #expect(value(dots, at: 10) { $0.currentPage } == 2)
  }

  // Source: UIKIT-CASES.md control-tracking-margin.
  @Test func `control-tracking-margin: in a terminal eight columns and four rows`() {
    let world = TouchWorld(.terminal)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 10, height: 1))
    world.window.addSubview(button)
    button.addAction(UIAction { [weak world] _ in world?.note("up") }, for: .touchUpInside)
    for (column, row, expected) in [(28, 10, ["up"]), (29, 10, []), (12, 15, ["up"]), (12, 16, [])]
    {
      world.drag(
        from: CGPoint(x: 12, y: 10), to: CGPoint(x: Double(column), y: Double(row)), steps: 1)
      #expect(world.take() == expected)
    }
  }

  // Source: UIKIT-CASES.md control-tracking-margin.
  @Test func `control-tracking-margin: where a control takes touches is inside, however far`() {
    let world = TouchWorld(.terminal)
    let button = WideButton(frame: CGRect(x: 10, y: 10, width: 10, height: 1))
    world.window.addSubview(button)
    button.addAction(UIAction { [weak world] _ in world?.note("up") }, for: .touchUpInside)
    for (column, expected) in [(49, ["up"]), (51, [])] {
      let point = CGPoint(x: Double(column), y: 10)
      world.drag(from: point, to: point, steps: 1)
      #expect(world.take() == expected)
    }
  }
}

/// Takes touches thirty points to its right, too.
private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.union(bounds.offsetBy(dx: 30, dy: 0)).contains(point)
  }
}
