import Foundation

/// The configuration of the content of a cell, header or footer, which makes its content view.
///
/// Source: Apple, UIContentConfiguration.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view with the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Source: Apple, UIContentView.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The current configuration of the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view supports a configuration, so that no other view has to be made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// The default: whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The state on which a configuration depends.
///
/// Source: Apple, UIConfigurationState.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The view of a configuration, in the content view of a cell, header or footer.
@MainActor
final class ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// Shows a configuration, in the same view if it is supported; nil removes the view.
  func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    contentView.addSubview(made)
    view = made
    place(in: contentView)
  }

  /// Makes the view as large as the content view.
  func place(in contentView: UIView) { view?.frame = contentView.bounds }

  /// The height of the content for a width, or nil if there is none.
  func height(width: CGFloat) -> CGFloat? {
    guard let view else { return nil }
    return view.constrainedHeight(atWidth: width)
      ?? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
