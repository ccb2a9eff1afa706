import QuartzCore
import TerminalCanvas
import UIKit

/// Layers that move, fade or are exchanged.
extension WindowRenderer {
  /// Draws what is shown of an animated layer at a moment.
  ///
  /// A layer that fades, or changes as a whole, is drawn apart and then laid over what is behind it.
  func drawMoving(_ layer: CALayer, at moment: Double, _ draw: (CALayer) -> Void) {
    let shown = layer.shown(at: moment)
    let opacity = Self.opacity(of: shown, comparedWith: layer)
    let exchange = layer.runningTransition(at: moment)
    guard opacity < 1 || exchange != nil else { return draw(shown) }
    let behind = context.canvas
    draw(shown)
    let new = context.canvas
    context.canvas = behind
    if let exchange {
      let transition = exchange.transition
      LayerExchange(
        old: exchanges.frame(before: transition), new: new, region: region(of: shown),
        kind: transition.type, side: transition.subtype
      ).draw(at: exchange.progress, on: &context.canvas)
    }
    guard opacity < 1 else { return }
    let whole = exchange == nil ? new : context.canvas
    context.canvas = behind
    context.canvas.mix(whole, in: context.canvas.region, opacity: opacity)
  }

  /// How much is seen of a layer that fades, against its state at rest.
  ///
  /// At rest its glyphs are drawn whole, and its backgrounds are translucent.
  private static func opacity(of shown: CALayer, comparedWith layer: CALayer) -> Double {
    min(1, Double(CGFloat(shown.storedOpacity) / layer.opacityAtRest))
  }

  /// The cells of a layer that are not cut off.
  private func region(of shown: CALayer) -> Region {
    context.saveState()
    defer { context.restoreState() }
    enterCoordinates(of: shown)
    return context.region(of: shown.storedBounds).intersection(context.state.clip)
  }
}

extension CALayer {
  /// The opacity in which the layer comes to rest; one that disappears is whole until then.
  var opacityAtRest: CGFloat { storedOpacity > 0.01 ? CGFloat(storedOpacity) : 1 }
}
