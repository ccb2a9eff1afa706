import CoreLocation
import UIKit

/// A place with an address.
///
/// Source: Apple, MKPlacemark.
@preconcurrency @MainActor
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The parts of the address, under the keys of an address book.
  public let addressDictionary: [String: Any]?

  /// Makes a placemark of a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Makes a placemark of a place with an address.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    (self.coordinate, self.addressDictionary) = (coordinate, addressDictionary)
  }

  /// The address on one line.
  public var title: String? {
    let parts = ["Street", "City", "State", "ZIP", "Country"].compactMap {
      addressDictionary?[$0] as? String
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// A place that the app for maps could show.
///
/// Source: Apple, MKMapItem.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// What is there.
  open var name: String?
  /// Its telephone number.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?

  /// Makes an item of a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Asks the app for maps to show the place; there is none, so the log says which place it was.
  ///
  /// - Returns: Whether it was shown, which is false.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Asks the app for maps to show some places; there is none, so the log says which places they were.
  ///
  /// - Returns: Whether they were shown, which is false.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    let places = mapItems.map { item in
      let place = item.placemark.coordinate
      return item.name ?? item.placemark.title ?? "\(place.latitude), \(place.longitude)"
    }
    UIApplication.shared.log("[Maps] no app here shows \(places.joined(separator: "; "))")
    return false
  }
}

/// The way that a map is to propose: a key of launch options.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The way for cars.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The way on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The way by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The kind of the map: a key of launch options.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The middle of the map: a key of launch options.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much the map shows: a key of launch options.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
