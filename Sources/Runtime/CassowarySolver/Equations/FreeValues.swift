import Synchronization

/// The values of the free variables of one state of a solver, worked out when the first is asked for.
///
/// Many constraints are added or removed at a time before a value is read, and each of them can move
/// all that follow in a chain.
final class FreeValues: Sendable {
  private let values = Mutex<[Double]?>(nil)

  func value(of symbol: Int32, workingOut workOut: () -> [Double]) -> Double {
    values.withLock { values in
      let known = values ?? workOut()
      values = known
      return known[Int(symbol)]
    }
  }
}
