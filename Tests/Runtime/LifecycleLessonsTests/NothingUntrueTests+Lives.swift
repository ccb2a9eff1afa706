import LifecycleLessons
import LifecycleTesting
import LifecycleTrace
import Testing
import XcodeUIKit

/// What was untrue of initializers, outlets, holders and the end.
extension NothingUntrueTests {
  /// The calls of a lesson's app, after its steps.
  private func events(of lesson: LessonApp) -> (events: [LifecycleEvent], root: UIViewController) {
    let app = TestApplication()
    let root = app.perform { lesson.makeRoot() }
    var events = app.events(.all)
    app.launch(root)
    events += app.events(.all)
    let stage = LessonStage(root: root) { app.advance(by: $0) }
    for step in lesson.steps {
      app.perform { step.perform(stage) }
      events += app.events(.all)
    }
    return (events, root)
  }

  @Test func `lesson 2: the calls that are shown are the same, and their moments are not`() throws {
    let lesson = try #require(Lesson.about(.viewInInit))
    #expect(
      lesson.lookAt.hasPrefix("The calls that are shown are the same, and their moments are not."))
    func shown(_ app: LessonApp, _ name: String) -> [LifecycleEvent] {
      events(of: app).events.filter { $0.controller.name == name && $0.callback.isCommon }
    }
    let wrong = shown(lesson.wrong, "WrongPlanet")
    let right = shown(lesson.right, "RightPlanet")
    #expect(wrong.map(\.callback) == right.map(\.callback) && !wrong.isEmpty)
    #expect(wrong.first?.callback == .viewDidLoad && wrong.first?.cause.transition == nil)
    #expect(right.first?.cause.transition?.kind == .navigation)
  }

  /// Calls its own `viewWillAppear`.
  private final class ByHandViewController: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will")
    }

    override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  }

  @Test func `lesson 5: what an override does is done twice, and no other call follows`() throws {
    let lesson = try #require(Lesson.about(.appearanceByHand))
    #expect(
      lesson.mistake.contains(
        "What an override or a base class does there is done twice for one appearance, and "
          + "viewIsAppearing, viewDidAppear and the calls of the children do not follow."))
    let app = TestApplication()
    let (parent, child) = app.perform { (ByHandViewController(), ByHandViewController()) }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    app.launch(parent)
    #expect(parent.calls == ["will", "is", "did"] && child.calls == parent.calls)
    app.perform { parent.viewWillAppear(false) }
    #expect(parent.calls == ["will", "is", "did", "will"])
    #expect(child.calls == ["will", "is", "did"])
    #expect(app.events(.all).isEmpty, "UIKit has made none")
  }

  /// A controller that its timer, its observer or its closure may hold.
  private final class HeldViewController: UIViewController {
    var keeps: (() -> Void)?
    var ticks = 0

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onWillDisappear()
    }

    var onWillDisappear: () -> Void = {}
  }

  /// Whether a controller is deallocated when it was pushed, prepared and popped.
  private func isReleased(_ prepare: @MainActor (HeldViewController) -> Void) -> Bool {
    let app = TestApplication()
    app.application.exposedClasses.expose(HeldViewController.self) {
      $0.action("tick:") { (held: HeldViewController, _: Timer) in
        held.ticks += 1
        return nil
      }
      $0.action("hear:") { (held: HeldViewController, _: Notification) in
        held.ticks += 1
        return nil
      }
    }
    let stack = Self.stack(app, UIViewController())
    app.perform {
      let held = HeldViewController()
      prepare(held)
      stack.pushViewController(held, animated: true)
    }
    app.perform { _ = stack.popViewController(animated: true) }
    return app.events(.all).last?.callback.kind == .deinit
  }

  @Test
  func `lesson 9: a closure, a timer's target and an observer's block hold, a selector does not`()
    throws
  {
    let lesson = try #require(Lesson.about(.notReleased))
    #expect(lesson.lookAt.contains("an observer with a selector does not hold"))
    let center = NotificationCenter()
    #expect(!isReleased { held in held.keeps = { held.ticks += 1 } })
    #expect(isReleased { held in held.keeps = { [weak held] in held?.ticks += 1 } })
    var timer: Timer?
    #expect(
      !isReleased {
        timer = Timer.scheduledTimer(
          timeInterval: 60, target: $0, selector: "tick:", userInfo: nil, repeats: true)
      })
    timer?.invalidate()
    #expect(
      !isReleased { held in
        center.addObserver(forName: nil, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { held.ticks += 1 }
        }
      })
    #expect(isReleased { center.addObserver($0, selector: "hear:", name: nil, object: nil) })
  }

  @Test func `deinit: a timer whose target the controller is ends in viewWillDisappear, not there`()
  {
    #expect(
      Self.says(
        .deinit,
        "A timer whose target it is holds it, so it ends earlier, in viewWillDisappear or "
          + "viewDidDisappear."))
    #expect(
      isReleased { held in
        let timer = Timer.scheduledTimer(
          timeInterval: 60, target: held, selector: "tick:", userInfo: nil, repeats: true)
        held.onWillDisappear = { timer.invalidate() }
      })
  }

  /// Looks at its outlet around UIKit's own `loadView`.
  private final class OutletViewController: UIViewController {
    var outlet: UILabel?
    var notes: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      notes.append("init \(outlet != nil)")
    }

    override func loadView() {
      notes.append("before \(outlet != nil)")
      super.loadView()
      notes.append("after \(outlet != nil)")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.append("viewDidLoad \(outlet != nil)")
    }
  }

  @Test func `outletsConnected: here it is right after loadView, before viewDidLoad`() throws {
    #expect(
      Self.says(.outletsConnected, "on a phone in UIKit's own loadView, here right after it"))
    let app = TestApplication()
    let storyboard = UIStoryboard(name: "Outlet", bundle: nil)
    storyboard.register([
      .init(
        "scene", OutletViewController.self, isInitial: true,
        outlets: { (controller: OutletViewController) in controller.outlet = UILabel() })
    ])
    let controller = try #require(
      app.perform { storyboard.instantiateInitialViewController() as? OutletViewController })
    app.launch(controller)
    #expect(controller.notes == ["init false", "before false", "after false", "viewDidLoad true"])
  }

  /// Notes the size classes around their change.
  private final class TraitsViewController: UIViewController {
    var notes: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      notes.append("will \(traitCollection.verticalSizeClass == .compact)")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if previous != nil { notes.append("did \(traitCollection.verticalSizeClass == .compact)") }
    }
  }

  @Test
  func `traitCollectionDidChange: after the change, not on a pad, and deprecated since iOS 17`() {
    #expect(Self.says(.traitCollectionDidChange, "deprecated since iOS 17"))
    #expect(Self.says("traits", "deprecated since iOS 17: registerForTraitChanges takes its place"))
    #expect(Self.says(.traitCollectionDidChange, "an iPad keeps its size classes"))
    for (device, notes) in [(TestDevice.phone, ["will false", "did true"]), (.pad, [])] {
      let app = TestApplication(on: device)
      let controller = app.perform { TraitsViewController() }
      app.launch(controller)
      controller.notes = []
      app.perform { app.device.rotate() }
      #expect(controller.notes == notes)
    }
  }
}
