import Testing
import UIKit

/// UIKIT-CASES.md "Accessibility": the words for an element.
@MainActor @Suite struct SpokenTextTests {
  private func spokenText(_ element: UIResponder) -> String {
    UIKitRuntime.ScreenReader.spokenText(of: element)
  }

  private func sentences(_ view: UIView) -> [String] {
    UIKitRuntime.ScreenReader.sentences(in: view)
  }

  private func element(
    _ label: String?, _ value: String? = nil, _ traits: UIAccessibilityTraits = .none
  ) -> UIView {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityTraits = traits
    return view
  }

  @Test func `accessibility-words: a button says its title, its state and its kind`() {
    let button = UIButton(type: .system)
    button.setTitle("02", for: .normal)
    #expect(spokenText(button) == "02. Button.")
    button.isSelected = true
    #expect(spokenText(button) == "Selected: 02. Button.")
    button.isSelected = false
    button.isEnabled = false
    #expect(spokenText(button) == "02. Dimmed. Button.")
    button.accessibilityLabel = "Two"
    button.accessibilityHint = "Deals again."
    #expect(spokenText(button) == "Two. Dimmed. Button. Deals again.")
  }

  @Test func `each line of a text is a sentence, and an ellipsis stays whole`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 5))
    let label = UILabel(frame: view.bounds)
    label.text = "Moves    3\n\nA perfect player needs 2,\nyou needed 1 more.\nLoading..."
    view.addSubview(label)
    #expect(
      sentences(view) == [
        "Moves 3.", "A perfect player needs 2,", "you needed 1 more.", "Loading...",
      ])
    #expect(UIKitRuntime.ScreenReader.arrival(at: "Result", in: view).last == "First: Moves 3.")
    label.accessibilityTraits = .header
    #expect(sentences(view).count == 1)
  }

  @Test func `accessibility-words: a switch says whether it is on`() {
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    #expect(spokenText(toggle) == "Switch Button. Off.")
    toggle.isOn = true
    toggle.accessibilityLabel = "Sound"
    #expect(spokenText(toggle) == "Sound. Switch Button. On.")
    toggle.isEnabled = false
    #expect(spokenText(toggle) == "Sound. Dimmed. Switch Button. On.")
  }

  @Test func `accessibility-words: a stepper is two buttons`() {
    let stepper = UIStepper()
    #expect(!stepper.isAccessibilityElement)
    #expect(sentences(stepper) == ["Decrement. Dimmed. Button.", "Increment. Button."])
    let increment = stepper.accessibilityElements?.last as? UIResponder
    #expect(increment?.accessibilityActivate() == true)
    #expect(stepper.value == 1)
    stepper.accessibilityLabel = "Players"
    #expect(sentences(stepper) == ["Players, Decrement. Button.", "Players, Increment. Button."])
  }

  @Test func `accessibility-words: a segmented control is a button for each part`() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    control.selectedSegmentIndex = 1
    #expect(
      sentences(control) == [
        "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
        "Segment C. Button. 3 of 3.",
      ])
    let first = control.accessibilityElements?.first as? UIResponder
    let frame = (first as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace
    #expect(frame == CGRect(x: 1, y: 0, width: 11, height: 1))
    #expect(first?.accessibilityActivate() == true)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `accessibility-words: a page control is adjusted`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    control.accessibilityIncrement()
    #expect(spokenText(control) == "page 2 of 3. Adjustable.")
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(control.currentPage == 0)
    #expect(changes == 2)
  }

  @Test func `a date picker is adjusted by minutes, or by days`() {
    let picker = UIDatePicker()
    let start = picker.date
    picker.accessibilityIncrement()
    #expect(picker.date == start.addingTimeInterval(60))
    picker.datePickerMode = .date
    picker.accessibilityDecrement()
    #expect(picker.calendar.dateComponents([.day], from: picker.date, to: start).day == 0)
    #expect(picker.date < start)
    #expect(picker.accessibilityTraits == .adjustable)
  }

  @Test func `accessibility-words: each tab says its place, its badge and whether it is selected`()
  {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Item A", "Item B", "Item C", nil].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, tag: 0)
      return controller
    }
    TraceRecorder().launch(tabs)
    tabs.tabBar.items?[1].badgeValue = "3"
    tabs.tabBar.items?[2].badgeValue = "A"
    #expect(
      sentences(tabs.tabBar) == [
        "Selected: Item A. Tab. 1 of 4.", "Item B: 3 items. Tab. 2 of 4.",
        "Item C: A. Tab. 3 of 4.", "Tab. 4 of 4.",
      ])
  }

  @Test func `accessibility-words: a bar reads the back button and its title as a heading`() {
    let recorder = TraceRecorder()
    let root = UIViewController()
    root.title = "Books"
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let page = UIViewController()
    page.title = "Chapter 1"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share", primaryAction: UIAction { _ in })
    navigation.pushViewController(page, animated: false)
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    #expect(
      sentences(navigation.navigationBar) == [
        "Books. Back Button.", "Chapter 1. Heading.", "Share. Button.",
      ])
    let back = navigation.navigationBar.accessibilityElements?.first as? UIResponder
    #expect(back?.accessibilityActivate() == true)
    recorder.settle()
    #expect(navigation.topViewController === root)
  }

  @Test func `accessibility-words: label and value, then each trait in VoiceOver's order`() {
    #expect(spokenText(element("Flips", "4")) == "Flips: 4.")
    #expect(spokenText(element("X", nil, .header)) == "X. Heading.")
    #expect(spokenText(element("X", nil, .link)) == "X. Link.")
    #expect(spokenText(element("X", nil, .image)) == "X. Image.")
    #expect(spokenText(element("X", nil, .searchField)) == "X. Search Field.")
    #expect(
      spokenText(element("X", "9", [.adjustable, .header, .notEnabled, .selected]))
        == "Selected: X: 9. Dimmed. Heading. Adjustable.")
    let empty = element(nil)
    empty.accessibilityHint = "Does nothing"
    #expect(spokenText(empty) == "Does nothing.")
  }

  @Test func `custom actions are said after the kind`() {
    let view = element("Letter", nil, .button)
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true }
    ]
    #expect(spokenText(view) == "Letter. Button. Actions Available.")
  }

  @Test func `line breaks and full stops do not break a sentence`() {
    #expect(spokenText(element("Two\nlines", "a  b.")) == "Two lines: a b.")
    #expect(spokenText(element("Really?")) == "Really?")
  }

  @Test func `views that show progress say how far it is`() {
    let bar = UIProgressView()
    bar.progress = 0.5
    #expect(spokenText(bar) == "50%.")
    let sign = UIActivityIndicatorView(style: .medium)
    sign.startAnimating()
    #expect(spokenText(sign) == "In progress.")
  }

  @Test func `an image is read when it is made an element`() {
    let view = UIImageView(image: UIImage(cellArt: .init(rows: ["*"])))
    #expect(sentences(view).isEmpty)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Star"
    #expect(sentences(view) == ["Star. Image."])
  }

  @Test
  func `accessibility-inclusion: a cell is one element with its labels, unless it holds controls`()
  {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 2))
    for (row, text) in ["Beach", "12 photos"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: row, width: 20, height: 1))
      label.text = text
      cell.contentView.addSubview(label)
    }
    cell.isSelected = true
    #expect(sentences(cell) == ["Selected: Beach, 12 photos."])
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    cell.contentView.addSubview(button)
    #expect(sentences(cell) == ["Beach.", "Open. Button.", "12 photos."])
  }

  @Test func `accessibility-inclusion: an alert is read alone and answered by escape`() throws {
    let recorder = TraceRecorder()
    let root = UIViewController()
    let window = recorder.launch(root)
    let label = UILabel()
    label.text = "Behind"
    root.view.addSubview(label)
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    var cancelled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled = true })
    root.present(alert, animated: false)
    recorder.settle()
    window.layoutIfNeeded()
    #expect(
      sentences(window) == ["Delete? Heading.", "For good.", "Delete. Button.", "Cancel. Button."])
    let first = try #require(UIKitRuntime.ScreenReader.elements(in: window).first)
    #expect(UIKitRuntime.ScreenReader.escape(from: first))
    recorder.settle()
    #expect(cancelled)
    #expect(sentences(window) == ["Behind."])
  }
}
