import Foundation
import LifecycleTrace
import Testing
import UIKit

/// Sheets with detents, popovers, and how they adapt to compact width.
@MainActor
@Suite("Sheets with detents, popovers and adaptation")
struct AdaptationTests {
  private func world(
    columns: CGFloat = 80
  ) -> (recorder: TraceRecorder, root: NamedViewController, presented: NamedViewController) {
    let recorder = TraceRecorder(size: CGSize(width: columns, height: 24))
    let root = NamedViewController("A")
    recorder.launch(root)
    return (recorder, root, NamedViewController("B"))
  }

  @Test func `A sheet rests at the lowest of its heights unless another one is selected`() throws {
    let (recorder, root, presented) = world()
    let sheet = try #require(presented.sheetPresentationController)
    #expect(presented.presentationController === sheet)
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: true)
    recorder.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 12, width: 80, height: 12))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    recorder.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 80, height: 24))
    sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }]
    #expect(presented.view.frame == CGRect(x: 0, y: 18, width: 80, height: 6))
    recorder.application.rotate()
    recorder.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 30, width: 48, height: 10))
  }

  @Test
  func `The delegate is told of a height that the person drags to, not of one that is set`() throws
  {
    let (recorder, root, presented) = world()
    let listener = AdaptingListener()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.delegate = listener
    sheet.detents = [.medium(), .large()]
    #expect(!sheet.drag(to: .large))
    root.present(presented, animated: false)
    recorder.settle()
    sheet.selectedDetentIdentifier = .large
    #expect(listener.calls == ["none"])
    #expect(sheet.drag(to: .medium))
    #expect(!sheet.drag(to: .medium))
    #expect(!sheet.drag(to: .init("unknown")))
    #expect(listener.calls == ["none", "height com.apple.UIKit.medium"])
    #expect(presented.view.frame.height == 12)
  }

  @Test func `A popover lies beside its source item rather than beside its source view`() throws {
    for isBarButton in [false, true] {
      let (recorder, root, presented) = world(columns: 120)
      let view = UIView(frame: CGRect(x: 50, y: 2, width: 10, height: 1))
      root.view.addSubview(view)
      let button = UIBarButtonItem(title: "Photo", image: nil)
      presented.modalPresentationStyle = .popover
      presented.preferredContentSize = CGSize(width: 20, height: 5)
      let popover = try #require(presented.popoverPresentationController)
      if isBarButton {
        popover.sourceItem = button
        popover.sourceView = view
      } else {
        popover.sourceItem = view
      }
      root.present(presented, animated: false)
      recorder.settle()
      #expect(presented.view.frame.minX == (isBarButton ? 100 : 45))
      #expect(popover.arrowDirection == .up)
    }
  }

  @Test func `In regular width a popover lies beside its source, where it is permitted`() throws {
    let (recorder, root, presented) = world(columns: 120)
    let source = UIView(frame: CGRect(x: 50, y: 2, width: 10, height: 1))
    root.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 20, height: 5)
    let listener = AdaptingListener()
    let popover = try #require(presented.popoverPresentationController)
    popover.delegate = listener
    popover.sourceView = source
    #expect(popover.arrowDirection == .unknown)
    root.present(presented, animated: false)
    recorder.settle()
    #expect(presented.view.frame == CGRect(x: 45, y: 3, width: 20, height: 5))
    #expect(popover.arrowDirection == .up)
    #expect(listener.calls == ["prepare", "none"])
    #expect(!recorder.take().contains { $0.hasPrefix("A ") })
    presented.preferredContentSize = CGSize(width: 30, height: 4)
    #expect(presented.view.frame.size == CGSize(width: 30, height: 4))
    popover.permittedArrowDirections = [.left, .right]
    presented.preferredContentSize = CGSize(width: 20, height: 5)
    #expect(presented.view.frame == CGRect(x: 60, y: 0, width: 20, height: 5))
    #expect(popover.arrowDirection == .left)
  }

  @Test
  func `A tap beside a popover dismisses it, with the delegate calls of a sheet`() throws {
    let (recorder, root, presented) = world(columns: 120)
    presented.modalPresentationStyle = .popover
    let listener = AdaptingListener()
    presented.popoverPresentationController?.sourceView = root.view
    presented.presentationController?.delegate = listener
    root.present(presented, animated: false)
    recorder.settle()
    try #require(presented.presentationController?.beginInteractiveDismissal()).finish()
    recorder.settle()
    #expect(listener.calls.suffix(2) == ["will dismiss", "did dismiss"])
    #expect(root.presentedViewController == nil)
  }

  @Test(
    arguments: [
      (UIModalPresentationStyle.popover, nil, UIModalPresentationStyle.pageSheet, false),
      (.popover, .fullScreen, .fullScreen, true),
      (.popover, .overFullScreen, .overFullScreen, false),
      (.pageSheet, nil, .none, false), (.formSheet, .fullScreen, .fullScreen, true),
    ]
      as [(
        UIModalPresentationStyle, UIModalPresentationStyle?, UIModalPresentationStyle, Bool
      )])
  func `In compact width the delegate decides what a popover or a sheet becomes`(
    style: UIModalPresentationStyle, answer: UIModalPresentationStyle?,
    told: UIModalPresentationStyle, removesPresenter: Bool
  ) throws {
    let (recorder, root, presented) = world()
    presented.modalPresentationStyle = style
    let listener = AdaptingListener()
    listener.answer = answer
    root.present(presented, animated: false)
    // The delegate may be set after `present` has returned.
    presented.presentationController?.delegate = listener
    recorder.settle()
    #expect(listener.calls == ["\(told)"])
    #expect((root.view.window == nil) == removesPresenter)
    #expect(recorder.take().contains { $0.hasPrefix("A ") } == removesPresenter)
    root.dismiss(animated: false)
    recorder.settle()
    #expect(root.view.window != nil)
    #expect(presented.view.window == nil)
  }

  @Test
  func
    `A popover stays one in compact width if the delegate says none, and follows the width else`()
    throws
  {
    let (recorder, root, presented) = world(columns: 120)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 20, height: 5)
    presented.popoverPresentationController?.sourceView = root.view
    root.present(presented, animated: false)
    recorder.settle()
    #expect(presented.view.frame.width == 20)
    recorder.application.resize(to: CGSize(width: 60, height: 24))
    recorder.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 60, height: 24))
    let listener = AdaptingListener()
    listener.answer = UIModalPresentationStyle.none
    presented.presentationController?.delegate = listener
    recorder.application.resize(to: CGSize(width: 120, height: 24))
    recorder.application.resize(to: CGSize(width: 60, height: 24))
    recorder.settle()
    #expect(presented.view.frame.width == 20)
    #expect(!recorder.take().contains { $0.contains("Disappear") })
  }
}

@MainActor
private final class AdaptingListener: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  var calls: [String] = []
  /// The style returned to UIKit; nil for UIKit's default.
  var answer: UIModalPresentationStyle?

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    answer ?? (controller.presentationStyle == .popover ? .pageSheet : .none)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    calls.append("\(style)")
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    calls.append("prepare")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let identifier = sheetPresentationController.selectedDetentIdentifier
    calls.append("height \(identifier?.rawValue ?? "-")")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did dismiss")
  }
}
