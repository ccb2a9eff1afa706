import LifecycleTrace

/// Calls that the chosen set leaves out: how many, of which kinds, and how to see them.
package struct HiddenCalls: Hashable, Sendable {
  /// The most kinds that are named.
  private static let namedKinds = 3

  /// How many calls there are.
  package let count: Int
  /// The kinds with their numbers, such as `4 of UIKit's containers, 2 loadView`.
  private let kinds: String
  /// The smallest set that has one of them.
  private let remedy: CallChoice

  /// The calls of a list that a set leaves out; nil if it leaves out none.
  init?(among events: [LifecycleEvent], by choice: CallChoice) {
    let hidden = events.filter { !choice.shows($0) }
    guard !hidden.isEmpty else { return nil }
    count = hidden.count
    remedy = hidden.contains(where: CallChoice.lecture.shows) ? .lecture : .all
    let counts = Dictionary(grouping: hidden, by: Self.kind).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = counts.prefix(Self.namedKinds).map { "\($0.value) \($0.key)" }
    let others = counts.dropFirst(Self.namedKinds).reduce(0) { $0 + $1.value }
    kinds = (named + (others > 0 ? ["\(others) others"] : [])).joined(separator: ", ")
  }

  private static func kind(_ event: LifecycleEvent) -> String {
    if event.controller.isUIKitContainer { return "of UIKit's containers" }
    return event.callback.category == .application
      ? "of the app's delegates" : event.callback.kind.rawValue
  }

  /// Why a command that caused calls shows none.
  package var explanation: String {
    let calls = count == 1 ? "1 call is" : "\(count) calls are"
    return "(\(calls) not shown: \(kinds); set calls \(remedy.rawValue))"
  }

  /// What is said below calls that are shown.
  package var remark: String { "(\(count) more: set calls \(remedy.rawValue))" }
}
