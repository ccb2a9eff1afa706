import Foundation
import UIKit

/// The steps of an interval.
///
/// This device counts none.
///
/// Source: Apple, CMPedometerData.
open class CMPedometerData: NSObject, @unchecked Sendable {
  override init() {}

  /// The start of the interval.
  open var startDate: Date { .distantPast }
  /// The end of the interval.
  open var endDate: Date { .distantPast }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in metres.
  open var distance: NSNumber? { nil }
}

/// A handler of pedometer data.
public typealias CMPedometerHandler = @MainActor (CMPedometerData?, (any Error)?) -> Void

/// Counts steps, which this device cannot do.
///
/// Source: Apple, CMPedometer.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Makes a counter.
  public override init() {}

  /// Whether steps can be counted.
  ///
  /// Always false here.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances can be measured.
  ///
  /// Always false here.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors can be counted.
  ///
  /// Always false here.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// The authorization of the app.
  ///
  /// Always `notDetermined`: this device has no sensors.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Queries the steps of an interval.
  ///
  /// It fails in a later turn of the main loop.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { fail(handler) }

  /// Starts updates of steps.
  ///
  /// It fails in a later turn of the main loop.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    fail(handler)
  }

  /// Stops the updates of steps.
  open func stopUpdates() {}

  private func fail(_ handler: @escaping CMPedometerHandler) {
    MainThread.later { handler(nil, CMErrorNotAvailable) }
  }
}

/// An activity of the person.
///
/// This device recognizes none.
///
/// Source: Apple, CMMotionActivity.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  override init() {}

  /// The start of the interval.
  open var startDate: Date { .distantPast }
  /// Whether the activity is unknown.
  open var unknown: Bool { true }
  /// Whether the person was stationary.
  open var stationary: Bool { false }
  /// Whether the person was walking.
  open var walking: Bool { false }
  /// Whether the person was running.
  open var running: Bool { false }
  /// Whether the person was in a vehicle.
  open var automotive: Bool { false }
  /// Whether the person was cycling.
  open var cycling: Bool { false }
}

/// Recognizes the activities of the person, which this device cannot do.
///
/// Source: Apple, CMMotionActivityManager.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Makes a manager.
  public override init() {}

  /// Whether activities can be recognized.
  ///
  /// Always false here.
  open class func isActivityAvailable() -> Bool { false }
  /// The authorization of the app.
  ///
  /// Always `notDetermined`: this device has no sensors.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Queries the activities of an interval.
  ///
  /// It fails in a later turn of the main loop.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @MainActor ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    MainThread.later { handler(nil, CMErrorMotionActivityNotAvailable) }
  }

  /// Starts activity updates.
  ///
  /// No handler is called here.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping @MainActor (CMMotionActivity?) -> Void
  ) {}

  /// Stops the updates.
  open func stopActivityUpdates() {}
}
