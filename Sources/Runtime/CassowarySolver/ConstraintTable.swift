/// A constraint in the form of the tableau: `marker = sign * (terms - constant) + other`.
struct SolvedConstraint {
  /// The slack of an inequality, the positive error of an optional equation, or the dummy variable
  /// of a required one; its column has the effects of the constraint (the paper's section 2.6).
  var marker: Int32
  /// The error of an optional inequality or the negative error of an optional equation, or none.
  var other: Int32
  var terms: [Term]
  /// -1 for `lessThanOrEqual`, else 1.
  var sign: Double
  var constant: Double
  var priority: Priority
  var isEquation: Bool
}

/// The constraints of a solver by their identifiers.
struct ConstraintTable {
  private var slots: [(constraint: SolvedConstraint, id: ConstraintID)?] = []
  private var freeSlots: [Int32] = []
  private var added = 0

  /// The constraints, in the order of their slots.
  var all: some Sequence<SolvedConstraint> { slots.lazy.compactMap { $0?.constraint } }

  /// The slot that the next constraint gets.
  var nextSlot: Int32 { freeSlots.last ?? Int32(slots.count) }

  mutating func append(_ constraint: SolvedConstraint) -> ConstraintID {
    let id = ConstraintID(slot: nextSlot, ordinal: added)
    added += 1
    if freeSlots.popLast() == nil {
      slots.append((constraint, id))
    } else {
      slots[id.slot] = (constraint, id)
    }
    return id
  }

  mutating func remove(_ id: ConstraintID) -> SolvedConstraint {
    let constraint = self[id]
    slots[id.slot] = nil
    freeSlots.append(id.slot)
    return constraint
  }

  func contains(_ id: ConstraintID) -> Bool {
    slots.indices.contains(Int(id.slot)) && slots[id.slot]?.id == id
  }

  /// The constraint with an identifier.
  ///
  /// - Precondition: The constraint was added and not removed.
  subscript(id: ConstraintID) -> SolvedConstraint {
    get {
      guard let entry = slots[id.slot], entry.id == id else {
        preconditionFailure("the constraint is not in this solver")
      }
      return entry.constraint
    }
    set {
      precondition(slots[id.slot]?.id == id, "the constraint is not in this solver")
      slots[id.slot] = (newValue, id)
    }
  }

  /// The identifier of the constraint in a slot, if there is one.
  func id(ofSlot slot: Int32) -> ConstraintID? {
    slots.indices.contains(Int(slot)) ? slots[slot]?.id : nil
  }
}
