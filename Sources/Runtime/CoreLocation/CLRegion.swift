import Foundation

/// A region that can be watched.
///
/// Source: Apple, CLRegion.
open class CLRegion: NSObject {
  /// The name that the app gave it.
  public let identifier: String
  /// Whether the delegate is told that the device came in.
  open var notifyOnEntry = true
  /// Whether the delegate is told that the device went out.
  open var notifyOnExit = true

  fileprivate init(named identifier: String) { self.identifier = identifier }
}

/// A region around a place.
///
/// Source: Apple, CLCircularRegion.
open class CLCircularRegion: CLRegion {
  /// The place in its middle.
  public let center: CLLocationCoordinate2D
  /// How far it reaches, in metres.
  public let radius: CLLocationDistance

  /// Makes a region around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(named: identifier)
  }

  /// Whether a place lies in the region.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}

/// A number that beacons have in common.
public typealias CLBeaconMajorValue = UInt16
/// A number that tells beacons with the same major value apart.
public typealias CLBeaconMinorValue = UInt16

/// What the beacons have in common that an app looks for.
///
/// Source: Apple, CLBeaconIdentityConstraint.
open class CLBeaconIdentityConstraint: NSObject {
  /// The identifier of the beacons.
  public let uuid: UUID
  /// Their major value; nil for any.
  public let major: CLBeaconMajorValue?
  /// Their minor value; nil for any.
  public let minor: CLBeaconMinorValue?

  /// Makes a constraint from the values that beacons must have.
  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// The region in which beacons are seen.
///
/// Source: Apple, CLBeaconRegion.
open class CLBeaconRegion: CLRegion {
  /// What the beacons have in common.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether the delegate is told when the screen is turned on in the region.
  open var notifyEntryStateOnDisplay = false
  /// The identifier of the beacons.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The identifier of the beacons, as before iOS 13.
  open var proximityUUID: UUID { uuid }
  /// Their major value.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// Their minor value.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  /// Makes the region of beacons that satisfy a constraint.
  public init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String
  ) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(named: identifier)
  }

  /// Makes the region of beacons with an identifier, and with numbers if they are given.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
    identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }

  /// Makes the region of beacons with an identifier, and with numbers if they are given, as before iOS 13.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
    identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
}

/// How far away a beacon is.
///
/// Source: Apple, CLProximity.
public enum CLProximity: Int, Hashable, Sendable {
  /// It cannot be said.
  case unknown
  /// Some centimetres.
  case immediate
  /// Some metres.
  case near
  /// Farther.
  case far
}

/// A beacon that is seen: here none ever is.
///
/// Source: Apple, CLBeacon.
open class CLBeacon: NSObject {
  /// The identifier.
  public let uuid: UUID
  /// The major value.
  public let major: NSNumber
  /// The minor value.
  public let minor: NSNumber
  /// How far away it is.
  public let proximity: CLProximity
  /// How exactly the distance is known, in metres; below zero if it is not.
  public let accuracy: CLLocationAccuracy
  /// How strong the signal is, in decibels.
  public let rssi: Int

  /// Makes what is known of a beacon that is not seen.
  fileprivate init(of constraint: CLBeaconIdentityConstraint) {
    uuid = constraint.uuid
    major = NSNumber(value: constraint.major ?? 0)
    minor = NSNumber(value: constraint.minor ?? 0)
    (proximity, accuracy, rssi) = (.unknown, -1, 0)
  }
}

/// Whether a device is in a region.
///
/// Source: Apple, CLRegionState.
public enum CLRegionState: Int, Hashable, Sendable {
  /// It is not known.
  case unknown
  /// It is in the region.
  case inside
  /// It is not in the region.
  case outside
}
