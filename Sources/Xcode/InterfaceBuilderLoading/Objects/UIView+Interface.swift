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
    if let color = element.color("backgroundColor") {
      backgroundColor = UIColor.make(color, element)
    }
    if let color = element.color("tintColor") { tintColor = UIColor.make(color, element) }
    decodePriorities(element)
    if let accessibility = element.child(key: "accessibilityConfiguration") {
      if let label = accessibility.text("label") { accessibilityLabel = label }
      if let hint = accessibility.text("hint") { accessibilityHint = hint }
      if let identifier = accessibility.text("identifier") { accessibilityIdentifier = identifier }
    }
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
