import Foundation

/// Describes the content of a cell, a header or a footer, and makes the view that shows it.
///
/// Source: Apple, UIContentConfiguration.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The content as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows content that is described.
///
/// Source: Apple, UIContentView.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows; setting it shows something else.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show something without another one being made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the same kind as what is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The state on which the look of content depends.
///
/// Source: Apple, UIConfigurationState.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The view that a configuration made, in the content view of a cell, header or footer.
@MainActor
final class ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// Shows a configuration, in the same view if that can; nil shows nothing.
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

  /// The view fills the content view.
  func place(in contentView: UIView) { view?.frame = contentView.bounds }

  /// How high the content is in a width, or nil if there is none.
  func height(width: CGFloat) -> CGFloat? {
    view?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
