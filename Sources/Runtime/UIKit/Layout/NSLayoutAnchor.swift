import Foundation

/// An attribute of a view or layout guide, from which constraints are made.
///
/// The type parameter prevents constraints between horizontal, vertical and dimension anchors.
/// Source: Apple, NSLayoutAnchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let target: LayoutTarget

  init(_ target: LayoutTarget) {
    self.target = target
    super.init()
  }

  /// The anchor of an attribute of a view or layout guide.
  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutTarget(item, attribute))
  }

  /// Makes a constraint that this one equals the other plus a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .equal, anchor.target, constant: c)
  }

  /// Makes a constraint that this one is at least the other plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .greaterThanOrEqual, anchor.target, constant: c)
  }

  /// Makes a constraint that this one is at most the other plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .lessThanOrEqual, anchor.target, constant: c)
  }
}

/// A horizontal location.
///
/// Source: Apple, NSLayoutXAxisAnchor.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, from which constraints can be made.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTarget(from: target, to: otherAnchor.target))
  }

  /// Makes a constraint that this one lies after the other by so many system spacings.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: SystemLength.betweenViews * multiplier)
  }

  /// Makes a constraint that this one lies after the other by at least so many system spacings.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: SystemLength.betweenViews * multiplier)
  }

  /// Makes a constraint that this one lies after the other by at most so many system spacings.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: SystemLength.betweenViews * multiplier)
  }
}

/// A vertical location.
///
/// Source: Apple, NSLayoutYAxisAnchor.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another, from which constraints can be made.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTarget(from: target, to: otherAnchor.target))
  }

  /// Makes a constraint that this one lies below the other by so many system spacings.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: SystemLength.betweenViews * multiplier)
  }

  /// Makes a constraint that this one lies below the other by at least so many system spacings.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: SystemLength.betweenViews * multiplier)
  }

  /// Makes a constraint that this one lies below the other by at most so many system spacings.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: SystemLength.betweenViews * multiplier)
  }
}

/// A width, a height or a distance.
///
/// Source: Apple, NSLayoutDimension.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint that the length is a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .equal, nil, constant: c)
  }

  /// Makes a constraint that the length is at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .greaterThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint that the length is at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .lessThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint that the length is a multiple of another one, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .equal, anchor.target, multiplier: m, constant: c)
  }

  /// Makes a constraint that the length is at least a multiple of another one, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .greaterThanOrEqual, anchor.target, multiplier: m, constant: c)
  }

  /// Makes a constraint that the length is at most a multiple of another one, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(target, .lessThanOrEqual, anchor.target, multiplier: m, constant: c)
  }
}
