import Foundation
import Testing

@testable import UIKit

/// The movements that were recorded on a phone, in points and seconds.
@MainActor @Suite struct ScrollTrajectoryTests {
  private static let deceleration = Deceleration(rate: 0.998, restingSpeed: 0.01)

  // Source: UIKIT-CASES.md scroll-deceleration-law.
  @Test(arguments: [(0.75, 369.6, 2.157), (3.0, 1493.7, 2.849), (1.0, 494.5, 2.300)])
  func `scroll-deceleration-law: how far and how long`(
    velocity: CGFloat, distance: CGFloat, seconds: Double
  ) throws {
    #expect(abs(Self.deceleration.distance(from: velocity) - distance) < 2)
    #expect(abs(Self.deceleration.time(toRestFrom: velocity) - seconds) < 1.0 / 60)
    let end = 5000 + Self.deceleration.distance(from: velocity)
    let trajectory = AxisTrajectory.release(
      from: 5000, velocity: velocity, to: end, within: 0...10_000, deceleration: Self.deceleration,
      bounces: true)
    #expect(trajectory.position(at: 0) == 5000)
    #expect(trajectory.position(at: seconds + 0.02) == nil)
    let last = try #require(trajectory.position(at: seconds - 0.02))
    #expect(abs(last - end) < 0.5)
  }

  // Source: UIKIT-CASES.md scroll-bounce.
  @Test(arguments: [
    (7, 223.3), (24, 197), (41, 173.3), (57, 152), (74, 133.3), (91, 116.3), (107, 101.3),
    (174, 57.7), (241, 32), (307, 17.7), (441, 5),
  ])
  func `scroll-bounce: released past the edge after holding still`(
    milliseconds: Double, position: CGFloat
  ) throws {
    let trajectory = AxisTrajectory.release(
      from: -235, velocity: 0, to: 0, within: 0...1000, deceleration: Self.deceleration,
      bounces: true)
    let found = try #require(trajectory.position(at: milliseconds / 1000))
    #expect(abs(found + position) < 1)
    #expect(trajectory.position(at: 0.691) == nil)
  }

  // Source: UIKIT-CASES.md scroll-bounce.
  @Test(arguments: [(124, 39248.3), (207, 39220), (307, 39185), (490, 39156.3)])
  func `scroll-bounce: a fling into the edge bounces back from it`(
    milliseconds: Double, position: CGFloat
  ) throws {
    let trajectory = AxisTrajectory.release(
      from: 39088, velocity: 3.125, to: 39148, within: 0...39148, deceleration: Self.deceleration,
      bounces: true)
    let found = try #require(trajectory.position(at: milliseconds / 1000))
    #expect(abs(found - position) < 1.5)
    #expect(trajectory.end == 39148)
    #expect(trajectory.position(at: 0.82) == nil)
    let hard = AxisTrajectory.release(
      from: 39088, velocity: 3.125, to: 39148, within: 0...39148, deceleration: Self.deceleration,
      bounces: false)
    #expect(hard.position(at: 0.03) == nil)
  }

  @Test func `a changed target is reached by slowing down`() {
    let trajectory = AxisTrajectory.release(
      from: 0, velocity: 0.1, to: 300, within: 0...1000, deceleration: Self.deceleration,
      bounces: true)
    let positions = stride(from: 0, through: 3, by: 0.1).compactMap { trajectory.position(at: $0) }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
    #expect(positions.allSatisfy { $0 < 300 })
    #expect(trajectory.end == 300)
  }

  // Source: UIKIT-CASES.md scroll-rubber-band.
  @Test(arguments: [
    (5, 2.667), (20, 11), (70, 37), (170, 84.333), (290, 134.333), (590, 235),
  ])
  func `scroll-rubber-band: a drag past the edge gives way less and less`(
    beyond: CGFloat, shown: CGFloat
  ) {
    let limits = ScrollLimits(
      contentSize: CGSize(width: 393, height: 4000), boundsSize: CGSize(width: 393, height: 852),
      inset: .zero)
    let offset = limits.rubberBand(
      CGPoint(x: 0, y: -beyond), bouncing: (false, true), in: CGSize(width: 393, height: 852))
    #expect(abs(offset.y + shown) < 0.34)
  }
}
