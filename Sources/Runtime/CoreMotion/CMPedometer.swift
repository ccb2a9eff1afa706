import Foundation
import UIKit

/// Steps that were counted, which none are here.
///
/// Source: Apple, CMPedometerData.
open class CMPedometerData: NSObject, @unchecked Sendable {
  override init() {}

  /// From when on.
  open var startDate: Date { .distantPast }
  /// Until when.
  open var endDate: Date { .distantPast }
  /// How many.
  open var numberOfSteps: NSNumber { 0 }
  /// How far, in metres.
  open var distance: NSNumber? { nil }
}

/// What is called with steps, or why there are none.
public typealias CMPedometerHandler = @MainActor (CMPedometerData?, (any Error)?) -> Void

/// Counts steps, which the device cannot.
///
/// Source: Apple, CMPedometer.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Makes a counter.
  public override init() {}

  /// Whether steps can be counted: they cannot.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether their length is known: it is not.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether stairs can be counted: they cannot.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// What the app may know: it was not asked, as there is nothing to know.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Asks for the steps of a time: it fails in a later turn.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { fail(handler) }

  /// Asks for steps as they are made: it fails in a later turn.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    fail(handler)
  }

  /// Asks for steps no longer.
  open func stopUpdates() {}

  private func fail(_ handler: @escaping CMPedometerHandler) {
    MainThread.later { handler(nil, CMErrorNotAvailable) }
  }
}

/// What the person did, which is not known here.
///
/// Source: Apple, CMMotionActivity.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  override init() {}

  /// From when on.
  open var startDate: Date { .distantPast }
  /// Whether it is not known what.
  open var unknown: Bool { true }
  /// Whether the person rested.
  open var stationary: Bool { false }
  /// Whether the person walked.
  open var walking: Bool { false }
  /// Whether the person ran.
  open var running: Bool { false }
  /// Whether the person was in a car.
  open var automotive: Bool { false }
  /// Whether the person cycled.
  open var cycling: Bool { false }
}

/// Finds out what the person does, which the device cannot.
///
/// Source: Apple, CMMotionActivityManager.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Makes a manager.
  public override init() {}

  /// Whether it can be found out: it cannot.
  open class func isActivityAvailable() -> Bool { false }
  /// What the app may know: it was not asked, as there is nothing to know.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Asks for what the person did: it fails in a later turn.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @MainActor ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    MainThread.later { handler(nil, CMErrorMotionActivityNotAvailable) }
  }

  /// Asks for what the person does, which cannot be found out.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping @MainActor (CMMotionActivity?) -> Void
  ) {}

  /// Asks no longer.
  open func stopActivityUpdates() {}
}
