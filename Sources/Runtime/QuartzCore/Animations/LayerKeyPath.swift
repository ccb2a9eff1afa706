import CoreGraphics
import Foundation

/// A property of layers, or a part of one, by the path that names it in an animation.
///
/// Parts are those of points, sizes and rectangles, such as `bounds.size.width`, and of a transform:
/// `transform.rotation.z`, `transform.scale`, `transform.translation.x`.
/// Source: Apple, Core Animation Programming Guide, key-value coding extensions.
@MainActor
package struct LayerKeyPath {
  /// The path as it was written.
  package let name: String
  let property: LayerProperty
  private let part: Part
  package let kind: LayerValue.Kind

  private enum Part {
    case whole
    case numbers(Range<Int>)
    case rotation(axis: Int)
    /// Of one axis, or of all for nil.
    case scale(axis: Int?)
    case translation(axis: Int?)
  }

  /// Finds a path; nil if no layer has such a property.
  package init?(_ path: String) {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let property = LayerProperty.named(names[0]),
      let found = Self.part(names.dropFirst().joined(separator: "."), of: property.kind)
    else { return nil }
    name = path
    (self.property, part, kind) = (property, found.part, found.kind)
  }

  private static func part(
    _ name: String, of kind: LayerValue.Kind
  ) -> (part: Part, kind: LayerValue.Kind)? {
    switch (kind, name) {
    case (_, ""): (.whole, kind)
    case (.point, "x"), (.size, "width"): (.numbers(0..<1), .number)
    case (.point, "y"), (.size, "height"): (.numbers(1..<2), .number)
    case (.rect, "origin"): (.numbers(0..<2), .point)
    case (.rect, "size"): (.numbers(2..<4), .size)
    case (.rect, "origin.x"): (.numbers(0..<1), .number)
    case (.rect, "origin.y"): (.numbers(1..<2), .number)
    case (.rect, "size.width"): (.numbers(2..<3), .number)
    case (.rect, "size.height"): (.numbers(3..<4), .number)
    case (.transform, "rotation"): (.rotation(axis: 2), .number)
    case (.transform, "scale"): (.scale(axis: nil), .number)
    case (.transform, "translation"): (.translation(axis: nil), .size)
    case (.transform, _): transformPart(name)
    default: nil
    }
  }

  private static func transformPart(_ name: String) -> (part: Part, kind: LayerValue.Kind)? {
    let names = name.split(separator: ".")
    guard names.count == 2, let axis = ["x", "y", "z"].firstIndex(of: names[1]) else { return nil }
    switch names[0] {
    case "rotation": return (.rotation(axis: axis), .number)
    case "scale": return (.scale(axis: axis), .number)
    case "translation": return (.translation(axis: axis), .number)
    default: return nil
    }
  }

  /// The value that a layer stores.
  package func value(of layer: CALayer) -> LayerValue {
    let whole = property.read(layer)
    switch part {
    case .whole: return whole
    case .numbers(let range): return LayerValue(kind, Array(whole.numbers[range]))
    case .rotation(let axis):
      return LayerValue(kind, [TransformParts(whole.transform).angles[axis]])
    case .scale(let axis):
      let scale = TransformParts(whole.transform).scale
      return LayerValue(kind, [axis.map { scale[$0] } ?? (scale[0] + scale[1] + scale[2]) / 3])
    case .translation(let axis):
      let translation = TransformParts(whole.transform).translation
      return LayerValue(kind, axis.map { [translation[$0]] } ?? Array(translation[0..<2]))
    }
  }

  /// Writes a value into a presentation.
  func set(_ value: LayerValue, on layer: CALayer) {
    guard case .whole = part else {
      return property.write(layer, whole(with: value, of: property.read(layer)))
    }
    property.write(layer, value)
  }

  private func whole(with value: LayerValue, of whole: LayerValue) -> LayerValue {
    var parts = whole.kind == .transform ? TransformParts(whole.transform) : .identity
    switch part {
    case .whole: return value
    case .numbers(let range):
      var numbers = whole.numbers
      numbers.replaceSubrange(range, with: value.numbers)
      return LayerValue(whole.kind, numbers)
    case .rotation(let axis): parts.angles[axis] = value.numbers[0]
    case .scale(let axis?): parts.scale[axis] = value.numbers[0]
    case .scale(nil): parts.scale = Array(repeating: value.numbers[0], count: 3)
    case .translation(let axis?): parts.translation[axis] = value.numbers[0]
    case .translation(nil): parts.translation.replaceSubrange(0..<2, with: value.numbers)
    }
    return LayerValue(parts.transform, as: .transform) ?? whole
  }
}
