import Foundation

/// What an observer of a property wants to be told.
///
/// Source: Apple, NSKeyValueObservingOptions. There is no `prior`: a change is told after it only.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = Self(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = Self(rawValue: 1 << 1)
  /// A call at once, before `observe` returns.
  public static let initial = Self(rawValue: 1 << 2)
}

/// What has happened to an observed property.
///
/// Source: Apple, NSKeyValueChange.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// It was set.
  case setting = 1
  /// Elements were inserted.
  case insertion = 2
  /// Elements were removed.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// A key of the dictionary that describes a change.
///
/// Source: Apple, NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, the number of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change.
  public static let oldKey = Self(rawValue: "old")
}

/// A change of an observed property.
///
/// Source: Apple, NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// What has happened.
  public let kind: NSKeyValueChange
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it; nil in an initial call.
  public let oldValue: Value?
}

/// The observation of a property, which ends with this object.
///
/// Source: Apple, NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  private let registration: KeyValueRegistration

  init(_ registration: KeyValueRegistration) { self.registration = registration }

  /// Ends the observation.
  public func invalidate() {
    KeyValueObservers.shared.remove(from: registration.subjectID) { $0 === registration }
  }

  deinit { invalidate() }
}
