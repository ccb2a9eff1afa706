import CoreLocation
import UIKit

/// A point on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// What stands there.
  var title: String? { get }
  /// What stands below it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nothing.
  public var title: String? { nil }
  /// Nothing.
  public var subtitle: String? { nil }
}

/// A point with a title.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// What stands there.
  open var title: String?
  /// What stands below it.
  open var subtitle: String?

  /// Makes a point at 0, 0.
  public override init() {}
}

/// Where the person is, which is not known.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place at 0, 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The place: none.
  open var location: CLLocation? { nil }
  /// What stands there.
  open var title: String? = "My Location"
  /// What stands below it.
  open var subtitle: String?
}

/// What shows a point.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The point.
  open var annotation: (any MKAnnotation)?
  /// The name by which the map keeps it for another point.
  public let reuseIdentifier: String?
  /// Whether a tap shows the title.
  open var canShowCallout = false
  /// What stands before the title.
  open var leftCalloutAccessoryView: UIView?
  /// What stands behind the title.
  open var rightCalloutAccessoryView: UIView?
  /// What is drawn.
  open var image: UIImage?
  /// How far from the point the middle of the view is, in points.
  open var centerOffset = CGPoint.zero
  /// How far from its usual place the title is, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether it can be moved.
  open var isDraggable = false

  /// Makes a view of a point.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes one from a file.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// A pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin.
  open var pinTintColor: UIColor?
  /// Whether the pin falls.
  open var animatesDrop = false
  /// The red of pins.
  public class func redPinColor() -> UIColor { .systemRed }
  /// The green of pins.
  public class func greenPinColor() -> UIColor { .systemGreen }
  /// The purple of pins.
  public class func purplePinColor() -> UIColor { .systemPurple }
}

/// A balloon.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon.
  open var markerTintColor: UIColor?
  /// What stands in it.
  open var glyphText: String?
}
