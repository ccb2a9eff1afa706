import Foundation
import LifecycleTrace
import LifecycleTraceReading

/// Traces written, read and compared, beside recording them, `jq` and `diff`.
struct TraceBenchmarks {
  private let events: [LifecycleEvent]
  private let directory = NSTemporaryDirectory() + "concentration-bench-trace-\(getpid())"

  /// A trace of so many calls: controllers that come, appear, are laid out, disappear and go.
  init(events count: Int) {
    var recorder = LifecycleRecorder(capacity: count)
    let size = LifecycleSize(width: 80, height: 23.5)
    let life: [LifecycleCallback] = [
      .initWithCoder, .loadView, .viewDidLoad, .viewWillAppear(animated: true),
      .viewIsAppearing(animated: true), .viewWillLayoutSubviews(size),
      .viewDidLayoutSubviews(size), .viewDidAppear(animated: true),
      .viewWillDisappear(animated: true), .viewDidDisappear(animated: true),
    ]
    for number in 0..<count {
      if number % 20 == 0 { recorder.beginCommand("push") }
      // Few controllers live long, most appear once: both are in the trace of an app.
      let controller = ControllerID(name: "Detail", ordinal: 1 + number / 10 % 400)
      recorder.append(
        life[number % life.count], of: controller, at: .milliseconds(number),
        transition: LifecycleTransition(number: 1 + number / 20, kind: .navigation))
    }
    events = recorder.events
  }

  /// Measures what is promised about traces.
  @MainActor
  static func check(_ requirements: Requirements) throws {
    let short = TraceBenchmarks(events: 10_000)
    for (format, words) in [(TraceFormat.text, "text"), (.json, "JSON Lines")] {
      requirements.check(
        "an event as \(words): time of recording it",
        ratio(short.writing(format), to: short.recording), atMost: 8)
    }
    let long = TraceBenchmarks(events: 100_000)
    if let jq = ProgramBenchmarks.installed("jq") {
      requirements.check(
        "reading a trace: time of jq -c .", try long.readingBesideJQ(jq), atMost: 3)
    } else {
      requirements.skip("reading a trace", because: "jq is not installed")
    }
    if let diff = ProgramBenchmarks.installed("diff") {
      requirements.check(
        "comparing 100,000 calls, 1 % changed: time of diff",
        try long.comparingBesideDiff(diff), atMost: 2)
    } else {
      requirements.skip("comparing traces", because: "diff is not installed")
    }
    let growth = RecordingGrowth(events: 1_000_000)
    requirements.check(
      "a million events recorded: memory grows by KiB", growth.kibibytes, atMost: 64)
    requirements.check(
      "a million events recorded: dropped and not counted", growth.uncounted, atMost: 0)
  }

  /// The works behind the promises.
  static var works: [Work] {
    let short = TraceBenchmarks(events: 10_000)
    return [short.recording, short.writing(.text), short.writing(.json)]
  }

  /// An event into a ring that is full, as in an app that has run for a while.
  var recording: Work {
    let events = events
    var recorder = LifecycleRecorder(capacity: 10_000)
    return Work(name: "an event recorded", operations: events.count) {
      for event in events {
        recorder.append(
          event.callback, of: event.controller, at: event.time, depth: event.depth,
          transition: event.cause.transition)
      }
      consume(recorder.count)
    }
  }

  /// An event as text, into a buffer that has room.
  func writing(_ format: TraceFormat) -> Work {
    let trace = RecordedTrace(events: events)
    var bytes: [UInt8] = []
    return Work(name: "an event as \(format)", operations: events.count) {
      bytes.removeAll(keepingCapacity: true)
      format.write(trace, to: &bytes)
      consume(bytes.count)
    }
  }

  /// Processor time of reading the trace as JSON Lines, of that of `jq -c .` on the same file.
  func readingBesideJQ(_ jq: String, pairs: Int = 9) throws -> Double {
    try inDirectory {
      var bytes: [UInt8] = []
      JSONLinesFormat.write(RecordedTrace(events: events), to: &bytes)
      let file = try write(bytes, to: "trace.jsonl")
      return try (0..<pairs).map { _ in
        let start = processorNanoseconds()
        consume(try TraceReader().read(bytes))
        let own = Double(processorNanoseconds() - start) / 1_000_000
        return own / (try ProgramUse.running(jq, ["-c", ".", file])).milliseconds
      }.median
    }
  }

  /// Processor time of comparing two traces of which one in a hundred calls differs, of that of
  /// `diff` on the same calls as lines.
  func comparingBesideDiff(_ diff: String, pairs: Int = 9) throws -> Double {
    try inDirectory {
      let old = RecordedTrace(events: events)
      let new = RecordedTrace(events: changed)
      let paths = try [old, new].enumerated().map { number, trace in
        try write(lines(of: trace), to: "trace-\(number).txt")
      }
      return try (0..<pairs).map { _ in
        let start = processorNanoseconds()
        consume(TraceDifference(from: old, to: new))
        let own = Double(processorNanoseconds() - start) / 1_000_000
        return own / (try ProgramUse.running(diff, paths)).milliseconds
      }.median
    }
  }

  /// The events with one in a hundred left out, added, moved or called with other arguments.
  private var changed: [LifecycleEvent] {
    var result: [LifecycleEvent] = []
    for (number, event) in events.enumerated() {
      switch number % 400 {
      case 50: continue
      case 150: result += [event, event]
      case 250: result.insert(event, at: result.count - 3)
      case 353:
        result.append(
          LifecycleEvent(
            sequence: event.sequence, time: event.time, controller: event.controller,
            callback: .viewWillAppear(animated: false), depth: event.depth, cause: event.cause))
      default: result.append(event)
      }
    }
    return result
  }

  private func lines(of trace: RecordedTrace) -> [UInt8] {
    Array(trace.events.map { "\($0.controller) \($0.callback)\n" }.joined().utf8)
  }

  private func inDirectory<Result>(_ work: () throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    return try work()
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = "\(directory)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }
}

/// What a recorder that is full holds after further events, each of a command of its own.
struct RecordingGrowth {
  /// By how many kibibytes the memory of the process grew.
  let kibibytes: Double
  /// How many events were dropped and are not in the count.
  let uncounted: Double

  init(events count: Int) {
    let capacity = 10_000
    var recorder = LifecycleRecorder(capacity: capacity)
    func record(_ count: Int) {
      for number in 0..<count {
        recorder.beginCommand("command \(number)")
        recorder.append(
          .viewWillAppear(animated: true), of: ControllerID(name: "Detail", ordinal: 1 + number),
          at: .milliseconds(number))
      }
    }
    record(2 * capacity)
    let before = residentKibibytes()
    record(count)
    kibibytes = Double(residentKibibytes() - before)
    uncounted = Double(abs(capacity + count - recorder.droppedCount))
  }
}
