import LifecycleTrace
import Testing

@Suite struct LifecycleExplanationTests {
  @Test(arguments: LifecycleCallback.Kind.allCases)
  func `every call is explained, by rules that exist`(call: LifecycleCallback.Kind) {
    let explanation = LifecycleExplanation.of(call)
    for text in [explanation.moment, explanation.belongs, explanation.avoid] {
      #expect(text.hasSuffix("."), "\(text)")
    }
    for rule in explanation.rules { #expect(LifecycleRule.named(rule) != nil, "\(rule)") }
    #expect(explanation.lines.count == 4 + explanation.rules.count)
  }

  @Test(
    arguments: [
      ("viewWillAppear", .viewWillAppear), ("viewWillAppear(_:)", .viewWillAppear),
      ("prepare(for:sender:)", .prepare), ("init(coder:)", .initWithCoder),
      ("init(nibName:bundle:)", .initWithNibName), ("init", .initWithNibName),
      ("viewwillappear", .viewWillAppear), ("applicationDidEnterBackground", .application),
      ("viewWillAppears", nil),
    ] as [(String, LifecycleCallback.Kind?)])
  func `a call is found by its name, with or without arguments`(
    name: String, call: LifecycleCallback.Kind?
  ) {
    #expect(LifecycleExplanation.named(name)?.call == call)
  }

  @Test func `the orders side by side`() {
    #expect(
      LifecycleExplanation.orderLines == [
        "push, pop           full-screen modal   tab, curled page    scrolled page",
        "old will disappear  old will disappear  new will appear     new will appear",
        "new will appear     new will appear     old will disappear  old will disappear",
        "old did disappear   new did appear      old did disappear   new did appear",
        "new did appear      old did disappear   new did appear      old did disappear",
      ])
    #expect(LifecycleExplanation.orderLines.allSatisfy { $0.count < 80 })
  }

  @Test(arguments: ApplicationCallback.allCases)
  func `every call of the delegates of application and scenes is explained by its name`(
    call: ApplicationCallback
  ) throws {
    let explanation = try #require(LifecycleExplanation.named(call.rawValue))
    #expect(explanation == LifecycleExplanation.about(.application(call)))
    #expect(explanation.lines.first == "\(call.rawValue): \(explanation.moment)")
    for text in [explanation.moment, explanation.belongs, explanation.avoid] {
      #expect(text.hasSuffix("."), "\(text)")
    }
    for rule in explanation.rules { #expect(LifecycleRule.named(rule) != nil, "\(rule)") }
  }

  @Test func `calls are explained one by one, each kind once`() {
    let events = Array(Tour.trace.events[20..<22]) + [Tour.trace.events[22], Tour.trace.events[7]]
    let transition = Tour.trace.events.filter {
      $0.cause.transition == events[2].cause.transition
    }
    #expect(
      LifecycleExplanation.lines(for: events, among: transition) == [
        "Stats#1 init(nibName:bundle:)",
        "    Called when a controller is made in code, also by init().",
        "Stats#1 loadView()", "    Called when view is asked for and is nil.",
        "Stats#1 viewDidLoad()",
        "    Called once, when the view is in memory and the outlets are set.",
        "Tabs#1 viewDidLoad()",
        "Order (tab): new will appear, old will disappear, old did disappear, new did appear. "
          + "Cases: tab-first-switch, tab-second-switch.",
      ])
  }
}
