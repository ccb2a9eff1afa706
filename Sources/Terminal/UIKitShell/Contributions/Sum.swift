/// Something that contributions bring by name: a command, a setting, a topic.
protocol Contributed {
  /// What it is called.
  var name: String { get }
  /// The one after which it is listed; nil for the order of contributions.
  var predecessor: String? { get }
  /// True if it stands in place of an earlier one of that name.
  var isOverride: Bool { get }
}

extension Command: Contributed {}
extension Setting: Contributed {}
extension HelpTopic: Contributed {}

/// What contributions bring of one kind, in the order in which it is listed.
struct Sum<Element: Contributed> {
  /// All of them.
  private(set) var elements: [Element] = []
  private var owners: [String: String] = [:]
  private let noun: String

  /// The sum of what `contributed` finds in each contribution.
  ///
  /// Overrides stand where the overridden stood, and what has a predecessor after that one.
  ///
  /// - Throws: `ContributionConflict` where a name is contributed twice and does not say that it
  ///   overrides, and where it says so and there is nothing to override.
  init(
    _ noun: String, of contributions: [ShellContribution],
    _ contributed: (ShellContribution) -> [Element]
  ) throws(ContributionConflict) {
    self.noun = noun
    for contribution in contributions {
      for element in contributed(contribution) where !element.isOverride {
        try add(element, of: contribution.name)
      }
    }
    for contribution in contributions {
      for element in contributed(contribution) where element.isOverride {
        try override(with: element, of: contribution.name)
      }
    }
    order()
  }

  private mutating func add(
    _ element: Element, of contributor: String
  ) throws(ContributionConflict) {
    if let owner = owners[element.name] {
      throw ContributionConflict(
        subject: "the \(noun) '\(element.name)'", contributors: [owner, contributor])
    }
    owners[element.name] = contributor
    elements.append(element)
  }

  private mutating func override(
    with element: Element, of contributor: String
  ) throws(ContributionConflict) {
    guard let place = elements.firstIndex(where: { $0.name == element.name }) else {
      throw ContributionConflict(
        subject: "the \(noun) '\(element.name)'", contributors: [contributor])
    }
    if elements[place].isOverride, let owner = owners[element.name] {
      throw ContributionConflict(
        subject: "the \(noun) '\(element.name)'", contributors: [owner, contributor])
    }
    owners[element.name] = contributor
    elements[place] = element
  }

  /// Puts what has a predecessor behind it; several keep their order.
  private mutating func order() {
    let moved = elements.filter { $0.predecessor != nil }
    elements.removeAll { $0.predecessor != nil }
    for element in moved {
      let place = elements.lastIndex {
        $0.name == element.predecessor || $0.predecessor == element.predecessor
      }
      elements.insert(element, at: place.map { $0 + 1 } ?? elements.count)
    }
  }

  /// Who contributes the element of a name.
  func contributor(of name: String) -> String { owners[name] ?? "" }
}
