import Foundation
import UIKit

/// A slider of the device's volume and a button of its outputs, which there are not: it is empty, as on a simulator.
///
/// Source: Apple, MPVolumeView.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Whether the slider is shown where there is one.
  open var showsVolumeSlider = true
  /// Whether the outputs can be chosen where there are some.
  open var showsRouteButton = true
  /// Whether there are other outputs: there are none.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Whether another output is used: it is not.
  open var isWirelessRouteActive: Bool { false }
}
