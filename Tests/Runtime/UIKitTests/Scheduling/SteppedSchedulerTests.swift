import Foundation
import Testing
import UIKit

@MainActor
@Suite("The stepped scheduler")
struct SteppedSchedulerTests {
  @Test func `Work waits for its turn, and what it adds waits for the next one`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var calls: [String] = []
    scheduler.async {
      calls.append("a")
      scheduler.async { calls.append("c") }
    }
    scheduler.async { calls.append("b") }
    #expect(calls.isEmpty)
    scheduler.runTurn()
    #expect(calls == ["a", "b"])
    scheduler.runTurn()
    #expect(calls == ["a", "b", "c"])
    #expect(scheduler.isIdle)
  }

  @Test func `Timers fall due in the order of their moments, equal ones in the order of asking`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var calls: [String] = []
    scheduler.after(2) { calls.append("late at \(scheduler.now)") }
    scheduler.after(1) { calls.append("first") }
    scheduler.after(1) { calls.append("second") }
    #expect(scheduler.nextTimer == .seconds(1))
    scheduler.runUntilIdle()
    #expect(calls == ["first", "second", "late at 2.0 seconds"])
    #expect(scheduler.now == .seconds(2))
  }

  @Test func `Advancing runs what falls due and leaves the rest`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var calls: [Int] = []
    for second in 1...3 { scheduler.after(TimeInterval(second)) { calls.append(second) } }
    scheduler.advance(by: .milliseconds(2500))
    #expect(calls == [1, 2])
    #expect(scheduler.now == .milliseconds(2500))
    scheduler.advance(by: .milliseconds(500))
    #expect(calls == [1, 2, 3])
    scheduler.advance(by: .seconds(-1))
    #expect(scheduler.now == .seconds(3))
  }

  @Test func `Work that queues itself again ends a call after so many turns, and is told of`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var (turns, told) = (0, 0)
    scheduler.whenEndless = { told += 1 }
    func again() {
      turns += 1
      scheduler.async { again() }
    }
    again()
    scheduler.runTurns()
    #expect(turns == UIKitRuntime.SteppedScheduler.mostTurns + 1 && told == 1)
    scheduler.runTurns()
    #expect(turns == 2 * UIKitRuntime.SteppedScheduler.mostTurns + 1 && told == 2)
  }

  @Test func `Timers without time let the time of a span pass`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var (runs, told, late) = (0, 0, false)
    scheduler.whenEndless = { told += 1 }
    func again() {
      runs += 1
      scheduler.whenPassed(0) { again() }
    }
    again()
    scheduler.advance(by: .seconds(1))
    #expect(runs > 1_000 && told == 1)
    #expect(scheduler.now == .seconds(1))
    scheduler.after(1) { late = true }
    scheduler.advance(by: .seconds(1))
    #expect(!late || told == 2)
  }

  @Test func `Work for when time has passed is not waited for`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var runs: [String] = []
    func again() {
      scheduler.whenPassed(10) {
        runs.append("passed")
        again()
      }
    }
    again()
    #expect(scheduler.isIdle)
    scheduler.runUntilIdle()
    #expect(runs.isEmpty)
    scheduler.after(25) { runs.append("after") }
    scheduler.runUntilIdle()
    #expect(runs == ["passed", "passed", "after"])
    scheduler.advance(by: .seconds(5))
    #expect(runs == ["passed", "passed", "after", "passed"])
  }

  @Test func `Cancelled work does not run, and cancelling twice does nothing`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var hasRun = false
    let cancellation = scheduler.after(1) { hasRun = true }
    cancellation.cancel()
    cancellation.cancel()
    scheduler.runUntilIdle()
    #expect(!hasRun)
    #expect(scheduler.now == .zero)
  }

  @Test func `Stepping from inside the work keeps every piece of work`() {
    let scheduler = UIKitRuntime.SteppedScheduler()
    var calls: [String] = []
    scheduler.async {
      scheduler.async { calls.append("inner") }
      scheduler.runUntilIdle()
      calls.append("outer")
    }
    scheduler.async { calls.append("last") }
    scheduler.runUntilIdle()
    #expect(calls.sorted() == ["inner", "last", "outer"])
    #expect(calls.firstIndex(of: "inner") == 0)
  }

  @Test func `The main dispatch queue runs work later, and timers after their time`() async {
    let scheduler = UIKitRuntime.MainQueueScheduler()
    var calls: [String] = []
    await withCheckedContinuation { continuation in
      scheduler.after(0) { calls.append("never") }.cancel()
      scheduler.async {
        calls.append("turn")
        scheduler.after(0.001) {
          calls.append("timer")
          continuation.resume()
        }
      }
      calls.append("now")
    }
    #expect(calls == ["now", "turn", "timer"])
    #expect(scheduler.now > .zero)
  }
}
