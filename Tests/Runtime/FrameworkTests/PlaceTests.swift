import CoreLocation
import MapKit
import Testing
import UIKit

/// Places and maps.
@MainActor @Suite struct PlaceTests {
  private final class Traveller: CLLocationManagerDelegate, MKMapViewDelegate {
    var calls: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      calls.append("status \(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      calls.append("failed \((error as? CLError)?.code == .denied)")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      calls.append("region \(mapView.centerCoordinate.latitude)")
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      calls.append("view for \(annotation.title ?? "")")
      return nil
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      calls.append("selected \(view.annotation?.title ?? "")")
    }
  }

  @Test func `the person does not allow the place, which is told in later turns`() {
    let world = World()
    let (manager, traveller) = (CLLocationManager(), Traveller())
    manager.delegate = traveller
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(traveller.calls.isEmpty)
    world.wait()
    #expect(traveller.calls.suffix(2) == ["status denied", "failed true"])
    #expect(manager.location == nil)
  }

  @Test func `a degree along the equator is 111 km`() {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    let here = CLLocation(latitude: 0, longitude: 0)
    let there = CLLocation(latitude: 0, longitude: 1)
    #expect(abs(here.distance(from: there) - 111_195) < 1)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_120,
      longitudinalMeters: 111_120)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(region.span.longitudeDelta - 2) < 0.001)
  }

  @Test func `names of places need a network`() {
    let world = World()
    var errors: [CLError.Code?] = []
    CLGeocoder().geocodeAddressString("London") { places, error in
      #expect(places == nil)
      errors.append((error as? CLError)?.code)
    }
    world.wait()
    #expect(errors == [.network])
  }

  @Test func `a map says its centre and its points, and asks its delegate`() {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    let (map, traveller) = (MKMapView(), Traveller())
    map.delegate = traveller
    let point = MKPointAnnotation()
    point.title = "Oslo"
    point.coordinate = CLLocationCoordinate2D(latitude: 59.95, longitude: 10.75)
    map.addAnnotation(point)
    map.setCenter(point.coordinate, animated: false)
    map.selectAnnotation(point, animated: false)
    #expect(traveller.calls == ["view for Oslo", "region 59.95", "selected Oslo"])
    #expect((map.subviews.first as? UILabel)?.text == "Map: standard, 59.9500, 10.7500\n* Oslo")
    map.removeAnnotation(point)
    #expect(map.annotations.isEmpty)
  }
}
