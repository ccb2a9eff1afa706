/// A change from one controller to another, as the calls that belong to it name it.
public struct LifecycleTransition: Hashable, Sendable {
  /// Which kind of change it is; the kind decides the order of the calls.
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
    /// Anything whose order no evidence settles: launch, split views, containment by hand.
    case other
  }

  /// The number of the transition in its application, counted from 1.
  public let number: Int
  /// Which kind of change it is.
  public let kind: Kind

  /// Names a transition; the number is 1 or more.
  public init(number: Int, kind: Kind) {
    self.number = number
    self.kind = kind
  }
}
