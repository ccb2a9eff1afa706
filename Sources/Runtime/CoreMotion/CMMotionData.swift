import Foundation

/// An acceleration along three axes, in multiples of gravity.
///
/// Source: Apple, CMAcceleration.
public struct CMAcceleration: Hashable, Sendable {
  /// Along the x axis, to the right of the screen.
  public var x = 0.0
  /// Along the y axis, to the top of the screen.
  public var y = 0.0
  /// Along the z axis, out of the screen.
  public var z = 0.0

  /// Always nil: data come from sensors only.
  public init() {}
  /// Makes a handler.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rate of rotation, in radians a second.
///
/// Source: Apple, CMRotationRate.
public struct CMRotationRate: Hashable, Sendable {
  /// The rotation around the x axis.
  public var x = 0.0
  /// The rotation around the y axis.
  public var y = 0.0
  /// The rotation around the z axis.
  public var z = 0.0

  /// Always nil: data come from sensors only.
  public init() {}
  /// Makes a handler.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measurement of a sensor with its time.
///
/// Source: Apple, CMLogItem.
open class CMLogItem: NSObject, @unchecked Sendable {
  override init() {}

  /// The seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
}

/// A measurement of the accelerometer, which this device has not.
///
/// Source: Apple, CMAccelerometerData.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measurement of the gyroscope, which this device has not.
///
/// Source: Apple, CMGyroData.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The pace.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A rotation as a matrix.
///
/// Source: Apple, CMRotationMatrix.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The first row.
  public var (m11, m12, m13) = (1.0, 0.0, 0.0)
  /// The second row.
  public var (m21, m22, m23) = (0.0, 1.0, 0.0)
  /// The third row.
  public var (m31, m32, m33) = (0.0, 0.0, 1.0)

  /// Makes the matrix of no rotation.
  public init() {}
}

/// The attitude of a device.
///
/// Source: Apple, CMAttitude.
open class CMAttitude: NSObject, @unchecked Sendable {
  override init() {}

  /// The roll: the rotation around the y axis, in radians.
  open var roll: Double { 0 }
  /// The pitch: the rotation around the x axis, in radians.
  open var pitch: Double { 0 }
  /// The yaw: the rotation around the z axis, in radians.
  open var yaw: Double { 0 }
  /// The same as a matrix: that of a device that was not turned.
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }

  /// Makes the attitude relative to another one: both are the same here.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// Attitude, rotation and acceleration of the device.
///
/// This device measures none.
///
/// Source: Apple, CMDeviceMotion.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  private let held = CMAttitude()

  /// The attitude of the device.
  open var attitude: CMAttitude { held }
  /// The rate of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration that the person gives to the device.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// The reference frames of an attitude.
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
  /// The magnetic field.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// Where north is.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}
