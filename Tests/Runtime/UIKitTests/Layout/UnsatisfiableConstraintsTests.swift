import Foundation
import Testing
import UIKit

/// Constraints that cannot hold together: one is broken, and a report names it.
@MainActor @Suite final class UnsatisfiableConstraintsTests {
  private lazy var world = LayoutWorld()
  private var superview: UIView { world.superview }

  @Test
  func `layout-unsatisfiable: the report in UIKit's words, with the constraint that is broken`() {
    let view = world.view(10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    second.identifier = "second"
    world.layout(second, view.heightAnchor.constraint(equalToConstant: 3))
    #expect(
      world.warnings == [
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
        "\tProbably at least one of the constraints in the following list is one you don't want. ",
        "\tTry this: ",
        "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
        "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        "(",
        "    \"<NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)>\",",
        "    \"<NSLayoutConstraint:0x3 'second' UIView:0x2.width == 20   (active)>\"",
        ")",
        "",
        "Will attempt to recover by breaking constraint ",
        "<NSLayoutConstraint:0x3 'second' UIView:0x2.width == 20   (active)>",
        "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
          + "debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
          + "<UIKitCore/UIView.h> may also be helpful.",
      ])
    #expect(view.frame.size == CGSize(width: 10, height: 3))
    #expect(second.isActive)
  }

  @Test func `layout-unsatisfiable: a frame is never broken, and the note on masks follows`() {
    let view = UIView(frame: CGRect(5, 5, 30, 10))
    superview.addSubview(view)
    world.layout(view.widthAnchor.constraint(equalToConstant: 50))
    #expect(view.frame == CGRect(5, 5, 30, 10))
    #expect(world.warnings[5].hasPrefix("\t(Note: If you're seeing NSAutoresizingMaskLayout"))
    #expect(
      world.warnings.contains(
        "    \"<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:0x1.width == 30   (active)>\","
      ))
  }

  @Test func `layout-unsatisfiable: what was broken holds again when it can, and is told once`() {
    let view = world.view()
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    world.layout(first, view.widthAnchor.constraint(equalToConstant: 20))
    let count = world.warnings.count
    superview.setNeedsLayout()
    view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    superview.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(world.warnings.count == count)
    first.isActive = false
    superview.layoutIfNeeded()
    #expect(view.frame.width == 20)
    #expect(world.warnings.count == count)
  }

  @Test func `layout-unsatisfiable: a window that shrinks breaks a constraint until it grows`() {
    let view = world.view()
    world.layout(
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -10),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100))
    #expect(world.warnings.isEmpty)
    superview.frame.size.width = 50
    superview.layoutIfNeeded()
    #expect(!world.warnings.isEmpty)
    #expect(view.frame == CGRect(10, 0, 30, 0))
    superview.frame.size.width = 300
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 0, 280, 0))
  }

  @Test func `layout-unsatisfiable: optional constraints that contradict each other say nothing`() {
    let view = world.view(10)
    world.layout(view.widthAnchor.constraint(equalToConstant: 20).at(999))
    #expect(view.frame.width == 10)
    #expect(world.warnings.isEmpty)
  }
}
