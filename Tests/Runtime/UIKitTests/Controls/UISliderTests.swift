import Foundation
import Testing
import UIKit

/// Source: Apple, UISlider; UIKIT-CASES.md slider-tracking.
@MainActor @Suite struct UISliderTests {
  /// A slider from 0 through 100 on a phone, whose thumb is 8 wide and moves over 80 points.
  private func slider(in world: TouchWorld) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 88, height: 16))
    slider.maximumValue = 100
    world.window.addSubview(slider)
    return slider
  }

  @Test func `the number stays between the limits, and the limits in order`() {
    _ = DrawingWorld()
    let slider = UISlider(frame: .zero)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (0, 0, 1))
    #expect(slider.isContinuous)
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 3
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (3, 3, 3))
    slider.maximumValue = 1
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (1, 1, 1))
    slider.value = .nan
    #expect(slider.value == 1)
  }

  @Test func `the thumb is drawn where the number is`() {
    let world = DrawingWorld()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 11, height: 1))
    #expect(world.drawn(slider) == ["●──────────"])
    slider.value = 0.3
    #expect(world.drawn(slider) == ["━━━●───────"])
    slider.value = 1
    #expect(world.drawn(slider) == ["━━━━━━━━━━●"])
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 1))
  }

  @Test func `slider-tracking: a drag of the thumb sends each new number`() {
    let world = TouchWorld()
    let slider = slider(in: world)
    slider.addAction(
      UIAction { [weak world] _ in world?.note("\(slider.value)") }, for: .valueChanged)
    world.drag(from: CGPoint(x: 104, y: 108), to: CGPoint(x: 144, y: 108), steps: 2)
    #expect(world.take() == ["25.0", "50.0"])
    world.drag(from: CGPoint(x: 144, y: 108), to: CGPoint(x: 390, y: 108), steps: 1)
    #expect(world.take() == ["100.0"])
    slider.value = 10
    #expect(world.take() == [])
  }

  @Test func `slider-tracking: not continuous, it sends the number at the end`() {
    let world = TouchWorld()
    let slider = slider(in: world)
    slider.isContinuous = false
    slider.addAction(
      UIAction { [weak world] _ in world?.note("\(slider.value)") }, for: .valueChanged)
    world.drag(from: CGPoint(x: 104, y: 108), to: CGPoint(x: 184, y: 108), steps: 4)
    #expect(world.take() == ["100.0"])
  }

  @Test func `slider-tracking: a touch far from the thumb moves nothing`() {
    let world = TouchWorld()
    let slider = slider(in: world)
    world.drag(from: CGPoint(x: 160, y: 108), to: CGPoint(x: 180, y: 108), steps: 2)
    #expect(slider.value == 0)
    slider.isEnabled = false
    world.drag(from: CGPoint(x: 104, y: 108), to: CGPoint(x: 144, y: 108), steps: 2)
    #expect(slider.value == 0)
  }

  @Test func `control-beats-outer-tap: a pan around the slider has no drag of the thumb`() {
    let world = TouchWorld()
    let slider = slider(in: world)
    let pan = UIPanGestureRecognizer()
    world.log(pan, as: "pan")
    world.window.addGestureRecognizer(pan)
    world.drag(from: CGPoint(x: 104, y: 108), to: CGPoint(x: 144, y: 108), steps: 4)
    #expect(world.take() == [])
    #expect(slider.value == 50)
    world.drag(from: CGPoint(x: 184, y: 108), to: CGPoint(x: 120, y: 108), steps: 4)
    #expect(world.take().first == "pan began")
    #expect(slider.value == 50)
  }

  @Test func `accessibility-words: a slider says its percent, and goes by tenths`() {
    _ = DrawingWorld()
    let slider = UISlider(frame: .zero)
    slider.maximumValue = 200
    slider.value = 150
    #expect(UIKitRuntime.ScreenReader.spokenText(of: slider) == "75%. Adjustable.")
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 130 && changes == 3)
  }
}
