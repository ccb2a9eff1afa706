import Foundation

/// Lets a `CGContext` draw on a `DrawingContext`.
///
/// Views draw on the main actor only; since Core Graphics' functions are not isolated, this assumes
/// the isolation.
@MainActor
final class ViewSurface: GraphicsSurface {
  let target: any UIKitRuntime.DrawingContext

  init(_ target: any UIKitRuntime.DrawingContext) {
    self.target = target
  }

  nonisolated func fill(_ rect: CGRect, color: CGColor) {
    MainActor.assumeIsolated { target.fill(rect, color: UIColor(cgColor: color)) }
  }

  nonisolated func fill(_ path: PathElements, rule: CGPathFillRule, color: CGColor) {
    MainActor.assumeIsolated {
      target.fill(UIBezierPath(path, rule: rule), color: UIColor(cgColor: color))
    }
  }

  nonisolated func stroke(_ path: PathElements, style: StrokeStyle, color: CGColor) {
    MainActor.assumeIsolated {
      target.stroke(UIBezierPath(path, pen: style), color: UIColor(cgColor: color))
    }
  }

  nonisolated func draw(_ text: SurfaceText, in rect: CGRect) {
    MainActor.assumeIsolated {
      let mode = NSLineBreakMode(rawValue: text.lineBreakMode) ?? .byWordWrapping
      let base = UIKitRuntime.TextAttributes(
        foreground: text.color.map { UIColor(cgColor: $0) })
      let glyphs = StyledText(
        text.string, base: base, fontSize: text.fontSize,
        measure: UIApplication.shared.viewEnvironment.textMeasure)
      let layout = TextLayout(
        glyphs, width: mode == .byClipping ? nil : ScreenCell.columns(in: rect.width),
        maximumLines: mode.rawValue > 2 ? 1 : 0, mode: mode)
      layout.draw(
        in: rect, alignment: NSTextAlignment(rawValue: text.alignment) ?? .natural, on: target)
    }
  }

  nonisolated var clipBounds: CGRect { MainActor.assumeIsolated { target.clipBounds } }

  nonisolated func clip(to rect: CGRect) {
    MainActor.assumeIsolated { target.clip(to: rect) }
  }

  nonisolated func clip(to path: PathElements, rule: CGPathFillRule) {
    MainActor.assumeIsolated { target.clip(to: UIBezierPath(path, rule: rule)) }
  }

  nonisolated func concatenate(_ transform: CGAffineTransform) {
    MainActor.assumeIsolated { target.concatenate(transform) }
  }

  nonisolated func saveState() {
    MainActor.assumeIsolated { target.saveState() }
  }

  nonisolated func restoreState() {
    MainActor.assumeIsolated { target.restoreState() }
  }
}

extension CGContext {
  /// Creates a context that draws where views do.
  @MainActor
  package convenience init(drawingOn target: any UIKitRuntime.DrawingContext) {
    self.init(surface: ViewSurface(target))
  }
}

/// The drawing functions of views, which draw on the same surface as those of Core Graphics.
extension CGContext: UIKitRuntime.DrawingContext {
  /// The drawing context; nil if this context was not created for views.
  @MainActor private var target: (any UIKitRuntime.DrawingContext)? {
    (surface as? ViewSurface)?.target
  }

  /// Fills whole cells of a rectangle with a colour.
  package func fill(_ rect: CGRect, color: UIColor) { target?.fill(rect, color: color) }

  /// Fills a path with a colour, by the path's fill rule.
  package func fill(_ path: UIBezierPath, color: UIColor) { target?.fill(path, color: color) }

  /// Strokes a path with its own line style.
  package func stroke(_ path: UIBezierPath, color: UIColor) { target?.stroke(path, color: color) }

  /// Draws a frame of line characters along the inside of a rectangle.
  package func strokeFrame(_ rect: CGRect, color: UIColor) {
    target?.strokeFrame(rect, color: color)
  }

  /// Draws one line of text whose first cell is at a point.
  package func drawText(_ text: String, at point: CGPoint, attributes: UIKitRuntime.TextAttributes)
  {
    target?.drawText(text, at: point, attributes: attributes)
  }

  /// Draws an image stretched to a rectangle.
  package func drawImage(_ image: UIImage, in rect: CGRect) {
    target?.drawImage(image, in: rect)
  }

  /// Another name of `boundingBoxOfClipPath`.
  package var clipBounds: CGRect { boundingBoxOfClipPath }

  /// Another name of `saveGState()`.
  package func saveState() { saveGState() }

  /// Another name of `restoreGState()`.
  package func restoreState() { restoreGState() }

  /// Intersects the clip with the inside of a path.
  package func clip(to path: UIBezierPath) { target?.clip(to: path) }
}
