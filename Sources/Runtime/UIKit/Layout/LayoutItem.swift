import CassowarySolver
import Foundation

/// A view or guide in an engine: the variables of its alignment rectangle, in its superview's or
/// owner's coordinates, and the constraints that follow from what it is.
///
/// Places are free variables and lengths are at least zero, so what nothing binds is zero.
/// Source: UIKIT-CASES.md layout-indeterminate.
@MainActor
final class LayoutItem {
  /// The view or guide, which leaves the engine before it goes.
  unowned let object: AnyObject
  let key: ObjectIdentifier
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// How many constraints and other items use this one.
  var uses = 0
  /// The items that the system's constraints of this one use.
  var used: [LayoutItem] = []
  var isChanged = false
  /// What the item itself asks for.
  var system: [SystemConstraint] = []
  /// The names of the above in the solver; nil where it was refused.
  var systemIDs: [ConstraintID?] = []
  /// The height of the content at the width that was solved, for text that breaks into lines.
  var heightAtWidth: (width: CGFloat, height: CGFloat)?
  /// Along which axes constraints say where the content of a scroll view ends.
  var boundAxes: Set<NSLayoutConstraint.Axis> = []

  init(_ object: AnyObject, in solver: inout ConstraintSolver) {
    self.object = object
    key = ObjectIdentifier(object)
    x = solver.makeVariable()
    y = solver.makeVariable()
    // The guides along insets may be narrower than nothing where the view has no room for them.
    let isInsetGuide = object is SystemLayoutGuide
    width = solver.makeVariable(isNonNegative: !isInsetGuide)
    height = solver.makeVariable(isNonNegative: !isInsetGuide)
  }

  var view: UIView? { object as? UIView }

  func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }

  func length(_ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? width : height
  }

  var variables: [Variable] { [x, y, width, height] }
}

/// A constraint that follows from what a view or guide is, and not from the app.
struct SystemConstraint {
  /// What the constraint says.
  enum Role: Equatable {
    /// The frame that the view has, given by hand or by its autoresizing mask.
    case frame(NSLayoutConstraint.Attribute)
    /// The view is not larger than its content.
    case hugging(NSLayoutConstraint.Axis)
    /// The view is not smaller than its content.
    case compressionResistance(NSLayoutConstraint.Axis)
    /// The view keeps its content's size before a sibling of the same priority does.
    case tieBreak(NSLayoutConstraint.Axis)
    /// A guide along insets or a scroll view's content.
    case guide(NSLayoutConstraint.Attribute)
  }

  let role: Role
  var constraint: LinearConstraint

  /// Whether only the constant differs.
  func hasForm(of other: SystemConstraint) -> Bool {
    role == other.role && constraint.relation == other.constraint.relation
      && constraint.priority == other.constraint.priority
      && constraint.terms == other.constraint.terms
  }
}

/// A sum of variables and a constant, and the items whose variables they are.
struct LayoutExpression {
  var terms: [Term] = []
  var constant: Double = 0
  var items: [LayoutItem] = []

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    for term in other.terms { terms.append(Term(term.coefficient * factor, term.variable)) }
    constant += other.constant * factor
    items += other.items
  }
}
