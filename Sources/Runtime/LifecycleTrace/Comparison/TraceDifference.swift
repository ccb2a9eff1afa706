/// What moved, came and went between two traces, aligned by controller and call.
///
/// Times, sequence numbers, depths, causes and the last holder of a controller are not compared: two
/// runs of one script may differ in them without a difference in what was called. Nor is an argument
/// that one of the traces did not log.
public struct TraceDifference: Sendable {
  /// One call that is not the same in both traces; places are those in the lists of events.
  public enum Change: Hashable, Sendable {
    /// The new trace has a call that the old one lacks.
    case came(new: Int)
    /// The old trace has a call that the new one lacks.
    case went(old: Int)
    /// Both have the call, at another place among the others.
    case moved(old: Int, new: Int)
    /// Both have the call, with other arguments.
    case changed(old: Int, new: Int)
  }

  /// The old trace.
  public let old: RecordedTrace
  /// The new trace.
  public let new: RecordedTrace
  /// What differs, in the order of the traces.
  public let changes: [Change]
  /// How many calls are the same, in the same order.
  public let sameCount: Int

  /// Whether there is no difference.
  public var isEmpty: Bool { changes.isEmpty }

  /// Compares two traces.
  ///
  /// - Complexity: O(n + d²) for n events and d differences, while these are not too many.
  public init(from old: RecordedTrace, to new: RecordedTrace) {
    self.old = old
    self.new = new
    var numbers = CallNumbers(ignored: old.missing.union(new.missing))
    let oldNumbers = old.events.map { numbers.number(of: $0) }
    let newNumbers = new.events.map { numbers.number(of: $0) }
    let alignment = SequenceAlignment(oldNumbers, newNumbers)
    var pairing = ChangePairing(alignment) { old.events[$0].differs(from: new.events[$1]) }
    sameCount = alignment.isRemoved.count { !$0 } - pairing.differentCount
    pairing.pairChanged { old.events[$0].isSameCall(as: new.events[$1]) }
    pairing.pairMoved(old: { oldNumbers[$0] }, new: { newNumbers[$0] })
    changes = pairing.changes
  }
}

/// A number for each different call of a controller, the same in both traces.
private struct CallNumbers {
  private struct Call: Hashable {
    let controller: ControllerID
    let callback: LifecycleCallback
    /// The name alone, where the argument is ignored.
    let kind: LifecycleCallback.Kind?
  }

  private var numbers: [Call: Int32] = [:]
  /// The fields that a call of either trace lacks.
  private let ignored: TraceFields

  init(ignored: TraceFields) {
    self.ignored = ignored
  }

  mutating func number(of event: LifecycleEvent) -> Int32 {
    let next = Int32(truncatingIfNeeded: numbers.count)
    return { (number: inout Int32?) in
      if let number { return number }
      number = next
      return next
    }(&numbers[call(of: event)])
  }

  private func call(of event: LifecycleEvent) -> Call {
    let kind = event.callback.kind
    let isByName = kind == .deinit || !ignored.isDisjoint(with: kind.argument)
    return Call(
      controller: event.controller, callback: isByName ? .viewDidLoad : event.callback,
      kind: isByName ? kind : nil)
  }
}

extension RecordedTrace {
  /// The fields that at least one event lacks.
  fileprivate var missing: TraceFields {
    events.reduce(into: []) { $0.formUnion($1.missing) }
  }
}

extension LifecycleEvent {
  /// Whether both are the same call of the same controller, whatever the arguments.
  fileprivate func isSameCall(as other: LifecycleEvent) -> Bool {
    controller == other.controller && callback.name == other.callback.name
  }

  /// Whether the same call of the same controller has another argument, as far as both are known.
  fileprivate func differs(from other: LifecycleEvent) -> Bool {
    callback.kind != .deinit && callback != other.callback && !isArgumentMissing
      && !other.isArgumentMissing
  }
}
