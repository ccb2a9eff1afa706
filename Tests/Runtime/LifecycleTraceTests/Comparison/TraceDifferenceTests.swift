import ConcentrationTestSupport
import LifecycleTrace
import Testing

@Suite struct TraceDifferenceTests {
  private func text(from old: RecordedTrace, to new: RecordedTrace) -> String {
    var bytes: [UInt8] = []
    TraceDifference(from: old, to: new).write(names: ("a.jsonl", "b.jsonl"), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `equal traces have no difference, whatever their times and numbers`() {
    var other = Tour.trace
    other.events = other.events.map {
      LifecycleEvent(
        sequence: $0.sequence + 7, time: $0.time + .seconds(1), controller: $0.controller,
        callback: $0.callback, depth: 0, cause: LifecycleCause(command: 9, transition: nil))
    }
    let difference = TraceDifference(from: Tour.trace, to: other)
    #expect(difference.isEmpty)
    #expect(difference.sameCount == Tour.trace.events.count)
    #expect(text(from: Tour.trace, to: other).isEmpty)
  }

  @Test func `added, removed, moved and changed calls are described in words`() {
    var other = Tour.trace
    // Stats#1: viewIsAppearing before viewWillAppear, as no phone does.
    other.events.swapAt(23, 24)
    other.events.remove(at: 33)
    let last = other.events.removeLast()
    other.events.append(
      LifecycleEvent(
        sequence: 90, time: last.time, controller: ControllerID(name: "Extra", ordinal: 1),
        callback: .initWithCoder, depth: 0, cause: last.cause))
    let index = other.events.firstIndex { $0.callback == .viewWillDisappear(animated: true) }
    if let index {
      let event = other.events[index]
      other.events[index] = LifecycleEvent(
        sequence: event.sequence, time: event.time, controller: event.controller,
        callback: .viewWillDisappear(animated: false), depth: 0, cause: event.cause)
    }
    GoldenFile("Tests/Runtime/LifecycleTraceTests/Golden/tour.diff").expect(
      text(from: Tour.trace, to: other))
  }

  @Test func `a call that is found again far away did not move: one went and another came`() {
    let game = ControllerID(name: "Game", ordinal: 1)
    let layout = LifecycleCallback.viewDidLayoutSubviews(LifecycleSize(width: 1, height: 1))
    func trace(_ calls: [LifecycleCallback]) -> RecordedTrace {
      var recorder = LifecycleRecorder()
      for call in calls { recorder.append(call, of: game, at: .zero) }
      return RecordedTrace(recorder)
    }
    let many = Array(repeating: layout, count: 500)
    let far = TraceDifference(
      from: trace([.viewDidLoad] + many), to: trace(many + [.viewDidLoad]))
    #expect(far.changes == [.went(old: 0), .came(new: 500)])
    let near = TraceDifference(
      from: trace([.viewDidLoad, layout, layout]), to: trace([layout, layout, .viewDidLoad]))
    #expect(near.changes == [.moved(old: 0, new: 2)])
  }

  @Test(arguments: Seeds.upTo(50))
  func `every event is the same, or in exactly one change`(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    var other = Tour.trace
    for _ in 0..<generator.below(12) {
      let place = generator.below(other.events.count)
      switch generator.below(3) {
      case 0: other.events.remove(at: place)
      case 1: other.events.insert(other.events[generator.below(other.events.count)], at: place)
      default: other.events.swapAt(place, generator.below(other.events.count))
      }
    }
    let difference = TraceDifference(from: Tour.trace, to: other)
    var (olds, news): ([Int], [Int]) = ([], [])
    for change in difference.changes {
      switch change {
      case .came(let new): news.append(new)
      case .went(let old): olds.append(old)
      case .moved(let old, let new), .changed(let old, let new):
        olds.append(old)
        news.append(new)
      }
    }
    #expect(Set(olds).count == olds.count && Set(news).count == news.count)
    #expect(olds.count + difference.sameCount == Tour.trace.events.count)
    #expect(news.count + difference.sameCount == other.events.count)
  }
}
