import CoreGraphics
import Foundation

/// A property of layers that animations can change, by its name.
///
/// Swift has no key-value coding on Linux; this table is what key paths are read in.
/// Source: Apple, Core Animation Programming Guide, animatable properties.
@MainActor
struct LayerProperty {
  let name: String
  let kind: LayerValue.Kind
  /// Whether a change of a layer that is no view's animates by itself.
  let isImplicit: Bool
  let read: (CALayer) -> LayerValue
  /// Writes the value into a presentation, without telling the delegate.
  let write: (CALayer, LayerValue) -> Void

  static func named(_ name: String) -> LayerProperty? { all[name] }

  private static let all: [String: LayerProperty] = Dictionary(
    uniqueKeysWithValues: (geometry + look + shadow + shape).map { ($0.name, $0) })

  private static let geometry = [
    LayerProperty("bounds", .rect) {
      LayerValue($0.storedBounds)
    } write: {
      $0.storedBounds = $1.rect
    },
    LayerProperty("position", .point) {
      point($0.storedPosition)
    } write: {
      $0.storedPosition = $1.point
    },
    LayerProperty("anchorPoint", .point) {
      point($0.storedAnchorPoint)
    } write: {
      $0.storedAnchorPoint = $1.point
    },
    LayerProperty("sublayerTransform", .transform) {
      LayerValue($0.readExtras.sublayerTransform, as: .transform) ?? .zero(.transform)
    } write: {
      $0.ownExtras.sublayerTransform = $1.transform
    },
    LayerProperty("transform", .transform) {
      LayerValue($0.readExtras.transform, as: .transform) ?? .zero(.transform)
    } write: {
      $0.ownExtras.transform = $1.transform
    },
    number("zPosition", \.zPosition),
  ]

  private static let look = [
    LayerProperty("opacity", .opacity) {
      LayerValue(.opacity, [Double($0.storedOpacity)])
    } write: {
      $0.storedOpacity = Float($1.numbers[0])
    },
    LayerProperty("backgroundColor", .color) {
      LayerValue($0.storedColor?.cgColor)
    } write: {
      $0.storedColor = $1.color
    },
    LayerProperty("hidden", .object, isImplicit: false) {
      LayerValue(.object, [], object: $0.storedIsHidden)
    } write: {
      $0.storedIsHidden = $1.object as? Bool ?? $0.storedIsHidden
    },
    LayerProperty("contents", .object, isImplicit: false) {
      LayerValue(.object, [], object: $0.readExtras.contents)
    } write: {
      $0.ownExtras.contents = $1.object
    },
    number("cornerRadius", \.cornerRadius), number("borderWidth", \.borderWidth),
    LayerProperty("borderColor", .color) {
      LayerValue($0.readExtras.borderColor)
    } write: {
      $0.ownExtras.borderColor = $1.color
      $0.ownExtras.hasOwnBorderColor = true
    },
  ]

  private static let shadow = [
    LayerProperty("shadowOpacity", .opacity) {
      LayerValue(.opacity, [Double($0.readExtras.shadowOpacity)])
    } write: {
      $0.ownExtras.shadowOpacity = Float($1.numbers[0])
    },
    number("shadowRadius", \.shadowRadius),
    LayerProperty("shadowOffset", .size) {
      LayerValue(.size, [$0.readExtras.shadowOffset.width, $0.readExtras.shadowOffset.height])
    } write: {
      $0.ownExtras.shadowOffset = $1.size
    },
    LayerProperty("shadowColor", .color) {
      LayerValue($0.readExtras.shadowColor)
    } write: {
      $0.ownExtras.shadowColor = $1.color
    },
  ]

  private static let shape = [
    number("strokeStart", \.strokeStart), number("strokeEnd", \.strokeEnd),
    number("lineWidth", \.lineWidth), number("miterLimit", \.miterLimit),
    number("lineDashPhase", \.lineDashPhase), color("fillColor", \.fillColor),
    color("strokeColor", \.strokeColor),
  ]

  private static func number(
    _ name: String, _ path: WritableKeyPath<CAShapeLayer.Shape, CGFloat>
  ) -> LayerProperty {
    LayerProperty(name, .number) {
      LayerValue(.number, [Double(($0 as? CAShapeLayer)?.drawing[keyPath: path] ?? 0)])
    } write: {
      ($0 as? CAShapeLayer)?.drawing[keyPath: path] = CGFloat($1.numbers[0])
    }
  }

  private static func color(
    _ name: String, _ path: WritableKeyPath<CAShapeLayer.Shape, CGColor?>
  ) -> LayerProperty {
    LayerProperty(name, .color) {
      LayerValue(($0 as? CAShapeLayer)?.drawing[keyPath: path])
    } write: {
      ($0 as? CAShapeLayer)?.drawing[keyPath: path] = $1.color
    }
  }

  private init(
    _ name: String, _ kind: LayerValue.Kind, isImplicit: Bool = true,
    read: @escaping (CALayer) -> LayerValue, write: @escaping (CALayer, LayerValue) -> Void
  ) {
    (self.name, self.kind, self.isImplicit) = (name, kind, isImplicit)
    (self.read, self.write) = (read, write)
  }

  private static func number(
    _ name: String, _ path: ReferenceWritableKeyPath<LayerExtras, CGFloat>
  ) -> LayerProperty {
    LayerProperty(name, .number) {
      LayerValue(.number, [Double($0.readExtras[keyPath: path])])
    } write: {
      $0.ownExtras[keyPath: path] = CGFloat($1.numbers[0])
    }
  }

  private static func point(_ point: CGPoint) -> LayerValue {
    LayerValue(.point, [point.x, point.y])
  }
}
