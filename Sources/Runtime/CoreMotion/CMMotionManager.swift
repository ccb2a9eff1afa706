import Foundation

/// What is called with a force, or why there is none.
public typealias CMAccelerometerHandler = @MainActor (CMAccelerometerData?, (any Error)?) -> Void
/// What is called with a turn, or why there is none.
public typealias CMGyroHandler = @MainActor (CMGyroData?, (any Error)?) -> Void
/// What is called with a motion, or why there is none.
public typealias CMDeviceMotionHandler = @MainActor (CMDeviceMotion?, (any Error)?) -> Void

/// Measures motions: the device has no sensors, so there are no data, and no handler is called.
///
/// Source: Apple, CMMotionManager; a simulator is such a device.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Makes a manager.
  public override init() {}

  /// The ways to measure directions: none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  /// Whether the person is asked to move the device where that helps.
  open var showsDeviceMovementDisplay = false

  /// The seconds between two forces.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Whether forces can be measured: they cannot.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether forces are asked for: not on a device that cannot measure them.
  open var isAccelerometerActive: Bool { false }
  /// The last of the forces: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Asks for forces, which cannot be measured.
  open func startAccelerometerUpdates() {}
  /// Asks for forces, which cannot be measured.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Asks for forces no longer.
  open func stopAccelerometerUpdates() {}

  /// The seconds between two turns.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Whether turns can be measured: they cannot.
  open var isGyroAvailable: Bool { false }
  /// Whether turns are asked for: not on a device that cannot measure them.
  open var isGyroActive: Bool { false }
  /// The last of the turns: none.
  open var gyroData: CMGyroData? { nil }
  /// Asks for turns, which cannot be measured.
  open func startGyroUpdates() {}
  /// Asks for turns, which cannot be measured.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  /// Asks for turns no longer.
  open func stopGyroUpdates() {}

  /// The seconds between two motions.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether motions can be measured: they cannot.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motions are asked for: not on a device that cannot measure them.
  open var isDeviceMotionActive: Bool { false }
  /// The last of the motions: none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Asks for motions, which cannot be measured.
  open func startDeviceMotionUpdates() {}
  /// Asks for motions, which cannot be measured.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Asks for motions no longer.
  open func stopDeviceMotionUpdates() {}

  /// Asks for motions from a direction, which cannot be measured.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Asks for motions from a direction, which cannot be measured.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
}
