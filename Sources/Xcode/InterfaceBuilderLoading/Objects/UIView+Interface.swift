import InterfaceBuilderReading
import UIKit

extension UIView {
  /// What every view has in a file.
  func decodeCommon(_ element: InterfaceElement) {
    if let rect = element.frame { frame = rect }
    if let mask = element.flags("autoresizingMask") {
      autoresizingMask = .init(interfaceFlags: mask)
    }
    if let translates = element.bool("translatesAutoresizingMaskIntoConstraints") {
      // A view that keeps the frame of the canvas has no constraints, and yet the file says NO for it.
      translatesAutoresizingMaskIntoConstraints = translates || element.bool("fixedFrame") == true
    }
    if let hidden = element.bool("hidden") { isHidden = hidden }
    if let alpha = element.number("alpha") { self.alpha = CGFloat(alpha) }
    if let tag = element.integer("tag") { self.tag = tag }
    if let opaque = element.bool("opaque") { isOpaque = opaque }
    if let clips = element.bool("clipsSubviews") { clipsToBounds = clips }
    if let enabled = element.bool("userInteractionEnabled") { isUserInteractionEnabled = enabled }
    if let multiple = element.bool("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
    if let exclusive = element.bool("exclusiveTouch") { isExclusiveTouch = exclusive }
    if let autoresizes = element.bool("autoresizesSubviews") { autoresizesSubviews = autoresizes }
    if let mode = UIView.ContentMode(interfaceName: element.attributes["contentMode"]) {
      contentMode = mode
    }
    decodeMargins(element)
    if let color = element.color("backgroundColor") {
      backgroundColor = UIColor.make(color, element)
    }
    if let color = element.color("tintColor") { tintColor = UIColor.make(color, element) }
    decodePriorities(element)
    decodeAccessibility(element)
  }

  private func decodeMargins(_ element: InterfaceElement) {
    if let preserves = element.bool("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = insets
    }
    if let margins = element.child(key: "layoutMargins") { layoutMargins = UIEdgeInsets(margins) }
  }

  private func decodePriorities(_ element: InterfaceElement) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    if let value = priority("horizontalHuggingPriority") {
      setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .vertical)
    }
  }
}

extension UIView.ContentMode {
  fileprivate init?(interfaceName name: String?) {
    guard let mode = Self.all.first(where: { "\($0)" == name }) else { return nil }
    self = mode
  }

  private static let all = (0..<16).compactMap(Self.init(rawValue:))
}

extension UIView.AutoresizingMask {
  fileprivate init(interfaceFlags flags: Set<String>) {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = names.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
  }
}
