import Testing
import UIKit

/// Controllers that appear and disappear because an app moves their views.
///
/// Source: UIKIT-CASES.md addsubview-on-visible-parent; UIKIT-RULES.md I44.
@MainActor @Suite struct ImplicitAppearanceTests {
  @Test
  func `a child whose view an app takes out of the window disappears, and appears with it again`() {
    let recorder = TraceRecorder()
    let (parent, child) = (NamedViewController("A"), NamedViewController("C"))
    embed(child, in: parent)
    recorder.launch(parent)
    for holder in [nil, UIView()] {
      if let holder { holder.addSubview(child.view) } else { child.view.removeFromSuperview() }
      recorder.settle()
      #expect(recorder.take() == ["C viewWillDisappear(false)", "C viewDidDisappear(false)"])
      parent.view.addSubview(child.view)
      recorder.settle()
      #expect(
        recorder.take() == [
          "C viewWillAppear(false)", "C viewIsAppearing(false)", "C viewDidAppear(false)",
        ])
    }
    parent.view.insertSubview(UIView(), at: 0)
    child.view.superview?.subviews.first?.addSubview(child.view)
    recorder.settle()
    #expect(recorder.take() == [], "it stays in the window")
  }

  @Test func `an app that forwards appearance itself gets no calls for views that it places`() {
    let recorder = TraceRecorder()
    let (root, child) = (ManualViewController("R"), NamedViewController("C"))
    recorder.launch(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    recorder.settle()
    #expect(recorder.take() == ["C viewDidLoad()"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    recorder.forget()
    child.view.removeFromSuperview()
    recorder.settle()
    #expect(recorder.take() == [])
  }

  @Test func `a controller without a parent appears and disappears with its view`() {
    let recorder = TraceRecorder()
    let (root, other) = (UIViewController(), NamedViewController("O"))
    recorder.launch(root)
    root.view.addSubview(other.view)
    recorder.settle()
    #expect(recorder.take().suffix(2) == ["O viewIsAppearing(false)", "O viewDidAppear(false)"])
    other.view.removeFromSuperview()
    recorder.settle()
    #expect(recorder.take() == ["O viewWillDisappear(false)", "O viewDidDisappear(false)"])
  }
}
