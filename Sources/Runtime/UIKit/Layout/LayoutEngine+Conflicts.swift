import CassowarySolver

extension LayoutEngine {
  /// Adds an app's constraint, or breaks it where it contradicts the others.
  func insert(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard solved[key] == nil else { return }
    let (linear, items) = linearConstraint(constraint, keepsItems: true)
    do {
      let id = try solver.add(linear)
      solved[key] = SolvedLayoutConstraint(id: id, items: items)
      owners[id] = .app(constraint)
    } catch {
      release(items)
      broken.append(constraint)
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
  private func breakLatest(of error: UnsatisfiableError) -> Bool {
    for id in error.conflicting.reversed() {
      guard case .app(let constraint) = owners[id],
        let entry = solved.removeValue(forKey: ObjectIdentifier(constraint))
      else { continue }
      solver.remove(id)
      owners[id] = nil
      release(entry.items)
      broken.append(constraint)
      return true
    }
    return false
  }
}
