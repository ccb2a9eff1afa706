import Foundation

/// The state of a view on which a configuration depends.
///
/// Source: Apple, UIViewConfigurationState.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false

  /// Makes the state of a view that is neither highlighted nor selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell on which a configuration depends.
///
/// Source: Apple, UICellConfigurationState.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell was swiped aside.
  public var isSwiped = false
  /// Whether what is below the cell in an outline is shown.
  public var isExpanded = false

  /// Makes the state of a cell that is neither highlighted nor selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A cell whose configurations follow its state.
@MainActor
protocol ConfiguredCell: AnyObject {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
}

extension ConfiguredCell {
  /// Asks the configurations for those of a state, unless the app does that itself.
  func takeState(_ state: UICellConfigurationState) {
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }
}

extension UITableViewCell: ConfiguredCell {}
extension UICollectionViewCell: ConfiguredCell {}
