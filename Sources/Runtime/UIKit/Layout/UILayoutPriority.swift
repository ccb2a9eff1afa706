import CassowarySolver

/// The priority of a constraint, from 1 to 1000.
///
/// Priorities are compared level by level: no number of constraints of a lower one outweighs a
/// single constraint of a higher one. Source: Apple, UILayoutPriority; UIKIT-CASES.md
/// layout-priority-levels.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number by which priorities are compared.
  public let rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority at which a button resists becoming smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that must not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority at which a button resists becoming larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The solver's word for the same.
  var level: Priority { Priority(rawValue) }
}
