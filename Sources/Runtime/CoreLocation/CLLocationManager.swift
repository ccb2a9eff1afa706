import Foundation
import UIKit

/// What an app may know of where its device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The app cannot ask.
  case restricted
  /// Nothing.
  case denied
  /// Always.
  case authorizedAlways
  /// While it is in use.
  case authorizedWhenInUse
}

/// Why there is no place.
public struct CLError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The place is not known at the moment.
    case locationUnknown
    /// The person did not allow it.
    case denied
    /// The network cannot be reached.
    case network
    /// The compass cannot tell the direction.
    case headingFailure
    /// The person did not allow that regions are watched.
    case regionMonitoringDenied
    /// The region cannot be watched.
    case regionMonitoringFailure
    /// Beacons cannot be seen.
    case rangingUnavailable = 16
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
}

extension CLError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// What a manager tells.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
  /// The manager was made, or what the app may know has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the app may know has changed; before iOS 14.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// There are new places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is a new direction, which a device without a compass never has.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether the person may be asked to turn the device until the compass is right.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// There is no place, and why.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The device came into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device went out of a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region is not watched, and why.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  /// Beacons of a region are seen, which never happens here.
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Beacons of a region are not seen, and why.
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Tells it in the words of before.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// It may not.
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  ) {}
}

/// Asks where the device is: here it is not known, so the answer is that of a person who does not allow it.
///
/// Source: Apple, CLLocationManager.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  /// What the person has answered, which is one for an application.
  private final class Answer {
    var status = CLAuthorizationStatus.notDetermined
  }

  private static var answer: Answer { UIApplication.shared.service { Answer() } }
  private let scheduler = UIKitRuntime.Device.shared.scheduler

  /// Is told what is known, first in the next turn.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// How exact places should be.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far apart places should be.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether updates go on in the background.
  open var allowsBackgroundLocationUpdates = false
  /// The last place: none.
  open var location: CLLocation? { nil }
  /// What the app may know.
  open var authorizationStatus: CLAuthorizationStatus { Self.answer.status }

  /// What the app may know; before iOS 14.
  public class func authorizationStatus() -> CLAuthorizationStatus { answer.status }
  /// Whether places are known on this device: they are asked for.
  nonisolated public class func locationServicesEnabled() -> Bool { true }
  /// Whether there is a compass: there is none.
  nonisolated public class func headingAvailable() -> Bool { false }
  /// Whether regions can be watched: they cannot.
  nonisolated public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Whether beacons can be seen: they cannot.
  nonisolated public class func isRangingAvailable() -> Bool { false }

  /// Asks for places while the app is in use: the answer is no, in a later turn.
  open func requestWhenInUseAuthorization() { refuse() }
  /// Asks for places at any time: the answer is no, in a later turn.
  open func requestAlwaysAuthorization() { refuse() }
  /// Asks for one place: the delegate is told that there is none.
  open func requestLocation() { fail() }
  /// Asks for places: the delegate is told that there are none.
  open func startUpdatingLocation() { fail() }
  /// Ends what `startUpdatingLocation()` began.
  open func stopUpdatingLocation() {}

  /// How many degrees a direction must change to be told.
  open var headingFilter: CLLocationDegrees = 1
  /// What the top of the device is.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The last direction: none.
  open var heading: CLHeading? { nil }
  /// Asks for directions: there is no compass, so none is told.
  open func startUpdatingHeading() {}
  /// Ends what `startUpdatingHeading()` began.
  open func stopUpdatingHeading() {}

  // MARK: Regions

  /// The regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// Asks to watch a region: the delegate is told that it is not watched.
  open func startMonitoring(for region: CLRegion) {
    tell {
      $1.locationManager(
        $0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
    }
  }
  /// Ends what `startMonitoring(for:)` began.
  open func stopMonitoring(for region: CLRegion) {}
  /// Asks whether the device is in a region: it is not known.
  open func requestState(for region: CLRegion) {
    tell { $1.locationManager($0, didDetermineState: .unknown, for: region) }
  }
  /// Asks for the beacons of a region: the delegate is told that they are not seen.
  open func startRangingBeacons(in region: CLBeaconRegion) {
    tell {
      $1.locationManager(
        $0, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }
  /// Ends what `startRangingBeacons(in:)` began.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}

  private func refuse() {
    guard Self.answer.status == .notDetermined else { return }
    Self.answer.status = .denied
    tellAuthorization()
  }

  private func tellAuthorization() { tell { $1.locationManagerDidChangeAuthorization($0) } }

  private func fail() { tell { $1.locationManager($0, didFailWithError: CLError(.denied)) } }

  /// Tells the delegate in a later turn.
  private func tell(
    _ call: @escaping @MainActor (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    scheduler.async { [weak self] in
      guard let self, let delegate else { return }
      call(self, delegate)
    }
  }
}
