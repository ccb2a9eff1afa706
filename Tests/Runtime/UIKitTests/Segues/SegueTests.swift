import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Launch, view loading, segues", the storyboard cases.
@MainActor
@Suite("Storyboards and segues")
struct SegueTests {
  @Test func `create-storyboard-instantiate: init(coder:) and awakeFromNib, the view later`() {
    // Source: UIKIT-CASES.md create-storyboard-instantiate (published log).
    let recorder = TraceRecorder()
    let storyboard = sceneStoryboard()
    recorder.forget()
    let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
    #expect(
      recorder.takeEvents().map(\.callback) == [.initWithCoder, .awakeFromNib])
    #expect(!detail.isViewLoaded)
    #expect(detail.storyboard === storyboard)
  }

  @Test
  func `create-storyboard-instantiate: the views of a scene awake between loading and viewDidLoad`()
    throws
  {
    // Source: UIKIT-CASES.md create-storyboard-instantiate (published log): the second nib is lazy.
    let recorder = TraceRecorder()
    let storyboard = UIStoryboard(name: "Views", bundle: nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene(
        "Scene", NibController.self, isInitial: true,
        outlets: { $0.steps.append("outlets") }, view: { NibView(coder: $0) })
    ])
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let controller = try #require(storyboard.instantiateInitialViewController() as? NibController)
    #expect(controller.steps == ["init(coder:)", "awakeFromNib"])
    navigation.pushViewController(controller, animated: true)
    recorder.settle()
    let view = try #require(controller.view as? NibView)
    #expect(
      controller.steps == [
        "init(coder:)", "awakeFromNib", "loadView begins", "view init(coder:)", "loadView ends",
        "outlets", "inner awakeFromNib", "view awakeFromNib", "viewDidLoad",
      ])
    #expect(view.frame.size == CGSize(width: 80, height: 23))
    #expect(view.made.superview === view)
  }

  @Test func `segue-order-awake-prepare-outlets-load: the outlets are recorded after prepare`()
    throws
  {
    let recorder = TraceRecorder()
    let storyboard = UIStoryboard(name: "Outlets", bundle: nil)
    storyboard.register([
      .init("Plain", NamedViewController.self),
      .init("List", NamedViewController.self, segues: [.show("go", to: "Detail")]),
      .init("Detail", NibController.self, outlets: { $0.steps.append("outlets") }),
    ])
    let list = storyboard.instantiateViewController(withIdentifier: "List")
    recorder.launch(UINavigationController(rootViewController: list))
    list.performSegue(withIdentifier: "go", sender: nil)
    recorder.settle()
    let calls: Set<LifecycleCallback> = [
      .initWithCoder, .prepare(forSegue: "go"), .outletsConnected, .viewDidLoad,
    ]
    #expect(
      recorder.takeEvents().map(\.callback).filter(calls.contains) == [
        .initWithCoder, .prepare(forSegue: "go"), .outletsConnected, .viewDidLoad,
      ])
    // A scene without outlets has no such moment.
    storyboard.instantiateViewController(withIdentifier: "Plain").loadViewIfNeeded()
    #expect(!recorder.takeEvents().contains { $0.callback == .outletsConnected })
  }

  @Test func `segue-order-awake-prepare-outlets-load: the whole push`() throws {
    // Source: UIKIT-CASES.md segue-order-awake-prepare-outlets-load; UIKIT-RULES.md I5; then
    // nav-push-animated.
    let recorder = TraceRecorder()
    let navigation = try #require(
      sceneStoryboard().instantiateInitialViewController() as? UINavigationController)
    recorder.launch(navigation)
    let master = try #require(navigation.topViewController as? MasterController)
    #expect(master.triggerSegue(withIdentifier: "show", sender: nil))
    recorder.settle()
    let calls = recorder.takeEvents().filter { $0.controller.name != "Nav" }
      .map(TraceRecorder.line)
    #expect(
      calls == [
        "Master shouldPerformSegue(show)", "Detail init(coder:)", "Detail awakeFromNib()",
        "Master prepare(for: show)", "Detail willMove(Nav)", "Detail loadView()",
        "Detail outlets are connected", "Detail viewDidLoad()", "Master viewWillDisappear(true)",
        "Detail viewWillAppear(true)",
        "Detail viewIsAppearing(true)", "Detail viewWillLayoutSubviews() 80x23",
        "Detail viewDidLayoutSubviews() 80x23", "Master viewDidDisappear(true)",
        "Detail viewDidAppear(true)", "Detail didMove(Nav)",
      ])
    #expect(master.outletAtPrepare == nil)
    #expect(master.wasLoadedAtPrepare == false)
    let detail = try #require(navigation.topViewController as? DetailController)
    #expect(detail.labelAtLoad?.text == "outlet")
  }

  @Test func `view-access-in-prepare-loads-early: loading happens inside prepare, once`() throws {
    // Source: UIKIT-CASES.md view-access-in-prepare-loads-early.
    let recorder = TraceRecorder()
    let navigation = try #require(
      sceneStoryboard().instantiateInitialViewController() as? UINavigationController)
    recorder.launch(navigation)
    let master = try #require(navigation.topViewController as? MasterController)
    master.touchesView = true
    master.performSegue(withIdentifier: "show", sender: nil)
    let early = recorder.takeEvents()
    #expect(
      early.map(TraceRecorder.line) == [
        "Detail init(coder:)", "Detail awakeFromNib()", "Master prepare(for: show)",
        "Detail loadView()", "Detail outlets are connected", "Detail viewDidLoad()",
        "Detail willMove(Nav)",
      ])
    #expect(early.map(\.depth) == [0, 0, 0, 1, 1, 1, 0])
    recorder.settle()
    #expect(!recorder.take().contains("Detail viewDidLoad()"))
  }

  @Test func `A segue that shouldPerformSegue refuses makes no destination`() throws {
    let recorder = TraceRecorder()
    let navigation = try #require(
      sceneStoryboard().instantiateInitialViewController() as? UINavigationController)
    recorder.launch(navigation)
    let master = try #require(navigation.topViewController as? MasterController)
    master.allows = false
    #expect(!master.triggerSegue(withIdentifier: "show", sender: nil))
    recorder.settle()
    #expect(recorder.takeEvents().map(TraceRecorder.line) == ["Master shouldPerformSegue(show)"])
  }

  @Test func `A present segue uses its style, and an unwind segue leads back`() throws {
    let recorder = TraceRecorder()
    let navigation = try #require(
      sceneStoryboard().instantiateInitialViewController() as? UINavigationController)
    recorder.launch(navigation)
    let master = try #require(navigation.topViewController as? MasterController)
    master.performSegue(withIdentifier: "present", sender: nil)
    recorder.settle()
    let detail = try #require(master.presentedViewController as? DetailController)
    #expect(detail.modalPresentationStyle == .fullScreen)
    recorder.forget()
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(master.unwoundFrom === detail)
    recorder.settle()
    #expect(master.presentedViewController == nil)
    #expect(
      recorder.take() == [
        "Detail viewWillDisappear(true)", "Master viewWillAppear(true)",
        "Master viewIsAppearing(true)", "Master viewDidAppear(true)",
        "Detail viewDidDisappear(true)",
      ])
  }

  @Test func `An unwind segue pops a stack to the nearest controller of the class`() throws {
    let recorder = TraceRecorder()
    let navigation = try #require(
      sceneStoryboard().instantiateInitialViewController() as? UINavigationController)
    recorder.launch(navigation)
    navigation.topViewController?.performSegue(withIdentifier: "show", sender: nil)
    recorder.settle()
    recorder.forget()
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    recorder.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(recorder.take().contains("Master viewWillAppear(true)"))
  }

  // Source: Apple, allowedChildrenForUnwinding(from:), childContaining(_:).
  @Test func `An unwind segue finds a tab, and the tab is selected`() throws {
    let recorder = TraceRecorder()
    let storyboard = UIStoryboard(name: "Tabs", bundle: nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene(
        "Tabs", UITabBarController.self, isInitial: true, contents: ["One", "Two"]),
      UIKitRuntime.StoryboardScene("One", MasterController.self),
      UIKitRuntime.StoryboardScene(
        "Two", DetailController.self,
        segues: [.unwind("back", to: MasterController.self) { _, _ in }]),
    ])
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    recorder.settle()
    tabs.selectedViewController?.performSegue(withIdentifier: "back", sender: nil)
    recorder.settle()
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A container on the way may unwind in a way of its own`() throws {
    let recorder = TraceRecorder()
    let storyboard = UIStoryboard(name: "Unwinding", bundle: nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene(
        "Nav", UnwindingStack.self, isInitial: true, contents: ["Master"]),
      UIKitRuntime.StoryboardScene(
        "Master", MasterController.self, segues: [.show("show", to: "Detail")]),
      UIKitRuntime.StoryboardScene(
        "Detail", DetailController.self,
        segues: [.unwind("back", to: MasterController.self) { _, _ in }]),
    ])
    let stack = try #require(storyboard.instantiateInitialViewController() as? UnwindingStack)
    recorder.launch(stack)
    stack.topViewController?.performSegue(withIdentifier: "show", sender: nil)
    recorder.settle()
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    recorder.settle()
    #expect(stack.towards === stack.viewControllers.first)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `An embed segue fills its view between loadView and viewDidLoad`() {
    let recorder = TraceRecorder()
    let storyboard = UIStoryboard(name: "Embedding", bundle: nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene("Detail", DetailController.self),
      UIKitRuntime.StoryboardScene(
        "Master", MasterController.self,
        segues: [.embed("inside", to: "Detail") { (master: MasterController) in master.view }]),
    ])
    let master = storyboard.instantiateViewController(withIdentifier: "Master")
    recorder.forget()
    master.loadViewIfNeeded()
    #expect(
      recorder.takeEvents().map(TraceRecorder.line) == [
        "Master loadView()", "Detail init(coder:)", "Detail awakeFromNib()",
        "Master prepare(for: inside)", "Detail willMove(Master)", "Detail loadView()",
        "Detail viewDidLoad()", "Detail didMove(Master)", "Master viewDidLoad()",
      ])
    #expect(master.children.count == 1)
  }

  @Test
  func `cs193p-concentration-structure: the chain of parents exists in awakeFromNib`() throws {
    // Source: UIKIT-CASES.md cs193p-concentration-structure (source code of the course).
    let recorder = TraceRecorder()
    let storyboard = UIStoryboard(name: "Course", bundle: nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene(
        "Tabs", UITabBarController.self, isInitial: true, contents: ["Split", "Other"]),
      UIKitRuntime.StoryboardScene(
        "Split", UISplitViewController.self, contents: ["Nav", "Detail"]),
      UIKitRuntime.StoryboardScene("Nav", UINavigationController.self, contents: ["Master"]),
      UIKitRuntime.StoryboardScene("Master", MasterController.self),
      UIKitRuntime.StoryboardScene("Detail", DetailController.self),
      UIKitRuntime.StoryboardScene("Other", DetailController.self),
    ])
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    let split = try #require(tabs.viewControllers?.first as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let master = try #require(navigation.topViewController as? MasterController)
    #expect(master.splitAtAwake === split)
    recorder.launch(tabs)
    // In compact width the primary takes the detail, so the chooser below it stays unloaded.
    #expect(split.isCollapsed)
    #expect(navigation.viewControllers.first === master)
    #expect(!master.isViewLoaded)
    let top = try #require(navigation.topViewController as? DetailController)
    #expect(top.viewIfLoaded?.window != nil)
  }

  private func sceneStoryboard() -> UIStoryboard {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene(
        "Nav", UINavigationController.self, isInitial: true, contents: ["Master"]),
      UIKitRuntime.StoryboardScene(
        "Master", MasterController.self,
        segues: [
          .show("show", to: "Detail"), .present("present", to: "Detail", style: .fullScreen),
        ]),
      UIKitRuntime.StoryboardScene(
        "Detail", DetailController.self,
        segues: [
          .unwind("back", to: MasterController.self) { master, segue in
            master.unwoundFrom = segue.source
          }
        ]
      ) { detail in
        let label = UILabel()
        label.text = "outlet"
        detail.label = label
      },
    ])
    return storyboard
  }
}

private final class MasterController: UIViewController {
  var touchesView = false
  var allows = true
  var outletAtPrepare: UILabel?
  var wasLoadedAtPrepare: Bool?
  weak var unwoundFrom: UIViewController?
  weak var splitAtAwake: UISplitViewController?

  override func awakeFromNib() {
    super.awakeFromNib()
    splitAtAwake = splitViewController
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    wasLoadedAtPrepare = segue.destination.isViewLoaded
    outletAtPrepare = (segue.destination as? DetailController)?.label
    if touchesView { _ = segue.destination.view }
  }
}

private final class DetailController: UIViewController {
  var label: UILabel?
  var labelAtLoad: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    labelAtLoad = label
  }
}

/// Records the steps of loading its view.
private final class NibController: UIViewController {
  var steps: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    steps.append("init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    steps.append("awakeFromNib")
  }

  override func loadView() {
    steps.append("loadView begins")
    super.loadView()
    (viewIfLoaded as? NibView)?.tell(self)
    steps.append("loadView ends")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("viewDidLoad")
  }
}

/// A root view with one subview from the archive and one made in code.
private final class NibView: UIView {
  let inner: InnerNibView?
  let made = InnerNibView(frame: .zero)
  private weak var controller: NibController?

  required init?(coder: NSCoder) {
    inner = InnerNibView(coder: coder)
    super.init(coder: coder)
    if let inner { addSubview(inner) }
    addSubview(made)
  }

  func tell(_ controller: NibController) {
    self.controller = controller
    controller.steps.append("view init(coder:)")
    inner?.onAwake = { [weak controller] in controller?.steps.append("inner awakeFromNib") }
    made.onAwake = { [weak controller] in controller?.steps.append("made awakeFromNib") }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    controller?.steps.append("view awakeFromNib")
  }
}

private final class InnerNibView: UIView {
  var onAwake: (() -> Void)?

  override func awakeFromNib() {
    super.awakeFromNib()
    onAwake?()
  }
}

private final class UnwindingStack: UINavigationController {
  weak var towards: UIViewController?

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    towards = subsequentVC
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}
