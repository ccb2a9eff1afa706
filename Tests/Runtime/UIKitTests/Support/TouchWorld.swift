import Foundation
import Testing
import UIKit

/// A window on the stepped scheduler, and a log of the touches in it.
@MainActor
final class TouchWorld {
  /// The screen that is touched.
  enum Device {
    /// A screen of 400x800 points.
    case phone
    /// A screen of 1024x768 points.
    case pad
    /// A terminal of 80x24 cells of one point.
    case terminal

    fileprivate var size: CGSize? {
      switch self {
      case .phone: CGSize(width: 400, height: 800)
      case .pad: CGSize(width: 1024, height: 768)
      case .terminal: nil
      }
    }
  }

  let scheduler = UIKitRuntime.SteppedScheduler()
  let application: UIApplication
  let window: UIWindow
  private(set) var lines: [String] = []
  private let sharedBefore = UIApplication.shared
  private static weak var last: TouchWorld?

  init(_ device: Device = .phone, window makeWindow: @MainActor () -> UIWindow = { UIWindow() }) {
    let screen =
      device.size.map { UIScreen(size: $0, cellSize: CGSize(width: 8, height: 16)) } ?? UIScreen()
    // Other suites leave phones of their own, which each world here replaces.
    if UIApplication.shared === Self.last?.application,
      UIScreen.main.cellSize != UIScreen().cellSize
    {
      let root = UIApplication.shared.windows.first?.rootViewController
      Issue.record(
        """
        a test before has left its phone behind: something refers to its world, \
        \(UIScreen.main.bounds.size) with \(root.map { "\(type(of: $0))" } ?? "no root")
        """)
    }
    application = UIApplication(scheduler: scheduler, screen: screen)
    UIApplication.replaceShared(with: application)
    window = makeWindow()
    Self.last = self
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
  }

  /// Leaves no phone behind for tests that make no application of their own.
  isolated deinit {
    if UIApplication.shared === application { UIApplication.replaceShared(with: sharedBefore) }
  }

  /// Makes a world whose window has a recognizer with the name "it", and logs what that does.
  convenience init(logging recognizer: UIGestureRecognizer, on device: Device = .phone) {
    self.init(device)
    log(recognizer, as: "it")
    window.addGestureRecognizer(recognizer)
  }

  var input: UIKitRuntime.TouchInput { application.touchInput }

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Adds a view that logs its touches.
  @discardableResult
  func addView(
    _ name: String = "view", _ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
    to superview: UIView? = nil
  ) -> TouchLog {
    let view = TouchLog(name, in: self, frame: frame)
    (superview ?? window).addSubview(view)
    return view
  }

  /// Logs the states of a recognizer.
  func log(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    recognizer.addTarget(self, action: TouchWorld.stateDidChange)
  }

  private func stateDidChange(_ recognizer: UIGestureRecognizer) {
    note("\(recognizer.name ?? "") \(recognizer.state)")
  }

  /// Advances the time by seconds.
  func wait(_ seconds: Double) {
    scheduler.advance(by: .milliseconds(Int((seconds * 1000).rounded())))
  }

  func settle() { scheduler.runUntilIdle() }

  /// Moves one touch in equal steps, from its beginning to its end unless it stays down.
  func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, seconds: Double = 0.16,
    staysDown: Bool = false
  ) {
    input.begin(at: start)
    for step in 1...steps {
      wait(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      input.move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if !staysDown { input.end() }
  }
}

/// A view that logs its touches and does not pass them on.
@MainActor
final class TouchLog: UIView {
  let name: String
  private weak var world: TouchWorld?

  init(_ name: String, in world: TouchWorld, frame: CGRect) {
    self.name = name
    self.world = world
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    world?.note("\(name) \(what)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}
