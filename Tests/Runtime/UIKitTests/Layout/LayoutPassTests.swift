import Foundation
import Testing
import UIKit

/// When constraints are updated and views placed.
@MainActor @Suite struct LayoutPassTests {
  /// A view that notes the calls it gets.
  private final class NotingView: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func updateConstraints() {
      log.lines.append("\(name) updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("\(name) layoutSubviews")
    }
  }

  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class NotingController: UIViewController {
    let log = Log()
    lazy var root = NotingView("root", log)
    lazy var child = NotingView("child", log)
    lazy var grandchild = NotingView("grandchild", log)
    var width: NSLayoutConstraint?

    override func loadView() {
      root.frame = UIScreen.main.bounds
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for (view, container) in [(child, root), (grandchild, child)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
      }
      width = grandchild.widthAnchor.constraint(equalToConstant: 5)
      NSLayoutConstraint.activate(
        [
          child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          grandchild.leadingAnchor.constraint(equalTo: child.leadingAnchor), width,
        ].compactMap { $0 })
      view = root
    }

    override func updateViewConstraints() {
      log.lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.lines.append("will layout")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.lines.append("did layout")
    }
  }

  @Test func `layout-update-order: constraints from the leaves up, then layout from the root down`()
  {
    let recorder = TraceRecorder()
    let controller = NotingController()
    recorder.show(controller).layoutIfNeeded()
    recorder.settle()
    #expect(
      controller.log.take() == [
        "grandchild updateConstraints", "child updateConstraints", "updateViewConstraints",
        "root updateConstraints", "will layout", "root layoutSubviews", "did layout",
        "child layoutSubviews", "grandchild layoutSubviews",
      ])
    #expect(controller.grandchild.frame.width == 5)
    recorder.settle()
    controller.root.window?.layoutIfNeeded()
    #expect(controller.log.take() == [])
  }

  @Test func `layout-update-order: the trace has updateViewConstraints where constraints are used`()
  {
    let recorder = TraceRecorder()
    let (plain, constrained) = (NamedViewController("A"), NotingController())
    recorder.launch(plain)
    plain.view.setNeedsLayout()
    recorder.settle()
    #expect(recorder.take(.all).allSatisfy { !$0.contains("updateViewConstraints") })
    recorder.launch(constrained)
    constrained.view.setNeedsUpdateConstraints()
    recorder.settle()
    #expect(recorder.take(.all) == ["Noting updateViewConstraints()"])
    #expect(recorder.take(.common) == [])
  }

  @Test func `layout-change-marks-superview: only the superview of what moves is laid out`() {
    let recorder = TraceRecorder()
    let controller = NotingController()
    recorder.launch(controller)
    _ = controller.log.take()
    controller.width?.constant = 6
    #expect(controller.grandchild.frame.width == 5)
    recorder.settle()
    #expect(controller.grandchild.frame.width == 6)
    #expect(controller.log.take() == ["child layoutSubviews", "grandchild layoutSubviews"])
  }

  @Test func `one pair of layout calls for each change of bounds`() {
    let recorder = TraceRecorder()
    let controller = NotingController()
    recorder.launch(controller)
    _ = controller.log.take()
    controller.root.frame.size.width = 40
    recorder.settle()
    #expect(
      controller.log.take() == [
        "will layout", "root layoutSubviews", "did layout", "child layoutSubviews",
      ])
    #expect(controller.child.frame.width == 40)
  }

  @Test func `layout-update-order: a view that requires constraints is updated without any`() {
    final class Requiring: UIView {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let world = LayoutWorld()
    let view = Requiring()
    world.superview.addSubview(view)
    world.superview.layoutIfNeeded()
    world.superview.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 2)
  }

  /// A controller that asks for layout again whenever it was laid out, so many times.
  private final class RestlessController: UIViewController {
    var count = 0
    var most = Int.max

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      count += 1
      if count < most { view.setNeedsLayout() }
    }
  }

  @Test func `a layout that asks for layout for ever is cut off, and its controller is named`() {
    let recorder = TraceRecorder()
    var warnings: [String] = []
    recorder.application.logHandler = { warnings.append($0) }
    let controller = RestlessController()
    let window = recorder.launch(controller)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix("the view of <RestlessController: 0x") == true
        && warnings.first?.contains("asked for layout in 50 layout passes in a row") == true)
    // The next request is as good as ever.
    controller.most = 0
    controller.count = 0
    controller.view.setNeedsLayout()
    window.setNeedsLayout()
    recorder.settle()
    #expect(controller.count > 0 && warnings.count == 1)
  }

  @Test func `a layout that comes to an end after some passes is not cut off`() {
    let recorder = TraceRecorder()
    var warnings: [String] = []
    recorder.application.logHandler = { warnings.append($0) }
    let controller = RestlessController()
    controller.most = 200
    let window = recorder.launch(controller)
    #expect(controller.count == 200 && warnings.isEmpty)
    #expect(window.rootViewController === controller)
  }
}
