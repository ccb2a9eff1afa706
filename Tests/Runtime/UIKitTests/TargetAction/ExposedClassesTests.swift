import Foundation
import Testing
import UIKit

@MainActor @Suite struct ExposedClassesTests {
  private final class Special: ExposedReceiver {}
  private final class Model: NSObject {
    var text = "made"
  }
  private final class Jump: UIStoryboardSegue {}

  /// A new application that knows the receiver's class.
  private func makeWorld() -> (DrawingWorld, UIKitRuntime.ExposedClasses) {
    let world = DrawingWorld()
    ExposedReceiver.expose(in: world.application)
    return (world, world.application.exposedClasses)
  }

  @Test func `a class is found by its name, and by no other`() {
    let (_, classes) = makeWorld()
    #expect(classes.type(named: "Receiver") == ExposedReceiver.self)
    #expect(classes.type(named: "ExposedReceiver") == nil)
  }

  @Test func `a message returns what the method returns`() throws {
    let (_, classes) = makeWorld()
    let receiver = ExposedReceiver()
    #expect(try classes.send("double:", to: receiver, with: [21]) as? Int == 42)
    #expect(try classes.send("plain", to: receiver, with: [1, 2]) == nil)
    #expect(receiver.log == ["plain"])
    #expect(receiver.perform("double:", with: 4) as? Int == 8)
  }

  @Test func `a subclass has what its superclass has, UIKit's included`() throws {
    _ = makeWorld()
    let special = Special()
    #expect(special.responds(to: "plain"))
    #expect(special.responds(to: "removeFromSuperview"))
    #expect(!UIView().responds(to: "plain"))
    let parent = UIView()
    parent.addSubview(special)
    special.perform("removeFromSuperview")
    #expect(special.superview == nil)
  }

  @Test func `a subclass's own method counts before that of its superclass`() throws {
    let (_, classes) = makeWorld()
    classes.expose(Special.self) {
      $0.action("double:") { (_: Special, number: Int) in 20 * number }
    }
    #expect(try classes.send("double:", to: Special(), with: [2]) as? Int == 40)
    #expect(try classes.send("double:", to: ExposedReceiver(), with: [2]) as? Int == 4)
  }

  @Test func `what is unknown is refused in UIKit's words`() {
    let (_, classes) = makeWorld()
    let receiver = ExposedReceiver()
    let message = #expect(throws: UIKitRuntime.ExposureError.self) {
      try classes.send("jump", to: receiver)
    }
    #expect(
      message?.description == "-[ExposedReceiver jump]: unrecognized selector sent to instance")
    let key = #expect(throws: UIKitRuntime.ExposureError.self) {
      try classes.setValue(1, forKey: "kind", of: receiver)
    }
    #expect(
      key?.description == "[<ExposedReceiver> setValue:forUndefinedKey:]: this class is not key "
        + "value coding-compliant for the key kind.")
  }

  @Test func `an argument of another type is refused, and the method is not called`() {
    let (_, classes) = makeWorld()
    let receiver = ExposedReceiver()
    let error = #expect(throws: UIKitRuntime.ExposureError.self) {
      try classes.send("press:", to: receiver, with: [UIView()])
    }
    #expect(
      error?.description
        == "ExposedReceiver: the argument of press: is a UIView and not a UIControl"
    )
    #expect(receiver.log == [])
  }

  @Test func `a property is set and read by its key, optional, weak or a list`() throws {
    let (_, classes) = makeWorld()
    let receiver = ExposedReceiver()
    let label = UILabel()
    receiver.setValue(label, forKey: "label")
    #expect(receiver.label === label)
    #expect(receiver.value(forKey: "label") as? UILabel === label)
    receiver.setValue(nil, forKey: "label")
    #expect(receiver.label == nil)
    #expect(receiver.value(forKey: "label") == nil)
    receiver.setValue([label] as [Any], forKey: "labels")
    #expect(receiver.labels == [label])
    #expect(receiver.value(forKey: "kind") as? String == "receiver")
    #expect(classes.canSetValue(forKey: "labels", of: receiver))
    #expect(!classes.canSetValue(forKey: "kind", of: receiver))
  }

  @Test func `a number is set as the type that the property has`() throws {
    let (_, classes) = makeWorld()
    let receiver = ExposedReceiver()
    receiver.setValue(2, forKey: "size")
    receiver.setValue(NSNumber(value: 3), forKey: "count")
    #expect(receiver.size == 2)
    #expect(receiver.count == 3)
    receiver.setValue(nil, forKey: "count")
    #expect(receiver.count == nil)
    #expect(throws: UIKitRuntime.ExposureError.self) {
      try classes.setValue("two", forKey: "size", of: receiver)
    }
  }

  @Test func `an object and a segue are made by the names of their classes`() throws {
    let (_, classes) = makeWorld()
    classes.expose(Model.self, as: "Model") { $0.make { Model() } }
    classes.expose(Jump.self, as: "Jump") {
      $0.makeSegue { Jump(identifier: $0, source: $1, destination: $2) }
    }
    #expect((classes.makeObject(named: "Model") as? Model)?.text == "made")
    #expect(classes.makeObject(named: "Jump") == nil)
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = try #require(
      classes.makeSegue(
        named: "Jump", identifier: "jump", source: source, destination: destination))
    #expect(segue is Jump)
    #expect(segue.identifier == "jump")
    #expect(segue.destination === destination)
    #expect(
      classes.makeSegue(named: "Model", identifier: nil, source: source, destination: destination)
        == nil)
  }

  @Test func `a call that waits is made in time, unless it was cancelled`() {
    let (world, _) = makeWorld()
    let receiver = ExposedReceiver()
    receiver.perform("plain", with: nil, afterDelay: 2)
    receiver.perform("press:", with: UIButton(), afterDelay: 1)
    world.scheduler.runUntilIdle()
    #expect(receiver.log == [])
    world.scheduler.advance(by: .seconds(1))
    #expect(receiver.log == ["press UIButton"])
    NSObject.cancelPreviousPerformRequests(
      withTarget: receiver, selector: "press:", object: nil)
    world.scheduler.advance(by: .seconds(1))
    #expect(receiver.log == ["press UIButton", "plain"])
    receiver.perform("plain", with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    world.scheduler.advance(by: .seconds(5))
    #expect(receiver.log == ["press UIButton", "plain"])
  }

  @Test func `a selector is its name`() {
    #expect(Selector(("touch:")) == "touch:")
    #expect(NSStringFromSelector(NSSelectorFromString("touch:")) == "touch:")
    #expect("\(Selector("touch:"))" == "touch:")
  }

  @Test func `a call for the main thread is made at once if the caller waits, and later otherwise`()
  {
    let (world, _) = makeWorld()
    let receiver = ExposedReceiver()
    receiver.performSelector(onMainThread: "plain", with: nil, waitUntilDone: true)
    #expect(receiver.log == ["plain"])
    receiver.performSelector(onMainThread: "press:", with: UIButton(), waitUntilDone: false)
    receiver.performSelector(inBackground: "plain", with: nil)
    #expect(receiver.log == ["plain"])
    world.scheduler.runUntilIdle()
    #expect(receiver.log == ["plain", "press UIButton", "plain"])
  }
}
