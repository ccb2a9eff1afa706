import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views")
struct UIViewTests {
  @Test func `view-convert-numbers: points through the tree`() {
    // Source: UIKIT-CASES.md view-convert-numbers (test on real UIKit).
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
    let second = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    root.addSubview(first)
    root.addSubview(second)
    second.addSubview(inner)
    #expect(root.convert(first.bounds.origin, from: first) == CGPoint(x: 20, y: 10))
    #expect(root.convert(CGPoint(x: 15, y: 15), to: first) == CGPoint(x: -5, y: 5))
    #expect(first.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 25, y: 15))
    #expect(root.convert(CGPoint(x: 85, y: 85), to: second) == CGPoint(x: 5, y: 5))
    #expect(second.convert(CGPoint(x: -5, y: -5), to: root) == CGPoint(x: 75, y: 75))
    #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == CGPoint(x: 0, y: 0))
    #expect(second.convert(CGPoint(x: -5, y: -5), to: first) == CGPoint(x: 55, y: 65))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: first) == CGPoint(x: 66, y: 76))
  }

  @Test func `view-convert-numbers: a superview's bounds origin is subtracted`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    middle.bounds.origin = CGPoint(x: 10, y: 10)
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    root.addSubview(middle)
    middle.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
  }

  @Test func `Frame, bounds, center and transform agree`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 20, y: 30)
    #expect(view.frame.origin == CGPoint(x: 5, y: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 60, height: 80))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.center == CGPoint(x: 20, y: 30))
  }

  @Test func `Subviews go where they are told`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, belowSubview: b)
    #expect(root.subviews == [a, c, b])
    root.insertSubview(a, aboveSubview: b)
    #expect(root.subviews == [c, b, a])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [a, b, c])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, a, b])
    root.bringSubviewToFront(a)
    #expect(root.subviews == [c, b, a])
    root.insertSubview(b, at: 0)
    #expect(root.subviews == [b, c, a])
    b.removeFromSuperview()
    #expect(b.superview == nil)
    #expect(a.isDescendant(of: root))
  }

  @Test func `view-convert-rotated-rect: the corners of a turned rectangle are bounded`() {
    // Source: UIKIT-CASES.md view-convert-rotated-rect.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let turned = UIView(frame: CGRect(x: 20, y: 30, width: 20, height: 10))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
    window.addSubview(turned)
    let bounding = turned.convert(turned.bounds, to: nil)
    #expect(abs(bounding.width - 22.3205) < 0.001 && abs(bounding.height - 18.6603) < 0.001)
    #expect(abs(bounding.midX - 30) < 0.001 && abs(bounding.midY - 35) < 0.001)
    let back = turned.convert(bounding, from: nil)
    #expect(abs(back.width - 28.6603) < 0.001 && abs(back.height - 27.3205) < 0.001)
  }

  @Test func `A rectangle keeps its size between two views that are turned together`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let turned = UIView(frame: CGRect(x: 20, y: 30, width: 20, height: 10))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
    window.addSubview(turned)
    let left = UIView(frame: CGRect(x: 2, y: 1, width: 4, height: 2))
    let right = UIView(frame: CGRect(x: 9, y: 5, width: 4, height: 2))
    turned.addSubview(left)
    turned.addSubview(right)
    #expect(left.convert(left.bounds, to: right) == CGRect(x: -7, y: -4, width: 4, height: 2))
  }

  @Test func `The will and did callbacks of a move, in UIKit's order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = ListeningView()
    window.addSubview(view)
    #expect(view.calls == ["will superview", "will window", "did window", "did superview"])
    view.calls = []
    view.removeFromSuperview()
    #expect(
      view.calls == ["will superview nil", "will window nil", "did window", "did superview"])
  }

  @Test(arguments: [
    (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 0, width: 130, height: 10)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 0, width: 30, height: 10)),
    (.flexibleRightMargin, CGRect(x: 10, y: 0, width: 30, height: 10)),
    (
      UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
      CGRect(x: 170.0 / 7, y: 0, width: 30, height: 10)
    ),
    (UIView.AutoresizingMask([]), CGRect(x: 10, y: 0, width: 30, height: 10)),
  ])
  func `Autoresizing shares the change among what is flexible`(
    mask: UIView.AutoresizingMask, expected: CGRect
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size.width = 200
    #expect(abs(view.frame.minX - expected.minX) < 1e-9)
    #expect(abs(view.frame.width - expected.width) < 1e-9)
  }

  @Test func `Hit testing finds the frontmost view that can be touched`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let front = UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 3, y: 3)
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 11, y: 3), with: nil) == nil)
  }

  @Test func `timing-layout-pass-order: the controller around its root view, then the children`() {
    // Source: UIKIT-CASES.md timing-layout-pass-order (a recorded fixture).
    let recorder = TraceRecorder()
    let controller = LayingOutController()
    recorder.launch(controller)
    #expect(
      controller.calls == [
        "viewWillLayoutSubviews", "root layoutSubviews", "viewDidLayoutSubviews",
        "child layoutSubviews",
      ])
    controller.calls = []
    controller.view.layoutIfNeeded()
    recorder.settle()
    #expect(controller.calls.isEmpty)
  }

  @Test func `A view that sets the text of its label while it lays it out is laid out once`() {
    let recorder = TraceRecorder()
    let controller = UIViewController()
    recorder.launch(controller)
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 20, height: 8))
    controller.view.addSubview(card)
    recorder.settle()
    #expect(card.layouts == 1)
    card.corner = "K"
    recorder.settle()
    #expect(card.layouts == 2)
    #expect(card.label.text == "K" && card.label.frame.width == 1)
  }

  @Test func `A view that outlives its superview and its window has neither`() {
    let view = UIView()
    do {
      let window = UIWindow(frame: .zero)
      let middle = UIView()
      window.addSubview(middle)
      middle.addSubview(view)
    }
    #expect(view.superview == nil)
    #expect(view.window == nil)
  }

  @Test func `A view that outlives its controller has no controller`() {
    let recorder = TraceRecorder()
    var view: UIView?
    do {
      let controller = NamedViewController("A")
      view = controller.view
    }
    #expect(recorder.take().last == "A deinit")
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
    #expect(recorder.take(.all).isEmpty)
    #expect(view?.next == nil)
  }
}

private final class ListeningView: UIView {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append(newSuperview == nil ? "will superview nil" : "will superview")
  }
  override func didMoveToSuperview() { calls.append("did superview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append(newWindow == nil ? "will window nil" : "will window")
  }
  override func didMoveToWindow() { calls.append("did window") }
}

private final class LayingOutController: UIViewController {
  var calls: [String] = []

  override func loadView() {
    let root = LayingOutView("root") { [unowned self] in calls.append($0) }
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSubview(LayingOutView("child") { [unowned self] in calls.append($0) })
    view = root
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    calls.append("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append("viewDidLayoutSubviews")
  }
}

private final class LayingOutView: UIView {
  private let name: String
  private let tell: (String) -> Void

  init(_ name: String, tell: @escaping (String) -> Void) {
    self.name = name
    self.tell = tell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    tell("\(name) layoutSubviews")
  }
}

/// A card of the course, which configures its label in `layoutSubviews`.
private final class CardView: UIView {
  let label = UILabel()
  var corner = "10" { didSet { setNeedsLayout() } }
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    label.text = nil
    label.text = corner
    label.frame.size = .zero
    label.sizeToFit()
  }
}
