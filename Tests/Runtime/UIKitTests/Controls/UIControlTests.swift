import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIControlTests {
  @Test func `actions run in their order for their events`() {
    _ = DrawingWorld()
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("any") }, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log == ["up", "any", "any"])
    #expect(control.allControlEvents == .allEvents)
  }

  @Test func `an action has its sender while it runs`() {
    _ = DrawingWorld()
    let control = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func `an action with the same identifier replaces the first`() {
    _ = DrawingWorld()
    let control = UIControl()
    var log: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("same")) { _ in log.append(number) },
        for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(log == [2])
    control.removeAction(identifiedBy: UIAction.Identifier("same"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == [2])
  }

  @Test func `a press is a touch down and a touch up`() {
    _ = DrawingWorld()
    let button = UIButton(type: .system)
    var log: [String] = []
    button.addAction(
      UIAction { _ in log.append("down \(button.isHighlighted)") }, for: .touchDown)
    button.addAction(
      UIAction { _ in log.append("up \(button.isHighlighted)") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    #expect(button.press())
    #expect(log == ["down true", "up false", "primary"])
  }

  @Test func `a disabled control cannot be pressed`() {
    _ = DrawingWorld()
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in Issue.record("pressed") })
    button.isEnabled = false
    #expect(!button.press())
    #expect(button.state == .disabled)
  }

  @Test func `the state is the sum of the flags`() {
    _ = DrawingWorld()
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
  }

  @Test func `a button shows its state without colour`() {
    let world = DrawingWorld()
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 4, height: 1))
    #expect(world.drawn(button) == ["[OK]"])
    button.isSelected = true
    #expect(world.drawn(button) == ["*OK*"])
    button.isHighlighted = true
    #expect(world.drawn(button) == [">OK<"])
    button.isHighlighted = false
    button.isEnabled = false
    #expect(world.drawn(button) == ["(OK)"])
  }

  @Test func `a button has a title for each state`() {
    _ = DrawingWorld()
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Play")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.title(for: .selected) == "Play")
    #expect(button.accessibilityLabel == "Wait")
  }

  @Test func `a configuration and a primary action make a button`() {
    let world = DrawingWorld()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    var runs = 0
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Other") { _ in runs += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
    #expect(world.drawn(button) == ["  [Go]"])
    button.press()
    #expect(runs == 1)
  }

  @Test func `event handlers are visited in their order, until it is enough`() {
    let control = UIControl()
    control.addAction(UIAction(title: "Go") { _ in }, for: [.touchUpInside, .touchDown])
    let target = UIView()
    control.addTarget(target, action: Selector("went"), for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, events, _ in
      seen.append(
        "\(action?.title ?? "-") \(target?.1.description ?? "-") \(events == .valueChanged)")
    }
    #expect(seen == ["Go - false", "- went true"])
    seen = []
    control.enumerateEventHandlers { _, _, _, stops in
      seen.append("one")
      stops = true
    }
    #expect(seen == ["one"])
  }

  @Test func `a button of a size shows the title of its primary action`() {
    let world = DrawingWorld()
    var runs = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 6, height: 1),
      primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    #expect(world.drawn(button) == [" [Go]"])
    button.press()
    #expect(runs == 1)
  }

  @Test func `button-configured-title: a title that is set takes the place of the configuration's`()
  {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Option 1"
    button.setTitle("Heart", for: .normal)
    #expect(button.currentTitle == "Heart" && button.titleLabel?.text == "Heart")
    button.configuration?.title = "Skin"
    #expect(button.currentTitle == "Skin")
  }

  @Test func `only a user's change of a value sends actions`() {
    let world = DrawingWorld()
    let toggle = UISwitch()
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    toggle.setOn(true, animated: true)
    #expect(changes == 0)
    toggle.press()
    #expect(changes == 1)
    #expect(!toggle.isOn)
    #expect(world.drawn(toggle) == ["[off]"])
  }

  @Test func `a stepper stays inside its limits or wraps`() {
    let world = DrawingWorld()
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.value = 5
    #expect(stepper.value == 2)
    #expect(!stepper.increment())
    stepper.wraps = true
    #expect(stepper.increment())
    #expect(stepper.value == 0)
    stepper.wraps = false
    #expect(world.drawn(stepper) == ["[  +]"])
    #expect(!stepper.decrement())
  }

  @Test func `a segmented control marks the chosen part`() {
    let world = DrawingWorld()
    let control = UISegmentedControl(items: ["Easy", "Hard", "Ugly"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    #expect(world.drawn(control) == ["[ Easy |*Hard*|(Ugly)]"])
    #expect(!control.chooseSegment(at: 2))
    control.press()
    #expect(control.selectedSegmentIndex == 0)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2)
  }

  @Test func `progress, activity and pages are drawn`() {
    let world = DrawingWorld()
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    bar.progress = 0.5
    #expect(world.drawn(bar) == ["██░░"])
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    dots.numberOfPages = 3
    dots.currentPage = 7
    #expect(dots.currentPage == 2)
    #expect(world.drawn(dots) == ["○ ○ ●"])
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    #expect(world.drawn(spinner) == ["|"])
    world.scheduler.advance(by: .milliseconds(100))
    #expect(world.drawn(spinner) == ["/"])
    #expect(world.scheduler.isIdle)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
  }

  @Test func `a segment with an action does it when it is chosen, and not by code`() {
    var done: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { done.append($0.title) } }
    let control = UISegmentedControl(frame: .zero, actions: [action("A"), action("B")])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "B")
    control.insertSegment(action: action("C"), at: 1, animated: false)
    control.insertSegment(withTitle: "D", at: 0, animated: false)
    control.selectedSegmentIndex = 2
    #expect(done == [])
    for index in 0..<4 { control.chooseSegment(at: index) }
    #expect(done == ["A", "C", "B"])
    control.setAction(action("E"), forSegmentAt: 0)
    control.removeSegment(at: 1, animated: false)
    control.chooseSegment(at: 0)
    control.chooseSegment(at: 1)
    #expect(done == ["A", "C", "B", "E", "C"] && control.actionForSegment(at: 2)?.title == "B")
  }
}
