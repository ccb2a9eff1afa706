// An app that imports MapKit has places, too, as on a phone.
@_exported import CoreLocation
