import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// How layers look on cells.
@MainActor @Suite struct LayerRenderingTests {
  private func canvas(_ width: Int, _ height: Int, _ build: (UIView) -> Void) -> Canvas {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    build(view)
    return WindowRenderer().render(window)
  }

  /// The cells that have a background, as marks.
  private func grounds(_ canvas: Canvas) -> [String] {
    (0..<canvas.height).map { row in
      (0..<canvas.width).map { canvas[$0, row].style.background == nil ? "." : "#" }
        .joined()
    }
  }

  @Test func `a border is a line of characters, round where the corners are`() {
    let square = canvas(5, 3) { $0.layer.borderWidth = 1 }
    #expect(square.lines() == ["┌───┐", "│   │", "└───┘"])
    let round = canvas(5, 3) {
      $0.layer.borderWidth = 0.5
      $0.layer.cornerRadius = 8
    }
    #expect(round.lines() == ["╭───╮", "│   │", "╰───╯"])
    #expect(round.lines(ascii: true) == ["+---+", "|   |", "+---+"])
    let masked = canvas(5, 3) {
      $0.layer.borderWidth = 1
      $0.layer.cornerRadius = 1
      $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    #expect(masked.lines() == ["╭───┐", "│   │", "└───╯"])
  }

  @Test func `a border lies over subviews, and not where there is no room for it`() {
    let covered = canvas(5, 3) { view in
      let label = UILabel(frame: view.bounds)
      label.numberOfLines = 0
      label.text = "aaaaa\nbbbbb\nccccc"
      view.addSubview(label)
      view.layer.borderWidth = 1
    }
    #expect(covered.lines() == ["┌───┐", "│bbb│", "└───┘"])
    let flat = canvas(5, 1) { view in
      let label = UILabel(frame: view.bounds)
      label.text = "Press"
      view.addSubview(label)
      view.layer.borderWidth = 1
    }
    #expect(flat.lines() == ["Press"])
  }

  @Test func `a background has its corners cut`() {
    let small = canvas(6, 3) {
      $0.backgroundColor = .red
      $0.layer.cornerRadius = 1
    }
    #expect(grounds(small) == [".####.", "######", ".####."])
    let large = canvas(12, 10) {
      $0.backgroundColor = .red
      $0.layer.cornerRadius = 5
    }
    let upperHalf = ["...######...", ".##########.", ".##########."]
    let middle = String(repeating: "#", count: 12)
    #expect(
      grounds(large) == upperHalf + Array(repeating: middle, count: 4) + upperHalf.reversed())
    let upper = canvas(6, 2) {
      $0.backgroundColor = .red
      $0.layer.cornerRadius = 1
      $0.layer.maskedCorners = [.layerMinXMinYCorner]
    }
    #expect(grounds(upper) == [".#####", "######"])
  }

  @Test func `layer-drawing-order: background, sublayers from back to front, subviews, border`() {
    let drawn = canvas(6, 3) { view in
      view.backgroundColor = .red
      for (x, color) in [(1, UIColor.green), (2, UIColor.blue)] {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: 0, width: 3, height: 2)
        layer.backgroundColor = color.cgColor
        view.layer.addSublayer(layer)
      }
      let subview = UIView(frame: CGRect(x: 4, y: 1, width: 1, height: 1))
      subview.backgroundColor = .yellow
      view.addSubview(subview)
      view.layer.borderWidth = 1
    }
    let row = (0..<6).map { drawn[$0, 1].style.background }
    #expect(row == [.red, .green, .blue, .blue, .yellow, .red])
    #expect(drawn.lines()[1] == "│    │")
  }

  @Test func `hidden and clear sublayers are left out, and those outside are cut where asked`() {
    let drawn = canvas(6, 1) { view in
      view.frame.size.width = 3
      view.layer.masksToBounds = true
      for number in 0..<3 {
        let layer = CALayer()
        layer.frame = CGRect(x: number * 2, y: 0, width: 2, height: 1)
        layer.backgroundColor = UIColor.red.cgColor
        layer.isHidden = number == 0
        view.layer.addSublayer(layer)
      }
    }
    #expect(grounds(drawn) == ["..#..."])
  }
}
