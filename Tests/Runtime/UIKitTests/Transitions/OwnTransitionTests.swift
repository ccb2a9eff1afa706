import Foundation
import Testing
import UIKit

/// Transitions that an app animates: what is asked, what the context says, and the order of the calls.
@MainActor @Suite struct OwnTransitionTests {
  private let world = TransitionWorld()
  private var recorder: TraceRecorder { world.recorder }
  private var slide: Slide { world.delegate.animator as? Slide ?? Slide() }

  private func push() {
    world.navigation.pushViewController(world.second, animated: true)
    recorder.turn()
    recorder.turn()
    world.mark()
  }

  @Test func `transition-animator: a push asks, animates, and ends with the animator`() {
    world.use()
    push()
    #expect(world.delegate.log == ["animator for push", "interaction", "willShow"])
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "A viewWillDisappear(true)", "B viewWillAppear(true)",
        "B viewIsAppearing(true)",
      ])
    world.pass(to: 0.125)
    #expect(abs(world.shownCenter.x - 100) < 1e-9, "\(world.shownCenter)")
    world.pass(to: 0.499)
    #expect(recorder.take() == [] && slide.log == ["animate"])
    #expect(world.first.view.window != nil)
    recorder.settle()
    #expect(recorder.take() == ["A viewDidDisappear(true)", "B viewDidAppear(true)"])
    #expect(slide.log == ["animate", "finished true", "ended true"])
    #expect(world.delegate.log.last == "didShow")
    #expect(world.first.view.window == nil && world.second.view.window != nil)
    #expect(world.second.view.superview === world.navigation.view.subviews.first)
  }

  @Test func `transition-context: controllers, views and frames of a push`() throws {
    world.use()
    push()
    let context = try #require(slide.context)
    #expect(context.viewController(forKey: .from) === world.first)
    #expect(context.viewController(forKey: .to) === world.second)
    #expect(context.view(forKey: .from)?.superview === context.containerView)
    #expect(context.view(forKey: .to) === world.second.view)
    let bounds = context.containerView.bounds
    #expect(bounds.size == CGSize(width: 80, height: 23))
    #expect(context.initialFrame(for: world.first) == bounds)
    #expect(context.finalFrame(for: world.first) == .zero)
    #expect(context.initialFrame(for: world.second) == .zero)
    #expect(context.finalFrame(for: world.second) == bounds)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.presentationStyle == .none && context.targetTransform == .identity)
  }

  @Test func `transition-animator: a change without animation asks no one`() {
    world.use()
    world.navigation.pushViewController(world.second, animated: false)
    recorder.settle()
    #expect(world.delegate.log == ["willShow", "didShow"] && slide.log == [])
  }

  @Test func `transition-animator: one that completes at once ends in a turn of its own`() {
    world.use()
    final class Jump: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
      }
    }
    world.delegate.animator = Jump()
    world.navigation.pushViewController(world.second, animated: true)
    recorder.settle()
    #expect(
      recorder.take().suffix(4) == [
        "B viewWillAppear(true)", "A viewDidDisappear(true)", "B viewIsAppearing(true)",
        "B viewDidAppear(true)",
      ])
    #expect(world.second.view.window != nil)
  }

  @Test func `transition-cancelled: the order of a pop that is taken back, and the stack`() {
    world.use()
    world.delegate.animator = nil
    world.navigation.pushViewController(world.second, animated: false)
    recorder.settle()
    recorder.forget()
    world.delegate.animator = Slide()
    let driver = UIPercentDrivenInteractiveTransition()
    world.delegate.driver = driver
    world.delegate.log = []
    world.navigation.popViewController(animated: true)
    recorder.turn()
    #expect(world.navigation.viewControllers == [world.first])
    driver.update(0.4)
    driver.cancel()
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "A viewIsAppearing(true)",
        "A viewWillDisappear(true)", "A viewDidDisappear(true)", "B viewWillAppear(true)",
        "B viewIsAppearing(true)", "B viewDidAppear(true)",
      ])
    #expect(world.navigation.viewControllers == [world.first, world.second])
    #expect(world.second.parent === world.navigation && world.second.view.window != nil)
    #expect(world.delegate.log == ["animator for pop", "interaction", "willShow"])
    #expect(slide.log == ["animate", "finished true", "ended false"])
    world.delegate.driver = nil
    world.navigation.popViewController(animated: true)
    recorder.settle()
    #expect(world.second.parent == nil && world.navigation.viewControllers == [world.first])
  }

  @Test func `transition-cancelled: a push that is taken back leaves the controller out`() {
    world.use()
    let driver = UIPercentDrivenInteractiveTransition()
    world.delegate.driver = driver
    world.navigation.pushViewController(world.second, animated: true)
    recorder.turn()
    driver.cancel()
    recorder.settle()
    #expect(world.navigation.viewControllers == [world.first])
    #expect(world.second.parent == nil && world.second.viewIfLoaded?.window == nil)
    #expect(world.first.view.window != nil)
    #expect(
      recorder.take().suffix(3) == [
        "A viewWillAppear(true)", "A viewIsAppearing(true)", "A viewDidAppear(true)",
      ])
  }

  @Test func `transition-animator: a change of tabs by code is animated, and can be taken back`() {
    world.use()
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedViewController("C"), NamedViewController("D")]
    tabs.delegate = world.delegate
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    recorder.settle()
    #expect(
      recorder.take() == [
        "D viewDidLoad()", "D viewWillAppear(true)", "C viewWillDisappear(true)",
        "D viewIsAppearing(true)", "C viewDidDisappear(true)", "D viewDidAppear(true)",
      ])
    let driver = UIPercentDrivenInteractiveTransition()
    world.delegate.driver = driver
    tabs.selectedIndex = 0
    recorder.turn()
    driver.update(0.9)
    driver.cancel()
    recorder.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(
      recorder.take() == [
        "C viewWillAppear(true)", "D viewWillDisappear(true)", "C viewIsAppearing(true)",
        "C viewWillDisappear(true)", "D viewWillAppear(true)", "C viewDidDisappear(true)",
        "D viewIsAppearing(true)", "D viewDidAppear(true)",
      ])
  }

  @Test func `transition-presentation: over full screen only one view moves`() throws {
    world.use()
    world.second.modalPresentationStyle = .overFullScreen
    var completed = 0
    world.navigation.present(world.second, animated: true) { completed += 1 }
    recorder.turn()
    let context = try #require(slide.context)
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === world.second.view)
    #expect(context.viewController(forKey: .from) === world.navigation)
    #expect(context.presentationStyle == .overFullScreen && completed == 0)
    recorder.settle()
    #expect(completed == 1 && world.delegate.log == ["animator for presented"])
    world.navigation.dismiss(animated: true) { completed += 1 }
    recorder.turn()
    let back = try #require(slide.context)
    #expect(back.view(forKey: .to) == nil && back.view(forKey: .from) === world.second.view)
    recorder.settle()
    #expect(completed == 2 && world.second.view.window == nil)
    #expect(world.delegate.log.last == "animator for dismissed")
  }

  @Test func `transition-presentation: full screen moves both views, and brings the old one back`()
    throws
  {
    world.use()
    world.second.modalPresentationStyle = .fullScreen
    world.navigation.present(world.second, animated: true)
    recorder.turn()
    let context = try #require(slide.context)
    #expect(context.view(forKey: .from) === world.navigation.view)
    recorder.settle()
    #expect(world.navigation.view.window == nil)
    recorder.forget()
    world.navigation.dismiss(animated: true)
    recorder.turn()
    let back = try #require(slide.context)
    #expect(back.view(forKey: .to) === world.navigation.view)
    #expect(back.finalFrame(for: world.navigation) == world.window.bounds)
    recorder.settle()
    #expect(world.navigation.view.superview === world.window)
    #expect(world.navigation.view.frame == world.window.bounds && world.second.view.window == nil)
    #expect(
      recorder.take() == [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "A viewIsAppearing(true)",
        "A viewDidAppear(true)", "B viewDidDisappear(true)",
      ])
  }

  @Test func `transition-presentation: two are dismissed from the topmost to the presenter`()
    throws
  {
    world.use()
    let third = NamedViewController("C")
    third.transitioningDelegate = world.delegate
    for controller in [world.second, third] { controller.modalPresentationStyle = .fullScreen }
    world.navigation.present(world.second, animated: false)
    world.second.present(third, animated: false)
    recorder.settle()
    recorder.forget()
    world.navigation.dismiss(animated: true)
    recorder.turn()
    let context = try #require(slide.context)
    #expect(context.viewController(forKey: .from) === third)
    #expect(context.viewController(forKey: .to) === world.navigation)
    #expect(context.view(forKey: .to) === world.navigation.view)
    #expect(context.finalFrame(for: world.navigation) == world.window.bounds)
    recorder.settle()
    #expect(
      recorder.take() == [
        "C viewWillDisappear(true)", "A viewWillAppear(true)", "A viewIsAppearing(true)",
        "A viewDidAppear(true)", "C viewDidDisappear(true)",
      ])
    #expect(world.navigation.view.superview === world.window)
    #expect(world.second.view.window == nil && third.view.window == nil)
  }

  @Test func `transition-presentation: a presented presenter comes back to its frame`()
    throws
  {
    world.use()
    recorder.application.resize(to: CGSize(width: 120, height: 40))
    world.second.modalPresentationStyle = .popover
    world.second.popoverPresentationController?.sourceView = world.first.view
    world.navigation.present(world.second, animated: false)
    recorder.settle()
    let frame = world.second.view.convert(world.second.view.bounds, to: nil)
    #expect(frame.width < world.window.bounds.width)
    let third = NamedViewController("C")
    third.transitioningDelegate = world.delegate
    third.modalPresentationStyle = .fullScreen
    world.second.present(third, animated: false)
    recorder.settle()
    third.dismiss(animated: true)
    recorder.turn()
    let context = try #require(slide.context)
    #expect(context.view(forKey: .to) === world.second.view)
    #expect(context.finalFrame(for: world.second) == frame)
    recorder.settle()
    #expect(world.second.view.convert(world.second.view.bounds, to: nil) == frame)
  }

  @Test func `transition-cancelled: a tab that is no longer there does not come back`() {
    world.use()
    let tabs = UITabBarController()
    let all = ["C", "D"].map(NamedViewController.init)
    tabs.viewControllers = all
    tabs.delegate = world.delegate
    recorder.launch(tabs)
    let driver = UIPercentDrivenInteractiveTransition()
    world.delegate.driver = driver
    tabs.viewControllers = [all[1]]
    recorder.turn()
    driver.update(0.4)
    driver.cancel()
    recorder.settle()
    #expect(tabs.selectedViewController === all[1] && tabs.children == [all[1]])
    #expect(all[1].view.window != nil && all[0].view.window == nil && all[0].parent == nil)
    #expect(recorder.take().last == "D viewDidAppear(true)")
  }

  @Test func `transition-animator: a scrubbed one ends with the container that goes`() {
    world.use()
    final class Curtain: NSObject, UIViewControllerAnimatedTransitioning {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      private var isMade = false

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }

      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        if isMade { return animator }
        isMade = true
        guard let view = transitionContext.view(forKey: .to) else { return animator }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        animator.addAnimations { view.alpha = 1 }
        animator.addCompletion { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return animator
      }
    }
    let host = NamedViewController("H")
    world.window.rootViewController = host
    recorder.settle()
    host.addChild(world.navigation)
    host.view.addSubview(world.navigation.view)
    world.navigation.didMove(toParent: host)
    let curtain = Curtain()
    world.delegate.animator = curtain
    let driver = UIPercentDrivenInteractiveTransition()
    world.delegate.driver = driver
    world.navigation.pushViewController(world.second, animated: true)
    recorder.turn()
    driver.update(0.4)
    #expect(curtain.animator.state == .active)
    world.navigation.willMove(toParent: nil)
    world.navigation.view.removeFromSuperview()
    world.navigation.removeFromParent()
    recorder.settle()
    #expect(curtain.animator.state == .inactive)
    #expect(world.second.view.window == nil && world.navigation.viewControllers == [world.first])
    host.present(NamedViewController("C"), animated: false)
    recorder.settle()
    #expect(recorder.take().last == "C viewDidAppear(false)", "the next transition is not held up")
  }

  @Test func `transition-cancelled: presentation and dismissal that are taken back`() {
    world.use()
    let driver = UIPercentDrivenInteractiveTransition()
    world.delegate.driver = driver
    world.second.modalPresentationStyle = .fullScreen
    world.navigation.present(world.second, animated: true)
    recorder.turn()
    driver.update(0.5)
    driver.cancel()
    recorder.settle()
    #expect(
      recorder.take().dropFirst() == [
        "A viewWillDisappear(true)", "B viewWillAppear(true)", "B viewIsAppearing(true)",
        "B viewWillDisappear(true)", "B viewDidDisappear(true)", "A viewWillAppear(true)",
        "A viewIsAppearing(true)", "A viewDidAppear(true)",
      ])
    #expect(world.navigation.presentedViewController == nil && world.second.view.window == nil)
    world.delegate.driver = nil
    world.navigation.present(world.second, animated: true)
    recorder.settle()
    recorder.forget()
    world.delegate.driver = driver
    world.second.dismiss(animated: true)
    recorder.turn()
    #expect(world.navigation.presentedViewController == nil)
    driver.cancel()
    recorder.settle()
    #expect(world.navigation.presentedViewController === world.second)
    #expect(world.second.view.window != nil && world.navigation.view.window == nil)
    #expect(recorder.take().suffix(1) == ["B viewDidAppear(true)"])
    world.delegate.driver = nil
    world.second.dismiss(animated: true)
    recorder.settle()
    #expect(world.navigation.view.superview === world.window && world.second.view.window == nil)
  }
}
