import Foundation
import Testing
import UIKit

/// Source: Apple, UIWindow.
@MainActor @Suite struct WindowLevelTests {
  @Test func `the old key window resigns before the new one becomes key, once each`() {
    let recorder = TraceRecorder()
    let log = KeyLog()
    let (first, second) = (KeyWindow("first", log), KeyWindow("second", log))
    let names = [
      UIWindow.didBecomeKeyNotification: "posted become",
      UIWindow.didResignKeyNotification: "posted resign",
    ]
    let own = [first, second].map(ObjectIdentifier.init)
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let sender = (note.object as AnyObject?).map(ObjectIdentifier.init)
        MainActor.assumeIsolated {
          if sender.map(own.contains) == true { log.lines.append(word) }
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    first.makeKeyAndVisible()
    second.makeKey()
    second.makeKey()
    recorder.settle()
    #expect(
      log.lines == [
        "first become", "posted become", "first resign", "posted resign", "second become",
        "posted become",
      ])
    #expect(second.isKeyWindow && !first.isKeyWindow)
  }

  @Test func `windows of a higher level stay in front`() {
    let recorder = TraceRecorder()
    let windows = ["a", "b", "c"].map { _ in UIWindow() }
    let order = { @MainActor in
      recorder.application.windows.compactMap { shown in windows.firstIndex { $0 === shown } }
    }
    windows[0].windowLevel = .alert
    for window in windows { window.makeKeyAndVisible() }
    #expect(order() == [1, 2, 0])
    windows[1].windowLevel = UIWindow.Level(1001)
    #expect(order() == [2, 1, 0])
    windows[0].windowLevel = .normal
    #expect(order() == [2, 0, 1])
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
  }
}

@MainActor
private final class KeyLog {
  var lines: [String] = []
}

private final class KeyWindow: UIWindow {
  private let name: String
  private let log: KeyLog

  init(_ name: String, _ log: KeyLog) {
    self.name = name
    self.log = log
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func becomeKey() { log.lines.append("\(name) become") }
  override func resignKey() { log.lines.append("\(name) resign") }
}
