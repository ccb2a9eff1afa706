import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Draws the same text in each of its rows and counts how often it was asked to.
@MainActor
private final class TextView: UIView {
  var text = ""
  var drawings = 0

  convenience init(_ text: String, _ frame: CGRect) {
    self.init(frame: frame)
    self.text = text
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    for row in 0..<Int(bounds.height) {
      UIGraphicsGetCurrentContext()?.drawText(
        text, at: CGPoint(x: 0, y: row), attributes: .init())
    }
  }
}

@MainActor
@Suite("Window renderer")
struct WindowRendererTests {
  private let window: UIWindow
  private let renderer = WindowRenderer()

  init() {
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    window.isHidden = false
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func lines() -> [String] { renderer.render(window).lines() }

  @Test func `views are drawn back to front, each inside its own bounds`() {
    window.addSubview(TextView("aaaaaaaa", rect(0, 0, 6, 3)))
    window.addSubview(TextView("bbbbbbbb", rect(4, 1, 4, 1)))
    #expect(lines() == ["aaaaaa", "aaaabbbb", "aaaaaa", ""])
  }

  @Test func `subviews may reach beyond a view unless it clips`() {
    let outer = UIView(frame: rect(1, 0, 3, 2))
    outer.addSubview(TextView("abcdef", rect(1, 1, 6, 2)))
    window.addSubview(outer)
    #expect(lines() == ["", "  abcdef", "  abcdef", ""])
    outer.clipsToBounds = true
    #expect(lines() == ["", "  ab", "", ""])
  }

  @Test func `the origin of the bounds scrolls what a view holds`() {
    let outer = UIView(frame: rect(0, 0, 4, 2))
    outer.clipsToBounds = true
    for row in 0..<4 {
      outer.addSubview(TextView("row \(row) of 4", rect(0, Double(row), 10, 1)))
    }
    window.addSubview(outer)
    outer.bounds.origin = CGPoint(x: 4, y: 2)
    #expect(lines() == ["2 of", "3 of", "", ""])
  }

  @Test func `hidden and clear views are left out with all they hold`() {
    let outer = UIView(frame: rect(0, 0, 4, 1))
    outer.addSubview(TextView("abcd", rect(0, 0, 4, 1)))
    window.addSubview(outer)
    outer.isHidden = true
    #expect(lines()[0].isEmpty)
    outer.isHidden = false
    outer.alpha = 0
    #expect(lines()[0].isEmpty)
    outer.alpha = 0.5
    #expect(lines()[0] == "abcd")
  }

  @Test func `a background covers what lies behind, clear does not`() {
    window.addSubview(TextView("abcdef", rect(0, 0, 6, 1)))
    let cover = UIView(frame: rect(2, 0, 2, 1))
    cover.backgroundColor = .blue
    window.addSubview(cover)
    #expect(lines()[0] == "ab  ef")
    #expect(renderer.canvas[2, 0].style.background == .blue)
    cover.backgroundColor = .clear
    #expect(lines()[0] == "abcdef")
  }

  @Test func `a translucent view is blended with what lies behind, whose text stays`() {
    let gray = { UIColor(white: $0, alpha: $1) }
    let back = TextView("abcdef", rect(0, 0, 6, 1))
    back.backgroundColor = gray(0.2, 1)
    let tinted = UIView(frame: rect(2, 0, 2, 1))
    tinted.backgroundColor = gray(0.6, 0.5)
    let faded = UIView(frame: rect(4, 0, 2, 1))
    faded.backgroundColor = gray(0.6, 1)
    faded.alpha = 0.25
    for view in [back, tinted, faded] { window.addSubview(view) }
    #expect(lines()[0] == "abcdef")
    let grounds = [0, 2, 4].map { renderer.canvas[$0, 0].style.background }
    #expect(grounds == [51, 102, 77].map { Color(red: $0, green: $0, blue: $0) })
  }

  @Test func `a transform moves and stretches a view about its middle`() {
    let view = UIView(frame: rect(2, 1, 4, 2))
    view.backgroundColor = .red
    window.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    let canvas = renderer.render(window)
    let covered = (0..<10).filter { canvas[$0, 1].style.background == .red }
    #expect(covered == Array(0..<8))
    view.transform = CGAffineTransform(translationX: 3, y: -1)
    let moved = renderer.render(window)
    #expect((0..<10).filter { moved[$0, 0].style.background == .red } == Array(5..<9))
  }

  @Test func `a frame in which nothing changed draws nothing`() {
    let view = TextView("abc", rect(0, 0, 3, 1))
    window.addSubview(view)
    #expect(lines()[0] == "abc")
    let drawings = view.drawings
    #expect(lines()[0] == "abc")
    #expect(view.drawings == drawings)
    view.text = "xyz"
    view.setNeedsDisplay()
    #expect(lines()[0] == "xyz")
    view.frame.origin.x = 4
    #expect(lines()[0] == "    xyz")
    view.removeFromSuperview()
    #expect(lines()[0].isEmpty)
  }

  @Test func `another size makes another canvas`() {
    let view = TextView("abc", rect(0, 0, 3, 1))
    window.addSubview(view)
    _ = lines()
    window.frame = rect(0, 0, 2, 1)
    #expect(lines() == ["ab"])
    window.frame = .zero
    #expect(lines().isEmpty)
  }

  @Test func `a view whose superview is out of sight is still drawn where it is in sight itself`() {
    let outer = UIView(frame: rect(-20, 0, 5, 1))
    outer.addSubview(TextView("abc", rect(21, 0, 3, 1)))
    window.addSubview(outer)
    #expect(lines()[0] == " abc")
  }
}
