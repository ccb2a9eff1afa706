import Foundation
import QuartzCore

/// One property that an animator drives: the animation at the layer, and the values at both ends.
@MainActor
final class AnimatorTrack {
  let layer: CALayer
  private let path: LayerKeyPath
  private let old: LayerValue
  private let new: LayerValue
  /// A background as it was given.
  private let colors: (old: (any LayerColor)?, new: (any LayerColor)?)
  let running: RunningAnimation
  /// The part of the duration after which it begins.
  let begin: Double

  init(_ running: RunningAnimation, _ change: ViewAnimation.Change, begin: Double) {
    self.running = running
    self.begin = begin
    (layer, path, old, new) = (change.layer, change.path, change.old, change.new)
    colors = (change.oldColor, change.layer.storedColor)
    running.endsByItself = false
  }

  /// A value of the property, and the background as it was given.
  typealias Value = (numbers: LayerValue, color: (any LayerColor)?)

  /// The value at one of the ends.
  func value(at position: UIViewAnimatingPosition) -> Value {
    position == .start ? (old, colors.old) : (new, colors.new)
  }

  /// The value that is shown now.
  var shownValue: Value {
    let shown = layer.presentedValue(path)
    return (shown, shown.equals(new) ? colors.new : shown.boxed as? CGColor)
  }

  /// Sets the model.
  func set(_ value: Value) {
    guard path.name != "backgroundColor" else { return layer.setColor(value.color) }
    layer.assign(value.numbers, to: path)
  }

  /// Whether the animation has not been removed.
  var isAtLayer: Bool {
    layer.motion?.animations.containsIdentical(to: running) ?? false
  }
}
