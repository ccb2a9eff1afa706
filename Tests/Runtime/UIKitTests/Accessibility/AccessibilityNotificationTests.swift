import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md accessibility-notifications.
@MainActor @Suite struct AccessibilityNotificationTests {
  @Test func `accessibility-notifications: what is posted is kept until it is taken`() {
    let reader = TraceRecorder().application.screenReader
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    UIAccessibility.post(notification: .announcement, argument: "No match")
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    UIAccessibility.post(notification: .announcement, argument: nil)
    #expect(!reader.takeScreenChange())
    #expect(reader.takeAnnouncements() == ["No match", "Page 2 of 5", "Play. Button."])
    #expect(reader.takeAnnouncements().isEmpty)
    UIAccessibility.post(notification: .screenChanged, argument: "Results")
    #expect(reader.takeScreenChange())
    #expect(!reader.takeScreenChange())
    #expect(reader.takeAnnouncements() == ["Results"])
  }

  @Test func `accessibility-notifications: a push, a modal and its dismissal change the screen`() {
    let recorder = TraceRecorder()
    let reader = recorder.application.screenReader
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    #expect(reader.takeScreenChange())
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.settle()
    #expect(reader.takeScreenChange())
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    navigation.present(alert, animated: true)
    recorder.settle()
    #expect(reader.takeScreenChange())
    navigation.dismiss(animated: true)
    recorder.settle()
    #expect(reader.takeScreenChange())
    recorder.application.resize(to: CGSize(width: 90, height: 30))
    recorder.settle()
    #expect(!reader.takeScreenChange())
  }

  @Test func `an app learns whether it is read aloud`() {
    let application = TraceRecorder().application
    #expect(!UIAccessibility.isVoiceOverRunning)
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    application.screenReader.isRunning = true
    application.screenReader.isRunning = true
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(posted == 1)
  }

  @Test func `escape goes back on a stack and scrolling moves a scroll view`() throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let page = NamedViewController("B")
    navigation.pushViewController(page, animated: false)
    recorder.settle()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    scroll.contentSize = CGSize(width: 20, height: 35)
    page.view.addSubview(scroll)
    let label = UILabel()
    scroll.addSubview(label)
    typealias Reader = UIKitRuntime.ScreenReader
    #expect(Reader.scroll(label, .down))
    recorder.settle()
    #expect(scroll.contentOffset.y == 10)
    #expect(recorder.application.screenReader.takeAnnouncements() == ["Page 2 of 4"])
    #expect(!Reader.scroll(label, .right))
    #expect(Reader.escape(from: label))
    recorder.settle()
    #expect(navigation.topViewController?.title == nil)
    #expect(navigation.viewControllers.count == 1)
  }
}
