import LifecycleTrace
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

  @Test func `many short calls of one command are as long as the command`() {
    let activity = makeActivity()
    var detection = StallDetection(limit: .seconds(1))
    activity.begin(.command("press All"))
    for tenths in 1...12 {
      time.now.withLock { $0 = .milliseconds(100 * tenths) }
      activity.begin(.call(ControllerID(name: "Page", ordinal: tenths), .viewDidLoad), level: 1)
      #expect(
        detection.stall(of: activity.current, at: .milliseconds(100 * tenths))
          == (tenths == 10 ? "'press All' has run for 1 second" : nil))
    }
    activity.begin(.command("back"))
    #expect(!detection.isStalled(activity.current, at: .seconds(2)))
  }

  @Test func `drawing inside a command is named itself, and the command goes on`() {
    let activity = makeActivity()
    var detection = StallDetection(limit: .seconds(1))
    activity.begin(.command("a"))
    activity.inside(.drawing) {
      #expect(
        detection.stall(of: activity.current, at: .seconds(1))
          == "drawing the screen has run for 1 second")
      time.now.withLock { $0 = .seconds(3) }
    }
    #expect(activity.current?.work == .command("a"))
    #expect(detection.stall(of: activity.current, at: .seconds(3)) == nil)
    activity.end()
    activity.inside(.input) { #expect(activity.current?.work == .input) }
    #expect(activity.current == nil)
  }

  @Test func `a call of no command that has returned does not go on after an answer`() throws {
    let activity = makeActivity()
    let call = MainThreadWork.call(ControllerID(name: "Page", ordinal: 1), .viewDidLoad)
    let depth = try #require(activity.callDepth)
    activity.begin(call, level: 1)
    depth.pointee = 1
    activity.inside(.drawing) {}
    #expect(activity.current?.work == call)
    depth.pointee = 0
    activity.inside(.input) {}
    #expect(activity.current == nil)
  }
}
