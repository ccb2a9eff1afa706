import CoreGraphics
import Foundation

/// What was drawn into an image, step by step.
///
/// The steps are drawn again wherever the image is, so that its text stays text, and its lines are as
/// sharp as the cells there allow. Only `pngData()` and `jpegData(compressionQuality:)` make pixels of them.
final class ImageDrawing {
  /// One call of a drawing context.
  enum Step {
    case fill(CGRect, UIColor)
    case strokeFrame(CGRect, UIColor)
    case fillPath(PathElements, CGPathFillRule, UIColor)
    case strokePath(PathElements, StrokeStyle, UIColor)
    case text(String, CGPoint, UIKitRuntime.TextAttributes)
    case image(UIImage, CGRect)
    case saveState
    case restoreState
    case concatenate(CGAffineTransform)
    case clip(CGRect)
    case clipToPath(PathElements, CGPathFillRule)
  }

  /// Drawings of more steps become pixels, so that an app that draws each image on the last one does not
  /// draw more and more.
  static let mostSteps = 4096

  /// The size in points.
  let size: CGSize
  let steps: [Step]
  /// The number of steps, those of the images in it included.
  let weight: Int

  init(size: CGSize, steps: [Step]) {
    (self.size, self.steps) = (size, steps)
    weight = steps.reduce(0) { sum, step in
      guard case .image(let image, _) = step else { return sum + 1 }
      return sum + 1 + (image.drawing?.weight ?? 0)
    }
  }

  /// Draws the steps, stretched to a rectangle and cut off at its edges.
  @MainActor
  func draw(in rect: CGRect, on context: any UIKitRuntime.DrawingContext) {
    guard size.width > 0, size.height > 0 else { return }
    context.saveState()
    context.clip(to: rect)
    context.translate(by: rect.origin)
    if rect.size != size {
      context.scale(x: rect.width / size.width, y: rect.height / size.height)
    }
    for step in steps { draw(step, on: context) }
    context.restoreState()
  }

  @MainActor
  private func draw(_ step: Step, on context: any UIKitRuntime.DrawingContext) {
    switch step {
    case .fill(let rect, let color): context.fill(rect, color: color)
    case .strokeFrame(let rect, let color): context.strokeFrame(rect, color: color)
    case .fillPath(let path, let rule, let color):
      context.fill(UIBezierPath(path, rule: rule), color: color)
    case .strokePath(let path, let pen, let color):
      context.stroke(UIBezierPath(path, pen: pen), color: color)
    case .text(let text, let point, let attributes):
      context.drawText(text, at: point, attributes: attributes)
    case .image(let image, let rect): context.drawImage(image, in: rect)
    case .saveState: context.saveState()
    case .restoreState: context.restoreState()
    case .concatenate(let transform): context.concatenate(transform)
    case .clip(let rect): context.clip(to: rect)
    case .clipToPath(let path, let rule): context.clip(to: UIBezierPath(path, rule: rule))
    }
  }
}

/// A drawing context that keeps what is drawn for an image.
@MainActor
final class ImageRecorder: UIKitRuntime.DrawingContext {
  /// What `saveState()` saves.
  private struct State {
    var transform = CGAffineTransform.identity
    /// The smallest rectangle that holds the clip, in the coordinates of the image.
    var clip: CGRect
  }

  private let size: CGSize
  /// The pixels in a point of the image.
  private let scale: CGFloat
  private var steps: [ImageDrawing.Step] = []
  private var state: State
  private var savedStates: [State] = []

  init(size: CGSize, scale: CGFloat = 1) {
    (self.size, self.scale) = (size, scale)
    state = State(clip: CGRect(origin: .zero, size: size))
  }

  /// What has been drawn so far; states that are still saved are restored at its end.
  var image: UIImage {
    let ends = Array(repeating: ImageDrawing.Step.restoreState, count: savedStates.count)
    let drawing = ImageDrawing(size: size, steps: steps + ends)
    let image = UIImage(drawing: drawing, scale: scale)
    guard drawing.weight > ImageDrawing.mostSteps, let bitmap = try? image.wholeBitmap() else {
      return image
    }
    return UIImage(bitmap: bitmap, scale: scale)
  }

  func fill(_ rect: CGRect, color: UIColor) { steps.append(.fill(rect, color)) }

  func strokeFrame(_ rect: CGRect, color: UIColor) { steps.append(.strokeFrame(rect, color)) }

  func fill(_ path: UIBezierPath, color: UIColor) {
    steps.append(.fillPath(path.cgPath.path, path.fillRule, color))
  }

  func stroke(_ path: UIBezierPath, color: UIColor) {
    steps.append(.strokePath(path.cgPath.path, path.pen, color))
  }

  func drawText(_ text: String, at point: CGPoint, attributes: UIKitRuntime.TextAttributes) {
    steps.append(.text(text, point, attributes))
  }

  /// The steps of a drawing that fills the image are taken over, so that images on images stay flat.
  func drawImage(_ image: UIImage, in rect: CGRect) {
    guard let drawing = image.drawing, drawing.size == size, rect.size == size,
      rect.origin == .zero, state.transform.isIdentity
    else { return steps.append(.image(image, rect)) }
    steps += [.saveState] + drawing.steps + [.restoreState]
  }

  func saveState() {
    savedStates.append(state)
    steps.append(.saveState)
  }

  func restoreState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    steps.append(.restoreState)
  }

  func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    steps.append(.concatenate(transform))
  }

  var clipBounds: CGRect {
    let transform = state.transform
    guard transform.a * transform.d != transform.b * transform.c else { return .null }
    return state.clip.applying(transform.inverted())
  }

  func clip(to rect: CGRect) {
    state.clip = state.clip.intersection(rect.applying(state.transform))
    steps.append(.clip(rect))
  }

  func clip(to path: UIBezierPath) {
    state.clip = state.clip.intersection(path.bounds.applying(state.transform))
    steps.append(.clipToPath(path.cgPath.path, path.fillRule))
  }
}
