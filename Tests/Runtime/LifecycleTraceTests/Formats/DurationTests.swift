import Testing

@testable import LifecycleTrace

@Suite struct DurationTests {
  /// Nanoseconds are counted in one way up to 584 years and in another beyond and before zero.
  static let durations: [(Duration, Int64)] = [
    (.zero, 0), (.nanoseconds(1), 1), (.nanoseconds(-1), -1),
    (.seconds(3) + .nanoseconds(7), 3_000_000_007),
    (.seconds(-3) + .nanoseconds(7), -2_999_999_993), (.nanoseconds(Int64.max), .max),
    (.nanoseconds(Int64.max) + .nanoseconds(1), .max), (.seconds(18_446_744_073), .max),
    (.seconds(18_446_744_074), .max), (.seconds(Int64.max), .max), (.nanoseconds(Int64.min), .min),
    (.nanoseconds(Int64.min) - .nanoseconds(1), .min), (.seconds(Int64.min), .min),
    (Duration(secondsComponent: 0, attosecondsComponent: 999_999_999), 0),
    (Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999), 1_000_000_001),
  ]

  @Test(arguments: durations)
  func `a duration is whole nanoseconds, at most those of 292 years`(
    _ duration: Duration, expected: Int64
  ) {
    #expect(duration.nanoseconds == expected)
  }
}
