import Foundation
import Testing
import UIKit

/// Controls, bar buttons and recognizers send selectors to targets.
@MainActor @Suite struct TargetActionTests {
  /// A window that a receiver fills, with a button in its corner.
  @MainActor
  private struct World {
    let touch = TouchWorld()
    let receiver = ExposedReceiver(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      ExposedReceiver.expose(in: touch.application)
      touch.window.addSubview(receiver)
      receiver.addSubview(button)
      touch.settle()
    }
  }

  // MARK: Controls

  @Test func `a method gets the sender and the event, the sender, or nothing`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    for action: Selector in ["plain", "press:", "press:event:"] {
      button.addTarget(receiver, action: action, for: .touchUpInside)
    }
    world.touch.input.tap(at: CGPoint(x: 50, y: 50))
    #expect(receiver.log == ["plain", "press UIButton", "press with event, touches: 1"])
  }

  @Test func `a press without a touch has an event without touches`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    button.addTarget(receiver, action: "press:event:", for: .touchUpInside)
    button.press()
    #expect(receiver.log == ["press with event, touches: 0"])
  }

  @Test func `targets and closures run in the order in which they were added`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    button.addTarget(receiver, action: "plain", for: .touchDown)
    button.addAction(UIAction { [receiver] _ in receiver.note("closure") }, for: .touchDown)
    button.addTarget(receiver, action: "press:", for: .touchDown)
    button.addTarget(receiver, action: "plain", for: .touchUpInside)
    button.press()
    #expect(receiver.log == ["plain", "closure", "press UIButton", "plain"])
    #expect(button.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func `twice the same target and selector are one`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    for _ in 1...2 { button.addTarget(receiver, action: "plain", for: .touchUpInside) }
    button.press()
    #expect(receiver.log == ["plain"])
  }

  @Test func `the actions of a target are listed by event`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    button.addTarget(receiver, action: "plain", for: .touchDown)
    button.addTarget(receiver, action: "press:", for: [.touchDown, .touchUpInside])
    button.addTarget(nil, action: "plain", for: .touchCancel)
    #expect(
      button.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain", "press:"])
    #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["press:"])
    #expect(button.actions(forTarget: receiver, forControlEvent: .touchCancel) == nil)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchCancel) == ["plain"])
    #expect(button.allTargets.count == 2)
    #expect(button.allTargets.contains(receiver))
    #expect(button.allTargets.contains { $0.base is NSNull })
  }

  @Test func `what is removed is not sent`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    let both: UIControl.Event = [.touchDown, .touchUpInside]
    button.addTarget(receiver, action: "plain", for: both)
    button.addTarget(receiver, action: "press:", for: both)
    button.removeTarget(receiver, action: "plain", for: .touchDown)
    button.press()
    #expect(receiver.log == ["press UIButton", "plain", "press UIButton"])
    button.removeTarget(receiver, action: nil, for: .touchUpInside)
    button.press()
    #expect(receiver.log.count == 4)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets == [])
  }

  @Test func `a target is not kept, and nothing is sent when it is gone`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    weak var gone: ExposedReceiver?
    do {
      let target = ExposedReceiver()
      gone = target
      button.addTarget(target, action: "plain", for: .touchUpInside)
    }
    #expect(gone == nil)
    button.press()
    #expect(receiver.log == [])
  }

  @Test func `a sender of another type is logged, and the method is not called`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    var lines: [String] = []
    world.touch.application.logHandler = { lines.append($0) }
    button.addTarget(receiver, action: "recognize:", for: .touchUpInside)
    button.press()
    #expect(receiver.log == [])
    #expect(
      lines == [
        "ExposedReceiver: the argument of recognize: is a UIButton and not a "
          + "UITapGestureRecognizer, so it is not called"
      ])
  }

  @Test func `an unknown selector ends the app in UIKit's words`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let button = UIButton()
        let view = UIView()
        button.addTarget(view, action: "jump", for: .touchUpInside)
        button.press()
      }
    }
  }

  // MARK: Responder chain

  @Test func `without a target the first of the chain around the sender is the receiver`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    button.addTarget(nil, action: "press:", for: .touchUpInside)
    button.press()
    #expect(receiver.log == ["press UIButton"])
  }

  @Test func `without a target the first responder comes before the sender`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    let field = UITextField()
    let nearer = ExposedReceiver()
    nearer.addSubview(field)
    world.touch.window.addSubview(nearer)
    field.becomeFirstResponder()
    button.addTarget(nil, action: "plain", for: .touchUpInside)
    button.press()
    #expect(nearer.log == ["plain"])
    #expect(receiver.log == [])
    world.touch.application.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
    #expect(!field.isFirstResponder)
  }

  @Test func `without target, sender and first responder an action is not sent`() {
    let world = World()
    let root = ReceivingController()
    world.touch.window.rootViewController = root
    world.touch.settle()
    let application = world.touch.application
    application.exposedClasses.expose(ReceivingController.self) {
      $0.action("count") { (object: ReceivingController) in
        object.count += 1
        return nil
      }
    }
    #expect(!application.sendAction("count", to: nil, from: nil, for: nil))
    #expect(!application.sendAction("count", to: nil, from: UIBarButtonItem(), for: nil))
    #expect(root.count == 0)
    #expect(application.sendAction("count", to: nil, from: root.view, for: nil))
    #expect(root.count == 1)
  }

  @Test func `with a first responder the chain of the sender is not asked`() {
    let world = World()
    let field = UITextField()
    world.touch.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(
      !world.touch.application.sendAction("plain", to: nil, from: world.button, for: nil))
    #expect(world.receiver.log == [])
    field.resignFirstResponder()
    #expect(world.touch.application.sendAction("plain", to: nil, from: world.button, for: nil))
    #expect(world.receiver.log == ["plain"])
  }

  @Test func `an action that nobody takes is not sent`() {
    let world = World()
    let button = world.button
    #expect(!world.touch.application.sendAction("jump", to: nil, from: button, for: nil))
  }

  @Test func `a responder may refuse an action, which the next one gets`() {
    let world = World()
    let (receiver, button) = (world.receiver, world.button)
    final class Refusing: ExposedReceiver {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let refusing = Refusing()
    receiver.addSubview(refusing)
    refusing.addSubview(button)
    button.addTarget(nil, action: "plain", for: .touchUpInside)
    button.press()
    #expect(refusing.log == [])
    #expect(receiver.log == ["plain"])
  }

  // MARK: Recognizers and bar buttons

  @Test func `a recognizer sends itself`() {
    let world = World()
    let receiver = world.receiver
    let view = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    receiver.addSubview(view)
    let tap = UITapGestureRecognizer(target: receiver, action: "recognize:")
    tap.addTarget(receiver, action: "plain")
    tap.addTarget(receiver, action: "plain")
    view.addGestureRecognizer(tap)
    world.touch.input.tap(at: CGPoint(x: 250, y: 50))
    #expect(receiver.log == ["recognize ended", "plain"])
    tap.removeTarget(receiver, action: "recognize:")
    world.touch.wait(1)
    world.touch.input.tap(at: CGPoint(x: 250, y: 50))
    #expect(receiver.log == ["recognize ended", "plain", "plain"])
    tap.removeTarget(nil, action: nil)
    world.touch.wait(1)
    world.touch.input.tap(at: CGPoint(x: 250, y: 50))
    #expect(receiver.log.count == 3)
  }

  @Test func `a bar button sends itself to the target that it has when it is pressed`() throws {
    let world = World()
    let receiver = world.receiver
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 16))
    bar.items = [item]
    receiver.addSubview(bar)
    let shown = try #require(bar.subviews.first as? UIButton)
    shown.press()
    #expect(receiver.log == [])
    item.action = "choose:"
    shown.press()
    let other = ExposedReceiver()
    item.target = other
    shown.press()
    #expect(receiver.log == ["choose More"])
    #expect(other.log == ["choose More"])
  }

  @Test func `a bar button with a target is shown in a navigation bar`() throws {
    let world = World()
    let receiver = world.receiver
    let controller = UIViewController()
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: receiver, action: "choose:")
    controller.navigationItem.rightBarButtonItem = item
    world.touch.window.rootViewController = UINavigationController(rootViewController: controller)
    world.touch.settle()
    let bar = try #require(controller.navigationController?.navigationBar)
    bar.layoutIfNeeded()
    let shown = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    shown.press()
    #expect(receiver.log == ["choose Add"])
  }
}

private final class ReceivingController: UIViewController {
  var count = 0
}
