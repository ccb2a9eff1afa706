/// The sum of two coefficients, or zero if they cancel up to rounding.
///
/// What rounding leaves of a difference that is zero would otherwise be taken for a coefficient, and
/// at a high level of priority it would even decide over all lower ones.
@inline(__always)
func sumOrZero(_ first: Double, _ second: Double, tolerance: Double = 1e-10) -> Double {
  let sum = first + second
  return abs(sum) <= max(tolerance * abs(first), negligible) ? 0 : sum
}

/// What is below this is no coefficient, but what rounding left.
let negligible = 1e-12

extension Int32 {
  /// The index of nothing.
  static var none: Int32 { -1 }
}

extension Array {
  /// The element at an index as rows, columns and cells have them.
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }
}
