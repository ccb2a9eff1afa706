/// The name of a message, such as `touchCard:`, in which each colon stands for an argument.
///
/// What a message does is known to the application's `UIKitRuntime.ExposedClasses`. Source: Apple,
/// Selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  /// Makes a selector from its name.
  public init(_ str: String) {
    name = str
  }

  /// Makes a selector from its name.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name.
  public var description: String { name }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
