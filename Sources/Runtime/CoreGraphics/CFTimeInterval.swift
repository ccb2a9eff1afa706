/// A duration in seconds.
///
/// Source: Apple, CFTimeInterval.
public typealias CFTimeInterval = Double
