import UIKit

/// A kind of places that maps show.
///
/// Source: Apple, MKPointOfInterestCategory.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Airports.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Cash machines.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// Banks.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// Cafés.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Hospitals.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Libraries.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// Museums.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// Parks.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Schools.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// Shops.
  public static let store = Self(rawValue: "MKPOICategoryStore")
}

/// The kinds of places that a map shows.
///
/// Source: Apple, MKPointOfInterestFilter.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let includes: Bool

  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Makes a filter for some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, includes) = (Set(categories), true)
  }

  /// Makes a filter for all kinds but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, includes) = (Set(categories), false)
  }

  /// Whether places of a kind are shown.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == includes
  }

  /// Whether places of a kind are not shown.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
