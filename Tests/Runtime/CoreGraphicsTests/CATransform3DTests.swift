import QuartzCore
import Testing

/// Transforms in space.
@Suite struct CATransform3DTests {
  private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let difference = CATransform3DConcat(a, CATransform3DInvert(b))
    let one = CATransform3DIdentity
    return zip(numbers(difference), numbers(one)).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  @Test func `a rotation about the axis of depth is that of the plane`() {
    let turned = CATransform3DMakeRotation(.pi / 6, 0, 0, 5)
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(isClose(turned, plane))
    #expect(CATransform3DIsAffine(turned))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `translations, scales and rotations are done in the order of the plane's functions`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)
    #expect((moved.m41, moved.m42, moved.m43) == (10, 18, 28))
    let affine = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 6)
    #expect(CATransform3DGetAffineTransform(moved) == affine)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 2, 2)
    #expect((scaled.m11, scaled.m41) == (2, 1))
  }

  @Test func `an inverse undoes a transform, and one without an inverse stays`() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 0.5, 3), 4, 5, 6)
    #expect(
      isClose(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity)
    )
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }
}
