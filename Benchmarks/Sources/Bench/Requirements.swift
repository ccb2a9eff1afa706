/// What was promised, and whether this run kept it.
@MainActor
final class Requirements {
  private(set) var broken = 0

  /// Prints a ratio beside its bound.
  func check(_ name: String, _ value: Double, atMost bound: Double) {
    report(name, value, "at most \(bound)", isKept: value <= bound)
  }

  /// Prints a ratio beside its bound.
  func check(_ name: String, _ value: Double, atLeast bound: Double) {
    report(name, value, "at least \(bound)", isKept: value >= bound)
  }

  private func report(_ name: String, _ value: Double, _ bound: String, isKept: Bool) {
    if !isKept { broken += 1 }
    print(
      "\(padded(name, 52)) \(rounded(value, 3))  (\(bound)): \(isKept ? "kept" : "BROKEN")")
  }
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(width - text.count, 0))
}

func rounded(_ value: Double, _ decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return "\((value * scale).rounded() / scale)"
}
