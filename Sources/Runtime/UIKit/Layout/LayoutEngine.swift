import CassowarySolver
import Foundation

/// Solves the active constraints of one tree of views, and knows where they put each view.
///
/// It follows the tree: the views hold the constraints, and what the engine has can be made again
/// from them. Changes are collected and solved when a layout pass, or a reader of frames, asks.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  /// Whether the size of the root is looked for, and not given.
  let isFitting: Bool
  var solver = ConstraintSolver()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// The app's constraints in the solver.
  var solved: [ObjectIdentifier: SolvedLayoutConstraint] = [:]
  /// Whose the solver's constraints are.
  var owners: [ConstraintID: ConstraintOwner] = [:]
  /// Active constraints that contradicted others and do not act.
  var broken: [NSLayoutConstraint] = []

  private var added: [NSLayoutConstraint] = []
  private var changedConstants: [NSLayoutConstraint] = []
  private var changedItems: [LayoutItem] = []
  private var unusedItems: [LayoutItem] = []
  private var isOutOfDate = true
  /// Whether views may have to move since `markMovedViews()` was called.
  private var hasMoved = false

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    add(below: root)
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    added.append(constraint)
    isOutOfDate = true
  }

  /// Takes the constraints that a tree of views holds.
  func add(below view: UIView) {
    for constraint in view.constraints { add(constraint) }
    for subview in view.storedSubviews where subview.takesPartInLayout { add(below: subview) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    isOutOfDate = true
    broken.removeIdentical(to: constraint)
    guard let entry = solved.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return added.removeIdentical(to: constraint)
    }
    solver.remove(entry.id)
    owners[entry.id] = nil
    release(entry.items)
  }

  /// Forgets a tree of views that leaves, with the constraints that it holds.
  func remove(below view: UIView) {
    removeConstraints(below: view)
    removeUnusedItems()
  }

  private func removeConstraints(below view: UIView) {
    for constraint in view.constraints { remove(constraint) }
    for subview in view.storedSubviews where subview.takesPartInLayout {
      removeConstraints(below: subview)
    }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    changedConstants.append(constraint)
    isOutOfDate = true
    constraint.holder?.storedWindow?.scheduleLayoutPass()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
    constraint.holder?.storedWindow?.scheduleLayoutPass()
  }

  /// What a view or guide asks for by itself is to be worked out anew.
  func itemDidChange(_ object: AnyObject) {
    guard let item = items[ObjectIdentifier(object)], !item.isChanged else { return }
    item.isChanged = true
    changedItems.append(item)
    isOutOfDate = true
  }

  // MARK: Solving

  /// Solves what has changed.
  ///
  /// - Complexity: O(1) if nothing has.
  func solve() {
    guard isOutOfDate else { return }
    isOutOfDate = false
    hasMoved = true
    let retried = broken
    broken = []
    applyChanges()
    let new = added
    added = []
    for constraint in new where constraint.holder != nil { insert(constraint) }
    for constraint in retried where constraint.holder != nil { insert(constraint, isRetried: true) }
    measureTextAtItsWidth()
    removeUnusedItems()
  }

  /// Brings the constants in the solver up to date, all at once.
  private func applyChanges() {
    var constants: [(ConstraintID, Double)] = []
    for item in changedItems {
      item.isChanged = false
      guard items[item.key] === item else { continue }
      item.heightAtWidth = nil
      constants += update(item)
    }
    changedItems = []
    for constraint in changedConstants {
      guard let entry = solved[ObjectIdentifier(constraint)] else { continue }
      let (linear, items) = translation.linearConstraint(constraint)
      release(items)
      constants.append((entry.id, linear.constant))
    }
    changedConstants = []
    setConstants(constants)
  }

  /// Gives labels of several lines the height that they have at the width that was found.
  func measureTextAtItsWidth() {
    var constants: [(ConstraintID, Double)] = []
    for item in items.values where item.uses > 0 {
      guard let view = item.view, !view.isPlacedByFrame else { continue }
      let width = CGFloat(solver.value(of: item.width).rounded())
      guard width >= 1, width != item.heightAtWidth?.width,
        let height = view.contentHeight(atWidth: width)
      else { continue }
      item.heightAtWidth = (width, height)
      constants += update(item)
    }
    setConstants(constants.sorted { $0.0 < $1.0 })
  }

  /// Works out anew what an item asks for.
  ///
  /// - Returns: The constants to be changed if the constraints keep their form; else they have been
  ///   exchanged.
  private func update(_ item: LayoutItem) -> [(ConstraintID, Double)] {
    let old = item.system
    let (new, used) = systemConstraints.constraints(of: item)
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.hasForm(of: $1) }) else {
      removeSystemConstraints(of: item)
      addSystemConstraints(new, using: used, to: item)
      return []
    }
    item.system = new
    release(used)
    return zip(item.systemIDs, new).compactMap { id, system in
      id.flatMap { solver.contains($0) ? ($0, system.constraint.constant) : nil }
    }
  }

  // MARK: Items

  private var systemConstraints: SystemConstraints {
    SystemConstraints(root: root, isFitting: isFitting) { [unowned self] in use($0) }
  }

  var translation: ConstraintTranslation {
    ConstraintTranslation(root: root) { [unowned self] in use($0) }
  }

  /// The item of a view or guide, made now if it is not there, and used once more.
  func use(_ object: AnyObject) -> LayoutItem {
    let key = ObjectIdentifier(object)
    if let item = items[key] {
      item.uses += 1
      return item
    }
    let item = LayoutItem(object, in: &solver)
    items[key] = item
    item.uses = 1
    let (system, used) = systemConstraints.constraints(of: item)
    addSystemConstraints(system, using: used, to: item)
    return item
  }

  func release(_ items: [LayoutItem]) {
    for item in items {
      item.uses -= 1
      if item.uses == 0 { unusedItems.append(item) }
    }
  }

  private func addSystemConstraints(
    _ constraints: [SystemConstraint], using used: [LayoutItem], to item: LayoutItem
  ) {
    item.system = constraints
    item.used = used
    item.systemIDs = constraints.map { system in
      let id = insertBreakingOthers(system.constraint)
      if let id { owners[id] = .item(item, system.role) }
      return id
    }
  }

  private func removeSystemConstraints(of item: LayoutItem) {
    for case let id? in item.systemIDs where owners[id] != nil {
      solver.remove(id)
      owners[id] = nil
    }
    item.system = []
    item.systemIDs = []
    release(item.used)
    item.used = []
  }

  /// Forgets items that no constraint uses any more; their views keep the frames they have.
  ///
  /// Must be called before a view or guide that was used can go.
  func removeUnusedItems() {
    while let item = unusedItems.popLast() {
      guard item.uses == 0, items[item.key] === item else { continue }
      removeSystemConstraints(of: item)
      for variable in item.variables { solver.remove(variable) }
      items[item.key] = nil
    }
  }

  // MARK: Results

  /// The rectangle that was found for a view or guide, in whole pixels; nil if it takes no part.
  func alignmentRect(of object: AnyObject) -> CGRect? {
    guard let item = items[ObjectIdentifier(object)] else { return nil }
    return Self.wholeRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }

  /// Moves each edge to the nearest whole pixel, so that what touches still touches.
  ///
  /// Source: decisions/LAYOUT.md "2026-11-22 Constraints put edges on whole pixels".
  private static func wholeRect(x: Double, y: Double, width: Double, height: Double) -> CGRect {
    // The greater one if two are as near; what the solver's rounding leaves of a half counts as one.
    let pixel = Double(ScreenCell.pixel)
    func whole(_ edge: Double) -> Double { (edge / pixel + 0.5 + 1e-6).rounded(.down) * pixel }
    let (left, top) = (whole(x), whole(y))
    return CGRect(
      x: left, y: top, width: whole(x + width) - left, height: whole(y + height) - top)
  }

  /// How many steps the solver has taken so far.
  var stepCount: Int { solver.stepCount }

  /// Whether another solution that is as good puts a view elsewhere.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard let item = items[ObjectIdentifier(view)] else { return false }
    return !solver.ambiguousVariables(among: item.variables).isEmpty
  }

  /// Asks for layout of the views whose subviews have to move, and sizes the content of scroll views.
  ///
  /// - Complexity: O(items) if something has been solved since the last call, else O(1).
  func markMovedViews() {
    guard hasMoved else { return }
    hasMoved = false
    for item in items.values {
      guard let view = item.view else {
        applyContentSize(of: item)
        continue
      }
      guard !view.isPlacedByFrame, let rect = alignmentRect(of: view), !view.isAligned(to: rect)
      else { continue }
      if let superview = view.storedSuperview {
        superview.setNeedsLayout()
      } else {
        view.align(to: rect)
      }
    }
  }

  /// Gives a scroll view the size of its content along the axes on which constraints bind it.
  private func applyContentSize(of item: LayoutItem) {
    guard let guide = item.object as? SystemLayoutGuide, guide.kind == .scrollContent,
      let scrollView = guide.owningView as? UIScrollView, let rect = alignmentRect(of: guide)
    else { return }
    var size = scrollView.contentSize
    if item.boundAxes.contains(.horizontal) { size.width = rect.width }
    if item.boundAxes.contains(.vertical) { size.height = rect.height }
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}

/// An app's constraint in the solver, and the items that it uses.
struct SolvedLayoutConstraint {
  let id: ConstraintID
  let items: [LayoutItem]
}

/// Whose a constraint in the solver is.
enum ConstraintOwner {
  case app(NSLayoutConstraint)
  case item(LayoutItem, SystemConstraint.Role)
}
