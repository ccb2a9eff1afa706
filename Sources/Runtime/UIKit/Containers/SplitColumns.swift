import Foundation

/// The controllers of a split view by their columns.
///
/// Source: Apple, UISplitViewController, "Column-style split views"; UIKIT-CASES.md split-columns.
@MainActor
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  let style: UISplitViewController.Style
  private var given: [Column: UIViewController] = [:]
  private var shown: [Column: UIViewController] = [:]

  init(style: UISplitViewController.Style) { self.style = style }

  /// The columns that lie side by side, the primary first.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The controller that the app gave for a column.
  subscript(column: Column) -> UIViewController? {
    get { given[column] }
    set {
      precondition(
        style != .unspecified, "a split view without a style has no columns: use init(style:)")
      precondition(
        column == .compact || order.contains(column),
        "a split view of two columns has no supplementary one: use .tripleColumn")
      given[column] = newValue
      shown[column] = newValue.map { column == .compact ? $0 : Self.inNavigation($0) }
    }
  }

  /// The controller that is shown in a column: that of the app, or a stack around it.
  func child(in column: Column) -> UIViewController? { shown[column] }

  /// The controllers that are stacked upon the primary while the column is on top, which is the last of them.
  func stacked(through top: Column = .secondary) -> [UIViewController] {
    guard let index = order.firstIndex(of: top) else { return [] }
    return order[...index].dropFirst().compactMap(child)
  }

  /// The columns beside the secondary in a display mode.
  ///
  /// Source: Apple, UISplitViewController.DisplayMode.
  func sidebars(in mode: UISplitViewController.DisplayMode) -> [Column] {
    switch mode {
    case .secondaryOnly: []
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: order.dropLast()
    case .automatic, .oneBesideSecondary, .oneOverSecondary: [order[order.count - 2]]
    }
  }

  /// Whether a column is a sidebar that a display mode does not show.
  func hides(_ child: UIViewController, in mode: UISplitViewController.DisplayMode) -> Bool {
    let shown = sidebars(in: mode) + [.secondary]
    return !shown.contains { self.child(in: $0) === child }
  }

  /// The display mode that is taken for a preferred one.
  func mode(
    for preferred: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    if preferred == .secondaryOnly { return .secondaryOnly }
    return sidebars(in: preferred).count > 1 ? .twoBesideSecondary : .oneBesideSecondary
  }

  private static func inNavigation(_ controller: UIViewController) -> UIViewController {
    controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }
}
