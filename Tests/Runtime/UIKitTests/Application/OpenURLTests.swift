import Foundation
import Testing
import UIKit

/// What an app asks of other apps and of a phone, which a terminal has not: it is said, and refused.
@MainActor @Suite struct OpenURLTests {
  /// An application and what it says.
  @MainActor private final class World {
    let scheduler = UIKitRuntime.SteppedScheduler()
    let application: UIApplication
    var lines: [String] = []

    init() {
      application = UIApplication(scheduler: scheduler)
      UIApplication.replaceShared(with: application)
      application.logHandler = { [weak self] in self?.lines.append($0) }
    }
  }

  @Test func `open-url: no other app opens a URL, which is said, and told in a later turn`() throws
  {
    let world = World()
    let url = try #require(URL(string: "https://example.org/a"))
    var answers: [Bool] = []
    #expect(!world.application.canOpenURL(url))
    world.application.open(url) { answers.append($0) }
    #expect(answers == [] && world.lines == ["[Open] no app here opens https://example.org/a"])
    world.scheduler.runUntilIdle()
    #expect(answers == [false])
  }

  @Test func `feedback-generators: what a hand would feel is said`() {
    let world = World()
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    let notice = UINotificationFeedbackGenerator()
    notice.prepare()
    notice.notificationOccurred(.success)
    #expect(
      world.lines == [
        "[Feedback] impact, heavy", "[Feedback] selection changed", "[Feedback] success",
      ])
  }
}
