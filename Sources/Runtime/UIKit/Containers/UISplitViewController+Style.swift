import Foundation

extension UISplitViewController {
  /// How many columns a split view has.
  ///
  /// Source: Apple, UISplitViewController.Style.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers by `viewControllers`, as before iOS 14.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view.
  ///
  /// Source: Apple, UISplitViewController.Column.
  public enum Column: Int, Hashable, Sendable {
    /// The leading column.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The trailing column, for the detail.
    case secondary = 2
    /// What is shown in place of all columns in compact width.
    case compact = 3
  }

  /// Which columns are shown; sidebars over the secondary are shown beside it.
  ///
  /// One sidebar is the primary of two columns, and the supplementary of three. Source: Apple,
  /// UISplitViewController.DisplayMode.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    /// The name of iOS 13 and before for two columns side by side.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of iOS 13 and before for the secondary alone.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of iOS 13 and before for a primary over the secondary.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How sidebars lie to the secondary; here they are always tiled.
  ///
  /// Source: Apple, UISplitViewController.SplitBehavior.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic, tile, overlay, displace
  }

  /// On which side the sidebars are.
  ///
  /// Source: Apple, UISplitViewController.PrimaryEdge.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading, trailing
  }

  /// The value of a width that the split view chooses.
  nonisolated public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// The style with which the split view was made.
  public var style: Style { columnSet.style }

  /// How sidebars lie to the secondary.
  public var splitBehavior: SplitBehavior { .tile }
}
