import Foundation
import UIKit

/// What is at a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The country.
  open var country: String? { nil }
}

/// What a geocoder calls with places or an error.
public typealias CLGeocodeCompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

/// Finds names of places and places of names by a server of Apple's, which is not asked: it fails as without a
/// network.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
  /// Whether it waits for an answer.
  open private(set) var isGeocoding = false

  /// Looks for what is at a place: calls with an error, in a later turn.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Looks for the place of an address: calls with an error, in a later turn.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Gives up.
  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    UIKitRuntime.Device.shared.scheduler.async { [self] in
      isGeocoding = false
      handler(nil, CLError(.network))
    }
  }
}
