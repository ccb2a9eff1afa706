import Foundation
import LifecycleTrace
import Testing
import UIKit

@MainActor
@Suite("Windows")
struct UIWindowTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `A root that is replaced is removed with what it presents`(style: UIModalPresentationStyle) {
    // Source: Apple, UIWindow.rootViewController: the old views are removed before the new ones.
    let recorder = TraceRecorder()
    var old: NamedViewController? = NamedViewController("A")
    guard let window = old.map({ recorder.launch($0) }) else { return }
    let presented = NamedViewController("B")
    presented.modalPresentationStyle = style
    old?.present(presented, animated: false)
    recorder.settle()
    let upper = NamedViewController("C")
    upper.modalPresentationStyle = .overFullScreen
    presented.present(upper, animated: false)
    recorder.settle()
    recorder.forget()
    let root = NamedViewController("N")
    window.rootViewController = root
    recorder.settle()
    let calls = recorder.take()
    #expect(window.subviews == [root.view])
    #expect(calls.contains("C viewDidDisappear(false)"))
    #expect(calls.contains("B viewDidDisappear(false)"))
    #expect(calls.contains("A viewDidDisappear(false)") == (style == .pageSheet))
    #expect(calls.contains("N viewDidAppear(false)"))
    #expect(old?.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(upper.presentingViewController == nil)
    old = nil
    #expect(recorder.take() == ["A deinit"])
  }

  @Test func `A hidden window that is shown lets its root appear, without becoming key`() {
    let recorder = TraceRecorder()
    let window = UIWindow()
    window.rootViewController = NamedViewController("A")
    recorder.settle()
    #expect(recorder.take().isEmpty)
    window.isHidden = false
    recorder.settle()
    #expect(
      recorder.take() == [
        "A viewDidLoad()", "A viewWillAppear(false)", "A viewIsAppearing(false)",
        "A viewDidAppear(false)",
      ])
    #expect(!window.isKeyWindow)
    #expect(recorder.application.windows == [window])
    window.makeKeyAndVisible()
    recorder.settle()
    #expect(window.isKeyWindow)
    #expect(recorder.take().isEmpty)
  }
}
