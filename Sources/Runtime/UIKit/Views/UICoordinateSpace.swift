import Foundation

/// Something whose coordinates can be converted into others.
///
/// Source: Apple, UICoordinateSpace.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the space in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavored, so that a view goes to the methods that take one.
extension UIView: UICoordinateSpace {
  /// Converts a point of this view's coordinates to another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { convert(point, to: $0) } ?? toTop(point)
  }

  /// Converts a point of another space to this view's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { convert(point, from: $0) } ?? fromTop(point)
  }

  /// Converts a rectangle of this view's coordinates to another space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { convert(rect, to: $0) }
      ?? rect.applying(transform(upTo: nil))
  }

  /// Converts a rectangle of another space to this view's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { convert(rect, from: $0) }
      ?? rect.applying(transform(upTo: nil).inverted())
  }
}

extension UIScreen: UICoordinateSpace {
  /// Converts a point of the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.fromTop(point) ?? point
  }

  /// Converts a point of another space to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.toTop(point) ?? point
  }

  /// Converts a rectangle of the screen to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
  }

  /// Converts a rectangle of another space to the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
  }
}
