import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// How exact a place is, in metres; less than 0 is not at all.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double

/// The most exact place that there is, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The most exact place that there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every change counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place at 0, 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Makes a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The metres above the sea.
  public let altitude: CLLocationDistance
  /// How exact the place is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is.
  public let verticalAccuracy: CLLocationAccuracy
  /// When it was measured.
  public let timestamp: Date

  /// Makes a location of a place, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.timestamp = timestamp
  }

  /// The metres to another location on a sphere of the earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = CLLocationDegrees.pi / 180
    let (first, second) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let east = (location.coordinate.longitude - coordinate.longitude) * radians
    let half = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(east / 2), 2)
    // Source: IUGG, mean radius of the earth.
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
