import Foundation
import QuartzCore
import Testing

/// Source: UIKIT-CASES.md motion-curves.
@Suite struct TimingCurveTests {
  private static let named: [(CAMediaTimingFunctionName, [Float])] = [
    (.linear, [0, 0, 1, 1]), (.default, [0.25, 0.1, 0.25, 1]), (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
  ]

  @Test(arguments: named)
  func `motion-curves: the named curves have Apple's control points`(
    name: CAMediaTimingFunctionName, points: [Float]
  ) {
    let function = CAMediaTimingFunction(name: name)
    var values: [Float] = [9, 9]
    var all: [Float] = []
    for index in 0..<4 {
      function.getControlPoint(at: index, values: &values)
      all += values
    }
    #expect(all == [0, 0] + points + [1, 1])
  }

  @Test(arguments: [
    (TimingCurve.standard, [0.0948, 0.2952, 0.5133, 0.8024, 0.9408, 0.9943]),
    (.easeIn, [0.0170, 0.0623, 0.1296, 0.3154, 0.5548, 0.8394]),
    (.easeOut, [0.1606, 0.3084, 0.4452, 0.6846, 0.8704, 0.9830]),
    (.easeInEaseOut, [0.0197, 0.0817, 0.1874, 0.5000, 0.8126, 0.9803]),
    (.linear, [0.1, 0.2, 0.3, 0.5, 0.7, 0.9]),
  ])
  func `motion-curves: progress at some times`(curve: TimingCurve, values: [Double]) {
    for (time, value) in zip([0.1, 0.2, 0.3, 0.5, 0.7, 0.9], values) {
      #expect(abs(curve.value(at: time) - value) < 0.0001, "at \(time)")
    }
  }

  @Test(arguments: [
    (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.9, -0.5, 0.1, 1.5), (1, 0, 0, 1),
    (0, 1, 1, 0),
  ])
  func `motion-curves: a point of the curve by its definition is met to nine digits`(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    let curve = TimingCurve(x1, y1, x2, y2)
    for step in 0...200 {
      let s = Double(step) / 200
      let bezier = { (a: Double, b: Double) in
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
      }
      // Where x stands still, y is not a function of it to any number of digits.
      let slope = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
      guard slope > 1e-3 else { continue }
      #expect(abs(curve.value(at: bezier(x1, x2)) - bezier(y1, y2)) < 1e-9, "at \(s)")
    }
  }
}
