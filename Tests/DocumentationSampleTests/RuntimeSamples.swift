import CassowarySolver
import CoreGraphics
import LifecycleTesting
import LifecycleTrace
import LifecycleTraceReading
import PlaygroundSupport
import QuartzCore
import Testing
import UIKit
import UIKitImages
import UserNotifications

/// The samples of the libraries' pages, as they stand there, indented.
@MainActor
@Suite struct RuntimeSamples {
  @Test func `CassowarySolver`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, width)], .greaterThanOrEqual, 10))
    _ = try solver.add(LinearConstraint([Term(1, width)], .equal, 4, priority: 750))
    print(solver.value(of: width))  // 10.0
    #expect(solver.value(of: width) == 10)
  }

  @Test func `CoreGraphics`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 5))
    let moved = path.boundingBox.applying(CGAffineTransform(translationX: 2, y: 0))
    #expect(moved == CGRect(x: 3, y: 1, width: 8, height: 4))
  }

  @Test func `QuartzCore`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 4)
    layer.position = CGPoint(x: 20, y: 8)
    print(layer.frame)  // (15.0, 6.0, 10.0, 4.0)
    #expect(layer.frame == CGRect(x: 15, y: 6, width: 10, height: 4))
  }

  @Test func `LifecycleTesting`() throws {
    let app = TestApplication()
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.launch(navigation)
    app.perform { navigation.pushViewController(UITableViewController(), animated: true) }
    try app.expectRulesKept()
    #expect(navigation.topViewController is UITableViewController)
  }

  @Test func `LifecycleTesting, screens`() throws {
    func compare() throws {
      let form = TestApplication(on: .phone)
      form.launch(UIAlertController(title: "Save?", message: nil, preferredStyle: .alert))
      try form.expectScreen(inFile: "question")
    }
    defer { _ = TestApplication() }
    // Nothing is compared that was not recorded before.
    let error = #expect(throws: UnexpectedScreen.self) { try compare() }
    #expect(error?.screen.contains { $0.contains("Save?") } == true)
  }

  @Test func `LifecycleTraceReading`() throws {
    let bytes = Array("Game(1) viewDidLoad()\nGame(1) viewWillAppear(_:)\n".utf8)
    let result = try TraceReader().read(bytes)
    print(result.trace.events.count)  // 2
    #expect(result.trace.events.count == 2)
  }

  @Test func `UIKit and PlaygroundSupport`() {
    let app = TestApplication()
    app.perform {
      PlaygroundPage.current.liveView = UIViewController()
      PlaygroundPage.current.needsIndefiniteExecution = true
    }
    let counter = CounterViewController()
    app.launch(counter)
    #expect(counter.title == "Counter")
  }

  // These act on the process or its shared application.
  func compiled() {
    UIKitRuntime.imageDecoder = ImageFileDecoder()
    UIKitRuntime.imageEncoder = ImageFileEncoder()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }
}

final class CounterViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 2, y: 2, width: 30, height: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    label.text = "Counted to 0."
    view.addSubview(label)
  }
}
