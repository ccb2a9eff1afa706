import Foundation

/// A moment or a length of time, as a fraction.
///
/// Source: Apple, CMTime.
public struct CMTime: Hashable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: parts of a second.
  public var timescale: Int32
  /// What kind of number it is.
  private var kind = Kind.number

  private enum Kind: Int, Sendable {
    case negativeInfinity, number, positiveInfinity, indefinite, invalid
  }

  /// Makes a time from a fraction.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
    if timescale <= 0 { kind = .invalid }
  }

  /// Makes a time from seconds, rounded to a part of one.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite, preferredTimescale > 0 else {
      self = seconds.isNaN || preferredTimescale <= 0 ? .invalid : Self(endless: seconds > 0)
      return
    }
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  /// Makes an invalid time.
  public init() { self = .invalid }

  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }
  private init(endless isPositive: Bool) {
    self.init(isPositive ? .positiveInfinity : .negativeInfinity)
  }

  /// No time at all.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// Not a time.
  public static let invalid = CMTime(.invalid)
  /// A time that is not known.
  public static let indefinite = CMTime(.indefinite)
  /// For ever.
  public static let positiveInfinity = CMTime(.positiveInfinity)
  /// Since ever.
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// Whether it is a time.
  public var isValid: Bool { kind != .invalid }
  /// Whether it is a number.
  public var isNumeric: Bool { kind == .number }
  /// Whether it is not known.
  public var isIndefinite: Bool { kind == .indefinite }

  /// The time in seconds; NaN if it is no time, or not known.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .indefinite, .invalid: .nan
    }
  }

  /// Two times that are as long are equal, whatever their parts.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.kind == .number, right.kind == .number else { return left.kind == right.kind }
    return left.value * Int64(right.timescale) == right.value * Int64(left.timescale)
  }

  /// The hash of the seconds.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind == .number ? seconds : .nan) }
}

extension CMTime: Comparable {
  /// Whether one time is before another.
  public static func < (left: CMTime, right: CMTime) -> Bool {
    guard left.kind == .number, right.kind == .number else {
      return left.kind.rawValue < right.kind.rawValue
    }
    return left.value * Int64(right.timescale) < right.value * Int64(left.timescale)
  }

  /// The sum.
  public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, +) }

  /// The difference.
  public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, right, -) }

  private static func combine(
    _ left: CMTime, _ right: CMTime, _ operation: (Int64, Int64) -> Int64
  ) -> CMTime {
    guard left.kind == .number, right.kind == .number else {
      return left.kind == .number ? right : left
    }
    if left.timescale == right.timescale {
      return CMTime(value: operation(left.value, right.value), timescale: left.timescale)
    }
    let scale = Int64(left.timescale) * Int64(right.timescale)
    let value = operation(
      left.value * Int64(right.timescale), right.value * Int64(left.timescale))
    guard scale <= Int64(Int32.max) else {
      return CMTime(seconds: Double(value) / Double(scale), preferredTimescale: left.timescale)
    }
    return CMTime(value: value, timescale: Int32(scale))
  }
}

/// Makes a time from a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A part of a time.
///
/// Source: Apple, CMTimeRange.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Makes a part from its beginning and length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

  /// Makes a part from its beginning and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// No part at all.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// Not a part.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// Where it ends.
  public var end: CMTime { start + duration }

  /// Whether a moment lies in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// Makes a part of a time.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
