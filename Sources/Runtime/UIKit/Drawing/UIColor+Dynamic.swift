import Foundation
import QuartzCore

extension UIColor {
  /// The colour under some traits; the colour itself if it does not depend on them.
  ///
  /// Source: Apple, UIColor.resolvedColor(with:).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// Whether the colour depends on traits.
  var isDynamic: Bool { provider != nil }
}

extension UIView {
  /// The colour of the layer, which follows the view's traits if it depends on them.
  func layerColor(_ color: UIColor) -> any LayerColor {
    color.isDynamic ? ViewColor(color: color, view: self) : color
  }
}

/// A colour that depends on the traits of a view.
final class ViewColor: LayerColor {
  let color: UIColor
  private weak var view: UIView?

  init(color: UIColor, view: UIView) { (self.color, self.view) = (color, view) }

  var cgColor: CGColor {
    let (color, view) = (color, view)
    let traits = MainActor.assumeIsolated { view?.traitCollection }
    return color.resolvedColor(with: traits ?? .current).cgColor
  }
}
