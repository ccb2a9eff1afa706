import Testing
import UIKit

/// Source: Apple, setOverrideTraitCollection(_:forChild:), overrideTraitCollection(forChild:).
@MainActor @Suite struct OverrideTraitsTests {
  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  @Test func `a child, its children and their views have the traits that its parent replaces`() {
    let recorder = TraceRecorder()
    let (parent, child, grandchild) = (
      NamedViewController("A"), NamedViewController("B"), NamedViewController("C")
    )
    recorder.launch(parent)
    for (outer, inner) in [(parent, child), (child, grandchild)] {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
    }
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    for controller in [child, grandchild] {
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
      #expect(controller.view.traitCollection == controller.traitCollection)
      #expect(controller.traitCollection.userInterfaceIdiom == .phone)
    }
    #expect(parent.overrideTraitCollection(forChild: child) == regular)
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `the child is told, with the traits of before`() {
    let recorder = TraceRecorder()
    let (parent, child) = (NamedViewController("A"), NamedViewController("B"))
    recorder.launch(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    recorder.forget()
    parent.setOverrideTraitCollection(regular, forChild: child)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(
      recorder.takeEvents().map(TraceRecorder.line).filter { $0.contains("trait") }
        == ["B traitCollectionDidChange()"])
  }

  @Test func `a split view in a regular override shows two columns on a narrow screen`() {
    let recorder = TraceRecorder()
    let parent = NamedViewController("A")
    let split = UISplitViewController()
    split.viewControllers = [NamedViewController("B"), NamedViewController("C")]
    recorder.launch(parent)
    parent.addChild(split)
    parent.setOverrideTraitCollection(regular, forChild: split)
    split.view.frame = parent.view.bounds
    parent.view.addSubview(split.view)
    split.didMove(toParent: parent)
    recorder.settle()
    #expect(!split.isCollapsed)
    parent.setOverrideTraitCollection(nil, forChild: split)
    recorder.settle()
    #expect(split.isCollapsed)
  }
}
