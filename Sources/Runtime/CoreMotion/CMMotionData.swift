import Foundation

/// A force in three directions, as multiples of the earth's.
///
/// Source: Apple, CMAcceleration.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right.
  public var x = 0.0
  /// To the top.
  public var y = 0.0
  /// Out of the screen.
  public var z = 0.0

  /// Makes none.
  public init() {}
  /// Makes one.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast a device turns, in radians a second.
///
/// Source: Apple, CMRotationRate.
public struct CMRotationRate: Hashable, Sendable {
  /// Around what leads to the right.
  public var x = 0.0
  /// Around what leads to the top.
  public var y = 0.0
  /// Around what leads out of the screen.
  public var z = 0.0

  /// Makes none.
  public init() {}
  /// Makes one.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// What a sensor measured at a moment.
///
/// Source: Apple, CMLogItem.
open class CMLogItem: NSObject, @unchecked Sendable {
  override init() {}

  /// The seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
}

/// A force that was measured, which none is here.
///
/// Source: Apple, CMAccelerometerData.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The force.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A turn that was measured, which none is here.
///
/// Source: Apple, CMGyroData.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// How fast it is.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How a device is held.
///
/// Source: Apple, CMAttitude.
open class CMAttitude: NSObject, @unchecked Sendable {
  override init() {}

  /// Around what leads to the top, in radians.
  open var roll: Double { 0 }
  /// Around what leads to the right, in radians.
  open var pitch: Double { 0 }
  /// Around what leads out of the screen, in radians.
  open var yaw: Double { 0 }
}

/// All that was measured of a motion, which none is here.
///
/// Source: Apple, CMDeviceMotion.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  private let held = CMAttitude()

  /// How the device is held.
  open var attitude: CMAttitude { held }
  /// How fast it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Where the earth is.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The force of the person.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// What directions are measured from.
///
/// Source: Apple, CMAttitudeReferenceFrame.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Any, with the vertical.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// Any, corrected, with the vertical.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// Where a needle points.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// Where north is.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}
