/// The sum of two coefficients, or zero if they cancel up to rounding.
///
/// A rounding error in place of zero would otherwise count as a coefficient, and at a high level of
/// priority it would outweigh all lower ones.
@inline(__always)
func sumOrZero(_ first: Double, _ second: Double, tolerance: Double = 1e-10) -> Double {
  let sum = first + second
  return abs(sum) <= max(tolerance * abs(first), negligible) ? 0 : sum
}

/// Smaller numbers are rounding errors, not coefficients.
let negligible = 1e-12

extension Int32 {
  /// The index that stands for none.
  static var none: Int32 { -1 }
}

extension Array {
  /// The element at a 32-bit index, as rows, columns and cells have.
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }
}
