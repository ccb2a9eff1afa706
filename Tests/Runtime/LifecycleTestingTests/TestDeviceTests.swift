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

  @Test func `what is typed goes where the return key leads, and a control comes before its row`()
    throws
  {
    let app = TestApplication()
    let pair = FieldPair()
    app.launch(pair)
    try app.type("Ada\nLovelace", into: "First")
    #expect(pair.fields.map(\.text) == ["Ada", "Lovelace"])
    try app.press("On")
    #expect(pair.toggle.isOn)
  }

  @Test(arguments: [TestDevice.terminal, .phone])
  func `a row that is not seen is scrolled to before it is selected`(device: TestDevice) throws {
    let app = TestApplication(on: device)
    defer { _ = TestApplication() }
    let list = NumberList()
    app.launch(list)
    for row in [180, 3] {
      try app.select("Row \(row)")
      #expect(list.chosen == row)
    }
    #expect(throws: NoSuchElement.self) { try app.select("Row 200") }
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

/// Two hundred rows.
private final class NumberList: UITableViewController {
  private(set) var chosen: Int?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    200
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
  }
}

/// Two fields, of which the first leads to the second, and a switch below a text of the same name.
private final class FieldPair: UIViewController, UITextFieldDelegate {
  let fields = [UITextField(), UITextField()]
  let toggle = UISwitch(frame: CGRect(x: 0, y: 3, width: 10, height: 1))
  private let text = UILabel(frame: CGRect(x: 0, y: 2, width: 10, height: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 0, y: index, width: 20, height: 1)
      field.accessibilityLabel = ["First", "Last"][index]
      field.delegate = self
      view.addSubview(field)
    }
    text.text = "On"
    toggle.accessibilityLabel = "On"
    view.addSubview(text)
    view.addSubview(toggle)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fields.last?.becomeFirstResponder()
    return false
  }
}
