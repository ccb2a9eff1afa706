import CoreGraphics
import Foundation

/// A layer that is not seen itself, so that its sublayers have their places in depth in common.
///
/// Source: Apple, CATransformLayer: its own background, content and border are not drawn, and it is not asked for its
/// content.
open class CATransformLayer: CALayer {
  package override var drawsOnlySublayers: Bool { true }
}
