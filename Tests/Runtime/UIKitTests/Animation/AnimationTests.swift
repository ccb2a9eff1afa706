import Foundation
import Testing
import UIKit

/// Source: Apple, UIView.animate(withDuration:delay:options:animations:completion:).
@MainActor @Suite struct AnimationTests {
  @Test func `changes are made at once and the completion waits for delay and duration`() {
    let world = DrawingWorld()
    let (window, view) = (UIWindow(), UIView())
    window.addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 0.3, delay: 0.2) {
      view.alpha = 0
      #expect(UIView.inheritedAnimationDuration == 0.3)
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0)
    #expect(UIView.inheritedAnimationDuration == 0)
    world.scheduler.advance(by: .milliseconds(499))
    #expect(finished == nil)
    world.scheduler.advance(by: .milliseconds(1))
    #expect(finished == true)
  }

  @Test func `no duration completes in the next turn`() {
    let world = DrawingWorld()
    var done = false
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in done = true })
    #expect(!done)
    world.scheduler.runTurn()
    #expect(done)
    #expect(world.scheduler.now == .zero)
  }

  @Test func `animations can be switched off`() {
    let world = DrawingWorld()
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    var done = false
    UIView.animate(withDuration: 5, animations: {}, completion: { _ in done = true })
    world.scheduler.runTurn()
    #expect(done)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `without animation holds for the block and is put back`() {
    _ = DrawingWorld()
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `a transition puts one view in the place of another`() {
    let world = DrawingWorld()
    let parent = UIView()
    let views = [UIView(), UIView(), UIView()]
    for view in views.prefix(2) { parent.addSubview(view) }
    var done = false
    UIView.transition(from: views[0], to: views[2], duration: 1) { _ in done = true }
    #expect(parent.subviews == [views[2], views[1]])
    world.scheduler.runUntilIdle()
    #expect(done)
    UIView.transition(
      from: views[2], to: views[1], duration: 1, options: .showHideTransitionViews)
    #expect(views[2].isHidden)
    #expect(parent.subviews == [views[2], views[1]])
  }

  @Test func `a transition in a view runs its changes`() {
    _ = DrawingWorld()
    let view = UILabel()
    UIView.transition(with: view, duration: 0.6, options: [.transitionFlipFromLeft]) {
      view.text = "turned"
    }
    #expect(view.text == "turned")
  }
}
