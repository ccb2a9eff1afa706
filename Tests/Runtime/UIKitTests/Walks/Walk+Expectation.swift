import Testing

extension Walk {
  /// Records an issue with a short script if the walk breaks a rule.
  @MainActor
  func expectNoFailure(
    seed: UInt64? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let failure = run() else { return }
    let short = shrunk(from: failure)
    let origin = seed.map { " (seed \($0))" } ?? ""
    Issue.record(
      """
      A walk\(origin) breaks \(short.failure.message)
      at step \(short.failure.step + 1) of
      \(short.walk)
      """, sourceLocation: sourceLocation)
  }
}
