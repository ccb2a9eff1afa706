@testable import LifecycleTrace
import ConcentrationTestSupport
import Testing

/// The rules that depend on what a call is nested in.
@Suite struct CauseChecksTests {
  /// A trace whose calls have depths.
  private func trace(_ calls: [(LifecycleCallback, depth: Int)]) -> [LifecycleEvent] {
    calls.enumerated().map { index, call in
      LifecycleEvent(
        sequence: index, time: .zero, controller: TraceBuilder.id("A"), callback: call.0,
        depth: call.depth,
        cause: LifecycleCause(
          command: 1, transition: LifecycleTransition(number: 1, kind: .other)))
    }
  }

  @Test func `An appearance call inside a memory warning breaks I66`() {
    let inside = trace([(.didReceiveMemoryWarning, 0), (.willAppear, 1), (.didAppear, 1)])
    #expect(MemoryWarningCheck.rulesBroken(by: inside) == ["I66", "I66"])
    let after = trace([(.didReceiveMemoryWarning, 0), (.willAppear, 0), (.didAppear, 0)])
    #expect(MemoryWarningCheck.rulesBroken(by: after) == [])
  }

  @Test func `A layout before viewIsAppearing breaks I23, unless the app asked for it`() {
    let early = trace([(.willAppear, 0), (.willLayout, 0), (.didLayout, 0), (.isAppearing, 0)])
    #expect(EarlyLayoutCheck.rulesBroken(by: early) == ["I23"])
    let asked = trace([(.willAppear, 0), (.willLayout, 1), (.didLayout, 1), (.isAppearing, 0)])
    #expect(EarlyLayoutCheck.rulesBroken(by: asked) == [])
    let late = trace([(.willAppear, 0), (.isAppearing, 0), (.willLayout, 0), (.didLayout, 0)])
    #expect(EarlyLayoutCheck.rulesBroken(by: late) == [])
  }

  @Test func `Anything but a segue between loadView and viewDidLoad breaks I2`() {
    let good = trace([(.loadView, 0), (.prepare(forSegue: "embed"), 1), (.viewDidLoad, 0)])
    #expect(LoadingCheck.rulesBroken(by: good) == [])
    let bad = trace([(.loadView, 0), (.willLayout, 1), (.viewDidLoad, 0)])
    #expect(LoadingCheck.rulesBroken(by: bad) == ["I2"])
  }

  @Test func `A layout of another size than announced breaks I64`() {
    let size = LifecycleSize(width: 80, height: 24)
    let announced = trace([(.viewWillTransition(to: size), 0), (.willLayout, 0), (.didLayout, 0)])
    #expect(AnnouncedChangeCheck.rulesBroken(by: announced) == [])
    let other = LifecycleSize(width: 81, height: 24)
    let wrong = trace([(.viewWillTransition(to: other), 0), (.willLayout, 0), (.willLayout, 0)])
    #expect(AnnouncedChangeCheck.rulesBroken(by: wrong) == ["I64"])
    let passedOn = trace([(.viewWillTransition(to: other), 1), (.willLayout, 0)])
    #expect(AnnouncedChangeCheck.rulesBroken(by: passedOn) == [])
  }

  @Test func `Traits that change without an announcement break I65`() {
    let good = trace([(.willTransition(to: "a"), 0), (.traitCollectionDidChange, 0)])
    #expect(AnnouncedChangeCheck.rulesBroken(by: good) == [])
    let bad = trace([(.traitCollectionDidChange, 0), (.willTransition(to: "a"), 0)])
    #expect(AnnouncedChangeCheck.rulesBroken(by: bad) == ["I65"])
  }

  @Test func `docs/UIKIT-CASES.md lists every rule that is a function over events`() throws {
    let text = try PackageFiles.text(of: "docs/UIKIT-CASES.md")
    let list = try #require(text.firstMatch(of: #/for saved traces:([I0-9\s]+)\./#)).1
    let documented = list.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(Set(documented) == Set(LifecycleChecker.rules))
  }
}
