import Foundation
import Testing
import UIKit

@MainActor
@Suite("Responders")
struct UIResponderTests {
  @Test func `The chain leads from a view over its controller to window and application`() {
    let recorder = TraceRecorder()
    let controller = NamedViewController("A")
    let window = recorder.launch(controller)
    let inner = UIView()
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === recorder.application)
  }

  // Source: UIKIT-CASES.md responder-become-first.
  @Test func `responder-become-first: one is the first, if it can and the former one agrees`() {
    let recorder = TraceRecorder()
    let (first, second) = (Willing(), Willing())
    #expect(!first.becomeFirstResponder())
    let window = recorder.launch(NamedViewController("A"))
    let plain = UIView()
    for view in [first, second, plain] { window.addSubview(view) }
    #expect(!plain.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.agrees = false
    #expect(!second.becomeFirstResponder())
    first.agrees = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(window.firstResponder === second)
    #expect(second.resignFirstResponder())
    #expect(window.firstResponder == nil)
  }

  // Source: UIKIT-CASES.md responder-become-first.
  @Test func `responder-become-first: a controller may be it as long as its view is in a window`() {
    let recorder = TraceRecorder()
    let controller = KeyController("A")
    #expect(!controller.becomeFirstResponder())
    let window = recorder.launch(controller)
    #expect(controller.becomeFirstResponder())
    #expect(window.firstResponder === controller)
    controller.view.removeFromSuperview()
    #expect(window.firstResponder == nil)
    #expect(!controller.isFirstResponder)
  }

  @Test func `Responders and traits are objects of NSObject, as on a phone`() {
    let view = DescribedView(text: "a view with a description")
    #expect("\(view)" == "a view with a description")
    #expect(view.isKind(of: UIView.self) && !view.isKind(of: UIControl.self))
    #expect(view.isEqual(view) && view.hash == view.hashValue)
    let objects: [NSObject] = [view, UIViewController(), UITraitCollection(), UINavigationItem()]
    #expect(
      objects.map(\.className) == [
        "DescribedView", "UIViewController", "UITraitCollection", "UINavigationItem",
      ])
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(compact == UITraitCollection(horizontalSizeClass: .compact))
    #expect(compact.hash == UITraitCollection(horizontalSizeClass: .compact).hash)
    #expect(compact != UITraitCollection(horizontalSizeClass: .regular))
  }

  // Source: UIKIT-CASES.md motion-shake.
  @Test func `motion-shake: the first responder is told, and what it passes on goes up its chain`()
  {
    let recorder = TraceRecorder()
    let controller = ShakenController("A")
    let window = recorder.launch(controller)
    window.shake()
    #expect(controller.calls == [])
    controller.becomeFirstResponder()
    window.shake()
    #expect(controller.calls == ["began 1 1", "ended 1 1"])
    controller.resignFirstResponder()
    let field = Willing()
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    window.shake()
    #expect(controller.calls.count == 4 && window.firstResponder === field)
  }

  @Test func `Responders are equal to themselves alone`() {
    let (one, other) = (UIView(), UIView())
    #expect(one == one)
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
  }
}

private final class Willing: UIView {
  var agrees = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { agrees }
}

/// A controller that notes what is shaken.
private final class ShakenController: NamedViewController {
  var calls: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", motion, event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", motion, event)
  }

  private func note(_ word: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    #expect(event?.type == .motion && event?.allTouches == nil)
    calls.append("\(word) \(motion.rawValue) \(event?.subtype.rawValue ?? 0)")
  }
}

/// A controller that takes key presses itself.
private final class KeyController: NamedViewController {
  override var canBecomeFirstResponder: Bool { true }
}

/// A view with an initialiser of its own, none of which NSObject makes `required`.
private final class DescribedView: UIView {
  let text: String

  init(text: String) {
    self.text = text
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { text }
}

extension NSObject {
  /// A member that every object has, as an app may add it.
  fileprivate var className: String { "\(type(of: self))" }
}
