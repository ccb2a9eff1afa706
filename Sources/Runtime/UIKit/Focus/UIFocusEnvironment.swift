import Foundation

/// A part of the screen that takes part in the decisions about focus.
///
/// Source: Apple, UIFocusEnvironment.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus goes within the environment, the most wanted place first.
  ///
  /// The list is searched depth first. One that is empty, or that names the environment itself, ends
  /// there.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in this environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for focus to be found anew in the next turn; no effect unless the environment contains it.
  func setNeedsFocusUpdate()
  /// Finds focus anew now, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether focus may move from or to an item in this environment.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after focus has moved from or to an item in this environment.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
///
/// Source: Apple, UIFocusItem.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus now.
  var canBecomeFocused: Bool { get }
  /// The item's rectangle in the coordinates of its container.
  var frame: CGRect { get }
  /// How the item is marked while it has the focus; nil if it marks itself.
  var focusEffect: UIFocusEffect? { get }
}

/// Provides the items of an environment by place.
///
/// Source: Apple, UIFocusItemContainer.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that intersect a rectangle; some of them are themselves containers.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The way in which focus moves.
///
/// Source: Apple, UIFocusHeading.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the heading.
  public let rawValue: UInt

  /// A heading from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item in reading order.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item in reading order.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

extension UIFocusEnvironment {
  /// This environment and those around it, the innermost first.
  var focusAncestry: [any UIFocusEnvironment] {
    var ancestry: [any UIFocusEnvironment] = [self]
    while let next = ancestry[ancestry.count - 1].parentFocusEnvironment { ancestry.append(next) }
    return ancestry
  }

  /// The view that is the environment or contains it; nil for none.
  var focusView: UIView? {
    for environment in focusAncestry {
      if let view = environment as? UIView { return view }
      if let controller = environment as? UIViewController { return controller.viewIfLoaded }
    }
    return nil
  }
}
