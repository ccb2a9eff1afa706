@testable import LifecycleTrace
import Testing

/// The rules about two controllers and their container.
@Suite struct OrderCheckTests {
  /// The completed orders of UIKIT-CASES.md "Orders in one table", O old, N new.
  static let completed: [(LifecycleTransition.Kind, [(String, LifecycleCallback)])] = [
    (
      .navigation,
      [("O", .willDisappear), ("N", .willAppear), ("O", .didDisappear), ("N", .didAppear)]
    ),
    (.modal, [("O", .willDisappear), ("N", .willAppear), ("N", .didAppear), ("O", .didDisappear)]),
    (.tab, [("N", .willAppear), ("O", .willDisappear), ("O", .didDisappear), ("N", .didAppear)]),
    (
      .pageScroll,
      [("N", .willAppear), ("O", .willDisappear), ("N", .didAppear), ("O", .didDisappear)]
    ),
    (
      .pageCurl,
      [("N", .willAppear), ("O", .willDisappear), ("O", .didDisappear), ("N", .didAppear)]
    ),
  ]

  @Test func `Each kind of transition accepts its published order`() {
    for (kind, calls) in Self.completed {
      #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(kind, calls)) == [], "\(kind)")
    }
  }

  @Test func `Each kind of transition refuses its two beginnings in the other order`() {
    for (kind, calls) in Self.completed {
      var swapped = calls
      swapped.swapAt(0, 1)
      let broken = OrderCheck.rulesBroken(by: TraceBuilder.transition(kind, swapped))
      #expect(!broken.isEmpty, "\(kind)")
    }
  }

  @Test func `Each kind of transition refuses its two endings in the other order`() {
    for (kind, calls) in Self.completed {
      var swapped = calls
      swapped.swapAt(2, 3)
      let broken = OrderCheck.rulesBroken(by: TraceBuilder.transition(kind, swapped))
      #expect(!broken.isEmpty, "\(kind)")
    }
  }

  @Test func `A cancelled pop has the order of I34`() {
    let calls: [(String, LifecycleCallback)] = [
      ("O", .willDisappear), ("N", .willAppear), ("N", .willDisappear), ("N", .didDisappear),
      ("O", .willAppear), ("O", .didAppear),
    ]
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.navigation, calls)) == [])
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.pageCurl, calls)) != [])
  }

  @Test func `A sheet causes no call of its presenter`() {
    let calls: [(String, LifecycleCallback)] = [("N", .willAppear), ("N", .didAppear)]
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.modal, calls)) == [])
  }

  @Test func `Children that follow their containers are not the pair of a transition`() {
    let calls: [(String, LifecycleCallback)] = [
      ("O", .willDisappear), ("OChild", .willDisappear), ("N", .willAppear),
      ("NChild", .willAppear), ("O", .didDisappear), ("OChild", .didDisappear),
      ("N", .didAppear), ("NChild", .didAppear),
    ]
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.navigation, calls)) == [])
  }

  @Test func `A side that a container of UIKit drops midway breaks the order`() {
    let inStack: [(String, LifecycleCallback)] = [
      ("O", .willDisappear), ("N", .willAppear), ("O", .didMove(toParent: nil)),
      ("N", .didAppear),
    ]
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.navigation, inStack)) == ["I25"])
    let inTabs: [(String, LifecycleCallback)] = [
      ("N", .willAppear), ("O", .willDisappear), ("O", .didMove(toParent: nil)),
      ("N", .didAppear),
    ]
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.tab, inTabs)) == ["I27"])
  }

  @Test func `A side that the app removes midway is no longer checked, the other one is`() {
    let calls: [(String, LifecycleCallback)] = [
      ("O", .willDisappear), ("N", .willAppear), ("N", .didMove(toParent: nil)),
      ("O", .didDisappear),
    ]
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.modal, calls)) == [])
    let withoutMove = calls.filter { $0.1 != .didMove(toParent: nil) }
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.modal, withoutMove)) == ["I26"])
    let twice = calls + [("O", .didDisappear)]
    #expect(OrderCheck.rulesBroken(by: TraceBuilder.transition(.modal, twice)) == ["I26"])
  }

  @Test func `A new side that is loaded after the first will breaks I32`() {
    let early: [(String, LifecycleCallback)] = [
      ("N", .viewDidLoad), ("O", .willDisappear), ("N", .willAppear),
    ]
    let late = [early[1], early[0], early[2]]
    let child = [early[0], early[1], ("Child", .viewDidLoad), early[2], ("Child", .willAppear)]
    for kind in [LifecycleTransition.Kind.navigation, .modal, .tab] {
      #expect(EarlyLoadingCheck.rulesBroken(by: TraceBuilder.transition(kind, early)) == [])
      #expect(EarlyLoadingCheck.rulesBroken(by: TraceBuilder.transition(kind, late)) == ["I32"])
      #expect(EarlyLoadingCheck.rulesBroken(by: TraceBuilder.transition(kind, child)) == [])
    }
    #expect(EarlyLoadingCheck.rulesBroken(by: TraceBuilder.transition(.pageScroll, late)) == [])
  }

  @Test func `A didMove to another parent than announced breaks I39`() {
    let trace = TraceBuilder.trace([
      ("A", .willMove(toParent: TraceBuilder.id("P"))), ("A", .didMove(toParent: nil)),
    ])
    #expect(ParentLinkCheck.rulesBroken(by: trace) == ["I39"])
  }

  @Test func `A child that appears inside a hidden container breaks I45`() {
    let trace = TraceBuilder.trace([
      ("P", .viewDidLoad), ("C", .willMove(toParent: TraceBuilder.id("P"))), ("C", .willAppear),
      ("C", .didAppear),
    ])
    #expect(ContainmentCheck.rulesBroken(by: trace) == ["I45", "I45"])
  }

  @Test func `A container whose beginning was not logged may be visible`() {
    let trace = TraceBuilder.trace([
      ("C", .willMove(toParent: TraceBuilder.id("P"))), ("C", .willAppear), ("C", .didAppear),
    ])
    #expect(ContainmentCheck.rulesBroken(by: trace) == [])
  }

  @Test func `A child that follows its container breaks nothing`() {
    let trace = TraceBuilder.trace([
      ("C", .willMove(toParent: TraceBuilder.id("P"))), ("P", .willAppear), ("C", .willAppear),
      ("P", .didAppear), ("C", .didAppear),
    ])
    #expect(ContainmentCheck.rulesBroken(by: trace) == [])
  }

  @Test func `All checks together report a broken trace with its place`() {
    let found = LifecycleChecker.violations(in: TraceBuilder.trace([("A", .didAppear)]))
    #expect(found.contains { $0.rule == "I10" && $0.sequence == 0 })
    #expect("\(found[0])" == "I10 A#1 at event 0: viewDidAppear(animated: true) while disappeared")
  }
}
