import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

@MainActor @Suite("Paths on a canvas") struct PathRenderingTests {
  private func drawn(
    _ width: Int, _ height: Int, ascii: Bool = false, _ draw: (CanvasContext) -> Void
  ) -> [String] {
    let context = CanvasContext(Canvas(width: width, height: height))
    draw(context)
    return context.canvas.lines(ascii: ascii)
  }

  /// A star of five points in a rectangle, drawn by one line that crosses itself.
  private func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for point in 0..<5 {
      let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
      let corner = CGPoint(
        x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }

  private func line(_ from: CGPoint, _ to: CGPoint, width: CGFloat = 0) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: from)
    path.addLine(to: to)
    path.lineWidth = width
    return path
  }

  private func drawCircles(_ context: CanvasContext) {
    for radius in stride(from: 5.5, to: 0.5, by: -2) {
      let circle = UIBezierPath(
        ovalIn: CGRect(x: 12 - 2 * radius, y: 6 - radius, width: 4 * radius, height: 2 * radius))
      circle.lineWidth = 0.25
      context.stroke(circle, color: .label)
    }
  }

  @Test func `the thinnest circle is an unbroken line of dots`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 1.25, y: 1.125, width: 17.5, height: 7.75))
    circle.lineWidth = 0
    let rows = drawn(20, 10) { $0.stroke(circle, color: .label) }
    #expect(
      rows == [
        "",
        "    ⢀⡠⠔⠒⠉⠉⠉⠉⠒⠢⢄⡀",
        "  ⢀⠖⠁          ⠈⠲⡀",
        " ⢰⠃              ⠘⡆",
        " ⡇                ⢸",
        " ⡇                ⢸",
        " ⠸⡄              ⢠⠇",
        "  ⠈⠦⡀          ⢀⠴⠁",
        "    ⠈⠑⠢⠤⣀⣀⣀⣀⠤⠔⠊⠁",
        "",
      ])
  }

  @Test func `circles around one middle`() {
    #expect(
      drawn(24, 12, drawCircles) == [
        "       ⢀⣠⠴⠤⠴⠦⠤⠦⣄⡀",
        "    ⣀⡔⠊⠁        ⠈⠑⢢⣀",
        "  ⢀⠴⠁   ⣀⡤⠴⠴⠦⠦⢤⣀   ⠈⠦⡀",
        " ⢀⠎   ⡰⠎⠁      ⠈⠱⢆   ⠱⡀",
        " ⡞   ⡼⠁  ⢀⡰⠴⠦⢆⡀  ⠈⢧   ⢳",
        "⢠⡇  ⢠⡇  ⢀⡎    ⢱⡀  ⢸⡄  ⢸⡄",
        "⠘⡇  ⠘⡇  ⠈⢇    ⡸⠁  ⢸⠃  ⢸⠃",
        " ⢧   ⢳⡀  ⠈⠱⠲⠖⠎⠁  ⢀⡞   ⡼",
        " ⠈⢆   ⠱⢆⡀      ⢀⡰⠎   ⡰⠁",
        "  ⠈⠲⡀   ⠉⠓⠲⠲⠖⠖⠚⠉   ⢀⠖⠁",
        "    ⠉⠣⢄⡀        ⢀⡠⠜⠉",
        "       ⠈⠙⠲⠒⠲⠖⠒⠖⠋⠁",
      ])
  }

  @Test func `circles around one middle in ASCII`() {
    #expect(
      drawn(24, 12, ascii: true, drawCircles) == [
        "       ._-_--_-_.",
        "    _/\"'        '\"\\_",
        "  .-'   __----__   '-.",
        " .+   ++'      '++   +.",
        " /   /'  .+--+.  '\\   \\",
        ".|  .|  ./    \\.  |.  |.",
        "'|  '|  '\\    /'  |'  |'",
        " \\   \\.  '+--+'  ./   /",
        " '+   ++.      .++   +'",
        "  '-.   \"\"----\"\"   .-'",
        "    \"\\_.        ._/\"",
        "       '\"-\"--\"-\"'",
      ])
  }

  @Test func `a star is full where its line winds around, and hollow by the even-odd rule`() {
    let star = star(in: CGRect(x: 0, y: 0, width: 24, height: 12))
    #expect(
      drawn(24, 12) { $0.fill(star, color: .label) } == [
        "           ▗▖",
        "           ██",
        "          ▟██▙",
        "         ▗████▖",
        " ▀▜██████████████████▛▀",
        "   ▝▀██████████████▀▘",
        "      ▝▜████████▛▘",
        "       ▟████████▙",
        "      ▐███▛▀▀▜███▌",
        "     ▗██▀▘    ▝▀██▖",
        "     ▝▘          ▝▘",
        "",
      ])
    star.usesEvenOddFillRule = true
    #expect(
      drawn(24, 12) { $0.fill(star, color: .label) } == [
        "           ▗▖",
        "           ██",
        "          ▟██▙",
        "         ▗████▖",
        " ▀▜██████      ██████▛▀",
        "   ▝▀███▌      ▐███▀▘",
        "      ▝▜        ▛▘",
        "       ▟█▄▖  ▗▄█▙",
        "      ▐███▛▀▀▜███▌",
        "     ▗██▀▘    ▝▀██▖",
        "     ▝▘          ▝▘",
        "",
      ])
  }

  @Test func `a clip of a path holds for areas, lines and text`() {
    let rows = drawn(24, 6) { context in
      context.clip(to: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 24, height: 6)))
      let text = "abcdefghijklmnopqrstuvwxyz"
      context.drawText(text, at: .zero, attributes: UIKitRuntime.TextAttributes())
      context.stroke(line(CGPoint(x: 0, y: 1.5), CGPoint(x: 24, y: 1.5)), color: .label)
      context.drawText(
        text, at: CGPoint(x: 0, y: 2), attributes: UIKitRuntime.TextAttributes())
      context.fill(CGRect(x: 0, y: 3, width: 24, height: 3), color: .red)
    }
    #expect(
      rows == [
        "     fghijklmnopqrs",
        " ⠠⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠄",
        "abcdefghijklmnopqrstuvwx",
        "▜██████████████████████▛",
        " ▀████████████████████▀",
        "   ▝▀▀▜██████████▛▀▀▘",
      ])
  }

  @Test func `a line is as wide as its pen, and never too thin to be seen`() {
    #expect(
      drawn(4, 2) {
        $0.stroke(line(CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1), width: 1), color: .label)
      } == ["⣤⣤⣤⣤", "⠛⠛⠛⠛"])
    #expect(
      drawn(4, 1) { $0.stroke(line(CGPoint(x: 0, y: 0.4), CGPoint(x: 4, y: 0.4)), color: .label) }
        == ["⠒⠒⠒⠒"])
    #expect(
      drawn(2, 2) { $0.stroke(line(.zero, CGPoint(x: 2, y: 2)), color: .label) } == [
        "⢣", " ⢣",
      ])
    #expect(
      drawn(3, 1) {
        $0.fill(UIBezierPath(rect: CGRect(x: 0, y: 0.55, width: 3, height: 0.1)), color: .label)
      } == ["▄▄▄"])
  }

  @Test func `dashes leave gaps`() {
    let path = line(CGPoint(x: 0, y: 0.5), CGPoint(x: 12, y: 0.5), width: 0.25)
    path.setLineDash([2, 1], count: 2, phase: 0)
    #expect(drawn(12, 1) { $0.stroke(path, color: .label) } == ["⠶⠶ ⠶⠶ ⠶⠶ ⠶⠶"])
  }

  @Test func `coordinates that are turned turn paths and rectangles`() {
    let rows = drawn(8, 4) { context in
      context.translate(by: CGPoint(x: 4, y: 2))
      context.concatenate(CGAffineTransform(rotationAngle: .pi / 4))
      context.fill(CGRect(x: -1.4, y: -1.4, width: 2.8, height: 2.8), color: .label)
    }
    #expect(rows == ["   ▗▖", "  ▗██▖", "  ▝██▘", "   ▝▘"])
  }

  @Test func `an area over another one takes its place, and text over it keeps the ground`() {
    let context = CanvasContext(Canvas(width: 4, height: 1))
    context.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1)), color: .blue)
    context.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1.5, height: 1)), color: .red)
    context.drawText(
      "a", at: CGPoint(x: 3, y: 0), attributes: UIKitRuntime.TextAttributes(foreground: .white))
    #expect(context.canvas.lines() == ["█▌█a"])
    #expect(context.canvas[0, 0].style == Style(foreground: .red, background: .red))
    #expect(context.canvas[1, 0].style == Style(foreground: .red, background: .blue))
    #expect(context.canvas[3, 0].style.background == .blue)
  }

  @Test
  func `the terminal's own ground takes dots away, and a line in its area's colour is not seen`() {
    let context = CanvasContext(Canvas(width: 3, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1), color: .red)
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1.5, height: 1))
    context.fill(hole, color: .systemBackground)
    #expect(context.canvas.lines() == [" ▐"])
    #expect(context.canvas[1, 0].style == Style(foreground: .red))
    context.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 1)), color: .blue)
    context.stroke(line(CGPoint(x: 0, y: 0.5), CGPoint(x: 3, y: 0.5)), color: .blue)
    #expect(context.canvas.lines() == ["███"])
  }

  @Test func `lines that cross in a cell share it`() {
    let rows = drawn(1, 1) { context in
      context.stroke(line(CGPoint(x: 0, y: 0.1), CGPoint(x: 1, y: 0.1)), color: .label)
      context.stroke(line(CGPoint(x: 0.1, y: 0), CGPoint(x: 0.1, y: 1)), color: .label)
    }
    #expect(rows == ["⡏"])
  }

  @Test func `numbers that are none or endless, and clear colours, draw nothing`() {
    let rows = drawn(4, 2) { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
      path.addCurve(
        to: CGPoint(x: 1e300, y: -1e300), controlPoint1: CGPoint(x: -CGFloat.infinity, y: 0),
        controlPoint2: .zero)
      path.setLineDash([1e-300, 1e300], count: 2, phase: .infinity)
      context.fill(path, color: .label)
      context.stroke(path, color: .label)
      context.fill(UIBezierPath(rect: .infinite), color: .clear)
      context.clip(to: path)
      context.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)), color: .label)
    }
    #expect(rows == ["", ""])
  }
}
