import Foundation
import QuartzCore
import Testing

/// Source: UIKIT-CASES.md motion-time.
@MainActor @Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 1
    change(&timing)
    return timing
  }

  @Test func `motion-time: a new animation and a new layer have Apple's values`() {
    for object in [CAAnimation(), CALayer()] as [any CAMediaTiming] {
      #expect(object.beginTime == 0 && object.duration == 0 && object.timeOffset == 0)
      #expect(object.speed == 1 && object.repeatCount == 0 && object.repeatDuration == 0)
      #expect(!object.autoreverses && object.fillMode == .removed)
    }
  }

  @Test func `motion-time: own time is the parent's less the begin, times speed, plus the offset`()
  {
    let timing = timing {
      $0.beginTime = 10
      $0.speed = 2
      $0.timeOffset = 0.5
    }
    #expect(timing.localTime(at: 11.25) == 3)
    #expect(timing.parentTime(at: 3) == 11.25)
    #expect(self.timing { $0.speed = 0 }.parentTime(at: 3) == nil)
  }

  @Test(
    arguments: [
      (0, 0, false, 1), (3, 0, true, 6), (2.5, 0, false, 2.5), (2, 7.5, true, 7.5),
    ] as [(Float, Double, Bool, Double)])
  func `motion-time: the active duration is the repeat duration or the product`(
    count: Float, repeatDuration: Double, autoreverses: Bool, expected: Double
  ) {
    let timing = timing {
      ($0.repeatCount, $0.repeatDuration, $0.autoreverses) = (count, repeatDuration, autoreverses)
    }
    #expect(timing.activeDuration == expected)
    #expect(timing.endTime == expected)
  }

  @Test func `motion-time: a way back is the way there mirrored`() {
    let timing = timing {
      $0.autoreverses = true
      $0.repeatCount = .infinity
    }
    #expect(timing.moment(at: 0.25)?.time == 0.25)
    #expect(timing.moment(at: 1.25)?.time == 0.75)
    #expect(timing.moment(at: 2.25)?.time == 0.25)
    #expect(timing.endTime == nil)
  }

  @Test(
    arguments: [
      (.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 0.5), (.both, 0, 0.5),
    ] as [(CAMediaTimingFillMode, Double?, Double?)])
  func `motion-time: the fill mode says what is shown before and after`(
    mode: CAMediaTimingFillMode, before: Double?, after: Double?
  ) {
    let timing = timing {
      $0.fillMode = mode
      $0.beginTime = 5
      $0.repeatCount = 1.5
    }
    #expect(timing.moment(at: 4)?.time == before)
    #expect(timing.moment(at: 5.5)?.time == 0.5)
    #expect(timing.moment(at: 6.5)?.time == after)
    #expect(timing.moment(at: 100)?.time == after)
  }

  @Test func `motion-time: whole runs end at the end of a run, and backwards at its beginning`() {
    let there = timing {
      $0.fillMode = .forwards
      $0.repeatCount = 3
    }
    #expect(there.moment(at: 3)?.time == 1 && there.moment(at: 3)?.completedRuns == 2)
    let back = timing {
      $0.fillMode = .forwards
      $0.autoreverses = true
    }
    #expect(back.moment(at: 2)?.time == 0)
  }

  /// Technical Q&A QA1673.
  @Test func `motion-time: a layer that is stopped and goes on loses no time`() {
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    outer.speed = 2
    let stopped = layer.convertTime(10, from: nil)
    #expect(stopped == 20)
    layer.speed = 0
    layer.timeOffset = stopped
    #expect(layer.convertTime(13, from: nil) == stopped)
    let pause = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(13, from: nil) - pause
    #expect(layer.convertTime(13, from: nil) == stopped)
    #expect(layer.convertTime(14, from: nil) == stopped + 2)
    #expect(layer.convertTime(stopped + 2, to: nil) == 14)
  }
}
