/// The number and kind of a transition from one controller to another.
public struct LifecycleTransition: Hashable, Sendable {
  /// The kind of a transition, which decides the order of the calls.
  ///
  /// Source: UIKIT-CASES.md "Orders in one table".
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Push and pop of a navigation controller.
    case navigation
    /// Presenting and dismissing, and `transition(from:to:)`, which has the same order.
    case modal
    /// Selecting another tab.
    case tab
    /// Turning a page by scrolling.
    case pageScroll
    /// Turning a page by curling.
    case pageCurl
    /// A transition without a documented order: launch, change of size, split view, custom container.
    case other
  }

  /// The number of the transition in its application, counted from 1.
  public let number: Int
  /// The kind.
  public let kind: Kind

  /// Creates a transition; the number is 1 or more.
  public init(number: Int, kind: Kind) {
    self.number = number
    self.kind = kind
  }
}
