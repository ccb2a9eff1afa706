import CassowarySolver
import Foundation

/// The constraints and items of one text as UIKit prints them, with numbers in place of addresses,
/// so that two runs print the same.
///
/// Source: UIKIT-CASES.md layout-unsatisfiable.
@MainActor
struct LayoutNames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var next = 1

  private mutating func address(of object: AnyObject) -> String {
    let key = ObjectIdentifier(object)
    if numbers[key] == nil {
      numbers[key] = next
      next += 1
    }
    return "0x" + String(numbers[key] ?? 0, radix: 16)
  }

  mutating func text(of owner: ConstraintOwner) -> String {
    switch owner {
    case .app(let constraint): text(of: constraint)
    case .item(let item, let role): text(of: role, of: item)
    }
  }

  mutating func text(of constraint: NSLayoutConstraint) -> String {
    let identifier = constraint.identifier.map { " '\($0)' " } ?? " "
    let address = address(of: constraint)
    let state = constraint.isActive ? "active" : "inactive"
    let priority =
      constraint.priority == .required ? "" : " @\(number(CGFloat(constraint.priority.rawValue)))"
    return "<NSLayoutConstraint:\(address)\(identifier)\(equation(of: constraint))\(priority)"
      + "   (\(state))>"
  }

  private mutating func equation(of constraint: NSLayoutConstraint) -> String {
    let left = "\(text(of: constraint.first)) \(constraint.relation.sign) "
    guard let second = constraint.second, constraint.multiplier != 0 else {
      return left + number(constraint.constant)
    }
    let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier))*"
    let constant = constraint.constant
    let rest =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
    return left + factor + text(of: second) + rest
  }

  mutating func text(of target: LayoutTarget) -> String {
    let end = "\(text(ofItem: target.item)).\(target.attribute.name)"
    guard target.isDistance else { return end }
    return "(\(end) - \(text(ofItem: target.startItem)).\(target.startAttribute.name))"
  }

  private mutating func text(ofItem item: AnyObject?) -> String {
    guard let item else { return "nil" }
    let name = "\(type(of: item)):\(address(of: item))"
    switch item {
    case let label as UILabel: return label.text.map { "\(name)'\($0)'" } ?? name
    case let guide as UILayoutGuide:
      let owner = guide.owningView.map { text(ofItem: $0) } ?? "nil"
      return "UILayoutGuide:\(address(of: guide))'\(guide.identifier)' of \(owner)"
    default: return name
    }
  }

  private mutating func text(of role: SystemConstraint.Role, of item: LayoutItem) -> String {
    let object = text(ofItem: item.object)
    let constant =
      item.system.first { $0.role == role }.map { number($0.constraint.constant) } ?? ""
    switch role {
    case .frame(let attribute) where item.view?.storedSuperview == nil && attribute.isSize:
      let side = attribute == .width ? "Width" : "Height"
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(side)' \(object).\(attribute.name) "
        + "== \(constant)   (active)>"
    case .frame(let attribute):
      let mask = item.view?.autoresizingMask ?? []
      return "<NSAutoresizingMaskLayoutConstraint h=\(mask.horizontalSigns) v=\(mask.verticalSigns)"
        + " \(object).\(attribute.name) == \(constant)   (active)>"
    case .hugging(let axis):
      return "<NSContentSizeLayoutConstraint \(axis.letter):[\(object)(<=\(constant))]>"
    case .compressionResistance(let axis):
      return "<NSContentSizeLayoutConstraint \(axis.letter):[\(object)(>=\(constant))]>"
    case .tieBreak(let axis):
      return "<NSContentSizeLayoutConstraint \(axis.letter):[\(object)(\(constant))]>"
    case .guide(let attribute):
      let owner = (item.object as? UILayoutGuide)?.owningView
      let inset = text(ofItem: owner)
      return "<NSLayoutConstraint '\((item.object as? UILayoutGuide)?.identifier ?? "")-"
        + "\(attribute.name)' \(object).\(attribute.name) == \(inset).\(attribute.name)"
        + "   (active)>"
    }
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private func number(_ value: Double) -> String { number(CGFloat(value)) }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The axis as the visual format language calls it.
  fileprivate var letter: String { self == .horizontal ? "H" : "V" }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the attribute in reports.
  fileprivate var name: String {
    switch self {
    case .left: "minX"
    case .right: "maxX"
    case .top: "top"
    case .bottom: "bottom"
    default: "\(self)"
    }
  }
}

extension UIView.AutoresizingMask {
  fileprivate var horizontalSigns: String {
    signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
  }

  fileprivate var verticalSigns: String {
    signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }

  /// A sign for the margin before, the size and the margin after: `&` if it is flexible, as the last
  /// is where no other one is.
  private func signs(_ parts: [UIView.AutoresizingMask]) -> String {
    let signs = parts.map { contains($0) ? "&" : "-" }.joined()
    return signs == "---" ? "--&" : signs
  }
}
