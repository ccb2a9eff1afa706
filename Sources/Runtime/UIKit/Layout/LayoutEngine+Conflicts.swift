import CassowarySolver

extension LayoutEngine {
  /// Adds an app's constraint, or breaks it where it contradicts the others.
  ///
  /// One that is retried was broken before and has been reported.
  func insert(_ constraint: NSLayoutConstraint, isRetried: Bool = false) {
    let key = ObjectIdentifier(constraint)
    guard solved[key] == nil else { return }
    let (linear, items) = translation.linearConstraint(constraint)
    do {
      let id = try solver.add(linear)
      solved[key] = SolvedLayoutConstraint(id: id, items: items)
      owners[id] = .app(constraint)
    } catch {
      release(items)
      broken.append(constraint)
      guard !isRetried else { return }
      report(error.conflicting.compactMap { owners[$0] } + [.app(constraint)], breaking: constraint)
    }
  }

  /// Adds a constraint of the system, breaking those of the app that contradict it.
  ///
  /// - Returns: Its name, or nil if it contradicts other constraints of the system.
  func insertBreakingOthers(_ constraint: LinearConstraint) -> ConstraintID? {
    while true {
      do { return try solver.add(constraint) } catch {
        guard breakLatest(of: error) else { return nil }
      }
    }
  }

  /// Changes constants, breaking constraints of the app where they contradict each other then.
  func setConstants(_ changes: [(ConstraintID, Double)]) {
    guard !changes.isEmpty else { return }
    var changes = changes
    while true {
      do { return try solver.setConstants(changes) } catch {
        guard breakLatest(of: error) else { return }
        changes.removeAll { !solver.contains($0.0) }
      }
    }
  }

  /// Breaks the constraint of the app that was added last of those in conflict.
  ///
  /// Source: UIKIT-CASES.md layout-unsatisfiable: only constraints that the app made are broken.
  private func breakLatest(of error: UnsatisfiableError) -> Bool {
    for id in error.conflicting.reversed() {
      guard case .app(let constraint) = owners[id],
        let entry = solved.removeValue(forKey: ObjectIdentifier(constraint))
      else { continue }
      let conflict = error.conflicting.compactMap { owners[$0] }
      solver.remove(id)
      owners[id] = nil
      release(entry.items)
      broken.append(constraint)
      report(conflict, breaking: constraint)
      return true
    }
    return false
  }

  /// Prints what UIKit prints, one line at a time.
  ///
  /// Source: UIKIT-CASES.md layout-unsatisfiable.
  private func report(_ conflict: [ConstraintOwner], breaking constraint: NSLayoutConstraint) {
    guard !isFitting else { return }
    var names = LayoutNames()
    let list = conflict.map { names.text(of: $0) }
    let hasMask = conflict.contains { $0.isFrame }
    let application = root.storedWindow?.application ?? UIApplication.shared
    for line in LayoutConflictReport(
      list: list, hasMask: hasMask, broken: names.text(of: constraint)
    ).lines { application.log(line) }
  }
}

extension ConstraintOwner {
  fileprivate var isFrame: Bool {
    if case .item(_, .frame) = self { return true }
    return false
  }
}
