import Foundation
import Testing
import UIKit

@MainActor
@Suite struct KeyboardTests {
  // Source: UIKIT-CASES.md text-keyboard-notifications.
  @Test func `text-keyboard-notifications: the frame covers nothing and the duration is real`() {
    let world = TextWorld()
    let name = world.addField("Name")
    var frames: [CGRect] = []
    var durations: [Double] = []
    world.watch(
      UIResponder.keyboardWillShowNotification, object: world.recorder.application.screen
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      frames.append(frame?.cgRectValue ?? .null)
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      durations.append(duration ?? -1)
    }
    world.watchKeyboard()
    name.becomeFirstResponder()
    #expect(frames.map(\.minY) == [world.window.bounds.maxY] && frames.map(\.height) == [0])
    _ = world.log.take()
    world.recorder.scheduler.advance(by: .seconds(durations[0] - 0.01))
    #expect(world.log.take() == [])
    world.recorder.scheduler.advance(by: .milliseconds(20))
    #expect(world.log.take() == ["keyboard didShow"])
  }

  @Test func `a keyboard that is hidden before it has appeared posts no didShow`() {
    let world = TextWorld()
    let name = world.addField("Name")
    world.watchKeyboard()
    name.becomeFirstResponder()
    name.resignFirstResponder()
    world.recorder.settle()
    #expect(
      world.log.take().filter { $0.hasPrefix("keyboard") } == [
        "keyboard willShow", "keyboard willHide", "keyboard didHide",
      ])
  }

  // The time includes the wait for the main actor, which all other tests share.
  @Test(.timeLimit(.minutes(60)))
  func `an observer on the main queue has run when the field is first responder`() {
    let world = TextWorld()
    let name = world.addField("Name")
    nonisolated(unsafe) var seen: [String] = []
    let observers = [
      UIResponder.keyboardWillShowNotification, UITextField.textDidBeginEditingNotification,
      UITextField.textDidChangeNotification, UIWindow.didBecomeKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { seen.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    name.becomeFirstResponder()
    #expect(seen.contains("UIKeyboardWillShowNotification"))
    #expect(seen.contains("UITextFieldTextDidBeginEditingNotification"))
    _ = world.keyboard.type("a")
    #expect(seen.last == "UITextFieldTextDidChangeNotification")
    let other = UIWindow()
    other.makeKeyAndVisible()
    #expect(seen.last == "UIWindowDidBecomeKeyNotification")
  }

  @Test func `what is typed goes to the key window`() {
    let world = TextWorld()
    let name = world.addField("Name")
    name.becomeFirstResponder()
    let other = UIWindow()
    other.makeKeyAndVisible()
    #expect(!world.keyboard.type("a") && name.text == "")
    #expect(name.isFirstResponder)
    world.window.makeKey()
    #expect(world.keyboard.type("a") && name.text == "a")
  }

  @Test func `a field in a controller that is popped is not edited any more`() {
    let recorder = TraceRecorder()
    let stack = UINavigationController(rootViewController: NamedViewController("A"))
    let window = recorder.launch(stack)
    let top = NamedViewController("B")
    stack.pushViewController(top, animated: false)
    recorder.settle()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 9, height: 1))
    top.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    stack.popViewController(animated: true)
    #expect(field.isFirstResponder)
    recorder.settle()
    #expect(!field.isFirstResponder && window.firstResponder == nil)
  }
}
