import Foundation

/// A coordinate space, from and to which coordinates can be converted.
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

// Disfavoured, so that the methods for views are preferred.
extension UIView: UICoordinateSpace {
  /// Converts a point of this view's coordinates to another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return toTop(point) }
    return convert(point, to: view)
  }

  /// Converts a point of another space to this view's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return fromTop(point) }
    return convert(point, from: view)
  }

  /// Converts a rectangle of this view's coordinates to another space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return toTop(rect) }
    return convert(rect, to: view)
  }

  /// Converts a rectangle of another space to this view's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return fromTop(rect) }
    return convert(rect, from: view)
  }

  /// The smallest rectangle of the screen that contains one of this view.
  fileprivate func toTop(_ rect: CGRect) -> CGRect { rect.applying(transform(upTo: nil)) }

  /// The smallest rectangle of this view that contains one of the screen.
  fileprivate func fromTop(_ rect: CGRect) -> CGRect {
    rect.applying(transform(upTo: nil).inverted())
  }
}

// This calls the overloads for views, not for coordinate spaces: if those are specialized for a
// screen, the optimizer of Swift 6.3.1 crashes.
extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen as it is turned.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen; a terminal is never turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

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
    (coordinateSpace as? UIView)?.fromTop(rect) ?? rect
  }

  /// Converts a rectangle of another space to the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.toTop(rect) ?? rect
  }
}
