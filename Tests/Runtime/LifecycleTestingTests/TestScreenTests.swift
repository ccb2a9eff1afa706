import Foundation
import LifecycleTesting
import Testing
import UIKit

/// The drawn screen, compared with texts and with files.
@MainActor
@Suite struct TestScreenTests {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("TestScreenTests-\(UUID().uuidString)")

  /// An app with a title of its own; made inside each test, so that no other test runs in between.
  private func launch(on device: TestDevice = .terminal) -> TestApplication {
    let app = TestApplication(on: device)
    app.launch(UINavigationController(rootViewController: Sign()))
    return app
  }

  @Test func `the screen is what a terminal shows, at a point a cell and on a phone`() throws {
    defer { _ = TestApplication() }
    let app = launch()
    #expect(app.screen.hasSuffix("Welcome"))
    try app.expectScreen("[..]Sign[..]\nWelcome   \n\n")
    app.perform { app.application.keyWindow?.rootViewController?.view.isHidden = true }
    #expect(app.screen.isEmpty)
    let phone = launch(on: .phone)
    #expect(phone.screen.contains("Sign") && phone.screen.contains("Welcome"))
    #expect(phone.screen.split(separator: "\n").allSatisfy { $0.count <= 49 })
  }

  @Test func `another screen is an error with the line, the difference and the screen`() throws {
    let app = launch()
    let line = #line + 1
    let error = #expect(throws: UnexpectedScreen.self) {
      try app.expectScreen("...\nFarewell")
    }
    let text = try #require(error).description
    #expect(text.contains("TestScreenTests.swift:\(line): the screen is another than expected:"))
    #expect(text.contains("\n-Farewell\n"))
    #expect(text.hasSuffix("\nThe screen was:\n" + app.screen))
  }

  @Test func `a file is compared, written if that is asked for, and never otherwise`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("SignTests.swift").path
    let file = folder.appendingPathComponent("Snapshots/SignTests/first screen.txt")
    let app = launch()
    app.recordsSnapshots = false
    func compare() throws { try app.expectScreen(inFile: "first screen", filePath: test) }

    let missing = #expect(throws: UnexpectedScreen.self) { try compare() }
    #expect(missing?.reason.contains("RECORD_SNAPSHOTS=1 swift test writes it") == true)
    #expect(!FileManager.default.fileExists(atPath: file.path))

    app.recordsSnapshots = true
    let recorded = #expect(throws: UnexpectedScreen.self) { try compare() }
    #expect(recorded?.reason.contains("wrote \(file.path)") == true)
    app.recordsSnapshots = false
    try compare()
    #expect(try String(contentsOf: file, encoding: .utf8) == app.screen + "\n")

    try Data("Other\n".utf8).write(to: file)
    let other = #expect(throws: UnexpectedScreen.self) { try compare() }
    #expect(other?.difference.contains("-Other") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Other\n")
    app.recordsSnapshots = true
    #expect(throws: UnexpectedScreen.self) { try compare() }
    try compare()
  }

  @Test(arguments: ["", "../other", "a/b", ".hidden", "a\nb", String(repeating: "a", count: 201)])
  func `a name that leads elsewhere is refused`(name: String) {
    let app = launch()
    app.recordsSnapshots = true
    let error = #expect(throws: UnexpectedScreen.self) {
      try app.expectScreen(
        inFile: name, filePath: folder.appendingPathComponent("SignTests.swift").path)
    }
    #expect(error?.reason.hasPrefix("no file can have the name") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test(arguments: [TestDevice.terminal, .phone])
  func `the bar of a presented stack hides what is below it`(device: TestDevice) throws {
    for style in [UIModalPresentationStyle.overFullScreen, .pageSheet] {
      let app = TestApplication(on: device)
      let below = Pattern()
      app.launch(below)
      #expect(app.screen.contains("xxx"))
      let sheet = UIViewController()
      sheet.title = "Sheet"
      sheet.view.backgroundColor = .systemBackground
      let stack = UINavigationController(rootViewController: sheet)
      stack.modalPresentationStyle = style
      app.perform { below.present(stack, animated: false) }
      let bar = stack.navigationBar
      let frame = bar.convert(bar.bounds, to: nil)
      let rows = app.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let (first, end) = (
        Int((frame.minY / device.cellSize.height).rounded()),
        Int((frame.maxY / device.cellSize.height).rounded())
      )
      let columns = (
        Int((frame.minX / device.cellSize.width).rounded()),
        Int((frame.maxX / device.cellSize.width).rounded())
      )
      #expect(end > first)
      for row in rows[first..<min(end, rows.count)] {
        let shown = row.prefix(columns.1).dropFirst(columns.0)
        #expect(!shown.contains("x"), "\(style): \(app.screen)")
      }
    }
  }
}

/// A screen that is full of text.
private final class Pattern: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: UIScreen.main.bounds)
    label.numberOfLines = 0
    label.text = Array(repeating: String(repeating: "x", count: 200), count: 60)
      .joined(separator: "\n")
    label.lineBreakMode = .byClipping
    view.addSubview(label)
  }
}

private final class Sign: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign"
    let label = UILabel()
    label.text = "Welcome"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }
}
