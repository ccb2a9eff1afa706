import Foundation

/// A handler of accelerometer data.
public typealias CMAccelerometerHandler = @MainActor (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of gyroscope data.
public typealias CMGyroHandler = @MainActor (CMGyroData?, (any Error)?) -> Void
/// A handler of device motion.
public typealias CMDeviceMotionHandler = @MainActor (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of the device.
///
/// There are none here, so there are no data, and no handler is called.
///
/// Source: Apple, CMMotionManager; a simulator is such a device.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Makes a manager.
  public override init() {}

  /// The available reference frames: none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  /// Whether the person may be asked to calibrate the compass.
  open var showsDeviceMovementDisplay = false

  /// The interval of accelerometer updates, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Whether there is an accelerometer.
  ///
  /// Always false here.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether accelerometer updates are running.
  ///
  /// Always false here.
  open var isAccelerometerActive: Bool { false }
  /// The latest accelerometer data.
  ///
  /// Always nil here.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Starts accelerometer updates.
  ///
  /// No handler is called: this device has no accelerometer.
  open func startAccelerometerUpdates() {}
  /// Starts accelerometer updates.
  ///
  /// No handler is called: this device has no accelerometer.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Stops accelerometer updates.
  open func stopAccelerometerUpdates() {}

  /// The interval of gyroscope updates, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Whether there is a gyroscope.
  ///
  /// Always false here.
  open var isGyroAvailable: Bool { false }
  /// Whether gyroscope updates are running.
  ///
  /// Always false here.
  open var isGyroActive: Bool { false }
  /// The latest gyroscope data.
  ///
  /// Always nil here.
  open var gyroData: CMGyroData? { nil }
  /// Starts gyroscope updates.
  ///
  /// No handler is called: this device has no gyroscope.
  open func startGyroUpdates() {}
  /// Starts gyroscope updates.
  ///
  /// No handler is called: this device has no gyroscope.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  /// Stops gyroscope updates.
  open func stopGyroUpdates() {}

  /// The interval of device-motion updates, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether device motion is available.
  ///
  /// Always false here.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether device-motion updates are running.
  ///
  /// Always false here.
  open var isDeviceMotionActive: Bool { false }
  /// The latest device motion.
  ///
  /// Always nil here.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Starts device-motion updates.
  ///
  /// No handler is called: this device has no sensors.
  open func startDeviceMotionUpdates() {}
  /// Starts device-motion updates.
  ///
  /// No handler is called: this device has no sensors.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Stops device-motion updates.
  open func stopDeviceMotionUpdates() {}

  /// Starts device-motion updates in a reference frame.
  ///
  /// No handler is called: this device has no sensors.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Starts device-motion updates in a reference frame.
  ///
  /// No handler is called: this device has no sensors.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
}
