import Foundation

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// It is not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// The screen is above.
  case faceUp
  /// The screen is below.
  case faceDown
}

/// A direction of a compass.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The degrees from the magnetic pole.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The degrees from the geographic pole; less than 0 is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// How exact it is; less than 0 is not at all.
  open var headingAccuracy: CLLocationDirection { -1 }
}
