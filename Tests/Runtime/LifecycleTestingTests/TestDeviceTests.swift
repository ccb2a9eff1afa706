import LifecycleTesting
import Testing
import UIKit

/// What a test says of the device, and what a person does.
@MainActor
@Suite struct TestDeviceTests {
  @Test func `a phone and a pad have the traits of an app that runs on one`() {
    let phone = TestApplication(on: .phone).application
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIScreen.main.traitCollection.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.traitCollection.horizontalSizeClass == .compact)
    let pad = TestApplication(on: .pad).application
    #expect(UIScreen.main.traitCollection.userInterfaceIdiom == .pad)
    #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
    let terminal = TestApplication().application
    #expect(UIScreen.main.bounds.size == CGSize(width: 80, height: 24))
    withExtendedLifetime((phone, pad, terminal)) {}
  }

  @Test func `controls are pressed, typed into and adjusted by their labels`() throws {
    let app = TestApplication(on: .phone)
    defer { _ = TestApplication() }
    let form = Form()
    app.launch(form)
    try app.press("Save")
    #expect(form.saved == 1)
    try app.type("Soup", into: "Name")
    #expect(form.field.text == "Soup")
    try app.adjust("Size", by: 2)
    #expect(form.slider.value > 0.1)
    try app.adjust("Guests", by: 3)
    try app.adjust("Guests", by: -1)
    #expect(form.guests.value == 2)
    #expect(app.labels.contains("Save"))
  }

  @Test func `what is not there is named with the line of the test and with what there is`() {
    let app = TestApplication(on: .phone)
    defer { _ = TestApplication() }
    app.launch(Form())
    do {
      try app.press("Delete")
      Issue.record("there is no Delete")
    } catch {
      #expect(error.site.line == #line - 3)
      #expect("\(error)".contains("TestDeviceTests.swift:"))
      #expect("\(error)".contains("there is no Delete; there are: Save"))
    }
  }

  @Test func `what queues itself again and again is given up, with a warning`() {
    let app = TestApplication()
    app.perform { requeue(app) }
    #expect(app.warnings.last?.contains("something queues itself again and again") == true)
  }

  private func requeue(_ app: TestApplication) {
    app.device.scheduler.async { requeue(app) }
  }

  @Test func `controls and bar items take the method itself in the place of a selector`() throws {
    let app = TestApplication()
    let form = Form()
    let button = UIButton(type: .system)
    button.addTarget(form, action: Form.save, for: .touchUpInside)
    app.device.press(button)
    let item = UIBarButtonItem(
      barButtonSystemItem: .save, target: form, action: Form.itemWasPressed)
    form.navigationItem.rightBarButtonItem = item
    app.launch(UINavigationController(rootViewController: form))
    try app.press("Save")
    #expect(form.saved == 2)
  }
}

private final class Form: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 34))
  let slider = UISlider(frame: CGRect(x: 0, y: 120, width: 200, height: 34))
  let guests = UIStepper(frame: CGRect(x: 0, y: 180, width: 94, height: 32))
  private(set) var saved = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addTarget(self, action: Form.save, for: .touchUpInside)
    field.accessibilityLabel = "Name"
    slider.accessibilityLabel = "Size"
    if navigationController == nil { view.addSubview(button) }
    guests.accessibilityLabel = "Guests"
    for part in [field, slider, guests] { view.addSubview(part) }
  }

  func save() { saved += 1 }

  func itemWasPressed(_ item: UIBarButtonItem) { saved += 1 }
}
