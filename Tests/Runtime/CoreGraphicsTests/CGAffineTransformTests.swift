import ConcentrationTestSupport
import CoreGraphics
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  @Test func `a transform applies its six numbers to a point`() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 63, y: 86))
    #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
  }

  @Test func `the identity changes nothing`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(.identity) == rect)
  }

  @Test func `a method on a transform acts before the transform itself`() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 20, y: 30))
    let other = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 12, y: 13))
  }

  @Test func `concatenating applies this transform first`() {
    let transform = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 2, y: 0))
  }

  @Test func `a quarter turn brings x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
  }

  @Test func `a transform without an inverse is its own`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(arguments: Seeds.upTo(50))
  func `an inverse undoes its transform`(seed: UInt64) {
    let number = { (index: UInt64) in CGFloat((seed &* 31 &+ index &* 17) % 23) - 11 }
    let transform = CGAffineTransform(
      a: number(1), b: number(2), c: number(3), d: number(4), tx: number(5), ty: number(6))
    guard transform.a * transform.d != transform.b * transform.c else { return }
    let point = CGPoint(x: number(7), y: number(8))
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - point.x) < 1e-6)
    #expect(abs(back.y - point.y) < 1e-6)
  }

  @Test func `a rotated rectangle has an upright bounding rectangle`() {
    let rect = CGRect(x: -1, y: -2, width: 2, height: 4)
    let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -2, y: -1, width: 4, height: 2))
  }
}
