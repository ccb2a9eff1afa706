import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// What the doctor finds, and what it leaves alone, beyond the lessons.
@MainActor @Suite struct DoctorTests {
  /// Reads bounds in `viewDidLoad`, and follows them by a mask.
  private final class ReadingViewController: UIViewController {
    var width: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      width = view.bounds.width
      let label = UILabel(frame: view.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
      view.addSubview(UILabel(frame: CGRect(x: 2, y: 2, width: 10, height: 1)))
    }
  }

  @Test func `reading bounds in viewDidLoad is no mistake, nor are fixed frames and masks`() throws
  {
    let app = TestApplication()
    app.launch(UINavigationController(rootViewController: ReadingViewController()))
    app.perform { app.device.rotate() }
    try app.expectNoFindings()
  }

  /// Makes two mistakes in one override.
  private final class SlipViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      present(UIViewController(), animated: false)
    }
  }

  /// The lines that the findings about a controller have after its class was located.
  private func lines(locating places: [(String, [String: String])]) -> [String?] {
    let app = TestApplication()
    for (line, members) in places {
      app.device.exposedClasses.locate("SlipViewController", at: line, members)
    }
    let slip = app.perform { SlipViewController() }
    app.perform { slip.viewWillAppear(true) }
    app.launch(slip)
    return app.findings.map(\.line)
  }

  @Test func `a finding names the line of the override, or of the class, where the app said them`()
    throws
  {
    let members = ["viewDidAppear": "Slip.swift:9", "super.viewDidAppear": "Slip.swift:7"]
    let found = lines(locating: [("Slip.swift:3", members)])
    #expect(found.contains("Slip.swift:7"), "the override without super")
    #expect(found.contains("Slip.swift:3"), "a call by hand has no override")
    #expect(lines(locating: [("Slip.swift:3", [:])]).allSatisfy { $0 == "Slip.swift:3" })
    #expect(lines(locating: []).allSatisfy { $0 == nil })
    let twice = lines(locating: [("Slip.swift:3", [:]), ("Other.swift:4", [:])])
    #expect(!twice.isEmpty && twice.allSatisfy { $0 == nil }, "which of two is not known")
    let finding = LifecycleFinding(
      kind: .missingSuper, controller: ControllerID(name: "Slip", ordinal: 1),
      moment: "viewDidLoad()", observation: "it is so.", line: "Slip.swift:7")
    #expect(finding.description.hasPrefix("Slip.swift:7: Slip#1 viewDidLoad(): it is so. "))
  }

  /// A controller that is held from outside.
  private final class KeptViewController: UIViewController {}

  @Test func `a controller that is kept on purpose is left out`() throws {
    let app = TestApplication()
    let stack = UINavigationController(rootViewController: UIViewController())
    app.launch(stack)
    let kept = app.perform { KeptViewController() }
    app.expectKept(kept)
    app.perform { stack.pushViewController(kept, animated: true) }
    app.perform { _ = stack.popViewController(animated: true) }
    try app.expectNoFindings()
  }

  @Test func `a controller that is held after a pop is found, and one that comes back is not`() {
    let app = TestApplication()
    let stack = UINavigationController(rootViewController: UIViewController())
    app.launch(stack)
    let held = app.perform { KeptViewController() }
    app.perform { stack.pushViewController(held, animated: true) }
    app.perform { _ = stack.popViewController(animated: true) }
    app.perform { stack.pushViewController(held, animated: true) }
    #expect(app.findings.isEmpty)
    app.perform { _ = stack.popViewController(animated: true) }
    #expect(app.findings.map(\.kind) == [.notReleased])
    #expect(app.findings.count == 1)
  }

  @Test func `while an app runs, only a second one that stays behind is found`() {
    let app = TestApplication()
    var reports: [String] = []
    app.device.doctor?.report = { reports.append("\($0.controller) \($0.moment)") }
    let stack = UINavigationController(rootViewController: UIViewController())
    app.launch(stack)
    var held: [UIViewController] = []
    for _ in 1...2 {
      app.perform {
        held.append(KeptViewController())
        stack.pushViewController(held[held.count - 1], animated: true)
      }
      app.perform { _ = stack.popViewController(animated: true) }
      #expect(reports.isEmpty)
    }
    app.perform {}
    #expect(reports == ["Kept#2 pop"])
    held = []
    #expect(app.findings.count == 1)
  }

  @Test func `a cancelled swipe leaves nobody behind`() throws {
    let app = TestApplication()
    let stack = UINavigationController(rootViewController: UIViewController())
    app.launch(stack)
    app.perform { stack.pushViewController(KeptViewController(), animated: true) }
    let swipe = app.perform { app.device.beginPop(in: stack) }
    app.perform { swipe?.cancel() }
    try app.expectNoFindings()
    let completed = app.perform { app.device.beginPop(in: stack) }
    app.perform { completed?.finish() }
    try app.expectNoFindings()
  }

  @Test func `the child of a dismissed controller is found if it is held`() {
    let app = TestApplication()
    let root = UIViewController()
    app.launch(root)
    let child = app.perform { KeptViewController() }
    app.perform { root.present(UINavigationController(rootViewController: child), animated: true) }
    app.perform { root.dismiss(animated: true) }
    #expect(app.findings.map(\.controller.name) == ["Kept"])
  }

  @Test func `a mistake is reported once`() {
    let app = TestApplication()
    var reports: [LifecycleFinding] = []
    app.device.doctor?.report = { reports.append($0) }
    let controller = UIViewController()
    app.launch(controller)
    app.perform { controller.viewWillAppear(false) }
    app.perform { controller.viewWillAppear(false) }
    #expect(reports.map(\.kind) == [.appearanceByHand])
    #expect(
      "\(reports[0])".hasPrefix(
        "UIViewController#1 in the app's code: viewWillAppear was called by the app. Let UIKit"))
    #expect(throws: LifecycleMistakes.self) { try app.expectNoFindings() }
  }

  /// Presents in `viewDidLoad`.
  private final class HastyViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      present(UIViewController(), animated: false)
    }
  }

  @Test func `the moment is the call that is being made`() throws {
    let app = TestApplication()
    let stack = UINavigationController(rootViewController: UIViewController())
    app.launch(stack)
    app.perform { stack.pushViewController(HastyViewController(), animated: true) }
    let finding = try #require(app.findings.first)
    #expect(finding.kind == .presentedTooEarly)
    #expect("\(finding.controller) \(finding.moment)" == "Hasty#1 viewDidLoad()")
  }

  @Test func `an application without a doctor finds nothing`() {
    #expect(UIKitRuntime.Device(of: UIApplication()).doctor == nil)
  }
}
