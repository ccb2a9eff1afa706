/// Fields of an event in JSON Lines that a logger may leave out and that some rules need.
///
/// Source: docs/TRACE.md.
public struct TraceFields: OptionSet, Hashable, Sendable {
  /// A bit for each field.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Nanoseconds since the start.
  public static let time = TraceFields(rawValue: 1 << 0)
  /// The number of calls in which this one is nested.
  public static let depth = TraceFields(rawValue: 1 << 1)
  /// The number of the command that caused the call.
  public static let command = TraceFields(rawValue: 1 << 2)
  /// The number and the kind of the transition that made the call.
  public static let transition = TraceFields(rawValue: 1 << 3)
  /// The flag of an appearance call.
  public static let animated = TraceFields(rawValue: 1 << 4)
  /// Width and height of a layout call or of a change of size.
  public static let size = TraceFields(rawValue: 1 << 5)
  /// The size classes to come.
  public static let traits = TraceFields(rawValue: 1 << 6)
  /// The new parent of a child.
  public static let parent = TraceFields(rawValue: 1 << 7)
  /// The identifier of a segue.
  public static let segue = TraceFields(rawValue: 1 << 8)

  private static let allNames = [
    "time", "depth", "command", "transition", "animated", "size", "traits", "parent", "segue",
  ]

  /// The names of the fields as docs/TRACE.md has them, `size` for width and height.
  public var names: [String] {
    Self.allNames.enumerated().filter { rawValue >> $0.offset & 1 == 1 }.map(\.element)
  }
}

extension LifecycleCallback.Kind {
  /// The field that holds the argument of the call; empty for a call without one that rules need.
  package var argument: TraceFields {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      .animated
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition: .size
    case .willTransition: .traits
    case .willMove, .didMove: .parent
    case .shouldPerformSegue, .prepare: .segue
    default: []
    }
  }
}

extension LifecycleEvent {
  /// Whether the argument of the call was not logged, so that the one in `callback` means nothing.
  package var isArgumentMissing: Bool {
    !missing.isEmpty && !missing.isDisjoint(with: callback.kind.argument)
  }

  /// The call as the text format shows it, with `?` for an argument that was not logged.
  package var callDescription: String {
    var bytes: [UInt8] = []
    bytes.append(callOf: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ByteOutput {
  /// Adds the call of an event as the text format shows it, with `?` for an argument that was not
  /// logged.
  mutating func append(callOf event: LifecycleEvent) {
    guard event.isArgumentMissing else { return append(event.callback) }
    append(text: event.callback.kind.rawValue)
    switch event.callback.kind {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: append("()")
    case .viewWillTransition, .willTransition: append("(to: ?)")
    case .willMove, .didMove: append("(toParent: ?)")
    case .prepare: append("(for: ?)")
    case .shouldPerformSegue: append("(?)")
    default: append("(animated: ?)")
    }
  }
}
