import UIKit

/// What of the screen in front can be used, and what it says.
@MainActor
package final class ScreenElements {
  let app: RunningApp
  let navigator: Navigator
  let names: NameLookup
  private let delegates: [any ShellSessionDelegate]

  init(
    of app: RunningApp, navigator: Navigator, names: NameLookup,
    delegates: [any ShellSessionDelegate]
  ) {
    self.app = app
    self.navigator = navigator
    self.names = names
    self.delegates = delegates
  }

  /// Everything that can be used on the screen in front, in reading order.
  package var all: [ScreenElement] {
    ScreenElement.all(in: app.viewInFront, and: app.typing.inputViews) { [delegates] control in
      delegates.lazy.compactMap { $0.number(of: control) }.first
    }
  }

  /// The element of a number, or of a name; typed, the beginning of one name is enough.
  ///
  /// - Returns: Nil if none is meant.
  /// - Throws: `CommandFailure` if it could be several.
  func element(
    _ name: String, at range: Range<Int>, among elements: [ScreenElement]
  ) throws(CommandFailure) -> ScreenElement? {
    if let number = Int(name) { return elements.first { $0.number == number } }
    let wanted = name.lowercased()
    let whole = [
      elements.filter { $0.name.lowercased() == wanted },
      elements.filter { $0.otherNames.contains { $0.lowercased() == wanted } },
    ]
    if let found = whole.first(where: { !$0.isEmpty }) {
      guard found.count > 1 else { return found[0] }
      throw CommandFailure(
        .ambiguous(name, candidates: found.map { "\($0.number) \($0.name)" }), at: range)
    }
    return try names.index(of: name, in: elements.map(\.name), at: range).map { elements[$0] }
  }

  /// The element as a recording writes it: by name, or by number where names do not tell it apart.
  func reference(to element: ScreenElement, among elements: [ScreenElement]) -> String {
    let isAlone = elements.count { $0.name.lowercased() == element.name.lowercased() } == 1
    return isAlone && Int(element.name) == nil ? element.name : "\(element.number)"
  }

  /// The controls in front that can be adjusted, each as a whole, with their numbers.
  var adjustables: [ScreenElement] {
    var seen: Set<ObjectIdentifier> = []
    return all.compactMap { element in
      guard let control = element.adjustable, seen.insert(ObjectIdentifier(control)).inserted
      else { return nil }
      // The parts of a control have numbers of their own; adjusting takes the whole.
      return (control as? any ElementGroup).map { .init($0) } ?? element
    }
  }

  /// What can be used instead of what a command looked for in vain; empty where there is nothing.
  var otherUses: String {
    let names = all.prefix(9).map { "\($0.number) \($0.name)" }
    return names.isEmpty ? "" : "; press has: \(names.joined(separator: ", "))"
  }
}

extension RunningApp {
  /// The view of what is in front with all the bars and screens around it.
  var viewInFront: UIView? {
    front.flatMap { presentedRoot(of: $0).viewIfLoaded }
  }

  /// The lists in front.
  var lists: [any ItemList] {
    viewInFront?.shownViews(of: UIScrollView.self).compactMap { $0 as? any ItemList } ?? []
  }
}
