import Synchronization
import Testing
import UIKitShell

@testable import UIKitSystem

/// Work that blocks the main thread is named once.
@Suite struct StallDetectionTests {
  private final class Time: Sendable {
    let now = Mutex(Duration.zero)
  }

  private let time = Time()

  private func makeActivity() -> MainThreadActivity {
    MainThreadActivity { [time] in time.now.withLock { $0 } }
  }

  @Test func `work is named after its limit, once`() {
    let activity = makeActivity()
    var detection = StallDetection(limit: .seconds(5))
    activity.begin(.command("press Load"))
    #expect(detection.stall(of: activity.current, at: .seconds(4)) == nil)
    #expect(
      detection.stall(of: activity.current, at: .seconds(5))
        == "'press Load' has run for 5 seconds")
    #expect(detection.stall(of: activity.current, at: .seconds(9)) == nil)
    #expect(detection.isStalled(activity.current, at: .seconds(9)))
  }

  @Test func `work that follows begins anew, and work that ended is none`() {
    let activity = makeActivity()
    var detection = StallDetection(limit: .seconds(1))
    activity.begin(.command("a"))
    time.now.withLock { $0 = .seconds(1) }
    activity.begin(.command("b"))
    #expect(detection.stall(of: activity.current, at: .seconds(1)) == nil)
    #expect(
      detection.stall(of: activity.current, at: .seconds(2)) == "'b' has run for 1 second")
    activity.end()
    #expect(!detection.isStalled(activity.current, at: .seconds(100)))
  }
}
