extension SimulationError {
  /// Creates an error from a decoder's, with the path of keys.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self = .missing(key: Self.path(context, key))
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      self = .badValue(key: Self.path(context))
    case .dataCorrupted(let context):
      self = context.codingPath.isEmpty ? .notJSON : .badValue(key: Self.path(context))
    @unknown default: self = .notJSON
    }
  }

  private static func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil)
    -> String
  {
    (context.codingPath + (last.map { [$0] } ?? []))
      .map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
