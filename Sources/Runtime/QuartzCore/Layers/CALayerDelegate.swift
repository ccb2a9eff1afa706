import CoreGraphics
import Foundation

/// What a layer asks of another object: its content, its layout, and what a change sets off.
///
/// All of it is optional on a phone; here each has an implementation that does what the layer does
/// without a delegate. Source: Apple, CALayerDelegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its content, where that is not drawn by `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's content, in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers, after its bounds have changed or `setNeedsLayout()`.
  func layoutSublayers(of layer: CALayer)
  /// What is to happen when a property of the layer changes; nil for no answer, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer draw itself.
  public func display(_ layer: CALayer) { layer.drawsContent = true }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The delegate for which a layer was made, as a view is: it hears of changes that the app makes at the
/// layer.
@MainActor
package protocol LayerOwner: CALayerDelegate {
  /// Something about the layer looks different.
  ///
  /// - Returns: Whether a window knows of it; if not, the layer's superlayer is asked.
  func layerLookDidChange() -> Bool
  /// The layer has been hidden or shown.
  func layerVisibilityDidChange()
  /// Bounds or position have changed.
  func layerGeometryDidChange(from oldBounds: CGRect)
  /// Whether the layer is shown by a window.
  var isInWindow: Bool { get }
  /// Whether the layer is to be laid out.
  var isLayoutNeeded: Bool { get }
  /// The layer is to be laid out in the next pass.
  func layerNeedsLayout()
  /// The layer and those below are to be laid out now, where that was asked for.
  func layOutIfNeeded()
  /// A layer below, which is no owner's, is to be laid out.
  func sublayerNeedsLayout()
  /// Layers have changed places by the layers' own functions.
  func sublayerOrderDidChange()
  /// The layer moves elsewhere by the layers' own functions.
  func layerWillMove(to superlayer: CALayer?)
}

/// A colour as it was given to a layer.
///
/// A view's colour can have more than components, and a `CGColor` made of it at each use would cost
/// allocations; so a layer keeps what it was given.
package protocol LayerColor: AnyObject {
  /// The colour as Core Graphics has it.
  var cgColor: CGColor { get }
  /// The picture that fills an area again and again in place of the colour; nil for a colour.
  var pattern: (any LayerContents)? { get }
}

extension LayerColor {
  /// The default: a colour.
  package var pattern: (any LayerContents)? { nil }
}

extension CGColor: LayerColor {
  package var cgColor: CGColor { self }
}
