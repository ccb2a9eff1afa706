import TerminalCanvas
import TerminalRendering
import UIKit

/// A screen of 200x60 full of views: made, laid out and drawn for the first time.
@MainActor
final class ViewBenchmark {
  /// The views of a screen: 25 rows, each with 19 coloured views and 20 labels in it.
  static let count = 1000
  private static let size = CGSize(width: 200, height: 60)
  private let device: UIKitRuntime.Device
  private let window: UIWindow

  init() {
    device = UIKitRuntime.Device(
      scheduler: UIKitRuntime.SteppedScheduler(), screenSize: Self.size)
    device.share()
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.makeKeyAndVisible()
  }

  /// The promises about views, in the time of making objects.
  static func check(_ requirements: Requirements) {
    let objects = objectWork()
    requirements.check(
      "push and pop: time of objects made", ratio(PushAndPop().work(1000), to: objects),
      atMost: 130)
    requirements.check(
      "first frame of \(count) views: time of objects made",
      ratio(ViewBenchmark().firstFrame, to: objects) / Double(count), atMost: 60)
  }

  /// All views made, laid out, drawn, and released.
  var firstFrame: Work {
    Work(name: "first frame of \(Self.count) views", operations: 5) { [self] in
      device.share()
      for _ in 0..<5 {
        let rows = Self.makeRows()
        for row in rows { window.addSubview(row) }
        consume(WindowRenderer().render(window).width)
        for row in rows { row.removeFromSuperview() }
      }
    }
  }

  private static func makeRows() -> [UIView] {
    (0..<25).map { row in
      let view = UIView(frame: CGRect(x: 0, y: 2 * row, width: 200, height: 2))
      for column in 0..<20 {
        let label = UILabel(frame: CGRect(x: 10 * column, y: 0, width: 10, height: 1))
        label.text = "\(row), \(column)"
        view.addSubview(label)
        guard column > 0 else { continue }
        let square = UIView(frame: CGRect(x: 10 * column, y: 1, width: 9, height: 1))
        square.backgroundColor = column % 2 == 0 ? .systemRed : .systemBlue
        view.addSubview(square)
      }
      return view
    }
  }
}
