import CoreLocation
import MapKit
import Testing
import UIKit

/// Source: Apple, CLRegion, CLBeaconRegion, MKMapItem.
@MainActor @Suite struct RegionTests {
  private final class Watcher: CLLocationManagerDelegate {
    var calls: [String] = []
    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
      withError error: any Error
    ) {
      calls.append("\(region?.identifier ?? "") \((error as? CLError)?.code as Any)")
    }
    func locationManager(
      _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
      withError error: any Error
    ) {
      calls.append("\(region.identifier) \((error as? CLError)?.code as Any)")
    }
    func locationManager(
      _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {
      calls.append("\(region.identifier) \(state)")
    }
  }

  @Test func `regions and beacons are not watched, which is told in later turns`() {
    let world = World()
    let (manager, watcher) = (CLLocationManager(), Watcher())
    let beacons = CLBeaconRegion(
      proximityUUID: UUID(), major: 123, minor: 456, identifier: "beacons")
    #expect(beacons.major == 123 && beacons.minor == 456)
    #expect(!CLLocationManager.isRangingAvailable())
    manager.delegate = watcher
    manager.startMonitoring(for: beacons)
    manager.startRangingBeacons(in: beacons)
    manager.requestState(for: beacons)
    #expect(watcher.calls.isEmpty)
    world.wait()
    #expect(
      watcher.calls == [
        "beacons Optional(CoreLocation.CLError.Code.regionMonitoringFailure)",
        "beacons Optional(CoreLocation.CLError.Code.rangingUnavailable)", "beacons unknown",
      ])
    #expect(manager.monitoredRegions.isEmpty)
  }

  @Test func `a circular region has the places up to its radius`() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_200, identifier: "r")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.01)))
  }

  @Test func `no app shows a place, and the log says which it was`() {
    let application = UIApplication(scheduler: UIKitRuntime.SteppedScheduler())
    UIApplication.replaceShared(with: application)
    var log: [String] = []
    application.logHandler = { log.append($0) }
    let placemark = MKPlacemark(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      addressDictionary: ["Street": "Way 1", "City": "Town"])
    #expect(placemark.title == "Way 1, Town")
    let item = MKMapItem(placemark: placemark)
    #expect(!item.openInMaps())
    item.name = "Home"
    #expect(!MKMapItem.openMaps(with: [item, MKMapItem(placemark: placemark)]))
    #expect(
      log == [
        "[Maps] no app here shows Way 1, Town", "[Maps] no app here shows Home; Way 1, Town",
      ])
  }

  @Test func `a filter has the kinds that it includes, or all but those that it excludes`() {
    let parks = MKPointOfInterestFilter(including: [.park])
    #expect(parks.includes(.park) && parks.excludes(.museum))
    let others = MKPointOfInterestFilter(excluding: [.park])
    #expect(others.excludes(.park) && others.includes(.museum))
    #expect(MKPointOfInterestFilter.includingAll.includes(.park))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.park))
  }
}
