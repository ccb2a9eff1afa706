import Foundation
import QuartzCore
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Fills its rows with one letter between two edges.
@MainActor
private final class Face: UIView {
  var letter = "a" {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    let width = Int(bounds.width)
    let row = width > 1 ? "[" + String(repeating: letter, count: width - 2) + "]" : letter
    for line in 0..<Int(bounds.height) {
      UIGraphicsGetCurrentContext()?.drawText(row, at: CGPoint(x: 0, y: line), attributes: .init())
    }
  }
}

/// Fills the right half of its bounds.
@MainActor
private final class Half: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: bounds.midX, y: 0, width: bounds.midX, height: bounds.height))
  }
}

/// What is seen of a window while its layers are animated, at moments of virtual time.
@MainActor
private struct Stage {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let window: UIWindow
  let renderer = WindowRenderer()
  private let glass: Canvas

  init(_ width: Int, _ height: Int, _ build: (UIWindow) -> Void) {
    UIApplication.replaceShared(with: UIApplication(scheduler: scheduler))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.isHidden = false
    build(window)
    scheduler.runTurns()
    glass = renderer.render(window)
  }

  /// The frames at seconds after now, in their order, each after the one before.
  func frames(at seconds: [Double]) -> [Canvas] {
    scheduler.runTurns()
    let start = scheduler.now
    var previous = glass
    return seconds.map { second in
      scheduler.advance(by: start + .seconds(second) - scheduler.now)
      previous = renderer.present(window, at: CACurrentMediaTime(), after: previous)
      return previous
    }
  }

  func lines(at seconds: [Double]) -> [[String]] { frames(at: seconds).map { $0.lines() } }
}

/// Layers in motion, as cells show them.
@MainActor @Suite struct MotionRenderingTests {
  private static let linear = UIView.AnimationOptions.curveLinear

  @Test func `motion-bounds-content: what a view draws is stretched while its bounds grow`() {
    let half = Half(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    let stage = Stage(8, 1) { $0.addSubview(half) }
    UIView.animate(withDuration: 1, delay: 0, options: Self.linear) { half.frame.size.width = 8 }
    let frames = stage.frames(at: [0, 0.5, 1]).map { canvas in
      (0..<8).map { canvas[$0, 0].style.background == .red ? "#" : "." }.joined()
    }
    #expect(frames == ["..##....", "...###..", "....####"])
  }

  @Test func `a view that moves is seen on its way, and at rest where it is`() {
    let face = Face(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    let stage = Stage(11, 1) { $0.addSubview(face) }
    UIView.animate(withDuration: 1, delay: 0, options: Self.linear) { face.center.x += 8 }
    #expect(stage.renderer.render(stage.window).lines() == ["        [a]"])
    #expect(
      stage.lines(at: [0, 0.25, 0.5, 1]) == [["[a]"], ["  [a]"], ["    [a]"], ["        [a]"]])
    #expect(stage.renderer.render(stage.window).lines() == ["        [a]"])
  }

  @Test func `subviews move along, and what lies behind is seen again`() {
    let (back, card) = (Face(frame: CGRect(x: 0, y: 0, width: 9, height: 1)), UIView())
    card.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    let face = Face(frame: CGRect(x: 1, y: 0, width: 3, height: 1))
    face.letter = "b"
    card.addSubview(face)
    let stage = Stage(9, 1) {
      $0.addSubview(back)
      $0.addSubview(card)
    }
    UIView.animate(withDuration: 1, delay: 0, options: Self.linear) { card.center.x += 4 }
    #expect(
      stage.lines(at: [0, 0.5, 1]) == [["[[b]aaaa]"], ["[aa[b]aa]"], ["[aaaa[b]]"]])
  }

  @Test func `a view that is scaled grows from its middle`() {
    let bar = UIView(frame: CGRect(x: 2, y: 0, width: 4, height: 1))
    bar.backgroundColor = .red
    let stage = Stage(8, 1) { $0.addSubview(bar) }
    UIView.animate(withDuration: 1, delay: 0, options: Self.linear) {
      bar.transform = CGAffineTransform(scaleX: 2, y: 1)
    }
    let grounds = stage.frames(at: [0, 0.5, 1]).map { canvas in
      (0..<8).map { canvas[$0, 0].style.background == nil ? "." : "#" }.joined()
    }
    #expect(grounds == ["..####..", ".######.", "########"])
  }

  @Test func `a view that fades is mixed with what is behind it`() {
    let gray = { UIColor(white: $0, alpha: 1) }
    let (back, front) = (UIView(), Face(frame: CGRect(x: 0, y: 0, width: 3, height: 1)))
    back.frame = front.frame
    back.backgroundColor = gray(0.2)
    front.backgroundColor = gray(0.6)
    front.alpha = 0
    let stage = Stage(3, 1) {
      $0.addSubview(back)
      $0.addSubview(front)
    }
    UIView.animate(withDuration: 1, delay: 0, options: Self.linear) { front.alpha = 1 }
    let frames = stage.frames(at: [0, 0.25, 0.5, 1])
    let grounds = frames.map { $0[1, 0].style.background }
    func shade(_ white: Int) -> Color {
      Color(red: UInt8(white), green: UInt8(white), blue: UInt8(white))
    }
    #expect(grounds == [shade(51), shade(77), shade(102), shade(153)])
    #expect(frames.map { $0.lines() } == [[""], [""], ["[a]"], ["[a]"]])
  }

  @Test func `a view that fades to a half ends as one at rest is drawn`() {
    let face = Face(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    let stage = Stage(3, 1) { $0.addSubview(face) }
    UIView.animate(withDuration: 1, delay: 0, options: Self.linear) { face.alpha = 0.5 }
    #expect(stage.lines(at: [0, 0.5, 1]) == [["[a]"], ["[a]"], ["[a]"]])
  }

  @Test func `a flip shows the old face to its edge, and then the new one`() {
    let face = Face(frame: CGRect(x: 1, y: 0, width: 9, height: 1))
    let stage = Stage(11, 1) { $0.addSubview(face) }
    let options: UIView.AnimationOptions = [.transitionFlipFromLeft, .curveLinear]
    UIView.transition(with: face, duration: 1, options: options) { face.letter = "b" }
    #expect(
      stage.lines(at: [0, 0.25, 0.45, 0.55, 0.75, 1]) == [
        [" [aaaaaaa]"], ["  [aaaaa]"], ["     a"], ["     b"], ["  [bbbbb]"], [" [bbbbbbb]"],
      ])
  }

  @Test func `a flip from the top goes through rows, and one without room is an exchange`() {
    let face = Face(frame: CGRect(x: 0, y: 0, width: 3, height: 5))
    let stage = Stage(3, 5) { $0.addSubview(face) }
    let options: UIView.AnimationOptions = [.transitionFlipFromTop, .curveLinear]
    UIView.transition(with: face, duration: 1, options: options) { face.letter = "b" }
    #expect(
      stage.lines(at: [0.3, 0.7]) == [
        ["", "[a]", "[a]", "[a]", ""], ["", "[b]", "[b]", "[b]", ""],
      ])
    let small = Face(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    let narrow = Stage(3, 1) { $0.addSubview(small) }
    UIView.transition(with: small, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      small.letter = "b"
    }
    #expect(narrow.lines(at: [0.4, 0.6]) == [["[a]"], ["[b]"]])
  }

  @Test func `a cross-dissolve, and the slides of Core Animation`() {
    let face = Face(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    let stage = Stage(6, 1) { $0.addSubview(face) }
    UIView.transition(
      with: face, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { face.letter = "b" }
    #expect(stage.lines(at: [0.4, 0.6]) == [["[aaaa]"], ["[bbbb]"]])
    for (type, expected) in [
      (CATransitionType.push, "aaa][b"), (.moveIn, "[aaa[b"), (.reveal, "aaa]b]"),
    ] {
      let face = Face(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
      let stage = Stage(6, 1) { $0.addSubview(face) }
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, .fromRight, 1)
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      face.layer.add(transition, forKey: nil)
      face.letter = "b"
      #expect(stage.lines(at: [1.0 / 3]) == [[expected]], "\(type.rawValue)")
    }
  }

  @Test func `the line of a shape layer is drawn as long as it is shown`() {
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 8, y: 0.5))
    (shape.path, shape.strokeColor, shape.fillColor) = (path.cgPath, UIColor.red.cgColor, nil)
    let stage = Stage(8, 1) { $0.layer.addSublayer(shape) }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    shape.add(animation, forKey: nil)
    let lengths = stage.frames(at: [0.25, 0.5, 1]).map { canvas in
      (0..<8).count { !canvas[$0, 0].isBlank }
    }
    #expect(lengths == [2, 4, 8])
  }

  @Test func `wide characters that a flip cuts are blanks, and no row grows`() {
    let face = Face(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    face.letter = "日"
    let stage = Stage(8, 1) { $0.addSubview(face) }
    UIView.transition(with: face, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      face.letter = "b"
    }
    for canvas in stage.frames(at: Array(stride(from: 0, through: 1, by: 0.05))) {
      for column in 0..<8 where canvas[column, 0].width == 2 {
        #expect(canvas[column + 1, 0].isContinuation)
      }
      for column in 0..<8 where canvas[column, 0].isContinuation {
        #expect(canvas[column - 1, 0].width == 2)
      }
    }
  }
}
