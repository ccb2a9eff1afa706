import Glibc

/// What was promised, and whether this run kept it.
@MainActor
final class Requirements {
  private var kept = 0
  private var broken: [String] = []
  private var unmeasured = 0

  /// Prints a figure beside its bound.
  func check(_ name: String, _ value: Double, atMost bound: Double) {
    report(name, value, "at most \(bound)", isKept: value <= bound)
  }

  /// Prints a figure beside its bound.
  func check(_ name: String, _ value: Double, atLeast bound: Double) {
    report(name, value, "at least \(bound)", isKept: value >= bound)
  }

  /// Says why a promise cannot be measured here; it counts neither as kept nor as broken.
  func skip(_ name: String, because reason: String) {
    unmeasured += 1
    print("\(padded(name, 52)) not measured: \(reason)")
  }

  /// Prints what became of all promises.
  ///
  /// - Returns: The exit status of the program: 0, or 1 if a promise is broken.
  func summary() -> Int32 {
    let rest = unmeasured > 0 ? ", \(unmeasured) not measured" : ""
    print("\n\(kept) promises kept, \(broken.count) broken\(rest)")
    for name in broken { print("BROKEN: \(name)") }
    return broken.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  }

  private func report(_ name: String, _ value: Double, _ bound: String, isKept: Bool) {
    if isKept { kept += 1 } else { broken.append(name) }
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
