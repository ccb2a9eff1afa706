import Foundation
import LifecycleLessons
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// Sentences that were once untrue: each is named, stands in its text, and is run.
@MainActor @Suite struct NothingUntrueTests {
  /// Notes what a call finds.
  class NotingViewController: UIViewController {
    var notes: [String] = []
    var onWillAppear: (NotingViewController) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear(self)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      notes.append("is appearing \(Int(view.bounds.height)), subview \(isSubviewLaidOut)")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      notes.append("will lay out \(Int(view.bounds.height))")
    }

    private var isSubviewLaidOut: Bool {
      view.subviews.first.map { $0.frame.height == view.bounds.height } ?? false
    }
  }

  static let appearance: Set<LifecycleCallback.Kind> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// A stack that is shown.
  static func stack(
    _ app: TestApplication, _ root: UIViewController = NotingViewController()
  ) -> UINavigationController {
    let stack = UINavigationController(rootViewController: root)
    app.launch(stack)
    return stack
  }

  /// The calls that a controller got last.
  static func kinds(
    of controller: UIViewController, in app: TestApplication
  ) -> [LifecycleCallback.Kind] {
    let id = app.device.traceID(of: controller)
    return app.events(.all).filter { $0.controller == id }.map(\.callback.kind)
  }

  /// Whether the text of a topic has a sentence.
  static func says(_ topic: String, _ sentence: String) -> Bool {
    Topic.named(topic)?.lines.joined(separator: " ").contains(sentence) == true
  }

  /// Whether the text about a call has a sentence.
  static func says(_ call: LifecycleCallback.Kind, _ sentence: String) -> Bool {
    LifecycleExplanation.of(call).lines.joined(separator: " ").contains(sentence)
  }

  // MARK: Orders

  /// The appearance calls of two controllers, as the table of orders names them.
  private func steps(
    from old: UIViewController, to new: UIViewController, in app: TestApplication
  ) -> [String] {
    let names = [app.device.traceID(of: old): "old", app.device.traceID(of: new): "new"]
    let words: [LifecycleCallback.Kind: String] = [
      .viewWillAppear: "will appear", .viewDidAppear: "did appear",
      .viewWillDisappear: "will disappear", .viewDidDisappear: "did disappear",
    ]
    return app.events(.all).compactMap { event in
      guard let name = names[event.controller], let word = words[event.callback.kind] else {
        return nil
      }
      return "\(name) \(word)"
    }
  }

  /// Two controllers, and what leads from the one to the other.
  private typealias Way =
    @MainActor (TestApplication, _ old: UIViewController, UIViewController) -> Void

  private static let push: Way = { app, old, new in
    let stack = stack(app, old)
    app.perform { stack.pushViewController(new, animated: true) }
  }

  private static let fullScreen: Way = { app, old, new in
    app.launch(old)
    new.modalPresentationStyle = .fullScreen
    app.perform { old.present(new, animated: true) }
  }

  private static let tab: Way = { app, old, new in
    let tabs = UITabBarController()
    tabs.viewControllers = [old, new]
    app.launch(tabs)
    app.perform { tabs.selectedIndex = 1 }
  }

  private static func page(_ style: UIPageViewController.TransitionStyle) -> Way {
    { app, old, new in
      let pages = UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([old], direction: .forward, animated: false)
      app.launch(pages)
      app.perform { pages.setViewControllers([new], direction: .forward, animated: true) }
    }
  }

  private static let ways: [(kinds: String, way: Way)] = [
    ("push, pop", push), ("full-screen modal", fullScreen), ("tab, curled page", tab),
    ("scrolled page", page(.scroll)), ("tab, curled page", page(.pageCurl)),
  ]

  @Test(arguments: 0..<5)
  func `order: with which call each transition begins and ends is what a run shows`(way: Int) {
    let app = TestApplication()
    let (old, new) = app.perform { (UIViewController(), UIViewController()) }
    Self.ways[way].way(app, old, new)
    let steps = steps(from: old, to: new, in: app)
    #expect(steps.count == 4)
    let sentence =
      "\(Self.ways[way].kinds): begins with \(steps.first ?? ""), ends with \(steps.last ?? "")."
    #expect(Topic.named("order")?.answer.contains(sentence) == true, "\(sentence)")
  }

  @Test
  func `order: a popped controller gets deinit after the transition, if nothing else holds it`()
    throws
  {
    #expect(
      Self.says("order", "a popped one gets deinit after the transition if nothing else holds it"))
    for isHeld in [false, true] {
      let app = TestApplication()
      let stack = Self.stack(app)
      app.perform { stack.pushViewController(UIViewController(), animated: true) }
      let holder = isHeld ? stack.topViewController : nil
      app.perform { _ = stack.popViewController(animated: true) }
      let kinds = app.events(.all).map(\.callback.kind)
      let shown = try #require(kinds.firstIndex(of: .viewDidAppear))
      #expect(kinds.firstIndex(of: .deinit).map { $0 > shown } == (isHeld ? nil : true))
      withExtendedLifetime(holder) {}
    }
  }

  @Test func `order: tabs have animated false and their dids at once, and the versions are named`()
  {
    #expect(Self.says("order", "Up to iOS 17 animated is false; iOS 18 delays both dids"))
    let app = TestApplication()
    let (old, new) = app.perform { (UIViewController(), UIViewController()) }
    Self.tab(app, old, new)
    let calls = app.events(.all).filter { Self.appearance.contains($0.callback.kind) }
    #expect(calls.contains { $0.callback == .viewDidAppear(animated: false) })
    #expect(Set(calls.map(\.time)).count == 1)
  }

  @Test
  func `order: below a sheet, a popover and overFullScreen the presenter gets no appearance call`()
  {
    #expect(
      Self.says(
        "order",
        "A sheet, a popover and overFullScreen leave the presenter in place: it gets no appearance "
          + "call."))
    for style in [UIModalPresentationStyle.pageSheet, .popover, .overFullScreen] {
      let app = TestApplication()
      let presenter = UIViewController()
      app.launch(presenter)
      let modal = app.perform { UIViewController() }
      modal.modalPresentationStyle = style
      modal.popoverPresentationController?.sourceView = presenter.view
      app.perform { presenter.present(modal, animated: true) }
      #expect(Self.appearance.isDisjoint(with: Self.kinds(of: presenter, in: app)), "\(style)")
      #expect(Self.kinds(of: modal, in: app).contains(.viewDidAppear), "\(style)")
      app.perform { presenter.dismiss(animated: true) }
      #expect(Self.appearance.isDisjoint(with: Self.kinds(of: presenter, in: app)), "\(style)")
    }
  }

  @Test func `no typed sentence tells an order between two controllers: the table does`() {
    let generated = Set(LifecycleExplanation.orderLines)
    let typed =
      Topic.all.flatMap(\.answer).filter {
        !generated.contains($0) && !$0.contains(": begins with ")
      } + Lesson.all.flatMap { [$0.mistake, $0.lookAt] }
      + LifecycleCallback.Kind.allCases.flatMap { LifecycleExplanation.of($0).lines.prefix(3) }
    let order = #/(old|new|other)( one's)? (view)?(will|did) ?(dis)?appear/#.ignoresCase()
    for sentence in typed { #expect(sentence.firstMatch(of: order) == nil, "\(sentence)") }
    #expect("the old one's viewDidDisappear".firstMatch(of: order) != nil)
  }

  // MARK: Rotation

  @Test func `rotation: a change of size alone makes no appearance call`() {
    #expect(Self.says("rotation", "A change of size alone makes no appearance call"))
    #expect(Self.says(.viewWillTransition, "A change of size alone makes no appearance call."))
    let app = TestApplication()
    let stack = Self.stack(app)
    app.perform { app.device.rotate() }
    #expect(Self.kinds(of: stack, in: app).contains(.viewWillTransition))
    #expect(!app.events(.all).contains { Self.appearance.contains($0.callback.kind) })
  }

  @Test
  func `rotation: a split view that shows or hides a column with it makes those of the column`()
    throws
  {
    #expect(
      Self.says(
        "rotation",
        "A split view that shows or hides a column with it makes those of the column."))
    let device = TestDevice(
      size: CGSize(width: 120, height: 40), cellSize: CGSize(width: 1, height: 1))
    let app = TestApplication(on: device)
    let split = UISplitViewController()
    let (list, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [list, detail]
    app.launch(split)
    #expect(!split.isCollapsed)
    app.perform { app.device.rotate() }
    #expect(split.isCollapsed)
    let kinds = Self.kinds(of: list, in: app) + Self.kinds(of: detail, in: app)
    #expect(kinds.contains(.viewDidDisappear))
    app.perform { app.device.rotate() }
    #expect(app.events(.all).contains { $0.callback.kind == .viewDidAppear })
    try app.expectRulesKept()
  }

  @Test(arguments: [TestDevice.terminal, .phone, .pad])
  func `rotation: the size that viewWillTransition announces is the one that is laid out`(
    device: TestDevice
  ) {
    #expect(Self.says(.viewWillTransition, "with the size to come"))
    let app = TestApplication(on: device)
    let tabs = UITabBarController()
    let top = NotingViewController()
    tabs.viewControllers = [UINavigationController(rootViewController: top)]
    app.launch(tabs)
    app.perform { app.device.rotate() }
    var announced: [ControllerID: LifecycleSize] = [:]
    var compared = 0
    for event in app.events(.all) {
      switch event.callback {
      case .viewWillTransition(let size): announced[event.controller] = size
      case .viewWillLayoutSubviews(let size):
        guard let expected = announced.removeValue(forKey: event.controller) else { continue }
        #expect(size == expected, "\(event.controller)")
        compared += 1
      default: break
      }
    }
    #expect(compared == 3)
  }

  @Test
  func `rotation: controllers below the top and tabs that are not selected are not called here`() {
    #expect(
      Self.says(
        "rotation",
        "Do not rely on it for controllers below the top of a stack and for tabs that are not selected: "
          + "here they are not called, and adapt when they appear again."))
    let app = TestApplication()
    let tabs = UITabBarController()
    let (root, top, other) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack, other]
    app.launch(tabs)
    app.perform { stack.pushViewController(top, animated: true) }
    app.perform { tabs.selectedIndex = 1 }
    app.perform { tabs.selectedIndex = 0 }
    app.perform { app.device.rotate() }
    #expect(Self.kinds(of: top, in: app).contains(.viewWillTransition))
    #expect(!Self.kinds(of: root, in: app).contains(.viewWillTransition))
    #expect(!Self.kinds(of: other, in: app).contains(.viewWillTransition))
    app.perform { _ = stack.popViewController(animated: true) }
    #expect(root.view.bounds.width == top.view.bounds.width)
    app.perform { tabs.selectedIndex = 1 }
    #expect(other.view.bounds.width == tabs.view.bounds.width)
  }

  // MARK: Layout

  @Test func `bounds: a pass has its own bounds, and the next one others`() {
    #expect(Self.says("bounds", "viewWillLayoutSubviews follows with the bounds of that pass"))
    #expect(
      Self.says(
        .viewWillLayoutSubviews, "from the bounds of this pass; the next can have others"))
    let app = TestApplication()
    let stack = Self.stack(app)
    let pushed = app.perform { NotingViewController() }
    app.perform { stack.pushViewController(pushed, animated: true) }
    app.perform { stack.setNavigationBarHidden(true, animated: false) }
    #expect(
      pushed.notes.filter { $0.hasPrefix("will lay out") } == [
        "will lay out 23", "will lay out 24",
      ])
  }

  @Test
  func `viewIsAppearing: its superview has given it its size, its subviews are laid out after it`()
  {
    #expect(
      Self.says(
        .viewIsAppearing,
        "its superview has given it its size (since iOS 17, and back to iOS 13); its own subviews are "
          + "laid out after it"))
    let app = TestApplication()
    let stack = Self.stack(app)
    let pushed = app.perform { NotingViewController() }
    pushed.onWillAppear = { noting in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      noting.view.addSubview(view)
      view.topAnchor.constraint(equalTo: noting.view.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: noting.view.bottomAnchor).isActive = true
    }
    app.perform { stack.pushViewController(pushed, animated: true) }
    #expect(
      pushed.notes.prefix(2) == ["is appearing 23, subview false", "will lay out 23"])
    #expect(pushed.view.subviews.first?.frame.height == 23)
  }

  @Test(arguments: [TestDevice.terminal, .phone])
  func `lesson 3 and bounds: here a bar takes its row, whatever edgesForExtendedLayout says`(
    device: TestDevice
  ) throws {
    let lesson = try #require(Lesson.about(.staleGeometry))
    #expect(
      lesson.mistake.contains("view reaches below the bar since iOS 7 (edgesForExtendedLayout)"))
    #expect(Self.says("bounds", "Here a bar takes its row from the view. On a phone, since iOS 7"))
    #expect(Self.says("safearea", "edgesForExtendedLayout changes nothing"))
    let app = TestApplication(on: device)
    let stack = Self.stack(app)
    let top = try #require(stack.topViewController)
    let bar = stack.navigationBar.frame
    #expect(bar.height > 0)
    for edges in [UIRectEdge.all, []] {
      top.edgesForExtendedLayout = edges
      app.perform { top.view.setNeedsLayout() }
      let place = top.view.convert(top.view.bounds, to: stack.view)
      #expect(place.minY == bar.maxY && place.maxY == stack.view.bounds.maxY, "\(edges)")
      #expect(top.view.safeAreaInsets.top == 0)
    }
  }
}
