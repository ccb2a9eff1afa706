import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Layers with a path or a gradient, drawn in cells.
@MainActor @Suite struct ShapeLayerTests {
  private func window(_ width: Int, _ height: Int) -> (window: UIWindow, view: UIView) {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    return (window, view)
  }

  private func text(_ window: UIWindow) -> [String] {
    let canvas = WindowRenderer().render(window)
    return (0..<canvas.height).map { row in
      String((0..<canvas.width).map { canvas[$0, row].character })
    }
  }

  @Test func `layer-shape: a new shape is black inside, and has no line`() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(shape.strokeColor == nil && shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPattern == nil)
    #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
  }

  @Test func `layer-shape: a path is filled outside of the bounds, too, by its rule`() {
    let (window, view) = window(6, 3)
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 3))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 1, width: 2, height: 1)))
    shape.path = path.cgPath
    shape.fillColor = UIColor.red.cgColor
    view.layer.addSublayer(shape)
    #expect(shape.bounds == .zero)
    let full = String(repeating: "█", count: 6)
    #expect(text(window) == [full, full, full])
    shape.fillRule = .evenOdd
    #expect(text(window) == [full, "██  ██", full])
    shape.path = nil
    #expect(text(window) == Array(repeating: "      ", count: 3))
  }

  @Test func `layer-shape: the line is drawn from its start to its end, in dashes`() {
    let (window, view) = window(8, 1)
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 8, y: 0.5))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 0.1
    view.layer.addSublayer(shape)
    let drawn = { text(window)[0].map { $0 == " " || $0 == "\u{2800}" ? "." : "x" }.joined() }
    #expect(drawn() == "xxxxxxxx")
    shape.strokeEnd = 0.45
    #expect(drawn() == "xxxx....")
    shape.strokeStart = 0.3
    #expect(drawn() == "..xx....")
    (shape.strokeStart, shape.strokeEnd) = (0, 1)
    shape.lineDashPattern = [1.5, 2.5]
    #expect(drawn() == "xx..xx..")
  }

  @Test func `layer-shape: its line is animated as numbers are, alone and by itself`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    UIApplication.replaceShared(with: UIApplication(scheduler: scheduler))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    let shape = CAShapeLayer()
    window.layer.addSublayer(shape)
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 2
    shape.add(draw, forKey: "draw")
    scheduler.runTurns()
    scheduler.advance(by: .milliseconds(500))
    #expect(shape.strokeEnd == 1)
    #expect(abs((shape.presentation()?.strokeEnd ?? 0) - 0.25) < 1e-9)
    scheduler.runUntilIdle()
    shape.lineWidth = 5
    #expect(shape.animationKeys() == ["lineWidth"])
    #expect(abs((shape.presentation()?.lineWidth ?? 0) - 1) < 1e-9)
    scheduler.runUntilIdle()
  }

  @Test func `layer-shape: as a mask it covers what is inside of its path`() {
    let (window, view) = window(6, 1)
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 1, y: 0, width: 3, height: 1)).cgPath
    view.layer.mask = mask
    let canvas = WindowRenderer().render(window)
    #expect(
      (0..<6).map { canvas[$0, 0].style.background == .red } == [
        false, true, true, true, false, false,
      ])
  }

  @Test func `layer-gradient: colours are mixed from the start to the end, by their places`() {
    let (window, view) = window(5, 1)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 5, height: 1)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.type == .axial)
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1) && gradient.colors == nil)
    gradient.colors = [
      CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(gradient)
    let colors = {
      let canvas = WindowRenderer().render(window)
      return (0..<5).map { canvas[$0, 0].style.background }
    }
    let reds: [UInt8] = [26, 77, 128, 179, 230]
    #expect(colors() == reds.map { Color(red: $0, green: 0, blue: 0) })
    gradient.locations = [0.5, 0.5]
    #expect(colors()[3] == .red && colors()[1] == colors()[0] && colors()[1] != .red)
  }
}
