import Foundation
import LifecycleTrace
import Testing

/// The rules of the "Trace Event Format" that readers rely on, checked on the parsed file.
@Suite struct ChromeTraceRulesTests {
  private struct File: Decodable {
    let displayTimeUnit: String
    let traceEvents: [Entry]
  }

  private struct Entry: Decodable {
    let ph: String
    let name: String
    let pid: Int
    let tid: Int
    let cat: String?
    let id: Int?
    let ts: Int?
    let dur: Int?
    let s: String?
    let bp: String?

    func encloses(_ other: Entry) -> Bool {
      guard let start = ts, let length = dur, let moment = other.ts else { return false }
      return tid == other.tid && start <= moment && moment <= start + length
    }
  }

  private let entries: [Entry]

  init() throws {
    var bytes: [UInt8] = []
    ChromeTraceFormat.write(Tour.trace, to: &bytes)
    let file = try JSONDecoder().decode(File.self, from: Data(bytes))
    #expect(file.displayTimeUnit == "ms")
    entries = file.traceEvents
  }

  @Test func `every kind of entry has the fields that it needs`() {
    for entry in entries {
      switch entry.ph {
      case "M": #expect(["process_name", "thread_name", "thread_sort_index"].contains(entry.name))
      case "X": #expect((entry.ts ?? -1) >= 0 && (entry.dur ?? 0) > 0)
      case "b", "e", "s", "f": #expect(entry.id != nil && entry.cat != nil && entry.ts != nil)
      case "i": #expect(entry.ts != nil && entry.s == "t")
      default: Issue.record("unknown phase \(entry.ph)")
      }
    }
    #expect(entries.count { $0.ph == "i" } == Tour.trace.events.count)
  }

  @Test func `times never go back, and no two calls share one`() {
    let times = entries.compactMap(\.ts)
    #expect(times == times.sorted())
    let calls = entries.filter { $0.ph == "i" }.compactMap(\.ts)
    #expect(Set(calls).count == calls.count)
  }

  @Test func `every span that begins ends, and spans of one category do not lie in each other`() {
    var open: Set<[String]> = []
    for entry in entries where entry.ph == "b" || entry.ph == "e" {
      let key = ["\(entry.cat ?? "")", "\(entry.id ?? -1)", entry.name]
      if entry.ph == "b" {
        #expect(open.insert(key).inserted)
      } else {
        #expect(open.remove(key) != nil)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func `every thread has a name`() {
    let named = Set(entries.filter { $0.name == "thread_name" }.map(\.tid))
    #expect(Set(entries.map(\.tid)) == named)
    #expect(Set(entries.map(\.pid)) == [1])
  }

  @Test func `a flow leads from the slice of a command into a slice of each controller`() {
    let slices = entries.filter { $0.ph == "X" }
    let starts = entries.filter { $0.ph == "s" }
    let ends = entries.filter { $0.ph == "f" }
    #expect(!starts.isEmpty)
    #expect(starts.map(\.id) == ends.map(\.id))
    for end in starts + ends {
      #expect(slices.contains { $0.encloses(end) })
    }
    #expect(starts.allSatisfy { $0.tid == 0 })
    #expect(ends.allSatisfy { $0.bp == "e" && $0.tid > 0 })
  }

  @Test func `slices of one thread do not overlap`() {
    for (_, slices) in Dictionary(grouping: entries.filter { $0.ph == "X" }, by: \.tid) {
      for (before, after) in zip(slices, slices.dropFirst()) {
        #expect((before.ts ?? 0) + (before.dur ?? 0) <= (after.ts ?? 0))
      }
    }
  }
}
