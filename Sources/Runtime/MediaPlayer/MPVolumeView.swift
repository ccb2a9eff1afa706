import Foundation
import UIKit

/// A slider of the device's volume and a button of its routes.
///
/// It is empty, as on a simulator.
///
/// Source: Apple, MPVolumeView.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Whether the volume slider is shown, on a device that has one.
  open var showsVolumeSlider = true
  /// Whether the route button is shown, on a device that has routes.
  open var showsRouteButton = true
  /// Whether wireless routes are available.
  ///
  /// Always false here.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Whether a wireless route is used.
  ///
  /// Always false here.
  open var isWirelessRouteActive: Bool { false }
}
