import Foundation
import LifecycleLessons
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

extension TopicClaimsTests {
  private class PlainViewController: UIViewController {
    var onAppear: (() -> Void)?
    var kept: Any?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onAppear?()
    }
  }

  private static func stack(_ app: TestApplication) -> UINavigationController {
    let stack = UINavigationController(rootViewController: PlainViewController())
    app.launch(stack)
    return stack
  }

  /// The calls of a controller in the last step.
  private static func calls(
    of controller: UIViewController, in app: TestApplication
  ) -> [LifecycleCallback.Kind] {
    let id = app.device.traceID(of: controller)
    return app.events(.all).filter { $0.controller == id }.map(\.callback.kind)
  }

  /// Whether a controller that is pushed and popped is deallocated.
  private static func isReleased(
    _ prepare: @escaping @MainActor (UIViewController) -> Void
  ) -> Bool {
    let app = TestApplication()
    let stack = stack(app)
    app.perform {
      let controller = PlainViewController()
      prepare(controller)
      stack.pushViewController(controller, animated: true)
    }
    app.perform { _ = stack.popViewController(animated: true) }
    return app.events(.all).last?.callback.kind == .deinit
  }

  static func release() {
    #expect(isReleased { _ in })
    #expect(
      !isReleased { controller in (controller as? PlainViewController)?.kept = { controller } })
    #expect(
      isReleased { controller in
        (controller as? PlainViewController)?.kept = { [weak controller] in controller }
      })
  }

  static func timer() {
    nonisolated(unsafe) var timers: [Timer] = []
    #expect(
      !isReleased { controller in
        timers.append(
          Timer(timeInterval: 60, repeats: true) { _ in withExtendedLifetime(controller) {} })
      })
    #expect(
      isReleased { controller in
        timers.append(
          Timer(timeInterval: 60, repeats: true) { [weak controller] _ in
            withExtendedLifetime(controller) {}
          })
      })
    // Nobody has stopped them, released or not.
    #expect(timers.allSatisfy { $0.isValid })
  }

  static func observer() {
    let app = TestApplication()
    let stack = stack(app)
    let name = Notification.Name("TopicClaims \(UUID())")
    nonisolated(unsafe) var count = 0
    var tokens: [any NSObjectProtocol] = []
    let root = stack.topViewController as? PlainViewController
    root?.onAppear = {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          count += 1
        })
    }
    for _ in 1...2 {
      app.perform { stack.pushViewController(PlainViewController(), animated: true) }
      app.perform { _ = stack.popViewController(animated: true) }
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 2)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 2)
  }

  static func sheet() throws {
    let app = TestApplication()
    let presenter = PlainViewController()
    app.launch(presenter)
    let sheet = app.perform { PlainViewController() }
    app.perform { presenter.present(sheet, animated: true) }
    #expect(
      calls(of: presenter, in: app).allSatisfy {
        $0 == .viewWillLayoutSubviews || $0 == .viewDidLayoutSubviews
      })
    #expect(calls(of: sheet, in: app).contains(.viewDidAppear))
    app.perform { presenter.dismiss(animated: true) }
    #expect(!calls(of: presenter, in: app).contains(.viewWillAppear))
    #expect(calls(of: sheet, in: app).contains(.viewDidDisappear))
    try app.expectRulesKept()
  }

  /// Presents in one of its calls.
  private final class PresentingViewController: UIViewController {
    var moment = ""
    var windows: [String: Bool] = [:]

    private func reach(_ call: String) {
      windows[call] = view.window != nil
      if moment == call { present(UIViewController(), animated: false) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      reach("load")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      reach("will")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      reach("did")
    }
  }

  static func present() {
    let app = TestApplication()
    app.launch(UINavigationController(rootViewController: UIViewController()))
    let stack = app.application.windows.first?.rootViewController as? UINavigationController
    let outside = PresentingViewController()
    outside.moment = "load"
    app.perform { outside.loadViewIfNeeded() }
    #expect(outside.presentedViewController == nil)
    #expect(app.warnings.contains { $0.contains("whose view is not in the window hierarchy") })
    let shown = PresentingViewController()
    shown.moment = "did"
    let before = app.warnings.count
    app.perform { stack?.pushViewController(shown, animated: false) }
    #expect(stack?.presentedViewController != nil)
    #expect(app.warnings.count == before)
    #expect(shown.windows == ["load": false, "will": false, "did": true])
  }

  /// Passes no appearance call on.
  private final class SilentViewController: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  static func child() {
    let app = TestApplication()
    let parent = UIViewController()
    app.launch(parent)
    let child = app.perform { PlainViewController() }
    app.perform { parent.addChild(child) }
    #expect(calls(of: child, in: app) == [.willMove])
    app.perform { child.didMove(toParent: parent) }
    app.perform { child.removeFromParent() }
    #expect(calls(of: child, in: app) == [.didMove])
    let silent = app.perform { SilentViewController() }
    let covered = app.perform { PlainViewController() }
    app.perform {
      silent.addChild(covered)
      silent.view.addSubview(covered.view)
      covered.didMove(toParent: silent)
    }
    app.launch(silent)
    #expect(!calls(of: covered, in: app).contains(.viewWillAppear))
  }

  static func never() throws {
    try sheet()
    child()
    let app = TestApplication()
    let stack = stack(app)
    app.perform { stack.pushViewController(PlainViewController(), animated: true) }
    #expect(!app.events(.all).contains { $0.callback.kind == .prepare })
    app.perform { _ = stack.popViewController(animated: true) }
    #expect(!app.events(.all).contains { $0.callback.kind == .viewDidLoad })
  }

  static func twice() throws {
    let app = TestApplication()
    let stack = stack(app)
    let pushed = app.perform { PlainViewController() }
    app.perform { stack.pushViewController(pushed, animated: true) }
    let swipe = app.perform { app.device.beginPop(in: stack) }
    #expect(calls(of: pushed, in: app).first == .viewWillDisappear)
    app.perform { swipe?.cancel() }
    #expect(calls(of: pushed, in: app).first == .viewWillAppear)
    app.perform { pushed.viewWillAppear(false) }
    #expect(calls(of: pushed, in: app).isEmpty)
    try app.expectRulesKept()
  }

  static func safeArea() throws {
    let app = TestApplication()
    let stack = stack(app)
    let top = try #require(stack.topViewController)
    #expect(top.view.safeAreaInsets == .zero)
    #expect(top.view.bounds.height == 23)
    top.edgesForExtendedLayout = []
    app.perform { top.view.setNeedsLayout() }
    #expect(top.view.bounds.height == 23)
    app.perform { top.additionalSafeAreaInsets.top = 2 }
    #expect(top.view.safeAreaInsets.top == 2)
    let kinds = calls(of: top, in: app)
    let change = try #require(kinds.firstIndex(of: .viewSafeAreaInsetsDidChange))
    let layout = try #require(kinds.firstIndex(of: .viewWillLayoutSubviews))
    #expect(change < layout)
  }

  static func scroll() throws {
    let lesson = try #require(Lesson.about(.missingContentSize))
    let app = TestApplication()
    for (version, size) in [
      (lesson.wrong, CGSize.zero), (lesson.right, CGSize(width: 200, height: 100)),
    ] {
      let root = app.perform { version.makeRoot() }
      app.launch(root)
      #expect((root.view.subviews.first as? UIScrollView)?.contentSize == size)
    }
  }

  static func setUp() {
    let app = TestApplication()
    let stack = stack(app)
    var kinds = Set<LifecycleCallback.Kind>()
    for _ in 1...2 {
      app.perform { stack.pushViewController(PlainViewController(), animated: true) }
      app.perform { _ = stack.popViewController(animated: true) }
      kinds.formUnion(calls(of: stack.viewControllers[0], in: app))
    }
    #expect(kinds.contains(.viewWillAppear) && !kinds.contains(.viewDidLoad))
  }

  /// Does not pass a change of size on.
  private final class DeafViewController: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }

  static func superCalls() {
    for isDeaf in [false, true] {
      let app = TestApplication()
      let parent = isDeaf ? DeafViewController() : UIViewController()
      let child = PlainViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      app.launch(parent)
      app.perform { app.device.rotate() }
      #expect(calls(of: child, in: app).contains(.viewWillTransition) != isDeaf)
    }
  }

  static func unbalanced() {
    let app = TestApplication()
    let controller = PlainViewController()
    app.launch(controller)
    app.perform { controller.endAppearanceTransition() }
    #expect(app.warnings.contains { $0.contains("Unbalanced calls to begin/end") })
  }

  static func cell() throws {
    let app = TestApplication()
    let rows = RowsViewController()
    app.launch(rows)
    app.perform {
      rows.tableView.scrollToRow(at: IndexPath(row: 90, section: 0), at: .top, animated: false)
    }
    #expect(rows.reusedTexts.contains("row 0"))
    #expect(RowCell.isPreparedInside)
  }

  /// Looks at what a dequeued cell still has.
  private final class RowsViewController: UITableViewController {
    var reusedTexts: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      RowCell.isDequeuing = true
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      RowCell.isDequeuing = false
      if let text = cell.textLabel?.text { reusedTexts.append(text) }
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  private final class RowCell: UITableViewCell {
    static var isDequeuing = false
    static var isPreparedInside = false

    override func prepareForReuse() {
      super.prepareForReuse()
      if Self.isDequeuing { Self.isPreparedInside = true }
    }
  }
}
