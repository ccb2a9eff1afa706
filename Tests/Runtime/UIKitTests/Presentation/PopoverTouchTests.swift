import Foundation
import Testing
import UIKit

/// Touches beside a popover, and its look.
@MainActor @Suite struct PopoverTouchTests {
  /// A popover over a button, on a screen that is wide enough for one.
  @MainActor private final class World {
    let recorder = TraceRecorder(size: CGSize(width: 120, height: 24))
    let root = NamedViewController("A")
    let presented = NamedViewController("B")
    let button = UIButton(type: .system)
    let delegate = PopoverOwner()
    var presses = 0

    init(_ prepare: (UIPopoverPresentationController) -> Void = { _ in }) throws {
      recorder.launch(root)
      button.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
      button.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      presented.modalPresentationStyle = .popover
      let popover = try #require(presented.popoverPresentationController)
      popover.sourceView = button
      popover.delegate = delegate
      prepare(popover)
      root.present(presented, animated: true)
      recorder.settle()
      #expect(presented.presentingViewController === root)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
      recorder.application.touchInput.tap(at: CGPoint(x: x, y: y))
      recorder.settle()
    }
  }

  @Test func `popover-tap-outside: a tap beside dismisses it, one inside does not`() throws {
    let world = try World()
    let inside = world.presented.view.convert(CGPoint(x: 1, y: 1), to: nil)
    world.tap(inside.x, inside.y)
    #expect(world.presented.presentingViewController != nil && world.delegate.calls == [])
    world.tap(2, 0)
    #expect(world.presented.presentingViewController == nil && world.presses == 0)
    #expect(world.delegate.calls == ["should", "will", "did"])
  }

  @Test func `popover-tap-outside: a popover that is modal stays, and its delegate is told`() throws
  {
    let world = try World()
    world.presented.isModalInPresentation = true
    world.tap(100, 20)
    #expect(world.presented.presentingViewController != nil)
    #expect(world.delegate.calls == ["attempt"])
  }

  @Test func `popover-tap-outside: views that the app lets through get their touches`() throws {
    let world = try World()
    world.presented.popoverPresentationController?.passthroughViews = [world.button]
    world.tap(2, 0)
    #expect(world.presses == 1 && world.presented.presentingViewController != nil)
    world.tap(100, 20)
    #expect(world.presses == 1 && world.presented.presentingViewController == nil)
  }

  @Test func `a popover gives its colour to content that has none`() throws {
    let world = try World { $0.backgroundColor = .red }
    #expect(world.presented.view.backgroundColor == .red)
  }
}

@MainActor
private final class PopoverOwner: NSObject, UIPopoverPresentationControllerDelegate {
  var calls: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }
}
