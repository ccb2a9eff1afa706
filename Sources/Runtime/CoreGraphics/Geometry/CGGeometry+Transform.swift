import Foundation

extension CGPoint {
  /// The transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The transformed size, without the translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle parallel to the axes that contains the four transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !transform.isIdentity else { return self }
    guard transform.b != 0 || transform.c != 0 else { return stretched(by: transform) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The same for a transform without rotation and shear; infinite rectangles are possible.
  private func stretched(by transform: CGAffineTransform) -> CGRect {
    let rect = standardized
    return CGRect(
      x: min(rect.minX * transform.a, rect.maxX * transform.a) + transform.tx,
      y: min(rect.minY * transform.d, rect.maxY * transform.d) + transform.ty,
      width: rect.width * abs(transform.a), height: rect.height * abs(transform.d))
  }
}
