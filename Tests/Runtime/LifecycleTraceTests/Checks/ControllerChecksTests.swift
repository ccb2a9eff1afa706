@testable import LifecycleTrace
import Testing

/// The rules about one controller alone.
@Suite struct ControllerChecksTests {
  @Test func `A view that loads once before it appears breaks nothing`() {
    let trace = TraceBuilder.trace([("A", .loadView), ("A", .viewDidLoad), ("A", .willAppear)])
    #expect(LoadingCheck.rulesBroken(by: trace) == [])
  }

  @Test func `A second load breaks I1`() {
    let trace = TraceBuilder.trace([("A", .viewDidLoad), ("A", .viewDidLoad)])
    #expect(LoadingCheck.rulesBroken(by: trace) == ["I1"])
  }

  @Test func `An appearance between loadView and viewDidLoad breaks I2`() {
    let trace = TraceBuilder.trace([("A", .loadView), ("A", .willAppear)])
    #expect(LoadingCheck.rulesBroken(by: trace) == ["I2"])
  }

  @Test func `An appearance without a load breaks I3`() {
    #expect(LoadingCheck.rulesBroken(by: TraceBuilder.trace([("A", .willAppear)])) == ["I3"])
  }

  @Test func `A controller made in code must not awake`() {
    let trace = TraceBuilder.trace([("A", .initWithNibName), ("A", .awakeFromNib)])
    #expect(AwakeningCheck.rulesBroken(by: trace) == ["I4"])
  }

  @Test func `A controller awakes only once`() {
    let trace = TraceBuilder.trace([
      ("A", .initWithCoder), ("A", .awakeFromNib), ("A", .awakeFromNib),
    ])
    #expect(AwakeningCheck.rulesBroken(by: trace) == ["I4"])
  }

  @Test(arguments: [
    ([LifecycleCallback.didAppear], ["I10"]),
    ([.willDisappear], ["I10", "I14"]),
    ([.willAppear, .willAppear], ["I10", "I14"]),
    ([.willAppear, .didDisappear], ["I10"]),
    ([.willAppear, .didAppear, .didAppear], ["I10"]),
    ([.willAppear, .didAppear], []),
    ([.willAppear, .willDisappear, .didDisappear], []),
    ([.willAppear, .didAppear, .willDisappear, .willAppear, .didAppear], []),
    ([.willAppear], ["I14"]),
  ])
  func `The state machine of appearance accepts just Apple's steps`(
    calls: [LifecycleCallback], rules: [String]
  ) {
    let trace = TraceBuilder.trace(calls.map { ("A", $0) })
    #expect(AppearanceCheck.rulesBroken(by: trace) == rules)
  }

  @Test(arguments: [
    ([LifecycleCallback.willAppear, .isAppearing, .didAppear], []),
    ([.willAppear, .didAppear], ["I15"]),
    ([.willAppear, .isAppearing, .isAppearing, .didAppear], ["I15"]),
    ([.isAppearing], ["I15"]),
    ([.willAppear, .willDisappear], []),
  ])
  func `viewIsAppearing comes once in each appearance`(
    calls: [LifecycleCallback], rules: [String]
  ) {
    #expect(AppearingCheck.rulesBroken(by: TraceBuilder.trace(calls.map { ("A", $0) })) == rules)
  }

  @Test func `A did with another flag than its will breaks I17`() {
    let trace = TraceBuilder.trace([("A", .willAppear), ("A", .viewDidAppear(animated: false))])
    #expect(AnimatedFlagCheck.rulesBroken(by: trace) == ["I17"])
  }

  @Test(arguments: [
    ([LifecycleCallback.viewDidLoad, .willLayout, .didLayout], []),
    ([.willLayout, .didLayout], ["I20"]),
    ([.viewDidLoad, .didLayout], ["I19"]),
    ([.viewDidLoad, .willLayout, .willLayout], ["I19"]),
    ([.viewDidLoad, .willLayout, .didAppear], ["I19"]),
  ])
  func `Layout calls come in pairs after the load`(calls: [LifecycleCallback], rules: [String]) {
    #expect(LayoutCheck.rulesBroken(by: TraceBuilder.trace(calls.map { ("A", $0) })) == rules)
  }

  @Test func `A call after deinit breaks I47, a deinit while visible I48`() {
    let late = TraceBuilder.trace([("A", .deinit(heldBy: nil)), ("A", .willAppear)])
    #expect(LifetimeCheck.rulesBroken(by: late) == ["I47"])
    let visible = TraceBuilder.trace([
      ("A", .willAppear), ("A", .didAppear), ("A", .deinit(heldBy: nil)),
    ])
    #expect(LifetimeCheck.rulesBroken(by: visible) == ["I48"])
  }

  @Test func `The completion of a size change needs its announcement`() {
    let size = LifecycleSize(width: 40, height: 20)
    let good = TraceBuilder.trace([
      ("A", .viewWillTransition(to: size)), ("A", .transitionCompletion),
    ])
    #expect(SizeChangeCheck.rulesBroken(by: good) == [])
    let bad = TraceBuilder.trace([("A", .transitionCompletion)])
    #expect(SizeChangeCheck.rulesBroken(by: bad) == ["I62"])
  }
}
