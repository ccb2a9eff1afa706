/// The calls of a phone beside those of this runtime: what is the same, what differs, what one of both
/// lacks, and by which rule or case that is decided.
///
/// Times, commands and sizes are not compared, since the screens are not the same, nor is what the
/// phone's logger does not write: its missing fields, the calls that it never has, and the containers of
/// UIKit if it has none of them.
public struct TraceComparison: Sendable {
  /// How two calls compare.
  public enum Verdict: Hashable, Sendable {
    /// Both have the call.
    case same
    /// Both have the call, with other arguments.
    case differing
    /// The phone alone has the call here.
    case phoneOnly
    /// This runtime alone has the call here.
    case oursOnly
  }

  /// A call of the phone, one of ours, or both beside each other.
  public struct Row: Hashable, Sendable {
    /// How they compare.
    public let verdict: Verdict
    /// The phone's call; nil if it has none.
    public let phone: LifecycleEvent?
    /// Our call; nil if there is none.
    public let ours: LifecycleEvent?
    /// Whether real UIKit leaves the difference open, such as the number of layout calls.
    public let isFree: Bool
    /// The id of the rule or the case that decides, with a few words; empty for what is the same.
    public let decidedBy: String
  }

  /// All rows, in the order of the calls.
  public let rows: [Row]
  /// The calls of ours that the phone's logger never writes, by their names, with how many there are.
  public let leftOut: [(call: String, count: Int)]

  /// How many rows have a verdict.
  public func count(_ verdict: Verdict) -> Int { rows.count { $0.verdict == verdict } }

  /// Whether every difference is one that real UIKit leaves open.
  public var agrees: Bool { rows.allSatisfy { $0.verdict == .same || $0.isFree } }

  /// Compares the trace of a phone with one of this runtime.
  ///
  /// - Complexity: that of `TraceDifference`.
  public init(phone: RecordedTrace, ours: RecordedTrace) {
    let logged = Set(phone.events.map(\.callback.kind))
    let names = Set(phone.events.map(\.controller.name))
    let kept = ours.events.filter { event in
      logged.contains(event.callback.kind)
        && (!event.controller.isUIKitContainer || names.contains(event.controller.name))
    }
    let counts = Dictionary(grouping: ours.events.filter { !logged.contains($0.callback.kind) }) {
      $0.callback.kind.rawValue
    }
    leftOut = counts.map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
    let left = Self.withoutSizes(phone, phone.events)
    let right = Self.withoutSizes(ours, kept)
    let broken = (phone: Self.broken(in: phone), ours: Self.broken(in: ours))
    var rows: [Row] = []
    for (old, new) in Self.pairs(TraceDifference(from: left, to: right)) {
      let (call, own) = (old.map { phone.events[$0] }, new.map { kept[$0] })
      rows.append(Self.row(call, own, isSame: old != nil && new != nil, broken: broken))
    }
    self.rows = rows.map { row in
      guard row.verdict == .same, let phone = row.phone, let ours = row.ours,
        Self.differs(phone, from: ours)
      else { return row }
      return Self.row(phone, ours, isSame: false, broken: broken)
    }
  }

  /// The events with their sizes unknown.
  private static func withoutSizes(
    _ trace: RecordedTrace, _ events: [LifecycleEvent]
  ) -> RecordedTrace {
    var result = trace
    result.events = events.map { event in
      LifecycleEvent(
        sequence: event.sequence, time: event.time, controller: event.controller,
        callback: event.callback, depth: event.depth, cause: event.cause,
        missing: event.missing.union(.size))
    }
    return result
  }

  /// The places in both lists of events that stand beside each other, in order.
  private static func pairs(_ difference: TraceDifference) -> [(old: Int?, new: Int?)] {
    var lonelyOld: Set<Int> = []
    var lonelyNew: Set<Int> = []
    var partner: [Int: Int] = [:]
    for change in difference.changes {
      switch change {
      case .went(let old): lonelyOld.insert(old)
      case .came(let new): lonelyNew.insert(new)
      case .moved(let old, let new):
        lonelyOld.insert(old)
        lonelyNew.insert(new)
      case .changed(let old, let new): partner[old] = new
      }
    }
    let taken = Set(partner.values)
    var pairs: [(old: Int?, new: Int?)] = []
    var (i, j) = (0, 0)
    while i < difference.old.events.count || j < difference.new.events.count {
      if i < difference.old.events.count, lonelyOld.contains(i) {
        pairs.append((i, nil))
        i += 1
      } else if i < difference.old.events.count, let new = partner[i] {
        pairs.append((i, new))
        i += 1
      } else if j < difference.new.events.count, lonelyNew.contains(j) || taken.contains(j) {
        if lonelyNew.contains(j) { pairs.append((nil, j)) }
        j += 1
      } else {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return pairs
  }

  /// Whether two calls of one name have arguments that both know and that differ.
  private static func differs(_ phone: LifecycleEvent, from ours: LifecycleEvent) -> Bool {
    guard phone.callback != ours.callback, phone.callback.kind != .deinit else { return false }
    return !phone.isArgumentMissing && !ours.isArgumentMissing
      && !phone.callback.kind.argument.contains(.size)
  }
}
