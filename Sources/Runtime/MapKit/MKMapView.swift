import CoreLocation
import UIKit

/// How a map looks.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard
  /// Pictures.
  case satellite
  /// Pictures with streets.
  case hybrid
  /// Pictures from above.
  case satelliteFlyover
  /// Pictures from above with streets.
  case hybridFlyover
  /// Streets, less coloured.
  case mutedStandard
}

/// How a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not.
  case none
  /// By the place.
  case follow
  /// By place and direction.
  case followWithHeading
}

/// What a map asks and tells.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// What shows a point; nil is a pin.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// The map will show another part.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The map shows another part.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// A point was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// The button beside a title was pressed.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// The place of the person has changed.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  /// A pin.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

/// A map without a picture: the kind, the centre, and the titles of its points.
///
/// Source: Apple, MKMapView.
@preconcurrency @MainActor
open class MKMapView: UIView {
  private let label = UILabel(frame: .zero)
  private var storedRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]

  /// Is asked what shows a point, and told of changes.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { showViews() } }
  /// How the map looks.
  open var mapType = MKMapType.standard { didSet { describe() } }
  /// Whether the person is shown, whose place is not known.
  open var showsUserLocation = false
  /// The kinds of places that are shown: a map without a picture shows none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the person can zoom.
  open var isZoomEnabled = true
  /// Whether the person can scroll.
  open var isScrollEnabled = true
  /// How the map follows the person.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Where the person is.
  public let userLocation = MKUserLocation()
  /// The points.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The points that were chosen.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []

  /// Makes a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLabel()
  }

  /// Makes one from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabel()
  }

  private func addLabel() {
    layer.borderWidth = 1
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    describe()
  }

  // MARK: The part that is shown

  /// The part that is shown.
  open var region: MKCoordinateRegion {
    get { storedRegion }
    set { setRegion(newValue, animated: false) }
  }

  /// The centre of that.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { storedRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows another part.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    storedRegion = region
    describe()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Shows another place in the centre.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: storedRegion.span), animated: animated)
  }

  /// A part of the shape of this view: here any.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  // MARK: Points

  /// Adds a point.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds points.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    showViews()
    describe()
  }

  /// Removes a point.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes points.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      selectedAnnotations.removeAll { $0 === annotation }
      views[ObjectIdentifier(annotation)] = nil
    }
    describe()
  }

  /// Shows a part with these points in it.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let new = annotations.filter { annotation in !self.annotations.contains { $0 === annotation } }
    addAnnotations(new)
    if let first = annotations.first { setCenter(first.coordinate, animated: animated) }
  }

  /// Chooses a point.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations = [annotation]
    if let view = view(for: annotation) { delegate?.mapView(self, didSelect: view) }
  }

  /// Chooses a point no longer.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// What shows a point.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// A view that shows no point any more: there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  private func showViews() {
    for annotation in annotations where view(for: annotation) == nil {
      views[ObjectIdentifier(annotation)] =
        delegate?.mapView(self, viewFor: annotation)
        ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
    }
  }

  private func describe() {
    let centre = storedRegion.center
    let place = String(format: "%.4f, %.4f", centre.latitude, centre.longitude)
    let titles = annotations.compactMap { $0.title.map { "* \($0)" } }
    label.text = (["Map: \(mapType), \(place)"] + titles).joined(separator: "\n")
  }
}

extension UIKitRuntime.ExposedClasses {
  /// Lets storyboards make maps.
  public func exposeMapKit() {
    expose(MKMapView.self, as: "MKMapView") { $0.property("delegate", \MKMapView.delegate) }
  }
}
