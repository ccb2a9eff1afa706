import Foundation
import LifecycleTrace
import Testing
import UIKit

/// The views that a presentation adds to the window.
@MainActor
@Suite("Presentation containers")
struct PresentationContainerTests {
  @Test
  func `What a presentation controller adds lies between the presenter and the presented view`()
    throws
  {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let window = recorder.launch(root)
    let presented = NamedViewController("B")
    let maker = DimmingMaker()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = maker
    root.present(presented, animated: true)
    recorder.settle()
    let dimming = try #require(maker.made?.dimming)
    let container = try #require(maker.made?.containerView)
    #expect(container.subviews == [dimming, presented.view])
    #expect(window.subviews == [root.view, container])
    #expect(dimming.frame == CGRect(x: 0, y: 0, width: 80, height: 24))
    #expect(presented.view.frame == CGRect(x: 0, y: 12, width: 80, height: 12))
    #expect(!recorder.take().contains { $0.hasPrefix("A ") })

    recorder.application.resize(to: CGSize(width: 60, height: 30))
    recorder.settle()
    #expect(container.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(presented.view.frame == CGRect(x: 0, y: 15, width: 60, height: 15))
    #expect(recorder.take(.all).contains("B viewWillTransition(to: 60x15)"))

    root.dismiss(animated: true)
    recorder.settle()
    #expect(window.subviews == [root.view])
    #expect(dimming.window == nil)
  }

  @Test func `modal-over-fullscreen: a custom presentation may take the presenter's view away`() {
    // Source: UIKIT-CASES.md modal-over-fullscreen, modal-style-decides-presenter-callbacks.
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let presented = NamedViewController("B")
    let maker = DimmingMaker()
    maker.removesPresenter = true
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = maker
    root.present(presented, animated: false)
    recorder.settle()
    #expect(root.view.window == nil)
    #expect(recorder.take().contains("A viewDidDisappear(false)"))
    root.dismiss(animated: false)
    recorder.settle()
    #expect(root.view.window != nil)
    #expect(recorder.take().contains("A viewDidAppear(false)"))
  }

  @Test
  func `rotation-covered-by-modal: a controller presented in a child's context gets the new size`()
  {
    // Source: Apple, UIContentContainer: presentation controllers tell the presented controller.
    let recorder = TraceRecorder()
    let context = NamedViewController("A")
    context.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: context)
    recorder.launch(navigation)
    for (name, style) in [
      ("B", UIModalPresentationStyle.currentContext), ("C", .overCurrentContext),
    ] {
      let presented = NamedViewController(name)
      presented.modalPresentationStyle = style
      context.present(presented, animated: false)
      recorder.settle()
      recorder.forget()
      recorder.application.rotate()
      recorder.settle()
      let told = recorder.take(.all)
      #expect(told.filter { $0 == "A viewWillTransition(to: 48x39)" }.count == 1)
      #expect(
        told.filter { $0.hasPrefix("\(name) ") } == [
          "\(name) viewWillTransition(to: 48x39)", "\(name) viewWillLayoutSubviews() 48x39",
          "\(name) viewDidLayoutSubviews() 48x39",
        ])
      #expect(presented.view.bounds.size == CGSize(width: 48, height: 39))
      recorder.application.rotate()
      recorder.settle()
      context.dismiss(animated: false)
      recorder.settle()
      #expect(context.view.frame == CGRect(x: 0, y: 0, width: 80, height: 23))
      #expect(context.view.window != nil)
    }
  }

  @Test func `A page that presents in its own place keeps that place when the size changes`() {
    let recorder = TraceRecorder()
    let page = NamedViewController("P")
    page.definesPresentationContext = true
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.setViewControllers([page], direction: .forward, animated: false)
    recorder.launch(book)
    let presented = NamedViewController("B")
    presented.modalPresentationStyle = .currentContext
    page.present(presented, animated: false)
    recorder.settle()
    recorder.application.rotate()
    recorder.settle()
    #expect(presented.view.bounds.size == CGSize(width: 48, height: 40))
    page.dismiss(animated: false)
    recorder.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 48, height: 40))
  }
}

@MainActor
private final class DimmingMaker: UIViewControllerTransitioningDelegate {
  weak var made: DimmingPresentation?
  var removesPresenter = false

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = DimmingPresentation(presentedViewController: presented, presenting: presenting)
    made.removesPresenter = removesPresenter
    self.made = made
    return made
  }
}

/// Dims the presenter and shows the presented view in the lower half, as course code does.
private final class DimmingPresentation: UIPresentationController {
  let dimming = UIView()
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let half = container.bounds.height / 2
    return CGRect(x: 0, y: half, width: container.bounds.width, height: half)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    CGSize(width: size.width, height: size.height / 2)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimming, at: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
