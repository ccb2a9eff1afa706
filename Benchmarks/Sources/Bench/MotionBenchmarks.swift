import Glibc
import TerminalCanvas
import TerminalRendering
import UIKit

/// A hundred views on their ways over a screen of 200x60.
@MainActor
final class MotionBenchmark {
  private static let count = 100
  private static let size = CGSize(width: 200, height: 60)
  private let device: UIKitRuntime.Device
  private let scheduler = UIKitRuntime.SteppedScheduler()
  private let window: UIWindow
  private let renderer = WindowRenderer()
  private let views: [UIView]
  private var shown = Canvas(width: 200, height: 60)
  private var encoder = ANSIEncoder()

  init() {
    device = UIKitRuntime.Device(scheduler: scheduler, screenSize: Self.size)
    device.share()
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.backgroundColor = .black
    views = (0..<Self.count).map { number in
      let place = CGPoint(x: number % 10 * 16, y: number / 10 * 6)
      let label = UILabel(frame: CGRect(origin: place, size: CGSize(width: 12, height: 3)))
      label.text = "view \(number)"
      label.backgroundColor = number % 2 == 0 ? .systemRed : .systemBlue
      return label
    }
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
  }

  /// The promises about motion.
  static func check(_ requirements: Requirements) {
    let motion = MotionBenchmark()
    motion.move(for: 1, forEver: true)
    requirements.check(
      "a frame of \(count) moving layers: time of it whole", ratio(motion.frame, to: motion.whole),
      atMost: 2)
    requirements.check(
      "10,000 motions: memory grows by KiB", MotionBenchmark().growth(motions: 10_000),
      atMost: 256)
  }

  /// Sends each view two columns to the right and a row down, forth and back.
  private func move(for seconds: TimeInterval, forEver: Bool = false) {
    let options: UIView.AnimationOptions = forEver ? [.repeat, .autoreverse] : []
    for (number, view) in views.enumerated() {
      let duration = seconds * (1 + Double(number) / Double(Self.count))
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        view.center.x += 20
        view.center.y += number % 2 == 0 ? 3 : -3
      }
    }
    scheduler.runTurns()
  }

  /// A frame, from the tick of the clock to the bytes of what has changed.
  var frame: Work {
    Work(name: "a frame of \(Self.count) moving layers", operations: 10) { [self] in
      device.share()
      for _ in 0..<10 { showFrame() }
    }
  }

  private func showFrame() {
    scheduler.advance(by: .seconds(1) / 30)
    let frame = renderer.present(window, at: CACurrentMediaTime(), after: shown)
    encoder.removeAll()
    encoder.encodeChanges(from: shown, to: frame)
    consume(encoder.bytes.count)
    shown = frame
  }

  /// The same screen at rest, drawn and encoded whole.
  var whole: Work {
    let still = WindowRenderer()
    return Work(name: "the same drawn at rest and encoded whole", operations: 10) { [self] in
      device.share()
      for _ in 0..<10 {
        window.setNeedsDisplay()
        let frame = still.render(window)
        encoder.removeAll()
        encoder.encodeWhole(frame)
        consume(encoder.bytes.count)
      }
    }
  }

  /// Kibibytes by which the memory of the process grows over motions that come to their ends.
  ///
  /// The first ones fill every buffer; only what comes later is growth.
  func growth(motions: Int) -> Double {
    device.share()
    runMotions(1000)
    let before = residentKibibytes()
    runMotions(motions)
    return Double(residentKibibytes() - before)
  }

  private func runMotions(_ motions: Int) {
    for _ in 0..<motions / Self.count {
      move(for: 0.1)
      for _ in 0..<8 { showFrame() }
      for view in views { view.center = CGPoint(x: 100, y: 30) }
    }
  }
}
