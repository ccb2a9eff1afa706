import Foundation

extension UIBezierPath {
  /// Fills the inside with the current context's colour for fills.
  @preconcurrency @MainActor
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.surface.fill(cgPath.path, rule: fillRule, color: context.fillColor)
  }

  /// Strokes the path in the current context's colour for strokes.
  @preconcurrency @MainActor
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.surface.stroke(cgPath.path, style: pen, color: context.strokeColor)
  }

  /// Intersects the clip of the current context with the inside.
  @preconcurrency @MainActor
  public func addClip() {
    UIGraphicsGetCurrentContext()?.surface.clip(to: cgPath.path, rule: fillRule)
  }
}
