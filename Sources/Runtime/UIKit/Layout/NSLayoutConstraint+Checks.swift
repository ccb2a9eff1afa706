extension NSLayoutConstraint {
  /// Stops the program, where UIKit raises an exception, if the two sides cannot be compared.
  ///
  /// Source: UIKIT-CASES.md layout-illegal-pairs.
  func checkTargets() {
    precondition(multiplier.isFinite && constant.isFinite, "NSLayoutConstraint: not a number")
    guard let second, multiplier != 0 else {
      precondition(
        first.isLength,
        "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for "
          + "the first attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs.")
      return
    }
    precondition(
      first.isLength == second.isLength && (first.isLength || first.axis == second.axis),
      "NSLayoutConstraint: Invalid pairing of layout attributes.")
    precondition(
      first.isLength
        || !(first.attribute.followsReading && second.attribute.isFixedSide)
          && !(first.attribute.isFixedSide && second.attribute.followsReading),
      "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither.")
  }
}

extension LayoutTarget {
  fileprivate var axis: NSLayoutConstraint.Axis { attribute.axis }
}
