import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Custom containment", "Lazy view", "When the callbacks are delivered": what
/// happens while views load and are laid out.
@MainActor
@Suite("View loading and layout")
struct ViewLoadingTests {
  @Test func `lazy-view-in-init: loading runs before the subclass's initialiser is over`() {
    // Source: UIKIT-CASES.md lazy-view-in-init (documented mechanism, derived sequence).
    _ = TraceRecorder()
    let controller = EagerViewController()
    #expect(controller.steps == ["init begins", "viewDidLoad", "init ends"])
  }

  @Test
  func `lazy-loadview-default: a plain view, or the one that an override sets without super`() {
    // Source: UIKIT-CASES.md lazy-loadview-default (Apple).
    _ = TraceRecorder()
    #expect(type(of: UIViewController().view as UIView) == UIView.self)
    #expect(LabelViewController().view is UILabel)
  }

  @Test func `addchild-in-viewdidload-with-layout: layout between the will and the did`() {
    // Source: UIKIT-CASES.md addchild-in-viewdidload-with-layout (published log; pairs may repeat).
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    let child = NamedViewController("C")
    parent.inside["viewDidLoad"] = { [unowned parent] in
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    _ = recorder.show(parent)
    recorder.settle()
    let calls = recorder.take(.all).filter { $0.hasPrefix("C ") && !$0.contains("IsAppearing") }
      .map { $0.replacingOccurrences(of: " 80x24", with: "") }
    #expect(
      calls == [
        "C willMove(P)", "C loadView()", "C viewDidLoad()", "C viewWillAppear(false)",
        "C viewWillLayoutSubviews()", "C viewDidLayoutSubviews()", "C viewDidAppear(false)",
      ])
  }

  @Test func `timing-layout-pass-order: controller, root view, controller, then the views below`() {
    // Source: UIKIT-CASES.md timing-layout-pass-order (a re-implementation's recorded fixture:
    // soft).
    let recorder = TraceRecorder()
    let controller = LayoutViewController()
    recorder.launch(controller)
    controller.steps = []
    controller.view.setNeedsLayout()
    for view in controller.view.subviews { view.setNeedsLayout() }
    controller.view.layoutIfNeeded()
    #expect(controller.steps == ["will", "root", "did", "below"])
    controller.view.layoutIfNeeded()
    #expect(controller.steps.count == 4)
  }

  @Test(arguments: [
    false, true,
  ])
  func `swap-children-not-visible: links without a view, views without appearance`(isLoaded: Bool) {
    // Source: UIKIT-CASES.md swap-children-not-visible (test on real UIKit).
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    let old = NamedViewController("1")
    let new = NamedViewController("2")
    parent.addChild(old)
    if isLoaded { parent.view.addSubview(old.view) }
    recorder.forget()
    parent.addChild(new)
    old.willMove(toParent: nil)
    if isLoaded {
      parent.view.addSubview(new.view)
      old.view.removeFromSuperview()
    }
    new.didMove(toParent: parent)
    old.removeFromParent()
    #expect(
      recorder.take(.all) == ["2 willMove(P)", "1 willMove(nil)"]
        + (isLoaded ? ["2 loadView()", "2 viewDidLoad()"] : [])
        + ["2 didMove(P)", "1 didMove(nil)"])
  }
}

/// Loads its view in its initialiser.
private final class EagerViewController: UIViewController {
  private(set) var steps: [String] = ["init begins"]

  init() {
    super.init(nibName: nil, bundle: nil)
    _ = view
    steps.append("init ends")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("viewDidLoad")
  }
}

private final class LabelViewController: UIViewController {
  override func loadView() { view = UILabel() }
}

/// Records a layout pass.
private final class LayoutViewController: UIViewController {
  var steps: [String] = []

  override func loadView() {
    let root = LayoutView()
    root.onLayout = { [unowned self] in steps.append("root") }
    let below = LayoutView()
    below.onLayout = { [unowned self] in steps.append("below") }
    root.addSubview(below)
    view = root
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    steps.append("will")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    steps.append("did")
  }
}

private final class LayoutView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
